"""The times of a source in the network, kept on the device: what a person sees and can do once the network is gone."""
import datetime
import time

import pytest
from harness.server import Server

SOURCE = "/me/settings/source"
SAID = "Offline Mode · Showing cached prayer times"
WATCH = """() => {
    globalThis.said = null;
    const look = () => {
        const place = [...document.querySelectorAll("[data-sync-state]")].find((each) => each.textContent.includes("Offline Mode"));
        if (!place || !place.checkVisibility()) return;
        said ??= { text: place.textContent, after: performance.now() - gone };
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    addEventListener("offline", () => { globalThis.gone = performance.now(); look(); }, { once: true, capture: true });
}"""
"""Notes when the page says it, counted from the moment that the browser has no network."""


@pytest.fixture
def server(tmp_path):
    """A server whose operator names this machine as one that may be asked."""
    started = Server.asking_this_machine(tmp_path / "data").start()
    yield started
    started.kill()


@pytest.fixture
def source(tmp_path):
    """A source that speaks as Aladhan does: another copy of the product."""
    started = Server(tmp_path / "source").start()
    yield started
    started.kill()


def test_the_day_goes_on_by_kept_times(app, door, server, source):
    """MZ-255 within two seconds of going offline the page says Offline Mode and that it shows cached times; with the network, the server and the source gone a whole planner's day is walked, and a start of the worker later still says so"""
    page = app.page
    app.settings(language="en")
    app.post("/place", city=app.call("/place?q=Makkah")[1]["cities"][0]["id"])
    app.post(SOURCE, step="on", address=source.address + "/v1")
    until(app, lambda: (app.call("/")[1].get("timetable") or {}).get("source") == "network", "the source's times are used")
    kept = app.call("/")[1]["prayers"]
    app.sync_until("synced")

    app.open("/")
    page.evaluate(WATCH)
    door.shut()
    server.kill()
    source.kill()
    page.context.set_offline(True)
    deadline = time.monotonic() + 5
    while not (said := page.evaluate("said")):
        assert time.monotonic() < deadline, "nothing says that the network is gone"
        time.sleep(0.05)
    assert SAID in said["text"], said
    assert 0 <= said["after"] <= 2000, said
    assert app.call("/")[1]["prayers"] == kept, "the times are those that were kept"

    # A planner's day, with nobody to ask.
    today = datetime.date.fromisoformat(app.call("/")[1]["date"])
    day = today + datetime.timedelta(days=2)
    app.open("/tasks/new")
    page.fill("#title", "Call the printer")
    page.locator("main form[action='/tasks'] [type=submit], main form [type=submit]").first.click()
    until(app, lambda: "Call the printer" in app.inbox(), "the task is in the inbox")
    task = app.call("/inbox")[1]["tasks"][0]["id"]
    for path in ("/", "/inbox", "/week", f"/day/{day}", f"/tasks/{task}", f"/tasks/{task}/actions", "/calendar", "/times", "/qibla", "/reminders", "/me/settings"):
        status, _ = app.call(path)
        assert status == 200 and app.open(path).page.locator("main").count() == 1, (path, status)
    app.post(f"/tasks/{task}/move", date=str(day), start="09:00")
    assert app.call(f"/tasks/{task}")[1]["task"]["start"] == "09:00"
    status, _ = app.call(f"/tasks/{task}/move", {"date": str(day), "start": at_dhuhr(app, day)})
    assert status == 409 or status == 422, "no task stands on a prayer of the kept times"
    app.post(f"/tasks/{task}/complete")
    assert app.call(f"/tasks/{task}")[1]["task"]["completed"]
    assert page.locator("text=Offline Mode").count() >= 1

    app.stop_worker()
    app.open("/")
    page.get_by_text("Offline Mode").first.wait_for(timeout=2000)
    assert app.call("/")[1]["prayers"] == kept


def at_dhuhr(app, day):
    """The minute after Dhuhr begins on a day."""
    facts = app.call(f"/day/{day}")[1]
    begins = next(each["start"] for each in facts["prayers"] if each["name"] == "dhuhr")
    hour, minute = map(int, begins.split(":"))
    return f"{hour:02}:{minute + 1:02}" if minute < 59 else f"{hour + 1:02}:00"


def until(app, holds, what, seconds=30):
    """Syncs until it holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, what
        if app.page.evaluate("navigator.onLine"):
            app.sync()
        time.sleep(0.2)
