"""What needs the network may fail: the reader stays as it is."""
import pytest
from harness.proxy import Reply

PATHS = ["/quran/112", "/quran/page/604", "/quran/112/1/tajweed", "/quran/112/1/actions"]
KEPT = """async () => {
    const name = (await caches.keys()).find((name) => /^pack-quran-[0-9a-f]{16}/.test(name));
    return Boolean(name && await caches.match("/.pack/index", { cacheName: name }));
}"""


@pytest.fixture
def reading(quran_content, app, door):
    assert app.call("/quran/112")[0] == 200
    app.page.wait_for_function(KEPT)
    return app, door


def test_what_needs_the_network_fails_alone(reading):
    """QI-022 sync that is answered wrongly or not at all, and notifications that are forbidden, leave every page of the reader as it was"""
    app, door = reading
    whole = {path: app.call(path) for path in PATHS}
    assert all(status == 200 for status, _ in whole.values())
    for answer in (Reply(500, [], b"no"), Reply(200, [("content-type", "application/json")], b"{]"), None):
        door.hooks["/sync"] = lambda method, body, ask, answer=answer: answer
        app.page.evaluate("() => navigator.serviceWorker.controller.postMessage({ type: 'sync' })")
        app.page.wait_for_timeout(700)
        assert {path: app.call(path) for path in PATHS} == whole
    assert app.page.evaluate("async () => Notification.permission") != "granted", "no push reaches this browser"
    door.shut()
    app.stop_worker()
    assert {path: app.call(path) for path in PATHS} == whole
