"""The server and the command line on a machine without any network: what they do, and how soon."""
import json
import re
import shutil
import subprocess
import sys

import pytest
from harness.cut_off import COMMANDS
from harness.paths import ROOT
from product_app import BINARY
from test_commands import commands

SCRIPT = ROOT / "Tests/Browser/harness/cut_off.py"
UNSHARE = shutil.which("unshare")
NEEDING = {
    "serve": "it is what answers the requests",
    "help": "it says what the others are", "recogniser": "`recite score` starts it", "recite batch": "it is `recite score` for many files",
    "content build": "it fetches packages where they are not there yet",
    "calendar subscribe": "it is about an address in the network", "calendar refresh": "it is about an address in the network",
    "provider add": "it is about an address in the network",
}
"""Commands that are not among those run, and why."""


def can_be_cut_off():
    return UNSHARE and subprocess.run([UNSHARE, "--net", "true"], capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="module")
def came(tmp_path_factory):
    """What came of it with a network, and without one."""
    if not can_be_cut_off():
        pytest.skip("this machine lets nobody have a network of their own")

    def run(name, *before):
        ran = subprocess.run([*before, sys.executable, str(SCRIPT), str(tmp_path_factory.mktemp(name))], capture_output=True,
                             text=True, timeout=900, check=False)
        assert ran.returncode == 0, ran.stderr[-3000:]
        return json.loads(ran.stdout)

    with_network, without = run("with"), run("without", UNSHARE, "--net")
    assert not without["network"]
    return with_network, without


def complaints(log):
    """What the log warns of, without times and numbers."""
    return [re.sub(r"^\S+ |[0-9a-f]{16,}|:\d+", "", line) for line in log.splitlines() if re.search(r" (warning|error|critical) ", line)]


def test_every_request_is_answered_as_with_a_network(came):
    """SY-007 with no network every page and every call, those that change something too, comes to what it comes to with one, and the log says nothing more"""
    with_network, without = came
    assert len(without["requests"]) > 1500
    assert without["requests"] == with_network["requests"]
    assert not [each for each in without["requests"] if each[2] >= 500]
    assert complaints(without["log"]) == complaints(with_network["log"])


def test_every_command_works(came):
    """SY-007 with no network each command ends as it does with one, and as soon"""
    tree = json.loads(subprocess.run([BINARY, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout)
    names = {name.removeprefix("wird ").strip() for name, _ in commands(tree["command"])}
    ran = {name for name in names for words in COMMANDS if f"{words} ".startswith(f"{name} ")}
    assert names - ran == set(NEEDING), (names - ran) ^ set(NEEDING)
    with_network, without = (each["commands"] for each in came)
    assert {words: each[0] for words, each in without.items()} == {words: each[0] for words, each in with_network.items()}
    # The others have nothing to do here, and say so: nobody has such a name, no timetable is there.
    assert sum(each[0] == 0 for each in without.values()) >= 60, {words: each for words, each in without.items() if each[0]}
    late = {words: each[2] for words, each in without.items() if each[2] > with_network[words][2] + 3}
    assert late == {}


def test_it_starts_as_soon(came):
    """SY-007 with no network the server answers as soon after its start as with one"""
    with_network, without = came
    assert without["starts"][1] < with_network["starts"][1] + 500, (without["starts"], with_network["starts"])
