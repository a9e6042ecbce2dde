"""The signs of pause as they are drawn: over the end of their word, on its line, within the card."""
import base64

import pytest
from product_app import DESKTOP, PHONE, Reader
from product_app import shared as product  # noqa: F401
from product_screens import STYLED

# The signs in a colour that nothing else of the page has.
PAINTED = ".ayah-text .pause { color: rgb(255, 0, 255) !important } * { transition: none !important; animation: none !important }"

SIGNS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const isInk = (x, y) => {
        const at = 4 * (y * width + x);
        return Math.min(data[at], data[at + 2]) - data[at + 1] > 60;
    };
    return [...document.querySelectorAll(".ayah-text .pause")].map((sign) => {
        const word = document.createRange();
        const before = sign.previousSibling;
        word.setStart(before, before.data.trimEnd().length - 1);
        word.setEnd(before, before.data.length);
        const [end, ...rows] = [[...word.getClientRects()].at(-1), ...sign.getClientRects()];
        const em = parseFloat(getComputedStyle(sign).fontSize);
        const middle = (box) => (box.top + box.bottom) / 2;
        const [line, box, card] = [middle(end), rows[0], sign.closest(".reader-one").getBoundingClientRect()];
        const ink = [];
        for (let y = Math.max(0, Math.floor(line - 1.8 * em)); y < line; y += 1) {
            for (let x = Math.floor(box.left - 0.1 * em); x < box.right; x += 1) if (isInk(x, y)) ink.push([x, y]);
        }
        const [xs, ys] = [ink.map(([x]) => x), ink.map(([, y]) => y)];
        return {
            sign: sign.textContent.trim(), rows: rows.length, inked: ink.length, above: (line - Math.min(...ys)) / em,
            off: Math.abs(middle(box) - line) / em,
            inside: Math.min(...ys) >= card.top && Math.min(...xs) >= card.left && Math.max(...xs) < card.right,
        };
    });
}"""
"""Of every sign how far the top of its ink stands above the middle of its word's line, how far its box is off that line, both
in sizes of the letters, and whether its ink lies in the card."""


@pytest.fixture()
def reader(chromium, product):
    product.settings(language="ar")
    reader = Reader(chromium, product)
    yield reader
    reader.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("ayah, count", [("2:2", 2), ("2:255", 8)])
def test_a_sign_stands_over_its_word(reader, ayah, count, size):
    """A sign of pause begins no line, stands close over the end of its word and inside the ayah's card"""
    page = reader.page
    # As high as the whole card: a picture of it has the page's own measure.
    page.set_viewport_size({"width": size["width"], "height": 2_000})
    reader.open(f"/quran/{ayah.replace(':', '/')}/actions")
    page.evaluate(STYLED, PAINTED)
    page.evaluate("document.fonts.ready.then(() => null)")
    signs = page.evaluate(SIGNS, base64.b64encode(page.screenshot(animations="disabled")).decode())
    assert len(signs) == count
    for sign in signs:
        assert sign["rows"] == 1 and sign["inked"] > 4 and sign["inside"], sign
        assert sign["off"] < 0.5, f"on another line than its word: {sign}"
        assert sign["above"] < 1.47, f"far above its line: {sign}"
