"""What needs the network may fail: the reader stays as it is."""
import json
import os
import pathlib

import pytest
from harness.app import AppPage
from harness.proxy import Door, Reply
from harness.server import Server

PATHS = ["/quran/112", "/quran/page/604", "/quran/112/1/tajweed", "/quran/112/1/actions"]
KEPT = """async () => {
    const name = (await caches.keys()).find((name) => /^pack-quran-[0-9a-f]{16}/.test(name));
    return Boolean(name && await caches.match("/.pack/index", { cacheName: name }));
}"""


@pytest.fixture
def reading(tmp_path, profiles):
    index = pathlib.Path(os.environ.get("WIRD_CONTENT", "")) / "packs.json"
    if not index.is_file() or "quran" not in json.loads(index.read_text(encoding="utf-8")):
        pytest.skip("WIRD_CONTENT holds no text of the Quran")
    server = Server(tmp_path / "data").start()
    door = Door(server.port)
    door.open()
    app = AppPage(profiles().pages[0], door.address).install()
    assert app.call("/quran/112")[0] == 200
    app.page.wait_for_function(KEPT)
    yield app, door
    door.shut()
    server.kill()


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
