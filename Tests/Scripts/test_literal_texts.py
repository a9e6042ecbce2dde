"""No page's words stand in the code: they come from the catalogues."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Two words of Latin letters beside each other, or an Arabic letter.
WORDS = re.compile(r"[\u0620-\u064a\u0671-\u06d3]|[A-Za-z]{2,}[,.!?:]? [A-Za-z]{2,}")
# What takes a literal that nobody reads: attributes of elements, and what stops a program that contradicts itself.
SILENT = re.compile(
    r"\b(class|data|rel|accept|allow|media|viewBox|points|transform|sandbox|path|d|Tag|precondition|preconditionFailure|fatalError|assert)\($")
# Where literals are no page's words: refusals of a configuration's file, said to whoever wrote it by file and key; the answers
# in Aladhan's own form; drawings; the writing of style sheets; the folding of letters; and the reading of the catalogues themselves.
ELSEWHERE = re.compile(r"Config(\+JSON)?\.swift$|Catalogue\.swift$|AppBundle\+Tiers|CourseSample\.swift|FoldedText\.swift|TajweedSheet\.swift|/Aladhan/|/Icons/|/Theme/|/Motion/|Interface/Language/")
# Names that are the same in every language, commands, headers, classes and what is hashed.
SAME = {
    "private, no-cache", "wird access token ", "wird pairing code", "wird path lock ", "Tanzil Project, tanzil.net",
    "wird path unlock --remove", "wird content build", "width=device-width, initial-scale=1",
    "width=device-width, initial-scale=1, viewport-fit=cover", "light dark", "Authorization: Bearer ", "system-ui, sans-serif",
    "setup-mark setup-mark-on", "complete complete-done", "not a clean path: ", "levels are counted from the first day on",
}


def literals(text):
    """The literals of a Swift file with words in them, each with its line's number."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("//"):
            continue
        for found in LITERAL.finditer(line):
            words = re.sub(r"\\\([^)]*\)", "", found.group(1))
            before = line[:found.start()].rstrip()
            if WORDS.search(words) and not SILENT.search(before) and not re.search(r"<|=\s*\\?$|^ [a-z-]+=", words):
                yield number, words


def test_the_lint_sees_a_literal():
    """the rule itself: a sentence in a node is found, a class and a comment are not"""
    assert list(literals('p { "Your day is whole" }')) and list(literals('h1 { "يومك" }'))
    assert not list(literals('div(.class("card part"))\n// "a word or two"\nstrings[key: "day.title"]'))


def test_no_words_stand_in_the_code():
    """SY-030 no literal in the code of pages and components is text of a page; each is a key, an attribute, or the same in every language"""
    found = []
    for folder in ("Sources/App", "Sources/Interface"):
        for path in sorted((ROOT / folder).rglob("*.swift")):
            name = str(path.relative_to(ROOT))
            if ELSEWHERE.search(name):
                continue
            found += [f"{name}:{number}: {words}" for number, words in literals(path.read_text(encoding="utf-8")) if words not in SAME]
    assert found == [], "\n".join(found)


def test_no_words_stand_in_the_scripts():
    """SY-030 nor in the scripts of pages: what they say, they take from the page"""
    shown = re.compile(r"(?:textContent|innerText|ariaLabel|title|placeholder)\s*=\s*[\"'`][^\"'`]*[A-Za-z\u0620-\u064a]{2,}|announce\([\"'`]\w|toast\([\"'`]\w")
    assert shown.search('box.textContent = "Saved"') and shown.search('toast("Saved")')
    found = [f"{path.name}:{number}" for path in sorted((ROOT / "Web/js").rglob("*.js"))
             for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1)
             if shown.search(line) and not line.lstrip().startswith("//")]
    assert found == [], "\n".join(found)
