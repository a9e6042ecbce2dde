"""Wird's tasks and another CalDAV server's, each way: Wird asks Radicale, and vdirsyncer carries between the two."""
import contextlib
import datetime
import json
import os
import socket
import subprocess
import sys
import time
import uuid

import caldav
import icalendar
import pytest
import vobject
from product_app import TODAY, Product, free_port

USER, PASSWORD = "maryam", "a long pass phrase"


@contextlib.contextmanager
def radicale(folder):
    """Radicale on loopback, with one person and a password."""
    port = free_port()
    folder.mkdir()
    (folder / "users").write_text(f"{USER}:{PASSWORD}\n")
    (folder / "config").write_text(
        f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = {folder}/users\n"
        f"htpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = {folder}/collections\n")
    process = subprocess.Popen([sys.executable, "-m", "radicale", "--config", str(folder / "config")],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None and time.monotonic() < deadline, "Radicale did not start"
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="module")
def other(tmp_path_factory):
    """The other server's address and its two lists: one of tasks, and a calendar of events alone."""
    with radicale(tmp_path_factory.mktemp("other") / "radicale") as address:
        with caldav.DAVClient(url=address, username=USER, password=PASSWORD) as client:
            principal = client.principal()
            tasks = principal.make_calendar("Errands", cal_id="errands", supported_calendar_component_set=["VTODO"])
            principal.make_calendar("Events", cal_id="events", supported_calendar_component_set=["VEVENT"])
            yield address, tasks


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pairs") / "data"
    folder.mkdir(parents=True)
    (folder / "config").mkdir()
    (folder / "config" / "NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
    product = Product(folder, now=f"{TODAY}T04:00:00Z").start(seconds=300)
    product.settle()
    yield product
    product.stop()


def standing(product):
    return product.get("/me/settings/exchange")["exchange"]


def until(answer, wanted, seconds=40):
    deadline = time.monotonic() + seconds
    while True:
        found = answer()
        if wanted(found) or time.monotonic() > deadline:
            return found
        time.sleep(0.3)


def exchange(product):
    """A round on demand."""
    before = standing(product)["last"]
    product.post("/me/settings/exchange", step="fetch")
    return before


def titles(product):
    return {task["title"] for task in product.get("/inbox")["tasks"]}


def theirs(calendar):
    return {str(todo.icalendar_component["SUMMARY"]): todo for todo in calendar.todos(include_completed=True)}


def todo(*lines):
    """A task as another program writes it."""
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO", f"UID:{uuid.uuid4()}",
                        "DTSTAMP:20261121T040000Z", *lines, "END:VTODO", "END:VCALENDAR", ""])


def test_wird_exchanges_with_another_server(product, other):
    """SY-049"""
    address, tasks = other
    product.add("From Wird")
    tasks.save_todo(todo("SUMMARY:From there", "PRIORITY:1"))
    # A password that isn't taken is said, and asked for again by no round.
    product.post("/me/settings/exchange", step="connect", address=address, name=USER, password="not this one")
    assert until(lambda: standing(product)["trouble"], lambda it: it == "password") == "password"
    product.post("/me/settings/exchange", step="disconnect")
    product.post("/me/settings/exchange", step="connect", address=address, name=USER, password=PASSWORD)
    assert until(lambda: titles(product), lambda it: len(it) == 2) == {"From Wird", "From there"}
    assert set(until(lambda: theirs(tasks), lambda it: len(it) == 2)) == {"From Wird", "From there"}
    assert standing(product)["chosen"] and standing(product)["trouble"] is None
    # A change on each side, of the same task, and a deletion.
    changed = theirs(tasks)["From there"]
    changed.icalendar_component["PRIORITY"] = 9
    changed.save()
    mine = next(task for task in product.get("/inbox")["tasks"] if task["title"] == "From there")
    product.post(f"/tasks/{mine['id']}", title="Renamed here", duration="30", priority="high")
    theirs(tasks)["From Wird"].delete()
    exchange(product)
    assert until(lambda: titles(product), lambda it: it == {"Renamed here"}) == {"Renamed here"}
    found = until(lambda: theirs(tasks), lambda it: set(it) == {"Renamed here"})
    assert set(found) == {"Renamed here"}
    assert int(found["Renamed here"].icalendar_component["PRIORITY"]) == 9
    product.post("/me/settings/exchange", step="disconnect")
    assert product.get("/me/settings/exchange")["exchange"] is None
    assert titles(product) == {"Renamed here"} and set(theirs(tasks)) == {"Renamed here"}


def test_vdirsyncer_carries_between_the_two(product, other, tmp_path):
    """SY-049"""
    address, tasks = other
    password = product.post("/me/tokens", step="create", name="vdirsyncer", caldav="on")["token"]
    (tmp_path / "config").write_text(f"""
[general]
status_path = "{tmp_path}/status/"
[pair two]
a = "wird"
b = "other"
collections = null
conflict_resolution = "a wins"
[storage wird]
type = "caldav"
url = "{product.address}/dav/calendars/wird/"
username = "wird"
password = "{password}"
item_types = ["VTODO"]
[storage other]
type = "caldav"
url = "{address}/{USER}/errands/"
username = "{USER}"
password = "{PASSWORD}"
item_types = ["VTODO"]
""")

    def sync(*command):
        done = subprocess.run([sys.executable, "-m", "vdirsyncer", "-c", str(tmp_path / "config"), *command], input="y\n",
                              env=os.environ | {"LC_ALL": "C.UTF-8"}, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr + done.stdout

    for each in theirs(tasks).values():
        each.delete()
    product.add("By vdirsyncer")
    sync("discover")
    sync("sync")
    assert "By vdirsyncer" in theirs(tasks)
    changed = theirs(tasks)["By vdirsyncer"]
    changed.icalendar_component["SUMMARY"] = "Changed there"
    changed.save()
    sync("sync")
    assert "Changed there" in titles(product) and "By vdirsyncer" not in titles(product)


def test_a_session_of_the_course_in_other_calendars(product, other):
    """a session's file of the course is read alike by icalendar and vobject, and Radicale takes it and gives it back: its instant and zone, its meeting and its alarm"""
    product.settings(language="en")
    product.post("/course/demo", step="begin", name="Maryam", audience="sisters")
    product.post("/course/demo", step="place")
    file = json.loads(product.send("GET", "/me/data/wird.json")[2])
    for record in file["records"]:
        if record["kind"] == "course-book":
            book = record["fields"]["course"]
            book = book["value"] if "value" in book else book
            book["sessions"] = [{
                "id": "circle", "kind": "qrc", "title": "حلقة القراءة, the circle", "coach": "coach", "start": f"{TODAY[:4]}-12-01T17:00:00Z",
                "minutes": 45, "level": "level-1", "join": "https://zoom.example/j/1?pwd=x"}]
    product.post("/course/demo", step="leave")
    product.upload("/me/data/import", json.dumps(file))
    status, _, calendar = product.send("GET", "/course/schedule/circle.ics")
    assert status == 200
    address, _ = other
    with caldav.DAVClient(url=address, username=USER, password=PASSWORD) as client:
        events = client.principal().calendar(cal_id="events")
        events.save_event(calendar.decode())
        (kept,) = events.events()
        given = kept.data
    begins = datetime.datetime(int(TODAY[:4]), 12, 1, 17, tzinfo=datetime.timezone.utc)
    for text in (calendar.decode(), given):
        (one,) = icalendar.Calendar.from_ical(text).walk("VEVENT")
        other_reader = vobject.readOne(text).vevent
        for start, end, title, link in (
                (one["DTSTART"].dt, one["DTEND"].dt, str(one["SUMMARY"]), str(one["URL"])),
                (other_reader.dtstart.value, other_reader.dtend.value, other_reader.summary.value, other_reader.url.value)):
            assert start == begins and end - start == datetime.timedelta(minutes=45)
            assert start.utcoffset() == datetime.timedelta(hours=3)
            assert (title, link) == ("حلقة القراءة, the circle", "https://zoom.example/j/1?pwd=x")
        (alarm,) = one.walk("VALARM")
        assert alarm["TRIGGER"].dt == other_reader.valarm.trigger.value == datetime.timedelta(minutes=-15)
