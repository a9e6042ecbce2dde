"""Wird's memory model against PyPI's fsrs, the authors' own program."""
import sys

import pytest
from harness.paths import ROOT
from harness.server import BINARY

pytest.importorskip("fsrs", reason="fsrs is not installed (Tests/Browser/requirements.txt)")
sys.path.insert(0, str(ROOT / "Tests/Scripts"))
import hifz_peer  # noqa: E402


@pytest.mark.skipif(not BINARY, reason="WIRD_BINARY names no wird")
def test_reviews_equal_fsrs():
    """2,000 random histories, same-day reviews with every grade among them, give the stability, difficulty and day that fsrs 6.3.2 gives"""
    assert hifz_peer.differences([BINARY], 2_000) == []
