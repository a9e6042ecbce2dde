"""An ayah leaves the app as a picture: drawn on the device, shared where the device takes files, else downloaded."""
import struct

import pytest
from product_app import Product, Reader

NO_SHARE = "() => { delete Navigator.prototype.canShare; delete Navigator.prototype.share; }"
SHARING = """
Navigator.prototype.canShare = ({ files }) => files.length === 1;
Navigator.prototype.share = async ({ files }) => {
    window.shared = { name: files[0].name, type: files[0].type, size: files[0].size };
};
"""
# What is drawn: every text with its face and direction.
DRAWN = """
window.drawn = [];
const fill = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    drawn.push({ text, font: this.font, direction: this.direction });
    return fill.call(this, text, ...place);
};
"""
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    product = Product(tmp_path_factory.mktemp("sharing")).start()
    product.settle()
    yield product
    product.stop()


@pytest.fixture()
def reader(chromium, product):
    product.settings(language="en")
    product.post("/quran/settings", translations="quran-en-pickthall")
    reader = Reader(chromium, product)
    yield reader
    reader.close()


def test_a_picture_is_downloaded(reader):
    """SY-028 by the keyboard alone: the ayah's exact text in the Quran's own face, its meaning, its reference and whose text it is, as a PNG among the downloads, said to a screen reader"""
    reader.context.add_init_script(DRAWN + f"({NO_SHARE})();")
    page = reader.open("/quran/2/255/actions")
    facts = page.evaluate("async () => (await fetch('/quran/2/255/actions', { headers: { Accept: 'application/json' } })).json()")
    button = page.get_by_role("button", name="Share as a picture")
    button.focus()
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    picture = download.value.path().read_bytes()
    assert download.value.suggested_filename == "quran-2-255.png"
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 1080 and height > 1080
    drawn = page.evaluate("drawn")
    face = page.locator(".ayah-text").first.evaluate("element => getComputedStyle(element).fontFamily")
    first = face.split(",")[0].strip('"')
    letters = [line for line in drawn if first in line["font"]]
    assert " ".join(line["text"] for line in letters) == facts["text"], "code point for code point"
    assert {line["direction"] for line in letters} == {"rtl"}
    assert page.evaluate("(face) => document.fonts.check(`60px ${face}`)", face)
    words = " ".join(line["text"] for line in drawn)
    assert "255" in words and "tanzil.net" in words
    meaning = page.locator(".meaning").first.inner_text()
    assert meaning.split()[0] in words and meaning.split()[-1] in words
    page.wait_for_function("() => document.querySelector('#toasts')?.textContent.includes('downloads')")


def test_a_picture_is_shared(reader):
    """where the device takes files the picture is handed to it, and nothing is downloaded"""
    reader.context.add_init_script(SHARING)
    page = reader.open("/quran/112")
    page.locator("li.ayah [data-menu]").first.click()
    page.locator("dialog[open] [data-picture]").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("shared")
    assert shared["name"] == "quran-112-1.png" and shared["type"] == "image/png" and shared["size"] > 5_000


def test_without_a_picture_the_text_is_offered(reader):
    """SY-066 where a picture can't be drawn, what to do instead is said"""
    reader.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null;")
    page = reader.open("/quran/112/1/actions")
    page.locator("[data-picture]").click()
    page.wait_for_function("() => document.querySelector('#toasts')?.textContent.includes('Copy the text')")
