"""What pages of other sites may do where the worker hands a request on to the server itself: nothing."""
import json
import sqlite3
import time

import pytest
from harness.stranger import ENCODINGS, form

DAY = "2026-11-21"
CODE = "1447"
# Each with all that the app would want of it: a stranger who knew the code could do no more.
WAYS = {
    "forget": ("/me/data/forget", {"confirmation": "on"}),
    "set": ("/path/lock", {"step": "set", "code": "0000", "again": "0000", "current": CODE}),
    "unlock": ("/path/lock", {"step": "unlock", "current": CODE}),
    "close": ("/path/lock", {"step": "close"}),
    "advice": (f"/advice/{DAY}", {}),
}
# The device's records by scope, kind and id, with those that were set aside.
ROWS = """async () => {
    const asked = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await asked(indexedDB.open("wird"));
    const rows = await asked(database.transaction("records").objectStore("records").getAll());
    database.close();
    return rows.map(({ scope, kind, id, record }) => [scope, kind, id, record]);
}"""
# A page that fills in a file, as a person who chose one would.
FILE = """<!doctype html><form method="post" enctype="multipart/form-data" action="%s"><input type="file" name="file"></form><script>
    const chosen = new DataTransfer();
    chosen.items.add(new File([%s], "wird.json", { type: "application/json" }));
    document.querySelector("input").files = chosen.files;
    document.forms[0].submit();
</script>"""


@pytest.fixture
def device(app, server):
    """A device with an erased task that can be taken back, and a path under a lock, open."""
    app.add_task("of mine alone")
    exported = json.dumps(app.call("/me/data/wird.json")[1]).replace("of mine alone", "a stranger's")
    app.post("/path/plan/beginning", step="accept")
    app.post("/path/lock", step="set", code=CODE, again=CODE)
    app.post("/me/data/erase", confirmation="on", extent="planner")
    # The sync that is heard of may be one from before the erasure.
    while not any(scope.startswith("erased.") for scope, *_ in on_server(server)):
        app.sync()
    app.exported = exported
    return app


def of_weight(rows):
    """Without what a host writes by itself: of the note that something was erased the key alone, which has no look's time."""
    return sorted((*row[:3], "" if row[1] == "erasure" else row[3]) for row in rows if row[1] != "operation")


def on_device(app):
    return of_weight(app.evaluate(ROWS))


def on_server(server):
    with sqlite3.connect(f"file:{server.data}/wird.sqlite?mode=ro", uri=True) as database:
        return of_weight(database.execute("SELECT scope, kind, id, fields FROM records").fetchall())


def visit(app, address, seconds=0.5, done=None):
    """Opens a stranger's page in a tab of its own, and gives it time to do what it does, or longer until it is `done`."""
    page = app.page.context.new_page()
    try:
        page.goto(address)
    except Exception as error:  # noqa: BLE001  the page may leave while it is being opened
        assert "ERR_" in str(error) or "interrupted" in str(error), error
    page.wait_for_timeout(seconds * 1000)
    deadline = time.monotonic() + 10
    while done and not done() and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    for other in app.page.context.pages:
        if other is not app.page:
            other.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize("way", WAYS)
def test_a_form_that_the_worker_would_hand_on(device, door, server, stranger, host, way):
    """SY-020 K70 WP-089 a stranger's form neither lets go of what was erased nor touches the path's lock nor asks the assistant"""
    path, fields = WAYS[way]
    before = on_device(device), on_server(server)
    door.answers.clear()

    def judged():
        return [answer for answer in door.answers if answer[0] == "POST" and answer[1] == path]

    for number, encoding in enumerate(ENCODINGS[:2], start=1):
        stranger.page = form(door.address + path, fields, encoding)
        visit(device, f"http://{host}:{stranger.port}/", done=lambda: len(judged()) == number)  # noqa: B023
    assert len(judged()) == 2 and {status for *_, status in judged()} == {403}, judged()
    assert (on_device(device), on_server(server)) == before
    door.shut()
    visit(device, f"http://{host}:{stranger.port}/")
    assert on_device(device) == before[0]


def test_a_file_that_a_stranger_fills_in(device, door, server, stranger):
    """SY-020 SY-061 a stranger's form with a file in it brings nothing in, with the server there and without it"""
    before = on_device(device), on_server(server)
    text = json.dumps(device.exported).replace("</", "<\\/")
    stranger.page = FILE % (door.address + "/me/data/import", text)
    door.answers.clear()

    def judged():
        return [answer[3] for answer in door.answers if answer[:2] == ("POST", "/me/data/import")]

    visit(device, f"http://127.0.0.1:{stranger.port}/", done=judged)
    assert judged() == [403]
    door.shut()
    visit(device, f"http://127.0.0.1:{stranger.port}/")
    door.open()
    device.sync_until("synced")
    assert (on_device(device), on_server(server)) == before


@pytest.mark.parametrize("path", ["/audio/alafasy/001001.mp3", "/adhan/makkah.mp3", f"/feeds/wird-{'a' * 32}.ics"])
def test_what_a_stranger_opens_comes_to_the_server_as_theirs(app, door, stranger, path):
    """SY-020 an address that another site's page goes to, opens or frames reaches the server under that site's name,
    through the worker too: so it fetches no recitation, and a wrong link counts against that page"""
    pages = [f'<script>location = "{door.address}{path}"</script>', f'<script>open("{door.address}{path}")</script>',
             f'<iframe src="{door.address}{path}"></iframe>', f'<img src="{door.address}{path}">',
             f'<audio src="{door.address}{path}" autoplay></audio>']
    for host, site in (("127.0.0.1", "same-site"), ("localhost", "cross-site")):
        for page in pages:
            door.answers.clear()
            stranger.page = "<!doctype html>" + page
            visit(app, f"http://{host}:{stranger.port}/", done=lambda: any(answer[1] == path for answer in door.answers))
            named = {answer[2] for answer in door.answers if answer[1] == path}
            assert named == {site}, (host, page, named)
