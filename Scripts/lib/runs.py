"""What a run of ./test left in .build-logs/run: a line a browser test (`*.jsonl`), Swift Testing's events (`*.events`)."""
import collections
import json
import pathlib

Entry = collections.namedtuple("Entry", "case file name outcome seconds")


def entries(folder):
    """Every try of every test, in the order of the files' names and of what stands in them."""
    for path in sorted(pathlib.Path(folder).iterdir()):
        lines = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip())
        if path.suffix == ".jsonl":
            for test in lines:
                yield Entry(test["case"], test["file"], test["name"], test["outcome"], test["seconds"])
        elif path.suffix == ".events":
            yield from swift(lines)


def swift(lines):
    """The tests of one run of Swift Testing. Suites are left out: what they say their tests say too."""
    names, begun, ended, failed, skipped = {}, {}, {}, set(), set()
    for line in lines:
        what = line.get("payload", {})
        if line.get("kind") == "test" and what.get("kind") == "function":
            file = pathlib.PurePath(what.get("sourceLocation", {}).get("fileID", "")).name
            names[what["id"]] = (file, what.get("displayName") or what["name"])
        if line.get("kind") != "event":
            continue
        test, moment = what.get("testID"), what.get("instant", {}).get("absolute", 0)
        if what["kind"] == "testStarted":
            begun[test] = moment
        elif what["kind"] == "testEnded":
            ended[test] = moment
        elif what["kind"] == "testSkipped":
            skipped.add(test)
        elif what["kind"] == "issueRecorded" and not what.get("issue", {}).get("isKnown"):
            failed.add(test)
    for test, (file, name) in names.items():
        if test not in ended and test not in skipped and test not in failed:
            continue
        outcome = "failed" if test in failed else "skipped" if test in skipped else "passed"
        yield Entry(test, file, name, outcome, round(ended.get(test, 0) - begun.get(test, ended.get(test, 0)), 2))
