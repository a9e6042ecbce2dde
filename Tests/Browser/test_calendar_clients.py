"""A session's calendar file, imported into three programs that people use: khal, calcurse and Thunderbird."""
import json

import pytest
from harness import calendar_clients
from product_app import TODAY, Product

DAY = f"{TODAY[:4]}-12-01"
TITLE = "حلقة القراءة, the circle; with a title that goes on longer than one line of the file"
LINK = "https://zoom.example/j/1?pwd=x"


@pytest.fixture(scope="module")
def session(tmp_path_factory):
    """The file of a session at 20:00 in Riyadh, of 45 minutes: 18:00 where these programs are."""
    folder = tmp_path_factory.mktemp("session")
    product = Product(folder / "data", now=f"{TODAY}T04:00:00Z").start(seconds=120)
    product.settle()
    product.settings(language="en")
    product.post("/course/demo", step="begin", name="Maryam", audience="sisters")
    product.post("/course/demo", step="place")
    file = json.loads(product.send("GET", "/me/data/wird.json")[2])
    for record in file["records"]:
        if record["kind"] == "course-book":
            book = record["fields"]["course"]
            book = book["value"] if "value" in book else book
            book["sessions"] = [{
                "id": "circle", "kind": "qrc", "title": TITLE, "coach": "coach", "start": f"{DAY}T17:00:00Z", "minutes": 45,
                "level": "level-1", "join": LINK}]
    product.post("/course/demo", step="leave")
    product.upload("/me/data/import", json.dumps(file))
    status, _, calendar = product.send("GET", "/course/schedule/circle.ics")
    product.stop()
    assert status == 200
    (folder / "session.ics").write_bytes(calendar)
    return folder / "session.ics"


def needed(name):
    return pytest.mark.skipif(calendar_clients.program(name) is None, reason=f"{name} is not here; ./test unpacks it")


@needed("khal")
def test_khal_takes_a_session(session, tmp_path):
    """khal imports a session's file: its title whole, its hour in the person's own zone, its link, its alarm"""
    events, kept = calendar_clients.khal(tmp_path, session, DAY)
    assert events == [[f"{DAY} 18:00", f"{DAY} 18:45", TITLE, LINK, "⏰"]]
    assert "TZID=Asia/Riyadh" in kept and "TRIGGER:-PT15M" in kept


@needed("calcurse")
def test_calcurse_takes_a_session(session, tmp_path):
    """calcurse imports a session's file and skips nothing: its title whole, its hour in the person's own zone, its link in the note, and that it is to be reminded of"""
    counts, appointments, notes = calendar_clients.calcurse(tmp_path, session)
    assert counts == [1, 0, 0, 0]
    (line,) = appointments
    assert line.startswith("12/01/2026 @ 18:00 -> 12/01/2026 @ 18:45>"), line
    # The exclamation mark is its sign for an appointment with an alarm; when it rings is a setting of the program.
    assert line.endswith(f" !{TITLE}"), line
    (note,) = notes
    assert LINK in note.splitlines() and "TZID=Asia/Riyadh" in note, note


@needed("thunderbird")
def test_thunderbird_takes_a_session(session, tmp_path):
    """Thunderbird's own importer takes a session's file into a calendar: its title whole, its instant and zone, its link, its alarm a quarter of an hour before"""
    day = DAY.replace("-", "")
    assert calendar_clients.thunderbird(tmp_path, session) == [{
        "title": TITLE, "start": f"{day}T170000Z", "end": f"{day}T174500Z", "zone": "Asia/Riyadh", "link": LINK,
        "alarms": [["DISPLAY", "-PT15M"]]}]
