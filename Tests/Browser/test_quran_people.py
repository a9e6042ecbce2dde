"""The people whom the Quran's area is for, at a phone's width, with generated tones for a recitation."""
import io
import json
import math
import struct
import wave

import pytest
from product_app import PHONE, Product, Reader

WORD = 220
"""Milliseconds of a word in the tones."""


def tone(milliseconds, height):
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(8000)
        out.writeframes(b"".join(
            struct.pack("<h", int(6000 * math.sin(2 * math.pi * height * n / 8000))) for n in range(8 * milliseconds)))
    return file.getvalue()


def recitation(folder, words):
    """A folder of one's own: a tone for each ayah, as long as its words' times say."""
    folder.mkdir(parents=True)
    timings = []
    for ayah, count in words.items():
        (folder / f"112{ayah:03}.wav").write_bytes(tone(count * WORD, 300 + 40 * ayah))
        timings.append({"surah": 112, "ayah": ayah, "segments": [[n, n + 1, n * WORD, (n + 1) * WORD] for n in range(count)]})
    (folder / "timings.json").write_text(json.dumps(timings))


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    folder = tmp_path_factory.mktemp("people")
    recitation(folder / "recitations/alafasy", {1: 4, 2: 2, 3: 4, 4: 5})
    product = Product(folder).start()
    product.settle()
    product.settings(language="en")
    yield product
    product.stop()


@pytest.fixture()
def reader(chromium, product):
    reader = Reader(chromium, product, viewport=PHONE, has_touch=True)
    yield reader
    reader.close()


def listen(page):
    """Plays, and waits until a word is marked."""
    page.locator("[data-player-toggle]").click()
    page.locator("[data-word].is-heard-word").first.wait_for()


def test_the_flow_of_reading_with_sound(reader):
    """QI-002 home, a surah, play, its words are marked as they are heard, a word's meaning, a bookmark, and the place is there on reopening"""
    page = reader.open("/quran")
    page.click('a.surah-link[href="/quran/112"]')
    page.wait_for_url("**/quran/112")
    page.locator('a[href="/quran/listen/112"]').first.click()
    page.wait_for_url("**/quran/listen/112")
    listen(page)
    heard = page.locator(".is-heard").first.get_attribute("data-ayah")
    assert heard.startswith("112:")
    page.goto(reader.product.address + "/quran/112")
    page.locator('li[data-ayah="112:2"] [data-letters]').click()
    page.locator("#word-popover").wait_for()
    assert page.locator("#word-popover").inner_text().strip()
    page.keyboard.press("Escape")
    page.locator('li[data-ayah="112:2"] .ayah-mark').click()
    page.wait_for_selector('li[data-ayah="112:2"] .ayah-mark[aria-pressed="true"]')
    page.locator('li[data-ayah="112:3"] [data-menu]').click()
    page.locator("dialog[open] form[action='/quran/place'] button").click()
    page.wait_for_url("**/quran/112/3*")
    page.goto("about:blank")
    page = reader.open("/quran")
    assert page.get_attribute("[data-resume]", "href") == "/quran/112/3"
    page = reader.open("/quran/bookmarks")
    assert page.locator('a[href="/quran/112/2"]').count() >= 1


def test_the_learner(reader, product):
    """QI-024 the learner, on a phone: a translation beside the text, the pronunciation, a word's meaning, and the ayah heard"""
    product.post("/quran/settings", translations="quran-en-pickthall", transliteration="on")
    page = reader.open("/quran/112")
    ayah = page.locator('li[data-ayah="112:1"]')
    assert ayah.locator(".meaning").inner_text() and ayah.locator(".transliteration").inner_text()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing stands beyond the phone's edge"
    ayah.locator("[data-letters]").click()
    page.locator("#word-popover").wait_for()
    page.keyboard.press("Escape")
    ayah.locator("[data-menu]").click()
    page.locator('dialog[open] a[href="/quran/listen/112/1"]').click()
    page.wait_for_url("**/quran/listen/112/1")
    listen(page)
    assert page.locator('[data-ayah="112:1"].is-heard').count() == 1


def test_the_listener(reader):
    """QI-024 the listener, on a phone: the player alone goes from ayah to ayah with the page hidden, the device's own controls work, and what was heard is marked"""
    reader.context.add_init_script("""
        window.actions = {};
        const set = MediaSession.prototype.setActionHandler;
        MediaSession.prototype.setActionHandler = function (name, handler) { actions[name] = handler; return set.call(this, name, handler); };
    """)
    page = reader.open("/quran/listen/112")
    listen(page)
    page.evaluate("""() => {
        Object.defineProperty(document, "hidden", { value: true });
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
    }""")
    page.wait_for_function("() => document.querySelector('.is-heard')?.dataset.ayah === '112:3'")
    page.evaluate("() => actions.pause()")
    page.wait_for_function("() => navigator.mediaSession.playbackState === 'paused'")
    page.evaluate("() => actions.previoustrack()")
    page.wait_for_function("() => document.querySelector('.is-heard')?.dataset.ayah === '112:2'")
    assert page.evaluate("() => navigator.mediaSession.metadata.title")
    page = reader.open("/quran/112")
    page.locator('li[data-ayah="112:4"] .ayah-mark').click()
    page.wait_for_selector('li[data-ayah="112:4"] .ayah-mark[aria-pressed="true"]')
    page = reader.open("/quran/bookmarks")
    assert page.locator('a[href="/quran/112/4"]').count() >= 1


FACE = """(selector) => getComputedStyle(document.querySelector(selector)).fontFamily"""
# Whether a mark is drawn out of a face: it changes the picture, and another face draws it otherwise.
MARKS = """async ([face, marks]) => {
    await document.fonts.load(`80px ${face}`, "\u0628");
    const picture = (text, font) => {
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = 240;
        const context = canvas.getContext("2d");
        context.font = `80px ${font}`;
        context.direction = "rtl";
        context.fillText(text, 200, 140);
        return canvas.toDataURL();
    };
    return marks.filter((mark) => {
        const text = "\u0628\u064e" + mark;
        return picture(text, face) === picture("\u0628\u064e", face) || picture(text, face) === picture(text, "monospace");
    });
}"""
SIGNS = ["\u06d6", "\u06d7", "\u06d8", "\u06d9", "\u06da", "\u06db", "\u06dc", "\u06dd", "\u06de", "\u06df", "\u06e0", "\u06e2", "\u06e5",
         "\u06e6", "\u06e7", "\u06e8", "\u06e9", "\u06ea", "\u06eb", "\u06ed", "\u0670"]


def test_each_edition_has_its_face(reader):
    """QI-023 each edition stands in its own bundled face with none to fall back on, and the ends of ayat, pauses, small high letters, prostrations and quarters are drawn out of it"""
    page = reader.open("/quran/7/206")
    assert page.evaluate(FACE, ".ayah-text").replace('"', "") == "Wird Quran"
    assert page.evaluate("() => document.fonts.ready.then(() => document.fonts.check('40px \"Wird Quran\"'))")
    assert page.evaluate(MARKS, ['"Wird Quran"', SIGNS]) == []
    page = reader.open("/quran/page/3")
    assert page.evaluate(FACE, ".mushaf-page [data-from]").replace('"', "") == "Wird Mushaf"
    assert page.evaluate(MARKS, ['"Wird Mushaf"', ["\u06d6", "\u06da", "\u06de", "\u06e1", "\u06e2", "\u06e5", "\u06e6", "\u06e9", "\u08f0"]]) == []
