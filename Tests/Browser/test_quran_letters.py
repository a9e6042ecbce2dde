"""Every letter of the Quran: that it stands in the page as it is stored, and that the face it is shown in has it."""
import json
import os
import pathlib
import struct

import pytest
from harness.catch_all import ADVANCE, UNITS, face
from product_app import Reader
from product_app import shared as product  # noqa: F401

SURAHS, PAGES, AYAT = 114, 604, 6236
WIDE = ADVANCE / UNITS / 2
"""In ems: no word is half as wide as one character of the face that has them all."""

CATCH_ALL = """async (bytes) => {
    document.fonts.add(await new FontFace("Catch All", new Uint8Array(bytes).buffer).load());
}"""

SHOWN = """async (surahs) => {
    const ayat = {};
    const waiting = surahs.map((surah) => `/quran/${surah}`);
    const work = async () => {
        for (let path = waiting.shift(); path; path = waiting.shift()) {
            const answer = await fetch(path, { headers: { accept: "text/html" } });
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            // The basmala that Tanzil's text has before a surah's first ayah stands above it.
            const above = page.querySelector(".basmala")?.textContent ?? "";
            for (const ayah of page.querySelectorAll("li.ayah")) {
                const letters = ayah.querySelector("[data-letters]").textContent;
                ayat[ayah.dataset.ayah] = above && ayah.dataset.ayah.endsWith(":1") ? `${above} ${letters}` : letters;
            }
            const further = page.querySelector("[data-further]");
            if (further) waiting.push(further.getAttribute("href"));
        }
    };
    await Promise.all([work(), work(), work()]);
    return ayat;
}"""
"""The letters of the ayat on the reader's pages, by their ayah."""

LINES = """async (numbers) => {
    const lines = [];
    const waiting = [...numbers];
    const work = async () => {
        for (let number = waiting.shift(); number; number = waiting.shift()) {
            const answer = await fetch(`/quran/page/${number}`, { headers: { accept: "text/html" } });
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            for (const line of page.querySelectorAll(".mushaf-page:not(.mushaf-other) .mushaf-line")) lines.push([number, line.textContent]);
        }
    };
    await Promise.all([work(), work(), work()]);
    return lines;
}"""
"""The lines of the mushaf's pages, with the number of their page."""

LACKING = """async ([selector, texts]) => {
    const { fontFamily } = getComputedStyle(document.querySelector(selector));
    const found = await document.fonts.load(`20px ${fontFamily}`, texts[0]);
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.font = `20px ${fontFamily}, "Catch All"`;
    const wide = (text) => canvas.measureText(text).width / 20 > %d;
    const words = new Set(texts.flatMap((text) => text.split(/\\s+/)));
    return { family: fontFamily, faces: found.length, words: words.size, lacking: [...words].filter(wide), isSeen: wide("\\u{1F54C}") };
}""" % WIDE
"""The words in which a character is not of the face that an element is shown in."""


def stored(edition):
    """The ayat of an edition as the built pack holds them, by surah."""
    content = pathlib.Path(os.environ["WIRD_CONTENT"])
    entry = json.loads((content / "packs.json").read_text(encoding="utf-8"))["quran"]
    pack = (content / "packs" / entry["file"]).read_bytes()
    start = 12 + struct.unpack_from("<I", pack, 8)[0]
    parts = {each["name"]: pack[start + each["offset"]:start + each["offset"] + each["length"]] for each in json.loads(pack[12:start])["sections"]}
    return {number: parts[f"{edition}-{number:03}"].decode().rstrip("\n").split("\n") for number in range(1, SURAHS + 1)}


@pytest.fixture(scope="module")
def reader(chromium, product):  # noqa: F811
    reader = Reader(chromium, product)
    reader.open("/quran/112").evaluate(CATCH_ALL, list(face()))
    yield reader
    assert not reader.faults
    reader.close()


def test_every_letter_of_every_ayah(quran_content, reader, product):  # noqa: F811
    """QR-01 the letters of all 6,236 ayat stand in the reader's pages as they are stored, code point for code point, and the face that shows them has each of them"""
    texts = stored("tanzil")
    product.post("/quran/settings", tajweed="on")
    page = reader.page
    shown = page.evaluate(SHOWN, list(range(1, SURAHS + 1)))
    assert len(shown) == AYAT
    assert {name: letters for name, letters in shown.items() for surah, ayah in [map(int, name.split(":"))]
            if letters != texts[surah][ayah - 1]} == {}
    found = page.evaluate(LACKING, ["li.ayah .ayah-text", list(shown.values())])
    assert found["isSeen"] and found["faces"] == 1 and found["words"] > 10_000, found
    assert found["lacking"] == []


def test_every_letter_of_every_page(quran_content, reader, product):  # noqa: F811
    """QR-01 the face of the mushaf's pages has every letter of all 604 of them, with the signs at the ends of ayat"""
    lines = reader.page.evaluate(LINES, list(range(1, PAGES + 1)))
    assert len({number for number, _ in lines}) == PAGES and len(lines) > 8_800
    page = reader.open("/quran/page/2")
    page.evaluate(CATCH_ALL, list(face()))
    found = page.evaluate(LACKING, [".mushaf-line", [line for _, line in lines]])
    assert found["isSeen"] and found["faces"] == 1 and found["words"] > 10_000, found
    assert found["lacking"] == []


USED = """(selector) => {
    const all = document.querySelectorAll(selector);
    for (const each of all) each.setAttribute("data-looked-at", "");
    return all.length;
}"""


@pytest.mark.parametrize(("path", "selector"), [("/quran/112", "[data-letters]"), ("/quran/page/604", ".mushaf-line > [data-from]")])
def test_the_face_that_is_drawn_with(quran_content, reader, path, selector):
    """QR-01 what the browser draws the letters with is the app's own face alone, and none of the device's"""
    page = reader.open(path)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(USED, selector) > 3
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-looked-at], [data-looked-at] *"})["nodeIds"]
    used = [font for node in nodes for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
    assert used and all(font["isCustomFont"] for font in used) and len({font["familyName"] for font in used}) == 1, used
