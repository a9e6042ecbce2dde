"""What needs the network may fail: the reader stays as it is."""
import json
import os
import pathlib
import re
import urllib.request

import pytest
from harness.proxy import Reply
from product_hands import eventually

PATHS = ["/quran/112", "/quran/page/604", "/quran/112/1/tajweed", "/quran/112/1/actions"]
KEPT = """async () => {
    const name = (await caches.keys()).find((name) => /^pack-quran-[0-9a-f]{16}/.test(name));
    return Boolean(name && await caches.match("/.pack/index", { cacheName: name }));
}"""


@pytest.fixture
def reading(quran_content, app, door):
    assert app.call("/quran/112")[0] == 200
    eventually(lambda: app.page.evaluate(KEPT), 60)
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


PACKS = {"quran", "quran-words-en"}
"""The text, whose tajweed the app works out of it, and the meanings of its words."""
WHOLE = """async (packs) => {
    const names = await caches.keys();
    const indexes = await Promise.all(packs.map((pack) => {
        const name = names.find((name) => new RegExp(`^pack-${pack}-[0-9a-f]{16}`).test(name));
        return name ? caches.match("/.pack/index", { cacheName: name }) : null;
    }));
    return indexes.every(Boolean);
}"""
WORDS = """() => {
    const letters = document.querySelector("li.ayah [data-letters]");
    const range = document.createRange();
    range.selectNodeContents(letters);
    const [box] = range.getClientRects();
    return [box.right - 12, box.y + box.height / 2];
}"""
"""A place on the first word."""


def test_text_words_and_tajweed_without_a_network(quran_content, app, door, server):
    """QI-020 a fresh install has the text, its tajweed and the English meanings of its words by itself, in 10 MB at most as they are sent; with the network and the server gone all three are there"""
    app.settings(language="en")
    eventually(lambda: app.page.evaluate(WHOLE, sorted(PACKS)), 60)
    sent = {}
    for path in {path.split("?")[0] for method, path in door.seen if method == "GET" and path.startswith("/content/quran")}:
        request = urllib.request.Request(server.address + path, headers={"accept-encoding": "br, gzip"})
        with urllib.request.urlopen(request) as answer:
            sent[path.removeprefix("/content/").rsplit("-", 1)[0]] = len(answer.read())
    print("\nsent:", {pack: f"{size / 1e6:.2f} MB" for pack, size in sorted(sent.items())})
    assert PACKS <= set(sent) and sum(sent.values()) <= 10_000_000, sent

    door.shut()
    server.kill()
    app.stop_worker()
    app.post("/quran/settings", tajweed="on")
    page = app.open("/quran/112").page
    page.wait_for_selector("html[data-scripted]", state="attached")
    assert page.locator("li.ayah [data-letters]").first.inner_text().startswith("قُلْ هُوَ")
    assert page.locator("li.ayah").count() == 4
    assert page.locator("li.ayah .tajweed").count() > 3
    page.mouse.click(*page.evaluate(WORDS))
    page.locator("#word-popover:popover-open").wait_for()
    assert "Say" in page.locator("#word-popover").inner_text()
    page = app.open("/quran/2/255/tajweed").page
    assert page.locator("main").inner_text().strip()
    assert app.call("/quran/2/255/tajweed")[0] == 200
    for surah in (1, 2, 67, 114):
        assert app.call(f"/quran/{surah}")[0] == 200


def test_a_translation_is_taken_off_the_device(quran_content, app, door):
    """QI-021 the translations on the device stand in a list with their sizes; one that the person takes off stays off, and comes again when it is read again"""
    packs = json.loads((pathlib.Path(os.environ["WIRD_CONTENT"]) / "packs.json").read_text(encoding="utf-8"))
    pack, all_ = "quran-id-kemenag", ["quran-en-pickthall", "quran-id-kemenag", "quran-ur-junagarhi"]
    app.settings(language="en")
    page = app.page
    there = f"async () => (await caches.keys()).filter((name) => name.startsWith('pack-{pack}-')).length"
    eventually(lambda: page.evaluate(WHOLE, all_), 60)
    app.open("/quran/downloads")
    for name in all_:
        row = page.locator(f"[data-pack={name}]")
        row.wait_for()
        said = float(row.locator("[data-text-state]").inner_text().split()[0])
        assert abs(said - packs[name]["size"] / 1_048_576) < 0.2, (name, said)
    page.locator(f"[data-pack={pack}]").get_by_role("button", name=re.compile("Delete “.+” from this device")).press("Enter")
    page.locator(f"[data-pack={pack}]").wait_for(state="hidden")
    # The focus is not lost with its button.
    eventually(lambda: page.evaluate("document.activeElement.tagName") == "MAIN", 5)
    assert page.evaluate(there) == 0 and page.locator("[data-texts] [data-pack]:visible").count() == 2
    # Neither the next page nor the next start of the worker fetches it by itself.
    for _ in range(2):
        app.stop_worker()
        app.open("/quran")
        page.evaluate("() => navigator.serviceWorker.controller.postMessage({ type: 'content' })")
        page.wait_for_timeout(1500)
        assert page.evaluate(there) == 0

    door.shut()
    app.stop_worker()
    app.post("/quran/settings", translations=pack)
    assert app.open("/quran/112").page.locator("li.ayah").count() == 4, "the text itself stays"
    assert page.locator("li.ayah [lang=id]").count() == 0
    door.open()
    app.stop_worker()
    eventually(lambda: app.open("/quran/112").page.locator("li.ayah [lang=id]").count() >= 4, 20)
    assert page.evaluate(there) == 1
    app.open("/quran/downloads").page.locator(f"[data-pack={pack}]").wait_for()
