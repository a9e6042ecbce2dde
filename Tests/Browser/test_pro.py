"""Pro in a real browser: the five screens, their motion, and the way from a lock to the same control, open."""
import json
import time
import urllib.request

import pytest
from harness.app import AppPage
from harness.paths import ROOT
from harness.server import Server
from product_app import Product, readers  # noqa: F401
from product_screens import CLIPPED, SMALL, WIDER, axe, shoot


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    """A product whose operator offers Pro, with a shop that grants what is asked for."""
    folder = tmp_path_factory.mktemp("pro")
    tiers = json.loads((ROOT / "Config" / "TiersConfig.json").read_text(encoding="utf-8"))
    tiers["purchases"]["provider"] = "test"
    (folder / "config").mkdir()
    (folder / "config" / "TiersConfig.json").write_text(json.dumps(tiers), encoding="utf-8")
    started = Product(folder / "data", WIRD_MODE="commercial", WIRD_CONFIG=str(folder / "config")).start()
    started.settle()
    yield started
    started.stop()


@pytest.mark.parametrize("language", ["ar", "en"])
def test_the_five_screens(shop, readers, language):  # noqa: F811
    """MZ-274 SY-014 SY-027 the carousel is whole on a phone: nothing cut off, nothing too small, nothing axe finds"""
    shop.settings(language=language)
    page = readers(shop).open("/pro")
    assert page.locator(".pro-screen").count() == 5
    assert page.evaluate(WIDER) == []
    for number in range(1, 6):
        page.goto(f"/pro#pro-{number}")
        title = page.locator(f"#pro-{number}-title")
        title.wait_for()
        deadline = time.monotonic() + 3
        while not (0 <= title.bounding_box()["x"] < 390) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert 0 <= title.bounding_box()["x"] < 390, number
        shoot(page, f"pro-{number}-{language}")
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(SMALL) == []
    assert axe(page)["faults"] == []


def test_the_screens_need_no_script(shop, readers):  # noqa: F811
    """MZ-274 without scripts the way from screen to screen is links, and each shows which one it is"""
    shop.settings(language="en")
    page = readers(shop, java_script_enabled=False).open("/pro")
    for number in range(1, 5):
        page.locator(f"#pro-{number} a[href='#pro-{number + 1}'].button").click()
        dots = page.locator(f"#pro-{number + 1} .pro-dots a")
        assert dots.count() == 5 and dots.nth(number).get_attribute("aria-current") == "step"


def test_motion_stands_still_where_it_is_not_wanted(shop, readers):  # noqa: F811
    """MZ-275 each of the five screens has its loop, the prices too; with reduced motion none of them runs"""
    running = """() => [...document.querySelectorAll(".pro-screen")].map((screen) => screen.getAnimations({ subtree: true })
        .filter(({ playState, effect }) => playState === "running" && effect.getTiming().iterations === Infinity).length)"""
    loops = readers(shop, reduced_motion="no-preference").open("/pro").evaluate(running)
    assert len(loops) == 5 and all(loops), loops
    assert readers(shop, reduced_motion="reduce").open("/pro").evaluate(running) == [0] * 5


def test_the_screens_are_explored(shop, readers):  # noqa: F811
    """MZ-275 a touch opens what more there is to say, and a theme that is touched is shown larger in its own colours at once"""
    shop.settings(language="en")
    page = readers(shop, viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce").open("/pro#pro-2")
    more = page.locator("#pro-2 details.more-fields")
    assert not more.locator("p").is_visible()
    more.locator("summary").tap()
    assert more.locator("p").inner_text().strip()
    page.goto("/pro#pro-4")
    grounds = set()
    for theme in ("layl", "sahara"):
        card = page.locator(f".pro-theme[data-theme={theme}]")
        before = card.bounding_box()
        card.tap()
        assert card.locator("input").is_checked()
        after = card.bounding_box()
        assert after["width"] > before["width"] or after["height"] > before["height"], (theme, before, after)
        grounds.add(card.evaluate("(each) => getComputedStyle(each).backgroundColor"))
    assert len(grounds) == 2
    assert shop.get("/me/appearance")["theme"] == "noor"


@pytest.mark.timed
def test_from_a_lock_to_the_open_control(shop, readers):  # noqa: F811
    """MZ-276 MZ-138 from the locked row through what is bought back to the same screen with the control open, in two seconds"""
    shop.settings(language="en")
    page = readers(shop).open("/me/settings")
    page.locator(".row-link a[href='/me/settings/nawafil']").click()
    page.wait_for_selector("#pro-5", state="attached")
    page.goto(page.url.split("#")[0] + "#pro-5")
    begun = time.monotonic()
    page.locator("#pro-5 form:has(input[name=plan][value=lifetime]) button").click()
    page.wait_for_selector("input[name='nafl-duha']", state="attached")
    assert time.monotonic() - begun < 2
    assert page.url.split("?")[0].endswith("/me/settings/nawafil")
    assert "Welcome to Pro" in page.locator("[data-toast]").inner_text()


def test_sync_is_closed_calmly(tmp_path, chromium):
    """MZ-270 a Free person's browser keeps everything and goes on; the server takes it once the trial is begun"""
    server = Server(tmp_path / "data", {"WIRD_MODE": "commercial"}).start()
    try:
        context = chromium.new_context(viewport={"width": 390, "height": 844})
        app = AppPage(context.new_page(), server.address).install()
        app.settings(language="en")
        app.add_task("kept here")
        app.sync_until("closed")
        assert app.inbox() == ["kept here"] and inbox(server) == []
        page = app.open("/me/data").page
        state = page.locator("[data-sync-state=closed]")
        state.wait_for()
        assert "part of Pro" in state.inner_text()
        page.locator("a[href^='/pro?feature=sync']").click()
        page.wait_for_selector("#pro-1")
        app.post("/pro", step="trial")
        app.sync_until("synced")
        assert inbox(server) == ["kept here"] and app.inbox() == ["kept here"]
        context.close()
    finally:
        server.stop()


def inbox(server):
    """What the server itself has in the inbox."""
    request = urllib.request.Request(server.address + "/inbox", headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return [task["title"] for task in json.loads(answer.read())["tasks"]]
