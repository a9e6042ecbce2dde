"""The whole way of a person, from the first page to a day that is done: in Arabic and English, on a phone and a desktop."""
import json

import pytest
from harness.paths import ROOT
from playwright.sync_api import Error
from product_app import DESKTOP, PHONE, TODAY, fresh, product, readers  # noqa: F401
from product_hands import Finger, Mouse, Timeline, eventually, grip, posted

SIZES = {"phone": PHONE, "desktop": DESKTOP}
DIRECTIONS = {"ar": "rtl", "en": "ltr"}
THEMES = ["noor", "layl", "fajr", "sahara", "ramadan"]
AREAS = {"planner": "/", "me": "/me"}

SIDES = """() => {
    return { dir: getComputedStyle(document.documentElement).direction, lang: document.documentElement.lang,
             width: document.documentElement.scrollWidth - innerWidth };
}"""


def texts(code):
    guide = json.loads((ROOT / f"Locales/guide/{code}.json").read_text(encoding="utf-8"))
    return json.loads((ROOT / f"Locales/{code}.json").read_text(encoding="utf-8")) | guide


def go(page, path):
    """Goes to a page and waits for its scripts, also while the page before is still on its way to one."""
    page.wait_for_load_state()
    try:
        page.goto(path)
    except Error as error:
        if "ERR_ABORTED" not in str(error) and "interrupted" not in str(error):
            raise
        page.wait_for_load_state()
        page.goto(path)
    page.wait_for_selector("html[data-scripted]", state="attached")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).first.click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", DIRECTIONS)
def test_the_whole_way(fresh, readers, language, size):  # noqa: F811
    """MZ-296 onboarding, adding, dragging, completing and settings by hand, in both directions of writing and both sizes"""
    words = texts(language)
    fresh.settings(language=language)
    has_touch = size == "phone"
    page = readers(fresh, viewport=SIZES[size], has_touch=has_touch).open()

    press(page, words["setup.offer"])
    press(page, words["setup.start"])
    page.wait_for_url("**/setup/location")
    page.locator("input[type=search]").fill("Riyadh")
    page.locator("form.search button").click()
    page.locator("#cities button").first.click()
    page.locator(".map-dot").wait_for(state="attached")
    press(page, words["setup.next"])
    page.wait_for_url("**/setup/method")
    press(page, words["setup.next"])
    page.wait_for_url("**/setup/notifications")
    press(page, words["setup.notifications.skip"])
    page.locator("[data-timeline]").wait_for()
    assert len(fresh.today()["prayers"]) == 5

    go(page, "/tasks/new")
    page.get_by_role("textbox", name=words["task.title"]).fill("اقرأ Chapter 3")
    page.locator("input[type=date][name=date]").fill(TODAY)
    page.locator("input[type=time][name=start]").first.fill("13:00")
    page.get_by_role("main").get_by_role("button", name=words["task.add"], exact=True).click()
    page.locator("[data-timeline] [data-task]").first.wait_for()
    assert len(fresh.today()["tasks"]) == 1
    task = fresh.today()["tasks"][0]["id"]

    go(page, "/")
    seen = page.evaluate(SIDES)
    assert (seen["lang"], seen["dir"]) == (language, DIRECTIONS[language])
    assert seen["width"] <= 0
    line = Timeline(page)
    line.show(840)
    hand = Finger(page) if has_touch else Mouse(page)
    x, y = grip(line.task(task))
    hand.down(x, y)
    hand.move(x, y + 53)
    with posted(page, "move"):
        hand.up()
    assert fresh.task(task)["start"] == "14:00"

    go(page, "/")
    line.show(840)
    page.locator(f"[data-timeline] button[formaction='/tasks/{task}/complete']").first.click()
    eventually(lambda: fresh.task(task)["completed"])

    go(page, "/me/settings")
    page.locator("input[name=digits][value=latin]").check(force=True)
    eventually(lambda: fresh.get("/me/settings")["digits"] == "latin")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", DIRECTIONS)
def test_the_way_goes_on_offline(app, door, server, language, size):
    """MZ-296 with the server gone a task is added, moved, done and found again, in both languages and both sizes"""
    app.page.set_viewport_size(SIZES[size])
    app.post("/place", city=app.call("/place?q=Cairo")[1]["cities"][0]["id"])
    app.settings(language=language)
    app.sync_until("synced")
    door.shut()
    server.kill()
    day = app.call("/")[1]["date"]
    task = app.add_task("بلا شبكة", date=day, start="21:30", duration="15")
    app.post(f"/tasks/{task['id']}/move", date=day, start="22:00")
    app.post(f"/tasks/{task['id']}/complete")
    app.stop_worker()
    app.open("/")
    app.page.locator(f"[data-task='{task['id']}']").first.wait_for(state="attached")
    seen = app.page.evaluate(SIDES)
    assert (seen["lang"], seen["dir"]) == (language, DIRECTIONS[language]) and seen["width"] <= 0
    kept = app.call(f"/tasks/{task['id']}")[1]["task"]
    assert kept["start"] == "22:00" and kept["completed"]


INK = """() => {
    const root = getComputedStyle(document.documentElement);
    const bar = getComputedStyle(document.querySelector("nav [aria-current]"));
    return [document.documentElement.dataset.theme, root.backgroundColor, root.color, root.getPropertyValue("--accent").trim(), bar.color];
}"""


def test_a_theme_is_in_force_in_every_area(product, readers):  # noqa: F811
    """MZ-204 each theme dresses every area that exists alike: ground, ink, accent and the bar"""
    page = readers(product, color_scheme="light", reduced_motion="reduce").open()
    seen = {}
    for theme in THEMES:
        product.post("/me/appearance", theme=theme)
        for area, path in AREAS.items():
            page.goto(path)
            seen[theme, area] = page.evaluate(INK)
            assert seen[theme, area][0] == theme
        assert len({tuple(seen[theme, area]) for area in AREAS}) == 1, theme
    assert len({tuple(seen[theme, "planner"][1:]) for theme in THEMES}) == len(THEMES)


FACES = """async () => {
    await document.fonts.ready;
    const of = (selector) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).fontFamily.split(",")[0].replaceAll('"', "") : "";
    };
    const width = (family) => {
        const context = document.createElement("canvas").getContext("2d");
        context.font = `700 40px ${family}`;
        return context.measureText(document.querySelector(".prayer-name").textContent).width;
    };
    return {
        prayer: of(".prayer-name"), hero: of(".hero [class*=name], .hero h2"), body: of("body"),
        isLoaded: document.fonts.check('700 40px "Wird Naskh"') && [...document.fonts].some(
            ({ family, status }) => family.replaceAll('"', "") === "Wird Naskh" && status === "loaded"),
        isDrawn: width('"Wird Naskh"') !== width("monospace"),
    };
}"""


def test_prayer_names_in_naskh(product, readers):  # noqa: F811
    """MZ-217 in Arabic the prayers' names are drawn in the Naskh face that is installed with the app, not in the texts' own"""
    product.settings(language="ar")
    seen = readers(product).open().evaluate(FACES)
    assert seen["prayer"] == "Wird Naskh" and seen["body"] != "Wird Naskh"
    assert seen["isLoaded"] and seen["isDrawn"]
