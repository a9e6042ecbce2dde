"""Wird as a CalDAV server to two independent programs: PyPI `caldav`, and `vdirsyncer` with a folder on its other side.

They have an environment of their own (`.venv-caldav`, Tests/Browser/requirements-caldav.txt), because what they need is
more than all else of the tests together.
"""
import json
import os
import pathlib
import subprocess

import pytest
from harness.paths import ROOT
from product_app import BINARY, TODAY, TOMORROW, Product

PEERS = pathlib.Path(os.environ.get("WIRD_CALDAV_PEERS", ROOT / ".venv-caldav")) / "bin"
pytestmark = pytest.mark.skipif(
    not (PEERS / "vdirsyncer").exists(), reason="no calendar programs (Tests/Browser/requirements-caldav.txt)")
COLLECTION = "/dav/calendars/wird/"


@pytest.fixture
def product(tmp_path):
    product = Product(tmp_path / "data", now=f"{TODAY}T04:00:00Z").start(seconds=300)
    product.settle()
    yield product
    product.stop()


@pytest.fixture
def password(product):
    """An access for calendar programs."""
    return product.post("/me/tokens", step="create", name="calendar", caldav="on")["token"]


class Client:
    """The program of caldav_client.py."""

    def __init__(self, product, password):
        arguments = [product.address + "/", "wird", password]
        self.process = subprocess.Popen(
            [PEERS / "python", pathlib.Path(__file__).with_name("caldav_client.py"), *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __getattr__(self, name):
        def call(**fields):
            self.process.stdin.write(json.dumps([name, fields]) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())
        return call

    def end(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=20) == 0


@pytest.fixture
def client(product, password):
    client = Client(product, password)
    yield client
    client.end()


def listed(product, *arguments):
    """What the command line sees, by title."""
    answer = subprocess.run(
        [BINARY, "task", "list", *arguments, "--json"], env=product.command_environment, capture_output=True, check=True)
    return {task["title"]: task for task in json.loads(answer.stdout)["tasks"]}


def test_a_standard_client_creates_edits_completes_and_deletes(product, client):
    """SY-049 a standard CalDAV client finds the calendar, creates, edits, completes and deletes a task, and sees it back"""
    assert client.names() == ["وِرد"]
    client.changes()
    uid = client.create(summary="water the plants", priority=1, description="twice")
    assert listed(product, "--inbox")["water the plants"]["priority"] == "high"
    assert client.list() == {uid: {"title": "water the plants", "status": "NEEDS-ACTION"}}
    assert client.changes() == 1
    client.edit(uid=uid, title="water all plants")
    task = listed(product, "--inbox")["water all plants"]
    assert task["notes"] == "twice"
    product.post(f"/tasks/{task['id']}", title="water the trees")
    assert client.list()[uid]["title"] == "water the trees"
    client.complete(uid=uid)
    assert product.task(task["id"])["completed"]
    assert client.list()[uid]["status"] == "COMPLETED"
    client.delete(uid=uid)
    assert client.list() == {} and listed(product, "--inbox") == {}
    product.add("of Wird's own", date=TOMORROW, start="14:00")
    (other,) = client.list()
    assert "DTSTART:20261122T140000" in client.raw(uid=other)
    assert client.changes() >= 1


def test_a_passed_state_is_refused(product, client):
    """SY-049 a standard client's change of a task that was changed meanwhile is refused (412), and nothing is lost"""
    uid = client.create(summary="one")
    client.overwrite(uid=uid, title="mine")
    task = listed(product, "--inbox")["one"]
    product.post(f"/tasks/{task['id']}", title="two")
    assert client.send_stale() == 412
    assert list(listed(product, "--inbox")) == ["two"] and client.list()[uid]["title"] == "two"


def todo(uid, title, *lines):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO", f"UID:{uid}",
             "DTSTAMP:20261121T040000Z", f"SUMMARY:{title}", *lines, "END:VTODO", "END:VCALENDAR", ""]
    return "\r\n".join(lines)


class Pair:
    """vdirsyncer between a folder and Wird."""

    def __init__(self, folder, product, password):
        self.tasks = folder / "tasks"
        self.tasks.mkdir(parents=True)
        self.config = folder / "config"
        self.config.write_text(f"""
[general]
status_path = "{folder}/status"
[pair wird]
a = "here"
b = "there"
collections = null
[storage here]
type = "filesystem"
path = "{self.tasks}"
fileext = ".ics"
[storage there]
type = "caldav"
url = "{product.address}{COLLECTION}"
username = "wird"
password = "{password}"
item_types = ["VTODO"]
""")
        self.run("discover")

    def run(self, *arguments, code=0):
        ended = subprocess.run([PEERS / "vdirsyncer", "--config", self.config, *arguments], capture_output=True,
                               text=True, timeout=60)
        said = ended.stdout + ended.stderr
        assert ended.returncode == code, said
        return said

    def sync(self, code=0):
        """What a run did: the lines about tasks."""
        said = self.run("sync", code=code)
        return [line for line in said.splitlines() if not line.startswith("Syncing")]

    def texts(self):
        return {path.name: path.read_bytes().decode() for path in self.tasks.glob("*.ics")}


def test_vdirsyncer_both_ways(product, password, tmp_path):
    """SY-049 vdirsyncer carries tasks both ways, a second run has nothing to do, and changes on both sides are a conflict"""
    pair = Pair(tmp_path / "pair", product, password)
    product.add("of Wird", date=TOMORROW, start="14:00", duration=45)
    product.add("repeats", date=TOMORROW, start="16:00", repeat="daily")
    (pair.tasks / "a.ics").write_text(todo("a", "from the folder", "X-OWN:kept", "CATEGORIES:garden", "PRIORITY:5"), newline="")
    (pair.tasks / "b.ics").write_text(todo("b", "daily", "DTSTART:20261123T150000", "RRULE:FREQ=DAILY;COUNT=5"), newline="")
    assert len(pair.sync()) == 4
    assert pair.sync() == []
    texts = pair.texts()
    assert len(texts) == 4 and texts["a.ics"] == todo("a", "from the folder", "X-OWN:kept", "CATEGORIES:garden", "PRIORITY:5")
    task = listed(product, "--inbox")["from the folder"]
    assert product.get("/day/2026-11-25")["items"]
    product.post(f"/tasks/{task['id']}/complete")
    assert len(pair.sync()) == 1 and pair.sync() == []
    text = pair.texts()["a.ics"]
    assert "STATUS:COMPLETED" in text and "X-OWN:kept" in text
    (pair.tasks / "a.ics").write_text(text.replace("from the folder", "changed here").replace("\r\r", "\r"), newline="")
    assert len(pair.sync()) == 1 and pair.sync() == []
    assert product.task(task["id"])["title"] == "changed here"
    product.post(f"/tasks/{task['id']}", title="changed in Wird")
    path = pair.tasks / "a.ics"
    path.write_bytes(path.read_bytes().replace(b"changed here", b"changed in the folder"))
    assert "conflict" in "\n".join(pair.sync(code=1)).lower()
    assert product.task(task["id"])["title"] == "changed in Wird"
    assert "changed in the folder" in pair.texts()["a.ics"]
    (pair.tasks / "b.ics").unlink()
    pair.sync(code=1)
    assert [series["title"] for series in product.get("/series")["series"]] == ["repeats"]
