"""More people on a server than whose data it keeps open: they sync all at once, and it holds no more than it should."""
import json
import time

import pytest
from harness.crowd import Crowd, standing
from harness.server import Server, free_port

PEOPLE, OPEN = 40, 8


@pytest.fixture
def home(tmp_path):
    """A server on the home network that keeps few people's data open."""
    data = tmp_path / "data"
    Crowd.prepare(data)
    (data / "config/ServerConfig.json").write_text(json.dumps({"household": {"open": OPEN}}))
    server = Server(data, arguments=["--home", "--home-port", (port := free_port()), "--trust-port", free_port(),
                                     "--test-machine", "laptop=10.1.2.3"])
    server.home = port
    server.start()
    yield server
    server.kill()


def test_a_burst_of_many(home):
    """forty people with two devices each sync a day's changes at once without an error, each hears of their own other device's alone, and the server has let go of all but a few people's data"""
    crowd = Crowd(home.address, home.home, workers=12)
    crowd.gather(PEOPLE)
    before = standing(home.process.pid)
    took, times = crowd.burst()
    after = standing(home.process.pid)
    assert len(times) == 4 * PEOPLE and len(crowd.people) == PEOPLE
    databases = [link for link in opened(home.process.pid) if link.endswith("/wird.sqlite") and "/people/" in link]
    assert len(set(databases)) <= OPEN + 2, sorted(set(databases))
    assert after["files"] < 100 + 6 * OPEN and after["threads"] < 64, (before, after)
    assert took < 60, took


def opened(process):
    import os
    import pathlib
    for entry in pathlib.Path(f"/proc/{process}/fd").iterdir():
        try:
            yield os.readlink(entry)
        except OSError:
            continue


@pytest.mark.parametrize("damage", ["gone", "overwritten"])
def test_the_accounts_come_back(home, damage):
    """where the file of accounts is gone or overwritten, a start puts the newest backup in its place, says so, and everybody's session and data are there"""
    crowd = Crowd(home.address, home.home, workers=2)
    crowd.gather(2)
    first, second = crowd.people[0]
    first.sync(crowd.door, int(time.time() * 1000), 3)
    home.run("backup")
    home.stop()
    accounts = home.data / "people.sqlite"
    assert list((home.data / "people.sqlite.backups").glob("people-*.sqlite"))
    for file in home.data.glob("people.sqlite*"):
        if file.is_file():
            file.unlink()
    if damage == "overwritten":
        accounts.write_bytes(b"not a database " * 1_000)
    home.start()
    second.sync(crowd.door, int(time.time() * 1000), 0)
    assert second.heard == first.heard and len(second.heard) == 3
    log = (home.data.parent / f"{home.data.name}.log").read_text()
    assert "people.sqlite.backups" in log
