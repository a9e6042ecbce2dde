"""The interface for programs as docs/openapi.json describes it: schemathesis asks every call what it takes and what it doesn't."""
import json
import os
import pathlib
import re
import subprocess
import sys

import pytest
from harness.paths import ROOT
from product_app import Product

SCHEMATHESIS = pathlib.Path(sys.executable).with_name("schemathesis")
HARNESS = ROOT / "Tests/Browser/harness"
DESCRIPTION = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))
LEFT_OUT = ["positive_data_acceptance", "missing_required_header", "ignored_auth"]
"""What isn't asked: a description that knows no rule of the day takes what the day refuses, and on loopback nobody signs in."""


@pytest.fixture
def product(tmp_path):
    started = Product(tmp_path / "data").start(seconds=300)
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    started.send("POST", "/place", b"latitude=21.4225&longitude=39.8262&zone=Asia/Riyadh", headers)
    yield started
    started.stop()


@pytest.mark.skipif(not SCHEMATHESIS.exists(), reason="schemathesis isn't installed")
def test_every_call_keeps_its_contract(product):
    """some thousand requests made out of the description, sound and broken: no fault of the server's, none unanswered, and each answer is one that is described"""
    # One worker: with two threads the tool now and then fails in Python's own parser ("AST constructor recursion depth").
    asked = subprocess.run(
        [SCHEMATHESIS, "--config-file", HARNESS / "schemathesis.toml", "run", ROOT / "docs/openapi.json",
         "--url", product.address, "-H", "Accept: application/json",
         "--phases", "examples,coverage,fuzzing", "--max-examples", os.environ.get("WIRD_EXAMPLES", "1"), "--seed", "1",
         "--workers", "1", "--request-timeout", "20", "--exclude-checks", ",".join(LEFT_OUT), "--continue-on-failure",
         "--no-color"],
        capture_output=True, text=True, timeout=240, cwd=product.folder,
        env=os.environ | {"SCHEMATHESIS_HOOKS": str(HARNESS / "schemathesis_types.py")})
    said = asked.stdout + asked.stderr
    assert asked.returncode == 0, said[max(said.find("ERRORS"), said.find("FAILURES"), 0):][:8000]
    assert product.process.poll() is None, "the server is gone"
    selected = re.search(r"Tested: (\d+)", said)
    assert int(selected[1]) == sum(len(calls) for calls in DESCRIPTION["paths"].values()), said[-2000:]
    assert int(re.search(r"(\d+) generated", said)[1]) > 3000, said[-2000:]
