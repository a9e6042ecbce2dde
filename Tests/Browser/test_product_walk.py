"""A walk over every screen: both languages, phone and desktop, light and dark, with scripts and without."""
import json

import pytest
from product_app import DESKTOP, PHONE, Reader, product, readers  # noqa: F401
from product_layout import DISORDER, OVERLAPPING, SIGNS
from product_screens import (
    CLIPPED, COLOUR_RULES, INTRODUCTION, LANGUAGES, NAMES, SMALL, WELCOME, WIDER, axe, each_screen, furnished, shoot)  # noqa: F401

SIZES = {"phone": PHONE, "desktop": DESKTOP}
WIDTHS = [320, 390, 768, 1024, 1440]
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3, h4")].filter((each) => each.checkVisibility())
    .map((each) => Number(each.tagName[1]))"""

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


def told(found):
    return "\n" + json.dumps(found, ensure_ascii=False, indent=1)


class Walk:
    """What was found on every screen of a language, looked at in one visit each: the loading of pages is most of the time."""

    def __init__(self, chromium, furnished, language):
        self.language = language
        self.seen = []
        self.outline, self.small, self.wide, self.large, self.faults, self.keys = {}, {}, {}, {}, {}, {}
        self.disorder, self.signs, self.scaled = {}, {}, {}
        self.measured = dict.fromkeys(["light", "dark"], 0)
        options = {"color_scheme": "light", "reduced_motion": "reduce"}
        for name, page in each_screen(chromium, furnished, language, **options):
            self.seen.append(name)
            self._look(name, page)
            self._widen(name, page)
            self._enlarge(name, page)
            self._scale(name, page)
            self._order(name, page)
            self._measure(name, page)
            # The last, since it moves the focus and fields open what belongs to them.
            self._press_tab(name, page)

    def _look(self, name, page):
        if wrong := unlike_a_page(page, self.language):
            self.outline[name] = wrong
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            levels = page.evaluate(HEADINGS)
            if any(after > before + 1 for before, after in zip(levels, levels[1:])):
                self.outline[f"{name} {size}"] = levels
            if found := page.evaluate(SMALL):
                self.small[f"{name} {size}"] = found

    def _widen(self, name, page):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if wide := page.evaluate(WIDER):
                self.wide[f"{name} {width}"] = wide

    def _enlarge(self, name, page):
        # The browser's own setting: it moves the layout's limits too, as a style of the page would not.
        session = page.context.new_cdp_session(page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        for width in (320, 390, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
            if wide := page.evaluate(WIDER):
                self.large[f"{name} {width} wide"] = wide
            if clipped := page.evaluate(CLIPPED):
                self.large[f"{name} {width} clipped"] = clipped
        shoot(page, f"large-{self.language}-{name}")
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        session.detach()

    def _scale(self, name, page):
        """The sizes of text that a person chooses in the app, as the server writes them on the page."""
        for scale, size in {80: "usual", 200: "large"}.items():
            page.evaluate("([scale, size]) => Object.assign(document.documentElement.dataset, { scale, size })", [scale, size])
            for place, viewport in SIZES.items():
                page.set_viewport_size(viewport)
                if faults := page.evaluate(WIDER) + page.evaluate(CLIPPED) + page.evaluate(OVERLAPPING):
                    self.scaled[f"{name} {scale} {place}"] = faults[:6]
        page.evaluate("() => Object.assign(document.documentElement.dataset, { scale: 100, size: 'usual' })")

    def _order(self, name, page):
        """How words stand in lines that run from right to left, and what is drawn the other way round."""
        page.set_viewport_size(PHONE)
        if found := page.evaluate(DISORDER):
            self.disorder[name] = found
        self.signs[name] = page.evaluate(SIGNS)

    def _measure(self, name, page):
        page.set_viewport_size(PHONE)
        # The dark page is the same but for its colours.
        for mode, rules in {"light": None, "dark": COLOUR_RULES}.items():
            page.emulate_media(color_scheme=mode)
            answer = axe(page, rules)
            self.measured[mode] += answer["measured"]
            if answer["faults"]:
                self.faults[f"{name} {mode}"] = answer["faults"]
        page.emulate_media(color_scheme="light")

    def _press_tab(self, name, page):
        page.set_viewport_size(DESKTOP)
        page.evaluate("document.activeElement.blur()")
        for _ in range(page.evaluate(WATCH) + 12):
            page.keyboard.press("Tab")
        missed, unseen = page.evaluate(MISSED), page.evaluate("[...unseen]")
        if missed or unseen:
            self.keys[name] = {"missed": missed, "unseen": unseen}


def unlike_a_page(page, language):
    """What a page lacks that every page has: its language, its direction, one heading, one main part, a title."""
    root = page.locator("html")
    wanted = {"lang": language, "dir": LANGUAGES[language], "h1": 1, "main": 1, "title": True}
    found = {"lang": root.get_attribute("lang"), "dir": root.get_attribute("dir"), "h1": page.locator("h1").count(),
             "main": page.locator("main").count(), "title": bool(page.title().strip())}
    return {key: value for key, value in found.items() if value != wanted[key]}


@pytest.fixture(scope="module", params=LANGUAGES)
def walk(request, chromium, furnished):  # noqa: F811
    return Walk(chromium, furnished, request.param)


def test_every_screen(walk):
    """SY-018 SY-025 QF-027 every screen stands by itself: its language and direction, one heading, no fault, no foreign request;
    everything that can be pressed is at least 44 px in both directions, on a phone and on a desktop"""
    assert walk.seen == [WELCOME, INTRODUCTION, *NAMES]
    assert not walk.outline, told(walk.outline)
    assert not walk.small, told(walk.small)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_without_scripts(chromium, furnished, language):  # noqa: F811
    """SY-018 SY-025 every screen stands by itself without scripts too: its language and direction, one heading, no fault"""
    seen, found = [], {}
    for name, page in each_screen(chromium, furnished, language, java_script_enabled=False):
        seen.append(name)
        if wrong := unlike_a_page(page, language):
            found[name] = wrong
    assert not found, told(found)
    assert seen == [WELCOME, INTRODUCTION, *NAMES]


def test_no_screen_is_wider_than_its_window(walk):
    """SY-014 SY-053 no screen scrolls sideways from 320 to 1440 px; text at 200 % is neither cut off nor wider than the window"""
    assert not walk.wide, told(walk.wide)
    assert not walk.large, told(walk.large)


def test_every_screen_at_a_chosen_size(walk):
    """SY-053 with the app's text at 80 and at 200 % every screen reflows, on a phone and at a desk: nothing is wider than its window, cut off, or lies over another text"""
    assert not walk.scaled, told(walk.scaled)


def test_words_stand_in_order(walk):
    """SY-032 in every line that runs from right to left the words, times, numbers and Latin names stand in their order"""
    assert not walk.disorder, told(walk.disorder)


def test_what_points_is_mirrored(walk):
    """SY-032 what points on or back and every bar run with the writing; the keys of a player are never mirrored, nor their order"""
    is_right = walk.language == "ar"
    chevrons = [turned for signs in walk.signs.values() for turned in signs["chevrons"]]
    assert len(chevrons) > 50 and set(chevrons) == {is_right}
    assert {direction for signs in walk.signs.values() for direction in signs["progress"]} <= {LANGUAGES[walk.language]}
    assert not any(turned for signs in walk.signs.values() for turned in signs["media"])
    keys = walk.signs["listen"]["keys"]
    assert len(keys) == 3 and keys == sorted(keys) and len(walk.signs["listen"]["media"]) >= 3


def test_axe(walk):
    """SY-054 MZ-199 axe finds nothing on any screen, and has measured the contrast of Arabic text, light and dark"""
    assert not walk.faults, told(walk.faults)
    assert min(walk.measured.values()) > 100 or walk.language != "ar", walk.measured


def test_keyboard(walk):
    """SY-028 every action of every screen is reached with the Tab key, and shows that it has the focus"""
    assert not walk.keys, told(walk.keys)


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


def test_what_lies_over_another_is_found(chromium, furnished):  # noqa: F811
    """the measurement itself: two texts that are put over each other are found, two below each other are not"""
    reader = Reader(chromium, furnished["en"].product)
    page = reader.open("/me/about")
    page.evaluate("""() => {
        for (const shift of [0, 4, 60]) {
            const line = document.createElement("p");
            line.textContent = `shifted by ${shift}`;
            Object.assign(line.style, { position: "absolute", insetBlockStart: `${200 + shift}px`, insetInlineStart: "40px", margin: 0 });
            document.body.append(line);
        }
    }""")
    found = [each for each in page.evaluate(OVERLAPPING) if each.count("shifted") == 2]
    assert len(found) == 1 and "by 60" not in found[0], found
    reader.close()
