"""Wird's zones as WebAssembly against the browser's own, for every name that both know."""
import base64
import datetime
import json
import os
import pathlib
import struct

import pytest
from test_vectors import ANSWER, runner  # noqa: F401 (a fixture)

CONTENT = pathlib.Path(os.environ.get("WIRD_CONTENT", ""))
FIRST, LAST = 631_152_000, 2_240_611_200  # 1990-01-01 and 2041-01-01

# Zones whose past releases after 2025b corrected: daylight time in Colombia of 1993 and in Moldova from 2022 on, and WET,
# which now stands for Lisbon.
CORRECTED = {"America/Bogota", "Europe/Chisinau", "Europe/Tiraspol", "WET"}

# A zone's offset in the browser, in seconds; and of each question how the browser would answer it.
COMPARE = """([names, questions]) => {
    const knows = (name) => { try { new Intl.DateTimeFormat("en", { timeZone: name }); return true; } catch { return false; } };
    const differences = {};
    let compared = 0;
    const known = names.filter(knows);
    for (const name of known) {
        const format = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset", hour: "numeric" });
        const [seconds, offsets] = questions[name];
        seconds.forEach((second, index) => {
            const found = /GMT(?:([+-])(\\d\\d):(\\d\\d)(?::(\\d\\d))?)?/.exec(format.format(second * 1000));
            const size = found[1] ? found[2] * 3600 + found[3] * 60 + Number(found[4] ?? 0) : 0;
            const offset = found[1] === "-" ? -size : size;
            compared += 1;
            if (offset !== offsets[index]) (differences[name] ??= []).push([second, offsets[index], offset]);
        });
    }
    return { known: known.length, compared, differences, supported: Intl.supportedValuesOf("timeZone") };
}"""


def section():
    """The zones' section of the pack, as the worker reads it."""
    packs = list((CONTENT / "packs").glob("zones-*.pack"))
    if not packs:
        pytest.skip("WIRD_CONTENT names no zones")
    pack = packs[0].read_bytes()
    length = struct.unpack_from("<I", pack, 8)[0]
    directory = json.loads(pack[12:12 + length])
    entry = directory["sections"][0]
    start = 12 + length + entry["offset"]
    return directory["version"], pack[start:start + entry["length"]]


def names_of(zones):
    """The names in the section's index (its form is described in Sources/Almanac/Zones/ZoneDatabase.swift)."""
    version, count, length = zones[5], *struct.unpack_from("<HI", zones, 6)
    index = 12 + version
    names = index + count * 11
    entries = (struct.unpack_from("<HB", zones, index + number * 11) for number in range(count))
    found = [zones[names + start:names + start + size].decode() for start, size in entries]
    assert len(found) > 400 and sum(map(len, found)) <= length
    return found


def test_zones_equal_the_browsers(runner):  # noqa: F811
    """SY-004 every zone's offsets from 1990 to 2040 equal the browser's Intl, a second before and at every change and every month"""
    version, zones = section()
    names = names_of(zones)
    encoded = base64.b64encode(zones).decode()

    def ask(lines):
        return runner.evaluate(ANSWER, "\n".join(["zones", encoded, *lines])).split("\n")

    changes = ask(f"transitions\t{name}\t{FIRST}\t{LAST}" for name in names)
    moments = {}
    for name, answer in zip(names, changes, strict=True):
        at = [int(change.split(":")[0]) for change in answer.split()]
        moments[name] = sorted({*range(FIRST, LAST, 2_629_800), *at, *(second - 1 for second in at)})
    assert sum(len(answer.split()) for answer in changes) > 5_000
    offsets = ask(f"offsets\t{name}\t" + "\t".join(map(str, moments[name])) for name in names)
    questions = {name: [moments[name], [int(offset) for offset in answer.split()]]
                 for name, answer in zip(names, offsets, strict=True)}
    result = runner.evaluate(COMPARE, [names, questions])
    browser = runner.evaluate("() => navigator.userAgent.match(/Chrome\\/[\\d.]+/)?.[0]")
    print(f"zones: {result['known']} names, {result['compared']} offsets compared, tz {version} against {browser}")
    missing = [name for name in result["supported"] if name not in questions]
    # The browser may hold another release of the tz database. Until the year before the pack's everything is equal but
    # what a release corrected in history; from then on releases differ in what laws have changed since.
    year = int(version[:4]) - 1
    since = datetime.datetime(year, 1, 1, tzinfo=datetime.timezone.utc).timestamp()
    known = {name: found for name, found in result["differences"].items() if name in CORRECTED or found[0][0] >= since}
    for name, found in sorted(known.items()):
        print(f"  {name}: {len(found)} moments by another release, the first {found[0]}")
    assert {name: found[:3] for name, found in result["differences"].items() if name not in known} == {}
    assert len(known) <= 30
    assert missing == [] and result["known"] > 400 and result["compared"] > 250_000
