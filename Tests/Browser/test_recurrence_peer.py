"""Wird's recurrence rules as WebAssembly against python-dateutil, an independent reader of RFC 5545."""
import sys

import pytest
from harness.paths import ROOT
from test_vectors import ANSWER, runner  # noqa: F401 (a fixture)

pytest.importorskip("dateutil", reason="python-dateutil is not installed (Tests/Browser/requirements.txt)")
sys.path.insert(0, str(ROOT / "Tests/Scripts"))
import recurrence_peer  # noqa: E402


def test_recurrence_equals_dateutil(runner):  # noqa: F811
    """MZ-079 MZ-295 10,000 random rules of RFC 5545 give the dates that python-dateutil gives, one by one and asked for a day"""
    rules = recurrence_peer.rules()
    text = "\n".join(rule.row for rule in rules)
    answers = runner.evaluate(ANSWER, f"almanac/recurrence\n{text}").split("\n")
    assert recurrence_peer.differences(rules, answers) == []
