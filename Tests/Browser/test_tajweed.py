"""Tajweed in the reader in a real browser: its colours, its legend, the letter that is touched, and the joining of letters."""
import base64
import json
import pathlib

import pytest
from product_app import PHONE, Reader
from product_app import shared as product  # noqa: F401
from product_screens import STYLED, axe

ROOT = pathlib.Path(__file__).parents[2]
CONFIG = json.loads((ROOT / "Config" / "TajweedConfig.json").read_text(encoding="utf-8"))

COLOURS = """() => Object.fromEntries([...document.querySelectorAll("[data-letters] .tajweed, .tajweed-sample .tajweed")]
    .map((run) => [run.className.split(" tajweed-")[1], getComputedStyle(run).color]))"""
"""The colour of each category on the page."""

WIDTHS = """() => [...document.querySelectorAll("[data-letters]")].map((letters) => {
    const range = document.createRange();
    range.selectNodeContents(letters);
    return [...range.getClientRects()].reduce((right, box) => Math.max(right, box.right), 0)
        - [...range.getClientRects()].reduce((left, box) => Math.min(left, box.left), Infinity);
})"""

APART = """async (pictures) => {
    const [one, other] = await Promise.all(pictures.map(async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext("2d");
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
    }));
    if (one.width !== other.width || one.height !== other.height) return "another size";
    return one.data.filter((value, place) => Math.abs(value - other.data[place]) > 110).length;
}"""
"""How many points of two pictures differ by more than the edge of a letter that begins a part of a pixel further on."""

NO_WRAP = ".ayah-text { white-space: nowrap; text-align: start; text-align-last: start; inline-size: max-content }"
ONE_COLOUR = ".tajweed { color: inherit !important; text-decoration: none !important }"


@pytest.fixture()
def reader(chromium, product):
    product.settings(language="en")
    product.post("/quran/settings", tajweed="on", signs="on", accessible="off", paper="light", size="28")
    reader = Reader(chromium, product)
    yield reader
    reader.close()


def at_rest(element):
    """An element's picture once it no longer changes: the page may still be scrolling to it, or coming into view."""
    last = None
    for _ in range(20):
        now = element.screenshot()
        if now == last:
            return now
        last = now
    raise AssertionError("its picture never came to rest")


def rgb(text):
    return f"rgb({int(text[1:3], 16)}, {int(text[3:5], 16)}, {int(text[5:7], 16)})"


@pytest.mark.parametrize("paper", ["light", "dark", "sepia"])
def test_each_category_has_its_colour(reader, product, paper):
    """QI-028 QI-029 QI-030 QI-031 QI-032 QI-033 QI-034 QI-035 QI-036 QR-08 the computed colour of each category's letters, on light, dark and sepia paper"""
    product.post("/quran/settings", paper=paper)
    colours = reader.open("/quran/tajweed").evaluate(COLOURS)
    for category in CONFIG["categories"]:
        assert colours[category["id"]] == rgb(category[paper]), category["id"]
    product.post("/quran/settings", accessible="on")
    colours = reader.open("/quran/tajweed").evaluate(COLOURS)
    for category in CONFIG["categories"]:
        assert colours[category["id"]] == rgb(category["accessible"][paper]), category["id"]


def test_letters_join_across_colours(reader, product):
    """QR-02 coloured letters stand as wide as plain ones, and painted in one colour they are the same picture: joining and ligatures are unbroken"""
    pictures = []
    for state in ("on", "off"):
        product.post("/quran/settings", tajweed=state)
        page = reader.open("/quran/36")
        page.evaluate(STYLED, NO_WRAP + ONE_COLOUR)
        page.evaluate("() => document.fonts.ready")
        widths = page.evaluate(WIDTHS)
        letters = page.locator("li.ayah .ayah-text").nth(11)
        letters.scroll_into_view_if_needed()
        pictures.append((widths, at_rest(letters)))
    (coloured, first), (plain, second) = pictures
    both = [base64.b64encode(picture).decode() for picture in (first, second)]
    assert len(coloured) == len(plain) > 40
    assert max(abs(a - b) for a, b in zip(coloured, plain)) < 0.6
    assert page.evaluate(APART, both) == 0


def test_a_touched_letter_tells_its_rule(reader):
    """QI-037 QR-04 touching a coloured letter opens a popover with the word's meaning, the rule's name, why it holds there and how it sounds"""
    page = reader.open("/quran/113/2")
    facts = page.evaluate("async () => (await fetch('/quran/113/2/tajweed', { headers: { Accept: 'application/json' } })).json()")
    rule = next(rule for rule in facts["rules"] if rule["rule"] == "ikhfa")
    page.locator('li[data-ayah="113:2"] .tajweed-ikhfa').first.click()
    popover = page.locator("#word-popover")
    popover.wait_for()
    words = popover.inner_text()
    for part in (rule["name"], rule["why"], rule["sound"]):
        assert part in words
    meaning = next(word["meaning"] for word in facts["words"] if word["start"] <= rule["start"] < word["end"])
    assert meaning in words
    assert rule["name"] in page.locator("[data-announcer]").inner_text(), "a screen reader hears it"
    popover.locator("a").click()
    page.locator("dialog[open] .tajweed-rule").first.wait_for()


def test_a_touched_letter_of_the_mushaf(reader):
    """QI-037 QR-12 a letter on a page of the mushaf tells its rule as well"""
    page = reader.open("/quran/page/604")
    page.locator(".mushaf-page:not(.mushaf-other) [data-from] .tajweed").first.click()
    page.locator("#word-popover .word-rule").first.wait_for()


def test_words_by_the_keyboard(reader):
    """QR-04 QI-037 the left arrow goes to the next word of the ayah that has the focus, and Enter opens its meaning and its rules"""
    page = reader.open("/quran/112")
    page.keyboard.press("j")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.querySelector('[data-announcer]').textContent !== ''")
    page.keyboard.press("Enter")
    popover = page.locator("#word-popover")
    popover.wait_for()
    first = popover.inner_text()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(first) => document.querySelector('#word-popover').innerText !== first", arg=first)
    page.keyboard.press("Escape")
    popover.wait_for(state="hidden")


def test_the_switch_in_the_page(reader):
    """QR-02 the colours are switched off and on in the page itself"""
    page = reader.open("/quran/112")
    switch = page.locator(".tajweed-bar button")
    assert page.locator("[data-letters] .tajweed").count() > 5
    switch.click()
    page.wait_for_selector('.tajweed-bar button[aria-pressed="false"]')
    assert page.locator("[data-letters] .tajweed").count() == 0
    switch.click()
    page.wait_for_selector('.tajweed-bar button[aria-pressed="true"]')
    assert page.locator("[data-letters] .tajweed").count() > 5


@pytest.mark.parametrize("path", ["/quran/tajweed", "/quran/2/255/tajweed"])
def test_the_pages_on_a_phone(chromium, product, path):
    """QI-037 SY-054 the legend and an ayah's rules fit a phone, and axe finds nothing"""
    reader = Reader(chromium, product, viewport=PHONE)
    page = reader.open(path)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert axe(page)["faults"] == []
    reader.close()
