"""The register's column is written from what ran: Scripts/requirements and what it reads of a run."""
import importlib.machinery
import importlib.util
import json
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def register():
    loader = importlib.machinery.SourceFileLoader("requirements_script", str(ROOT / "Scripts/requirements"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def event(kind, test, absolute=0.0, **more):
    payload = {"kind": kind, "testID": test, "instant": {"absolute": absolute, "since1970": 0}, **more}
    return json.dumps({"version": 0, "kind": "event", "payload": payload})


def swift_test(test, file, display):
    payload = {"kind": "function", "id": test, "name": "f()", "displayName": display, "sourceLocation": {"fileID": f"AppTests/{file}"}}
    return json.dumps({"version": 0, "kind": "test", "payload": payload})


def browser(case, outcome):
    file, _, name = case.partition("::")
    return json.dumps({"case": case, "file": file, "name": name.split("[")[0], "outcome": outcome, "seconds": 1.0})


def test_outcomes(register, tmp_path):
    """A skipped test proves nothing, a failed one neither, and one of several cases is what its worst case is."""
    (tmp_path / "rules.events").write_text("\n".join([
        swift_test("a", "ATests.swift", "MZ-001 one"), swift_test("b", "BTests.swift", "MZ-002 two"),
        swift_test("c", "CTests.swift", "MZ-003 three"), swift_test("d", "DTests.swift", "MZ-004 never began"),
        event("testStarted", "a", 1), event("testEnded", "a", 3.5),
        event("testStarted", "b"), event("issueRecorded", "b", issue={"isKnown": False}), event("testEnded", "b"),
        event("testSkipped", "c")]))
    (tmp_path / "browser.jsonl").write_text("\n".join([
        browser("test_x.py::test_one[ar]", "passed"), browser("test_x.py::test_one[en]", "failed"),
        browser("test_x.py::test_two", "failed"), browser("test_x.py::test_two", "passed"),
        browser("test_x.py::test_three", "skipped")]))
    assert register.outcomes_of(tmp_path) == {
        ("ATests.swift", "MZ-001 one"): "passed", ("BTests.swift", "MZ-002 two"): "failed",
        ("CTests.swift", "MZ-003 three"): "skipped", ("test_x.py", "test_one"): "failed",
        ("test_x.py", "test_two"): "passed", ("test_x.py", "test_three"): "skipped"}


def test_rows(register):
    """What is open or waits is not proved; a row of several clauses is only when each has its test."""
    tests = {"MZ-001": ["A «one»", "B «two»"], "MZ-002": ["A «one»"], "MZ-003": ["A «one»"], "MZ-004": ["C «no»"]}
    known = {"A «one»": "passed", "B «two»": "failed", "C «no»": "skipped"}
    written = {
        "MZ-002": "open: not at 4×", "MZ-003": {"p95": ["A «one»"], "tap": None}, "MZ-005": {"all": ["A «one»"]},
        "MZ-006": "waits for: a phone", "MZ-007": "manual: docs/manual/x.md"}
    said = {row: register.cell(row, tests, written, known)[:2] for row in [f"MZ-00{number}" for number in range(1, 9)]}
    assert said == {
        "MZ-001": ("A «one»", True), "MZ-002": ("open: not at 4× (so far: A «one»)", False),
        "MZ-003": ("open: tap (so far: p95: A «one»)", False), "MZ-004": ("", False), "MZ-005": ("all: A «one»", True),
        "MZ-006": ("waits for: a phone", False), "MZ-007": ("manual: docs/manual/x.md", True), "MZ-008": ("", False)}


def test_runs_against_the_register(register):
    """A row that counts as proved is in trouble where a test of it failed or did not run, and named where it was skipped."""
    proved = {"MZ-001": ["one"], "MZ-002": ["two"], "MZ-003": ["three", "one"], "MZ-004": ["gone"], "MZ-005": []}
    trouble, skipped = register.unproved(proved, {"one": "passed", "two": "failed", "three": "skipped"})
    assert trouble == ["MZ-002: two (failed)", "MZ-004: gone (absent)"] and skipped == []
    assert register.unproved({"MZ-001": ["one"]}, {"one": "skipped"}) == ([], ["MZ-001"])


def test_identifiers(register):
    """The course's short IDs are taken at the beginning of a title alone: elsewhere they may be words."""
    assert register.identifiers("S1 a student's first week, QF-001 too") == ["QF-001", "S1"]
    assert register.identifiers("a size of S1 is none") == []


def test_what_takes_minutes(register, tmp_path, monkeypatch):
    """A result of ./test --long proves until what it ran on changes, whatever another run says; a cut run leaves none."""
    lasting = register.lasting
    (tmp_path / "Web/js").mkdir(parents=True)
    (tmp_path / "Tests/Browser").mkdir(parents=True)
    (tmp_path / "docs/manual").mkdir(parents=True)
    script = tmp_path / "Web/js/player.js"
    script.write_text("plays")
    tests = tmp_path / "Tests/Browser/test_long.py"
    written = "RUNS = 20\n\n\ndef test_hidden(page):\n    return page * RUNS\n\n\ndef test_other():\n    return 1\n"
    tests.write_text(written)
    monkeypatch.setattr(lasting, "ROOT", tmp_path)
    monkeypatch.setattr(lasting, "RESULTS", tmp_path / "docs/manual/long.json")
    monkeypatch.setattr(lasting.subprocess, "run", lambda *_, **__: type("Answer", (), {"stdout": "abc1234567\n"}))
    fate = lambda: register.fate_of("test_long.py", "test_hidden", {})  # noqa: E731
    assert fate() == "absent"
    lasting.keep("test_long.py", "test_hidden", ["Web/js/player*.js"], "ten minutes")
    assert fate() == "passed"
    script.write_text("plays otherwise")
    assert fate() == "absent"
    script.write_text("plays")
    assert fate() == "passed"
    tests.write_text(written.replace("return 1", "return 2"))
    assert fate() == "passed", "another test of the file has changed"
    tests.write_text(written.replace("RUNS = 20", "RUNS = 2"))
    assert fate() == "absent", "what the test uses has changed"
    tests.write_text(written)
    lasting.forget("test_long.py", "test_hidden")
    assert fate() == "absent"
    with pytest.raises(AssertionError):
        lasting.keep("test_long.py", "test_hidden", ["Web/js/gone*.js"], "nothing")
    assert register.fate_of("test_x.py", "test_one", {("test_x.py", "test_one"): "failed"}) == "failed"
