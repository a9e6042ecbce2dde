"""A translation out of the person's own file, read where the server is gone."""
import json

import pytest
from harness.app import READY, UPDATE
from product_hands import eventually

PACK = "quran-en-own-mine"
LINES = 6236
IKHLAS = LINES - (4 + 5 + 6)
"""How many ayat stand before surah 112."""

KEPT = """async (pack) => {
    const name = (await caches.keys()).find((name) => name.startsWith(`pack-${pack}-`));
    return Boolean(name && await caches.match("/.pack/index", { cacheName: name }));
}"""


def take_update(app):
    """Goes over to the build that the server has now, as a person does: by the notice's button."""
    assert app.evaluate(UPDATE) in ("installed", "activated")
    with app.page.expect_navigation():
        app.page.locator("[data-update-apply]").first.click()
    app.evaluate(READY)


@pytest.mark.usefixtures("quran_content")
def test_ones_own_translation_without_the_server(app, door, server, tmp_path):
    """QI-021 a translation that was brought in is chosen, read and found in a browser whose server is gone, and leaves it again"""
    file = tmp_path / "mine.txt"
    file.write_text("".join(f"a lantern for line {number}\n" for number in range(1, LINES + 1)), encoding="utf-8")
    build = json.loads(server_file(app))["build"]
    server.run("content", "import", str(file), "--name", "Mine", "--language", "en", "--author", "Me")
    eventually(lambda: json.loads(server_file(app))["build"] != build)
    app.open("/quran/settings")
    take_update(app)
    box = app.page.locator(f"input[name=translations][value='{PACK}']")
    box.check()
    app.page.locator("main form:has(input[name=translations]) button[type=submit]").first.click()
    eventually(lambda: app.page.evaluate(KEPT, PACK))
    door.shut()
    app.stop_worker()
    app.open("/quran/112")
    assert app.page.get_by_text(f"a lantern for line {IKHLAS + 2}", exact=True).is_visible()
    app.open("/quran/search?q=lantern")
    assert app.page.get_by_text("lantern").count() > 1
    door.open()
    build = json.loads(server_file(app))["build"]
    server.run("content", "forget", PACK)
    eventually(lambda: json.loads(server_file(app))["build"] != build)
    take_update(app)
    app.open("/quran/112")
    assert "lantern" not in app.page.locator("main").inner_text()


def server_file(app):
    """What the server says of its build; the worker leaves this address to it."""
    return app.evaluate("async () => (await fetch('/bundle.json', { cache: 'no-store' })).text()")
