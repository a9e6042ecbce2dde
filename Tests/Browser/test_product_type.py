"""The typefaces and sizes of text as a browser computes them, and the room left for a screen's edges."""
import pytest
from product_app import PHONE, TODAY, readers  # noqa: F401
from product_app import shared as product  # noqa: F401
from product_screens import CLIPPED, WIDER, begin_path

NARROW = {"width": 320, "height": 700}
LATIN_HEADINGS = {"noor": "Wird Serif", "layl": "SF Pro Display", "fajr": "ui-serif", "sahara": "Avenir Next",
                  "ramadan": "SF Pro Display"}
LATIN_NAMES = {"noor": "Wird Serif", "layl": "SF Pro Display", "fajr": "ui-serif", "sahara": "Wird Serif",
               "ramadan": "Wird Serif"}

SIZES = """(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    .map((each) => getComputedStyle(each).fontSize)"""
UNEVEN = """() => [...document.querySelectorAll("time, .at-time, .line-hour span, .hero-details, .times-list dd, .times-table td")]
    .filter((each) => /[0-9٠-٩]/.test(each.textContent) && !getComputedStyle(each).fontVariantNumeric.includes("tabular-nums"))
    .map((each) => each.outerHTML)"""
"""What shows a time in figures of several widths."""

EDGES = """() => {
    const shell = getComputedStyle(document.querySelector(".shell"));
    const head = getComputedStyle(document.querySelector(".top")).minBlockSize;
    return ["paddingTop", "paddingBottom", "paddingLeft", "paddingRight"].map((name) => parseFloat(shell[name]))
        .concat(parseFloat(shell.paddingTop) + parseFloat(head));
}"""
"""The room around a page, and where its header ends at the earliest."""


@pytest.mark.parametrize(("language", "title"), [("ar", "32px"), ("en", "34px")])
def test_sizes_of_text(product, readers, language, title):  # noqa: F811
    """MZ-206 at scale 1 titles are 32 px in Arabic and 34 in English, headers 24, text 17, captions 13, times 16, and every time in figures of one width"""
    product.settings(language=language)
    product.add("اقرأ", date=TODAY, start="13:00", duration=60)
    begin_path(product)
    reader = readers(product)
    wanted = [
        ("/", "h1", title), ("/inbox", "h1", title), 
        (f"/times/{TODAY}/asr", "h2.sheet-title", "24px"), ("/help/dragging", ".prose > p", "17px"),
        ("/me/settings", ".field-hint", "13px"), ("/", ".hero-caption", "13px"), ("/tasks/new", "input[type=time]", "16px"),
        ("/", ":is(.prayer, .task) .at-time", "16px"), ("/", ".hero-details", "16px"),
    ]
    for path, selector, size in wanted:
        found = reader.open(path).evaluate(SIZES, selector)
        assert size is None or (found and set(found) == {size}), (path, selector, found)
    for path in ("/", "/inbox", f"/times/{TODAY[:7]}", f"/times/{TODAY}/asr", f"/week/{TODAY}", "/next"):
        assert reader.open(path).evaluate(UNEVEN) == [], path


def test_room_at_the_edges(product, readers):  # noqa: F811
    """MZ-208 a page keeps 60 px for its header, 90 for the bar and 20 at its sides, and a screen's own edges are added to each"""
    page = readers(product).open()
    top, bottom, left, right, head = page.evaluate(EDGES)
    assert (left, right, head) == (20, 20, 60) and bottom >= 90
    assert page.evaluate("getComputedStyle(document.documentElement).scrollPaddingTop") == "60px"
    bar = page.locator(".bar").bounding_box()["height"]
    assert bar <= 90
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 44, "bottom": 34, "left": 50, "right": 50}})
    assert page.evaluate(EDGES) == [top + 44, bottom + 34, left + 50, right + 50, head + 44]
    assert page.locator(".bar").bounding_box()["height"] == bar + 34
    page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")
    last = page.locator("main").bounding_box()
    assert last["y"] + last["height"] <= page.locator(".bar").bounding_box()["y"]


@pytest.mark.parametrize("theme", LATIN_HEADINGS)
def test_english_has_letters_of_its_own(product, readers, theme):  # noqa: F811
    """MZ-209 chosen English, titles and the prayers' names take each theme's Latin letters, in Arabic its Arabic ones; nothing is cut or too wide"""
    first = """() => ["h1", ".prayer-name"].map((each) =>
        getComputedStyle(document.querySelector(each)).fontFamily.split(",")[0].replaceAll('"', ""))"""
    product.post("/me/appearance", theme=theme)
    product.settings(language="ar")
    reader = readers(product)
    heading, name = reader.open("/").evaluate(first)
    assert name == "Wird Naskh" and heading in ("Wird Sans", "Wird Naskh", "Avenir Next")
    product.settings(language="en")
    assert reader.open("/").evaluate(first) == [LATIN_HEADINGS[theme], LATIN_NAMES[theme]]
    for path in ("/", "/inbox", "/me/appearance", "/quran", "/quran/112"):
        for window in (PHONE, NARROW):
            page = reader.open(path)
            page.set_viewport_size(window)
            assert page.evaluate(WIDER) + page.evaluate(CLIPPED) == [], (path, window)
