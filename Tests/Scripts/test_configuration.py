"""What stands in configuration stands in no code: colours, durations, minutes, texts."""
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# The lines that look like a value of the product and are none, by file, with why. A line that is gone fails the test.
COLOURS = {
    "Sources/Interface/Components/Appearance.swift": "the frame of a page without a theme, in previews",
    "Sources/Interface/QR/QRCode+Drawing.swift": "a code is read by other devices, black on white in every theme",
    "Web/css/print.css": "ink on paper is black",
}
DURATIONS = {
    "Sources/App/Planner/Reminders/ReminderAnswers.swift": "how long an answer is remembered, a safety net for the record's size",
    "Sources/App/Core/Prayers/PrayerDays+Timetables.swift": "which night a printed time belongs to: a rule of reading",
    "Sources/App/Aladhan/AladhanTimings.swift": "the rounding that the interface prescribes",
    "Sources/Planner/ICS/CalendarEvent.swift": "RFC 5545: an event has a length",
    "Sources/Planner/Tasks/TaskReading.swift": "what a damaged record is read as",
    "Sources/Planner/Prayers/PlanningDay.swift": "a day has 1440 minutes",
    "Sources/App/Planner/CalendarFiles/CalendarFile.swift": "the range that a query may ask for",
    "Sources/App/Planner/Tasks/TaskHandlers+Late.swift": "how far a free time is searched, a safety net",
    "Sources/App/Core/Access/PairedDevice.swift": "RFC 6265bis §5.5: as long as browsers keep a cookie",
    "Sources/Server/Home/Certificates/HomeAuthority.swift": "how long phones may trust it, and when it is replaced",
    "Sources/Server/Home/Certificates/HomeLeaf.swift": "the longest that Apple's systems accept, and when it is renewed",
    "Sources/Server/Home/HomeOptions.swift": "how often the certificate's files are looked at",
    "Sources/Server/Live/ChangeWatch.swift": "how often the store is looked at while a page listens",
    "Sources/Server/Shared/SpaceKeeper.swift": "how often it is looked whether somebody's copy is missing",
    "Sources/Server/Calendars/CalendarKeeper.swift": "how often it is asked whether something is due",
    "Sources/App/Course/School/SampleStudents.swift": "when the students of the sample school did what they did",
    "Sources/Server/Exchange/ExchangeKeeper.swift": "how often it is asked whether a round is due",
    "Sources/Server/People/HouseholdAlerts.swift": "how often it is looked who is here",
    "Sources/Server/People/HouseholdCalendars.swift": "how often it is looked whether something is due, and what nobody has open",
    "Sources/Server/People/HouseholdKeeper.swift": "how often everybody's data is looked after, and what nobody has open",
    "Sources/Server/People/PeopleConfig.swift": "what stands in PeopleConfig.json, for a bundle without it",
    "Sources/People/Accounts/ClosingWait.swift": "how far a clock may jump before it is taken for a wrong one",
    "Sources/Server/Run/Caretaker.swift": "how often the data is looked after",
    "Sources/Server/Run/ConfigKeeper.swift": "how often the configuration is looked at",
    "Sources/Server/Standing/StandingReader.swift": "how long a start has for its first upkeep, and how far clocks differ",
    "Sources/Server/Standing/BackupCommand.swift": "how long the last words of a program are waited for",
    "Sources/Server/SiteContext.swift": "how long an answer has to go out",
    "Sources/Server/Outgoing/Outgoing.swift": "how long one address of a name is waited for while there is another",
    "Sources/Server/Source/SourceKeeper.swift": "how often it is asked whether something is due",
    "Sources/Storage/Blobs/BlobStore.swift": "how often it is noted that an upload goes on",
    "Sources/Storage/Blobs/BlobStore+Sweeping.swift": "how long the record that refers to a blob may be on its way",
    "Sources/Storage/Backup/Backups.swift": "SY-060: a backup a day, and of which hours and days backups are kept",
}
TEXTS = {
    "Sources/App/Aladhan/AladhanNames.swift": "the interface's own words, which programs compare",
    "Sources/Server/Standing/MetricsText.swift": "what Prometheus's format says of each figure, for its tools",
    "Sources/Planner/Import/TaskCell.swift": "what other programs' tables write for yes",
}

CODE = ("App", "Planner", "Interface", "Server", "Storage")
COLOUR = re.compile(r'#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b')
DURATION = re.compile(
    r"\.(?:milliseconds|seconds|minutes|hours|days)\(\d+\)"
    r"|\b(?:let|var) \w*(?:[mM]inutes|[hH]ours|[dD]ays|[dD]uration|[iI]nterval|[tT]imeout|[dD]elay)\w*(?:: \w+)? = [1-9]")
ARABIC = re.compile('"[^"\\n]*[\u0621-\u064A]{2}')
SENTENCE = re.compile(r'"[A-Z][a-z]+(?: [a-z’]+){2,}')


def code(path):
    """A file's lines without comments."""
    text = re.sub(r"/\*.*?\*/", lambda match: "\n" * match.group().count("\n"), path.read_text(), flags=re.S)
    return [re.sub(r"(?<![:\"'])//.*", "", line) for line in text.splitlines()]


def found(pattern, *files):
    """The files with a line that a pattern finds, and the lines."""
    hits = {}
    for path in files:
        lines = [f"{number}: {line.strip()}" for number, line in enumerate(code(path), 1) if pattern.search(line)]
        if lines:
            hits[path.relative_to(ROOT).as_posix()] = lines
    return hits


def swift(*layers):
    """The files of some layers but those that read configuration and say what it may hold."""
    files = [path for layer in layers for path in sorted((ROOT / "Sources" / layer).rglob("*.swift"))]
    return [path for path in files if path.parent.name != "Config"]


def web(kind):
    return sorted((ROOT / "Web").rglob(f"*.{kind}"))


def left(hits, known):
    return {path: lines for path, lines in hits.items() if path not in known}


def test_the_search_finds():
    """MZ-210 each search finds what it looks for, and takes no name for a value"""
    for text in ('"#14746F"', "color: #fff;"):
        assert COLOUR.search(text)
    for text in ("x.minutes(90)", "static let delayMinutes = 5", "let timeout: Int = 10"):
        assert DURATION.search(text)
    assert not DURATION.search("x.minutes(count)") and not DURATION.search("let minutes = days.minutes")
    assert ARABIC.search('p { "صلاة" }') and SENTENCE.search('p { "Your day is full" }')
    assert not SENTENCE.search('.class("button primary wide")') and not SENTENCE.search('"Al Ahad"')


def test_no_colour_in_code():
    """MZ-210 no colour stands in code: they come from ThemeConfig.json"""
    hits = found(COLOUR, *swift("Letters", "Almanac", "Records", "WirdWorker", *CODE), *web("js"), *web("css"))
    assert left(hits, COLOURS) == {}


def test_no_duration_in_code():
    """MZ-210 no duration and no minutes stand in code: they come from the files of Config"""
    assert left(found(DURATION, *swift(*CODE)), DURATIONS) == {}
    timing = re.compile(r"(?:transition|animation)[\w-]*:[^;]*(?<![\w.-])(?:[1-9]\d*|\d*\.\d+)m?s\b")
    assert timing.search("transition: opacity 0.4s") and not timing.search("animation: x var(--timing-fast) 0s")
    assert found(timing, *web("css")) == {}


def test_no_text_in_code():
    """MZ-210 no text that a person reads stands in code: they come from Locales"""
    files = swift("App", "Planner", "Interface", "Server")
    assert left(found(ARABIC, *files), TEXTS) == {}
    assert left(found(SENTENCE, *files), TEXTS) == {}
    shown = re.compile(r"(?:textContent|innerText|placeholder|title|ariaLabel) = [\"'`][^\"'`$]*[A-Za-z]{2}")
    assert found(shown, *web("js")) == {}
    assert found(re.compile(r"content:\s*[\"'][^\"']*[A-Za-z\u0621-\u064A]{2}"), *web("css")) == {}


def test_every_exception_is_there():
    """MZ-210 what is left out of the search is there and needed"""
    for known, pattern in ((COLOURS, [COLOUR]), (DURATIONS, [DURATION]), (TEXTS, [ARABIC, SENTENCE])):
        for path in known:
            assert (ROOT / path).is_file(), path
            assert any(found(each, ROOT / path) for each in pattern), f"{path} needs no exception"


def test_every_file_has_a_schema():
    """MZ-211 MZ-213 each file of Config has a schema of its own name"""
    for path in sorted((ROOT / "Config").glob("*.json")):
        assert (ROOT / "Config/Schemas" / path.name).is_file(), path.name


SPACED = re.compile(r"(?<![-\w])((?:margin|padding|gap|row-gap|column-gap)[a-z-]*)\s*:\s*([^;{}]+)")
LITERAL = re.compile(r"(?<![-\w.#])(-?\d*\.?\d+)(px|r?em|ex|ch|lh|%|pt|mm|cm|in|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))")
LETTERS_OWN = 0.2
"""Ems up to which a shift belongs to the letters: what sits too high or low beside a line of them."""


def is_spacing(number, unit):
    """Whether a length keeps things apart. A hairline does not, nor what moves letters onto their line, nor a share of a drawing's width."""
    amount = abs(float(number))
    return amount > 0 and not (unit == "px" and amount == 1) and not (unit == "em" and amount <= LETTERS_OWN) and unit != "cqi"


def spacing_literals(css):
    """The lengths that margins, paddings and gaps write out instead of using a token."""
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    # A token that a narrow window makes smaller.
    plain = re.sub(r"min\((var\(--space-\w+\)), \d+vi\)", r"\1", plain)
    return [f"{name}: {value.strip()}" for name, value in SPACED.findall(plain)
            if any(is_spacing(*literal) for literal in LITERAL.findall(re.sub(r"var\(--[a-z-]+\)", "", value)))]


def test_spacing_is_of_the_golden_ratio():
    """MZ-207 the spacing tokens are 8, 13, 21 and 34 with one below and one above in the same ratio, and no margin, padding or gap on a screen is another length"""
    tokens = json.loads((ROOT / "Config/ThemeConfig.json").read_text(encoding="utf-8"))["base"]["spacing"]
    assert [tokens[name] for name in ("s", "m", "l", "xl")] == [8, 13, 21, 34]
    sizes = sorted(tokens.values())
    assert sizes == [5, 8, 13, 21, 34, 55] and all(abs(large / small - 1.618) < 0.03 for small, large in zip(sizes, sizes[1:]))
    assert spacing_literals("a { margin: 0 1px; padding: var(--space-s) calc(-1 * var(--space-m)); gap: 0.2em }") == []
    for wrong in ("margin: 9px", "padding-block: var(--space-s) 0.5rem", "gap: calc(var(--space-s) + 2%)", "margin-inline-start: -2vw", "padding: .5em"):
        assert spacing_literals(f"a {{ color: red; {wrong}; }}") == [wrong]
    # Paper has millimetres.
    sheets = [sheet for sheet in sorted((ROOT / "Web/css").glob("*.css")) if sheet.name != "print.css"]
    assert len(sheets) > 30
    found = {sheet.name: literals for sheet in sheets if (literals := spacing_literals(sheet.read_text(encoding="utf-8")))}
    assert found == {}
    # Nothing else has a style of its own: no page carries one, and scripts set places and sizes of what is dragged.
    for path in [*sorted((ROOT / "Sources").rglob("*.swift")), *sorted((ROOT / "Web/js").rglob("*.js"))]:
        text = path.read_text(encoding="utf-8")
        written = re.findall(r"[\"'`](?:margin|padding|gap)[a-z-]*[\"'`]?\s*[:,]\s*[\"'`]([^\"'`]+)", text)
        assert [value for value in written if any(is_spacing(*each) for each in LITERAL.findall(value))] == [], path
