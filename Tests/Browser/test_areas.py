"""The areas of the product: each can be hidden, keeps its place while another is used, and wears every theme."""
import json

import pytest
from harness.paths import ROOT
from product_app import DESKTOP, PHONE, TODAY, product, readers  # noqa: F401
from product_hands import eventually
from product_screens import begin_course, begin_path, shoot

THEMES = [theme["name"] for theme in json.loads((ROOT / "Config/ThemeConfig.json").read_text(encoding="utf-8"))["themes"]]
LANGUAGES = {"ar": "rtl", "en": "ltr"}
SCREENS = {
    "today": ["/", "/inbox"],
    "path": ["/path", "/path/journey"],
    "quran": ["/quran", "/quran/112"],
    "course": ["/course", "/course/learn"],
    "me": ["/me", "/me/settings"],
}
"""The first page of each area, and one further in."""


def place(page, area):
    """A place of the bar."""
    return page.locator(f".bar a[data-area={area}]")


def press(page, area):
    """Goes to an area by the bar."""
    place(page, area).click()
    page.wait_for_function("area => document.querySelector(`.bar a[data-area=${area}][aria-current]`)", arg=area)
    page.wait_for_selector("html[data-scripted]", state="attached")


def path(page):
    return page.evaluate("location.pathname + location.search")


def test_an_area_is_found_as_it_was_left(product, readers):  # noqa: F811
    """SY-026 leaving and returning by the bar restores the screen, how far it was scrolled and what was typed; nothing of it leaves the tab"""
    secret = "A thought that nobody was told"
    reader = readers(product, viewport=PHONE)
    page = reader.open(f"/tasks/new?date={TODAY}")
    sent = []
    page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    page.locator("main input[name=title]").fill(secret)
    page.locator("main textarea[name=notes]").fill(secret + ".\nIn two lines.")
    page.evaluate("scrollTo({ top: 180, behavior: 'instant' })")
    # A field that has the focus no more may take less room, and the browser moves the view along.
    page.wait_for_timeout(500)
    top = page.evaluate("scrollY")
    assert top > 0

    press(page, "quran")
    reader.open("/quran/2")
    page.evaluate("scrollTo({ top: 2400, behavior: 'instant' })")
    assert page.evaluate("scrollY") == 2400
    press(page, "me")
    press(page, "today")
    assert path(page) == f"/tasks/new?date={TODAY}"
    assert page.locator("main input[name=title]").input_value() == secret
    assert page.locator("main textarea[name=notes]").input_value() == secret + ".\nIn two lines."
    page.wait_for_function("(top) => Math.abs(scrollY - top) <= 1", arg=top)
    press(page, "quran")
    assert path(page) == "/quran/2"
    page.wait_for_function("() => Math.abs(scrollY - 2400) <= 1")

    assert not any("thought" in words for words in sent)
    assert "thought" not in page.evaluate("JSON.stringify({ ...localStorage })")
    other = reader.tab()
    reader.open("/", page=other)
    assert place(other, "quran").get_attribute("href") == "/quran", "another tab has places of its own"


def test_the_areas_own_entry_leads_to_its_first_page(product, readers):  # noqa: F811
    """SY-026 pressing the entry of the area one is in goes to its first page, and what was sent is not typed again"""
    reader = readers(product, viewport=PHONE)
    page = reader.open("/quran/112")
    place(page, "quran").click()
    page.wait_for_url("**/quran")
    page = reader.open(f"/tasks/new?date={TODAY}")
    page.locator("main input[name=title]").fill("Read")
    page.locator("main form[action='/tasks'] button[type=submit]").first.click()
    eventually(lambda: "Read" in product.inbox() + [task["title"] for task in product.today()["tasks"]])
    page.wait_for_selector("[data-timeline], [data-page=inbox]", state="attached")
    press(page, "me")
    press(page, "today")
    assert page.locator("main input[name=title]").count() == 0 or page.locator("main input[name=title]").first.input_value() == ""


def test_without_scripts_the_bar_leads_to_first_pages(product, readers):  # noqa: F811
    """SY-026 without scripts each entry of the bar leads to its area's first page"""
    page = readers(product, java_script_enabled=False).open("/quran/112")
    assert place(page, "today").get_attribute("href") == "/"
    place(page, "today").click()
    page.wait_for_url(product.address + "/")
    assert place(page, "quran").get_attribute("href") == "/quran"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_is_hidden_and_shown_again(product, readers, language):  # noqa: F811
    """SY-001 an area is hidden by the settings' form and shown again by the button at its address, without scripts"""
    product.settings(language=language)
    page = readers(product, java_script_enabled=False).open("/me/settings")
    page.locator("input[type=checkbox][name=showsQuran]").uncheck(force=True)
    page.locator("form.settings .form-actions button[type=submit]").last.click()
    page.wait_for_url("**/me/settings?notice=*")
    assert place(page, "quran").count() == 0
    page.goto("/quran/112")
    assert page.locator("main").get_attribute("data-page") == "hidden"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shoot(page, f"hidden-{language}")
    page.locator("main form button[type=submit]").click()
    page.wait_for_url("**/quran/112?notice=*")
    assert place(page, "quran").count() == 1


DRESS = """() => {
    const root = document.documentElement, style = getComputedStyle(root);
    const probe = document.createElement("i");
    document.body.append(probe);
    const colour = (value) => {
        probe.style.color = value;
        return getComputedStyle(probe).color;
    };
    const token = (name) => colour(`var(--${name})`);
    const current = document.querySelector(".bar [aria-current]");
    const heading = document.querySelector("h1");
    const seen = {
        theme: root.dataset.theme, dir: style.direction,
        ground: style.backgroundColor, wantedGround: token("background"),
        ink: getComputedStyle(document.body).color, wantedInk: token("text"),
        heading: getComputedStyle(heading).color,
        accent: getComputedStyle(current).color, wantedAccent: token("accent"),
    };
    probe.remove();
    return seen;
}"""
"""What the page wears, beside what its theme's tokens say. The probe's colour is set by script: the policy allows that."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_area_wears_every_theme(product, readers, theme, language):  # noqa: F811
    """MZ-204 the first page of each area and one further in wear the theme: ground, ink and accent are its tokens, light and dark, in both directions"""
    product.settings(language=language)
    product.post("/me/appearance", theme=theme)
    begin_path(product)
    begin_course(product)
    for mode, viewport in {"light": PHONE, "dark": DESKTOP}.items():
        reader = readers(product, viewport=viewport, color_scheme=mode, reduced_motion="reduce")
        worn = set()
        for area, paths in SCREENS.items():
            for index, address in enumerate(paths):
                page = reader.open(address)
                seen = page.evaluate(DRESS)
                assert (seen["theme"], seen["dir"]) == (theme, LANGUAGES[language])
                assert seen["ground"] == seen["wantedGround"], (address, seen)
                assert seen["ink"] == seen["wantedInk"] == seen["heading"], (address, seen)
                assert seen["accent"] == seen["wantedAccent"], (address, seen)
                worn.add((seen["ground"], seen["ink"], seen["accent"]))
                shoot(page, f"area-{area}-{index}-{theme}-{mode}-{language}")
        assert len(worn) == 1, "one theme for the whole product"


def test_nothing_lies_over_an_empty_days_button(product, readers):  # noqa: F811
    """MZ-204 the next prayer's line comes once an empty day's own button has gone, and not over it"""
    page = readers(product, viewport=PHONE, reduced_motion="reduce").open("/")
    button, line = page.locator("main > .empty .button"), page.locator(".hero-strip")
    button.wait_for()
    shown = 0
    for top in range(0, 1200, 40):
        page.evaluate("(top) => { scrollTo({ top, behavior: 'instant' }); return new Promise(requestAnimationFrame); }", top)
        if float(line.evaluate("(line) => getComputedStyle(line).opacity")) < 0.05:
            continue
        shown += 1
        over, under = line.bounding_box(), button.bounding_box()
        assert over["y"] + over["height"] <= under["y"] or under["y"] + under["height"] <= over["y"], top
    assert shown, "the line is there further down"


def test_an_empty_day_is_whole(product, readers):  # noqa: F811
    """MZ-204 no hour's line runs through the words of a free gap"""
    page = readers(product, viewport=PHONE, reduced_motion="reduce").open("/")
    page.locator("main > .empty .button").wait_for()
    grounds = page.evaluate("[...document.querySelectorAll('.gap > a > span')].map((words) => getComputedStyle(words).backgroundColor)")
    assert grounds and all("rgba(0, 0, 0, 0)" != ground for ground in grounds)
