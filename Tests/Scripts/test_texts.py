"""Every text is used, and every text that is used is there."""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = [path for folder, kinds in (("Sources", "*.swift"), ("Web", "*.js")) for path in sorted((ROOT / folder).rglob(kinds))]
# Texts of what is built and not yet shown. The test fails once they are, so that nothing stays here.
WAITING = {}
PHRASE = re.compile(r'static let (\w+) = Phrase\(\s*"([^"\\]+)"\)')


def texts(code):
    return json.loads((ROOT / f"Locales/{code}.json").read_text())


def unused(keys, source):
    """Keys that stand nowhere, neither whole nor by the beginning of a name that is put together."""
    whole = set(re.findall(r'"([a-z]\w*(?:\.\w+)+)"', source))
    beginnings = tuple({a or b for a, b in re.findall(r'"([a-z]\w*\.(?:\w+\.)*)(?:\\\(|")|`([a-z]\w*\.(?:\w+\.)*)\$\{', source)})
    beginnings += tuple(f"{key}." for key in whole)
    return [key for key in keys if key not in whole and not key.startswith(beginnings)]


def test_every_text_is_used():
    """SY-030 no catalogue holds a text that nothing shows, and no phrase stands for nothing"""
    source = "\n".join(path.read_text() for path in SOURCES)
    assert unused(["nothing.shows.this"], source) == ["nothing.shows.this"]
    for code in ("ar", "en"):
        left = unused(texts(code), source)
        assert [key for key in left if not key.startswith(tuple(WAITING))] == []
        for beginning, what in WAITING.items():
            assert any(key.startswith(beginning) for key in left), f"{what} is there: {beginning} waits no more"
    for name, key in PHRASE.findall(source):
        assert key in texts("ar"), f"{key} is in no catalogue"
        assert re.search(rf"\.{name}\b", source), f"Phrase.{name} ({key}) is used nowhere"
