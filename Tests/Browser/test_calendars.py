"""A calendar of somebody else's, subscribed to by its address: fetched by the server alone, there without it."""
import datetime
import http.server
import json
import threading
import time

import pytest
from harness.server import Server

BROWSERS = []


class Calendar(http.server.BaseHTTPRequestHandler):
    """A calendar with a meeting in an hour's time and a day that is as a whole something."""

    def do_GET(self):
        BROWSERS.append(self.headers.get("User-Agent", ""))
        now = datetime.datetime.now(datetime.UTC)
        begin, end = now + datetime.timedelta(minutes=20), now + datetime.timedelta(minutes=50)
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "X-WR-CALNAME:المدرسة",
                 "BEGIN:VEVENT", "UID:1@test", f"DTSTART:{begin:%Y%m%dT%H%M%SZ}", f"DTEND:{end:%Y%m%dT%H%M%SZ}",
                 "SUMMARY:Parents' evening <b>", "LOCATION:Hall 2", "END:VEVENT",
                 "BEGIN:VEVENT", "UID:2@test", f"DTSTART;VALUE=DATE:{now:%Y%m%d}", "SUMMARY:عطلة", "END:VEVENT", "END:VCALENDAR", ""]
        body = "\r\n".join(lines).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/calendar; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@pytest.fixture
def calendar():
    listening = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Calendar)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_port}/family.ics?secret=cedar"
    listening.shutdown()


@pytest.fixture
def server(tmp_path):
    """A server whose operator names this machine as one that may be asked."""
    started = Server.asking_this_machine(tmp_path / "data").start()
    yield started
    started.kill()


def test_a_calendar_is_subscribed_to_and_stays_without_the_server(app, door, server, calendar):
    """SY-048 MZ-266 a calendar is subscribed to on a page, its events stand on the day and in the week, a press opens one, and all of it is there with the server killed"""
    app.settings(language="en")
    city = app.call("/place?q=London")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    app.open("/me/settings/calendars")
    page = app.page
    page.fill("main [name=address]", calendar)
    with page.expect_navigation():
        page.click("main form:has([name=address]) [type=submit]")
    deadline = time.monotonic() + 20
    while not (app.call("/me/settings/calendars")[1]["calendars"] or [{}])[0].get("events"):
        assert time.monotonic() < deadline, app.call("/me/settings/calendars")
        app.sync()
        time.sleep(0.2)
    assert "secret" not in json.dumps(app.call("/me/settings/calendars")[1])
    asked = len(BROWSERS)
    assert asked and not any("Mozilla" in agent for agent in BROWSERS), "a browser asked the calendar itself"
    app.sync_until("synced")

    door.shut()
    server.kill()
    app.open("/week")
    assert page.locator(".week-day .day-event-title", has_text="عطلة").count() == 1
    tops = page.evaluate("[...document.querySelectorAll('.week-line')].map(line => Math.round(line.getBoundingClientRect().top))")
    assert len(set(tops)) == 1, f"an hour is at another height in another column: {tops}"
    app.open("/")
    assert page.locator(".day-events .day-event-title").inner_text() == "عطلة"
    event = page.locator(".task.busy .task-link", has_text="Parents' evening <b>")
    # A meeting that begins after midnight is tomorrow's.
    if not event.count():
        app.open(f"/day/{datetime.date.today() + datetime.timedelta(days=1)}")
    event.click()
    sheet = page.locator("dialog[open], main[data-page=event]").first
    sheet.get_by_text("Hall 2").wait_for()
    assert sheet.locator("form").count() == 0, "nothing of another's event is changed here"
    assert len(BROWSERS) == asked
