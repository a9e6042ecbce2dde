"""A school on a home network, and its people: each a browser of their own with a microphone and a wire that can be cut."""
import json
import re
import time
import urllib.parse
import urllib.request

from . import browser
from .app import AppPage, operation
from .relay import Relay

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en-GB"}
DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
SCHOOL = "/course/school"
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")


class Visitor:
    """Somebody at a browser of their own: `page`, the product in it as `app`, and their `wire` to the server."""

    def __init__(self, playwright, folder, home, key, look):
        self.wire = Relay(home.home)
        arguments = [f"--ignore-certificate-errors-spki-list={key}", *MICROPHONE,
                     f"--host-resolver-rules=MAP laptop.local:{home.home} 127.0.0.1:{self.wire.port}"]
        self.context = browser.launch_profile(playwright, folder, arguments, **look)
        self.context.set_default_timeout(15_000)
        self.page = self.context.pages[0]
        self.address = f"https://laptop.local:{home.home}"
        self.heard = []
        self.page.on("pageerror", lambda error: "Transition was aborted" in str(error) or self.heard.append(str(error)))
        self.app = None

    def install(self):
        self.app = AppPage(self.page, self.address).install()
        self.app.settings(language="en")
        self.app.sync_until("synced")
        return self

    def open(self, path):
        self.app.open(path)
        return self.page

    def cut(self):
        """As in a tunnel: the browser says that it has no network, and nobody answers."""
        self.wire.cut()
        self.context.set_offline(True)

    def join(self):
        self.wire.join()
        self.context.set_offline(False)

    def words(self, selector="main"):
        return MARKS.sub("", " ".join(self.page.inner_text(selector).split()))

    def close(self):
        self.context.close()
        self.wire.cut()


def ask(home, path, **fields):
    """Asks as the owner, who is staff, on the machine itself; gives the JSON."""
    body = urllib.parse.urlencode(fields).encode() if fields else None
    request = urllib.request.Request(home.address + path, data=body, headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def place(home, name, coach):
    """Places a student with a coach in the semester that runs; gives their enrolment."""
    roster = ask(home, SCHOOL + "/roster")
    enrolment = next(each["enrolment"] for each in roster["students"] if each["name"] == name)
    person = next(each["id"] for each in roster["team"] if each["name"] == coach)
    ask(home, f"{SCHOOL}/students/{enrolment}", step="place", cohort="running", coach=person)
    return enrolment


def week(home, enrolment):
    """The number of the week that the school is in."""
    return ask(home, f"{SCHOOL}/students/{enrolment}")["week"]["number"]


def until_there(app, path, seconds=15):
    """Syncs until a page is there for a person, whose place in the school is new."""
    deadline = time.monotonic() + seconds
    while True:
        app.sync_until("synced")
        status, answer = app.call(path)
        if status < 400:
            return
        assert time.monotonic() < deadline, answer
        time.sleep(0.2)


def lesson(app, number):
    """The first steps, and all of a week's lesson, so that its recording is asked for."""
    for fields in ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"},
                   {"step": "coach"}, {"step": "semester"}):
        app.post("/course/welcome", **fields)
    for video in (1, 2, 3):
        # A week of the sample has two or three.
        app.call(f"/course/learn/videos/l1-w{number}-v{video}", {"operation": operation()})
    app.post(f"/course/learn/weeks/{number}")
