"""A walk over every screen: both languages, phone and desktop, light and dark, with scripts and without."""
import json

import pytest
from product_app import DESKTOP, PHONE, product, readers  # noqa: F401
from product_screens import (
    CLIPPED, COLOUR_RULES, LANGUAGES, NAMES, SMALL, WELCOME, WIDER, axe, each_screen, furnished, shoot)  # noqa: F401

SIZES = {"phone": PHONE, "desktop": DESKTOP}
WIDTHS = [320, 390, 768, 1024, 1440]
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4")].filter((each) => each.checkVisibility())
    .map((each) => Number(each.tagName[1]))"""


def told(found):
    return "\n" + json.dumps(found, ensure_ascii=False, indent=1)


@pytest.mark.parametrize("scripted", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(chromium, furnished, language, scripted):  # noqa: F811
    """SY-018 SY-025 QF-027 every screen stands by itself: its language and direction, one heading, no fault, no foreign request;
    everything that can be pressed is at least 44 px in both directions, on a phone and on a desktop"""
    seen, small = [], {}
    for name, page in each_screen(chromium, furnished, language, java_script_enabled=scripted):
        seen.append(name)
        root = page.locator("html")
        assert root.get_attribute("lang") == language, name
        assert root.get_attribute("dir") == LANGUAGES[language], name
        assert page.locator("h1").count() == 1, name
        assert page.locator("main").count() == 1, name
        assert page.title().strip(), name
        for size, viewport in SIZES.items() if scripted else ():
            page.set_viewport_size(viewport)
            levels = page.evaluate(HEADINGS)
            assert all(after <= before + 1 for before, after in zip(levels, levels[1:])), (name, size, levels)
            if found := page.evaluate(SMALL):
                small[f"{name} {size}"] = found
    assert not small, told(small)
    assert seen == [WELCOME, *NAMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_is_wider_than_its_window(chromium, furnished, language):  # noqa: F811
    """SY-014 SY-053 no screen scrolls sideways from 320 to 1440 px; text at 200 % is neither cut off nor wider than the window"""
    found = {}
    for name, page in each_screen(chromium, furnished, language):
        session = page.context.new_cdp_session(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if wide := page.evaluate(WIDER):
                found[f"{name} {width}"] = wide
        # The browser's own setting: it moves the layout's limits too, as a style of the page would not.
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        for width in (320, 390, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
            if wide := page.evaluate(WIDER):
                found[f"{name} {width} wide at twice the size"] = wide
            if clipped := page.evaluate(CLIPPED):
                found[f"{name} {width} clipped at twice the size"] = clipped
        shoot(page, f"large-{language}-{name}")
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        session.detach()
    assert not found, told(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe(chromium, furnished, language):  # noqa: F811
    """SY-054 MZ-199 axe finds nothing on any screen, and has measured the contrast of Arabic text, light and dark"""
    found = {}
    measured = dict.fromkeys(["light", "dark"], 0)
    for name, page in each_screen(chromium, furnished, language, color_scheme="light", reduced_motion="reduce"):
        # The dark page is the same but for its colours.
        for mode, rules in {"light": None, "dark": COLOUR_RULES}.items():
            page.emulate_media(color_scheme=mode)
            answer = axe(page, rules)
            measured[mode] += answer["measured"]
            if answer["faults"]:
                found[f"{name} {mode}"] = answer["faults"]
        page.emulate_media(color_scheme="light")
    assert not found, told(found)
    assert min(measured.values()) > 100 or language != "ar", measured


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures(chromium, furnished, language, size, mode):  # noqa: F811
    """Takes a picture of every screen into the folder that WIRD_SHOTS names."""
    from product_screens import SHOTS
    if not SHOTS:
        pytest.skip("WIRD_SHOTS names no folder")
    for name, page in each_screen(chromium, furnished, language, viewport=SIZES[size], color_scheme=mode):
        page.evaluate("document.fonts.ready.then(() => true)")
        shoot(page, f"{language}-{size}-{mode}-{name}")


WATCH = """() => {
    const isThere = (element) => element.checkVisibility() && !element.closest("[inert]") && !element.matches(":disabled");
    const all = [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")];
    window.wanted = all.filter(isThere);
    window.reached = new Set();
    window.unseen = new Set();
    const isShown = (element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    document.addEventListener("focusin", ({ target }) => {
        reached.add(target.name && target.type === "radio" ? target.name : target);
        const places = [target, target.nextElementSibling, target.closest("label")].filter(Boolean);
        if (!target.matches(":focus-visible") || !places.some(isShown)) unseen.add(target.outerHTML.slice(0, 120));
    });
    return wanted.length;
}"""
MISSED = """() => wanted.filter((each) => !reached.has(each.type === "radio" ? each.name : each))
    .map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_keyboard(chromium, furnished, language):  # noqa: F811
    """SY-028 every action of every screen is reached with the Tab key, and shows that it has the focus"""
    found = {}
    for name, page in each_screen(chromium, furnished, language, viewport=DESKTOP, reduced_motion="reduce"):
        page.evaluate("document.activeElement.blur()")
        for _ in range(page.evaluate(WATCH) + 12):
            page.keyboard.press("Tab")
        missed, unseen = page.evaluate(MISSED), page.evaluate("[...unseen]")
        if missed or unseen:
            found[name] = {"missed": missed, "unseen": unseen}
    assert not found, told(found)
