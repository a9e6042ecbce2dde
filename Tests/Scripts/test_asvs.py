"""docs/asvs.md answers every item of OWASP ASVS 5.0.0 of levels 1 and 2, by tests that are there; docs/security.md lists logs and keys."""
import collections
import importlib.machinery
import importlib.util
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/asvs.md"
SECURITY = ROOT / "docs/security.md"

# The levels of each section's items, in their order.
LEVELS = """
1.1 22  1.2 1111122223  1.3 112222222223  1.4 222  1.5 123  2.1 122  2.2 112  2.3 12223  2.4 23  3.1 3  3.2 113  3.3 12223
3.4 11222233  3.5 11122333  3.6 3  3.7 22333  4.1 12233  4.2 23333  4.3 22  4.4 1222  5.1 2  5.2 112333  5.3 113  5.4 222
6.1 122  6.2 111111112222  6.3 11223333  6.4 112233  6.5 22222333  6.6 2223  6.7 33  6.8 2222  7.1 222  7.2 1111  7.3 22
7.4 11222  7.5 223  7.6 22  8.1 1233  8.2 1123  8.3 133  8.4 23  9.1 111  9.2 1222  10.1 22  10.2 223  10.3 22223
10.4 1111122222233333  10.5 22222  10.6 22  10.7 222  11.1 2233  11.2 22233  11.3 11233  11.4 1222  11.5 23  11.6 23  11.7 33
12.1 12233  12.2 11  12.3 22223  13.1 2333  13.2 222223  13.3 2233  13.4 1222233  14.1 22  14.2 12223333  14.3 122  15.1 12233
15.2 12233  15.3 1222222  15.4 3333  16.1 2  16.2 22222  16.3 2222  16.4 222  16.5 2223  17.1 23  17.2 22223333  17.3 22
"""

ANSWERS = ("met", "met by build", "not met", "not applicable")
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.M)
TEST = re.compile(r"\w+ «[^»]+»|test_\w+\.py test_\w+")
QUOTED = re.compile(r"`([^`]+)`")
DOCUMENT = re.compile(r"\bdocs/[\w/]+\.(?:md|json)|\b[A-Z]+\.md")

# What an answer names though it isn't ours, or isn't there yet.
ELSEWHERE = {
    "StreamLogHandler": "swift-log's", "cipherSuiteValues": "swift-nio-ssl's", "DynamicUser": "systemd's",
    "Package.resolved": "made by each build, and not kept", ".git": "of a checkout", "private, no-cache": "an answer's header",
}

API = ROOT / "docs/api.md"
# Where each number of the table of limits in docs/api.md stands, in the table's order: a file, and the words around it.
LIMITS = [
    ("BodyLimits.swift", "let form = 1 << 20"), ("BodyLimits.swift", "let file = 16 << 20"),
    ("SyncProtocol.swift", "JSONLimits(size: 16 << 20)"), ("FormFields.swift", "fields: Int = 256"),
    ("MultipartForm.swift", "parts.count <= 32"), ("PlannerConfig.json", '"title": {"characters": 200'),
    ("PlannerConfig.json", '"notes": {"characters": 500'), ("PlannerConfig.json", '"checklist": 30'),
    ("TaskFile.swift", "mostTasks = 4_000"), ("CalendarSeriesReader.swift", "mostSeries = 500"),
    ("TaskFile.swift", "mostBytes = 8 << 20"), ("AccessToken.swift", "let limit = 50"), ("AccessToken.swift", "nameLimit = 60"),
    ("PairedDevice.swift", "let limit = 50"), ("PairedDevice.swift", "nameLimit = 60"), ("SavedMosques.swift", "let limit = 30"),
    ("SavedMosques.swift", "nameLimit = 120"), ("Khatma.swift", "let limit = 12"), ("FieldLimits.swift", "khatmaName = 80"),
    ("FieldLimits.swift", "bookmarkFolder = 80"), ("FieldLimits.swift", "bookmarkNote = 2_000"),
    ("PathConfig.json", '"note": {"characters": 1000'), ("PathConfig.json", '"least": 4'), ("PathConfig.json", '"most": 64'),
    ("FieldLimits.swift", "timetableName = 80"), ("SourceAddress.swift", "longest = 200"), ("Feedback.swift", "let limit = 4_000"),
    ("TextReport.swift", "let limit = 1_000"), ("OwnConfiguration.swift", "let limit = 32 << 10"),
    ("QuranSearch.swift", "longest = 400"), ("SyncProtocol.swift", "recordLimit = 500"), ("SyncProtocol.swift", "scopeLimit = 32"),
    ("FieldLimits.swift", "other = 64 << 10"), ("BlobLimits.swift", "var blob = 32 << 20"),
    ("BlobLimits.swift", "var person = 1 << 30"), ("ServerConfig.json", '"uploads": 16'),
    ("ListeningResponder.swift", "soundBytes = 250 << 10"), ("ServerConfig.json", '"sessions": 2'), ("ServerConfig.json", '"streams": 64'),
]


def items():
    """Every item of levels 1 and 2 with its level."""
    words = LEVELS.split()
    every = {f"{section}.{number}": int(level) for section, levels in zip(words[::2], words[1::2])
             for number, level in enumerate(levels, start=1)}
    assert len(every) == 345
    return {item: level for item, level in every.items() if level < 3}


def rows():
    return ROW.findall(PAGE.read_text(encoding="utf-8"))


def counted(answers):
    """The table of how many items have which answer, by level."""
    count = collections.Counter((answer, level) for _, level, _, answer, _ in answers)
    lines = ["| | Level 1 | Level 2 | Together |", "|---|---|---|---|"]
    for answer in ANSWERS:
        first, second = count[answer, "1"], count[answer, "2"]
        lines.append(f"| {answer} | {first} | {second} | {first + second} |")
    total = [sum(count[answer, level] for answer in ANSWERS) for level in "12"]
    return "\n".join([*lines, f"| all | {total[0]} | {total[1]} | {sum(total)} |"])


@pytest.fixture(scope="module")
def tests():
    """Every test's name, as the register writes it."""
    loader = importlib.machinery.SourceFileLoader("requirements_script", str(ROOT / "Scripts/requirements"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return set(module.proofs_from_tests()[1])


@pytest.fixture(scope="module")
def sources():
    """All that an answer may name a place in, as one text."""
    folders = ["Sources", "Web/js", "Tests", "Scripts", "Config", "deploy"]
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*"))]
    texts = [path.relative_to(ROOT).as_posix() + "\n" + path.read_text(encoding="utf-8", errors="replace") for path in paths
             if path.is_file() and path.name != "test_asvs.py" and path.suffix in (".swift", ".js", ".py", ".json", ".sh", ".service", "", ".txt")]
    return "\n".join([*texts, (ROOT / "Package.swift").read_text(), (ROOT / "run").read_text()])


def test_every_item_stands_once():
    """every item of levels 1 and 2 stands once, in its order, with its level, an answer of the five and what is behind it"""
    wanted = items()
    assert collections.Counter(wanted.values()) == {1: 70, 2: 183}
    found = [(item, int(level)) for item, level, *_ in rows()]
    assert found == list(wanted.items())
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| \d", line)]
    assert len(lines) == len(found), "a row that isn't read"
    assert {answer for *_, answer, _ in rows()} == set(ANSWERS)
    assert not [item for item, _, words, _, why in rows() if len(words) > 90 or len(why.strip()) < 5]


def test_every_test_named_is_there(tests):
    """every test that an answer names is there, and what is met names one"""
    missing = {item: name for item, *_, why in rows() for name in TEST.findall(why) if name not in tests}
    assert not missing
    assert not [item for item, *_, answer, why in rows() if answer == "met" and not TEST.search(why)]


def test_every_place_named_is_there(sources):
    """every file, type and document that an answer names is there, and what is met by build names one"""
    missing = []
    for item, *_, answer, why in rows():
        places = [place for place in QUOTED.findall(TEST.sub("", why)) if place not in ELSEWHERE]
        documents = DOCUMENT.findall(why)
        missing += [(item, name) for name in documents if not (ROOT / name).is_file()]
        for place in places:
            path = (ROOT / place).exists() if "/" in place and " " not in place else False
            words = re.findall(r"\w+", place)
            if not path and place not in sources and not all(re.search(rf"\b{word}\b", sources) for word in words):
                missing.append((item, place))
        if answer == "met by build":
            assert places or documents, item
    assert not missing


def test_the_counts_are_right():
    """the counts on the page and in the summary are those of the rows"""
    table = counted(rows())
    for path, mark in ((PAGE, "counts"), (SECURITY, "asvs")):
        block = re.search(rf"<!-- {mark} -->\n(.*?)\n<!-- /{mark} -->", path.read_text(encoding="utf-8"), re.S)
        assert block and block[1] == table, f"{path.name} should say:\n{table}"


def section(title):
    """The part of docs/security.md under a heading."""
    return SECURITY.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_line_of_the_log_is_listed():
    """every line that the server can log is in docs/security.md at its level, with every reason, and no other is"""
    call = re.compile(r"\b(?:logger|log)\.(trace|debug|info|notice|warning|error|critical)\(\s*\"((?:[^\"\\]|\\.)*)\"")
    paths = [*(ROOT / "Sources/Server").rglob("*.swift"), ROOT / "Sources/wird/Commands/Serve.swift"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    logged = {(level, line) for level, line in call.findall(text) if "\\(" not in line}
    listed = set()
    for level, line in re.findall(r"^\| (\w+) \| (.*?) \|", section("What the log holds"), re.M):
        listed |= {(level, name) for name in QUOTED.findall(line) if not name.startswith("--")}
    assert listed == logged
    incidents = re.search(r"enum Incident:.*?\n\}", (ROOT / "Sources/App/Core/Contract/Outcome.swift").read_text(), re.S)[0]
    reasons = set(re.findall(r'case \w+ = "(\w+)"', incidents))
    makers = [path.name for path in (ROOT / "Sources").rglob("*.swift") if re.search(r"\bLogger\(|StreamLogHandler", path.read_text())]
    # The command that fetches calendars tells on standard error what the server's keeper would log.
    assert set(makers) == {"Serve.swift", "CalendarSubscriptions.swift"}, "and nobody else logs"
    assert "StreamLogHandler.standardError" in paths[-1].read_text()
    reasons |= set(re.findall(r'noting\("(\w+)"', text)) | set(re.findall(r'note\((?:kind \+ )?"(\w+)"', text))
    said = section("What the log holds").split("\nReasons: ")[1].split(".")[0]
    assert set(QUOTED.findall(said.split(";")[0])) == reasons


def test_every_use_of_cryptography_is_listed():
    """every file that hashes, signs or derives is in docs/security.md's list of keys and algorithms, and none that doesn't"""
    uses = re.compile(r"\b(?:SHA256|PBKDF2)(?:\.\w|\()|\bHMAC\(|\bP256\.|\bFormSeal\(|minimumTLSVersion")
    names = set()
    for row in re.findall(r"^\|.*\| ([^|]*) \|$", section("Keys and algorithms"), re.M):
        names |= set(QUOTED.findall(row))
    missing, used = [], set()
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        if "Records/Hashing" in path.as_posix() or not uses.search(path.read_text(encoding="utf-8")):
            continue
        known = {path.stem} | {f"{folder.name}/*" for folder in path.parents}
        used |= known
        if not known & names:
            missing.append(path.relative_to(ROOT).as_posix())
    assert not missing
    kept = {"SessionCookie", "FormSeal", "PasswordHash"}
    assert names - used - kept == set(), "named, and not used any more"


def test_the_limits_are_those_of_the_code():
    """each number in the table of limits in docs/api.md is the code's own or the configuration's"""
    table = API.read_text(encoding="utf-8").split("\n## What is taken\n")[1].split("\n## ")[0]
    numbers = []
    for row in re.findall(r"^\| [^|]+ \| ([^|]*\d[^|]*) \|$", table, re.M):
        numbers += [int(number) * {"MiB": 1 << 20, "KiB": 1 << 10}.get(unit, 1) for number, unit in re.findall(r"(\d+)(?: ([MK]iB))?", row)]
    found = []
    for name, words in LIMITS:
        [path] = [path for folder in ("Sources", "Config") for path in (ROOT / folder).rglob(name) if "Schemas" not in path.parts]
        text = re.sub(r"\s+", " ", path.read_text(encoding="utf-8")).replace("{ ", "{")
        assert re.search(re.escape(words) + r"(?![\w<])", text), (name, words)
        number, shift = re.search(r"(\d[\d_]*)(?: << (\d+))?\)?$", words).groups()
        found.append(int(number.replace("_", "")) << int(shift or 0))
    assert numbers == found
