"""A school in the running product: its owner on the machine, a student on a phone, a coach at a desk, each with the worker on."""
import json
import pathlib
import re
import urllib.parse
import urllib.request

import pytest
from harness import browser
from harness.app import AppPage
from harness.student import record, stop, submit
from test_home import PHONE, home, key_hash, post  # noqa: F401 (a fixture)
from test_people import address, invite, join

DESK = {"viewport": {"width": 1280, "height": 800}, "locale": "en"}
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", "--autoplay-policy=no-user-gesture-required"]
STUDENT, ENROLMENT, OTHER = "student-10", "e10", "e12"
"""Of the school to try: one whose lesson of week 7 is done and whose recording isn't, and somebody else's enrolment."""
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")


@pytest.fixture
def device(home, playwright, tmp_path):  # noqa: F811
    """Makes browsers with a microphone that beeps, which find the machine by its name and trust its certificate."""
    contexts = []

    def make(name, **options):
        context = browser.launch_profile(
            playwright, tmp_path / name, [
                f"--ignore-certificate-errors-spki-list={key_hash(home)}", "--host-resolver-rules=MAP laptop.local 127.0.0.1",
                *MICROPHONE], **options)
        context.set_default_timeout(15_000)
        contexts.append(context)
        return context.pages[0]

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def school(home):  # noqa: F811
    """The server with the school to try."""
    home.stop()
    home.run("course", "demo", "--school")
    return home.start()


def enter(school, page, name, person):
    """Somebody joins the server, follows the owner's link into the school, and has the worker on."""
    join(page, invite(school, name), name)
    link = post(school, "/course/school/roster", step="invite", person=person)["link"]
    page.goto(link)
    page.click("main form button[type=submit]")
    page.wait_for_url(lambda url: "/join" not in url)
    app = AppPage(page, address(school)).install()
    app.settings(language="en")
    app.sync_until("synced")
    return app


def words(page, selector="main"):
    return MARKS.sub("", " ".join(page.inner_text(selector).split()))


def welcomed(app):
    for fields in ({"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"},
                   {"step": "coach"}, {"step": "semester"}):
        app.post("/course/welcome", **fields)


def picture(page, name):
    folder = pathlib.Path(__file__).parents[2] / ".pictures-school"
    folder.mkdir(exist_ok=True)
    page.screenshot(path=str(folder / f"{name}.png"), full_page=True)


def test_a_network_that_is_cut(school, device):
    """what a student hands in and a coach answers without the server waits, says so, and is sent once it is back, once"""
    phone, desk = device("phone", **PHONE), device("desk", **DESK)
    student, coach = enter(school, phone, "Hamza", STUDENT), enter(school, desk, "Amina", "coach")
    welcomed(student)
    student.sync_until("synced")
    student.open("/course/learn/weeks/7/recording")
    school.stop()
    record(phone)
    stop(phone)
    submit(phone)
    phone.wait_for_selector("[data-take]")
    assert "Waiting to send" in words(phone) and "Recording Submitted" not in words(phone)
    school.start()
    phone.click("[data-take-now]")
    phone.wait_for_selector("[data-recorder-success]", timeout=30_000)

    coach.sync_until("synced")
    coach.open("/course/school")
    picture(desk, "queue")
    desk.click(f"a[href*='/students/{ENROLMENT}/recordings/']:has-text('Week 7')")
    desk.wait_for_selector("[data-page=school-work]")
    picture(desk, "work")
    work = desk.url.removeprefix(address(school))
    heard = desk.evaluate("""async () => {
        const audio = document.querySelector("audio.course-sound");
        await audio.play();
        return audio.readyState;
    }""")
    assert heard >= 2
    school.stop()
    desk.fill("#answer [name=text]", "Clear letters, and calm.")
    desk.click("#answer .form-actions button[type=submit]")
    desk.wait_for_selector(".course-feedback:has-text('Clear letters')")
    picture(desk, "answered")
    school.start()
    coach.sync_until("synced")
    assert [entry["text"] for entry in coach.call(work)[1]["feedback"]] == ["Clear letters, and calm."]
    student.sync_until("synced")
    student.open("/course/notifications")
    phone.click("a:has-text('Feedback Ready')")
    phone.wait_for_selector(".course-feedback:has-text('Clear letters')")
    assert phone.locator(".course-feedback:has-text('Clear letters')").count() == 1
    # Another student's things: neither the worker nor the server knows them.
    others = [f"/course/school/students/{OTHER}", work, f"/course/school/students/{OTHER}/recordings/{OTHER}-5", "/course/school"]
    for path in others:
        assert student.call(path)[0] == 404, path
        answer = phone.context.request.get(address(school) + path, headers={"accept": "application/json"}, ignore_https_errors=True)
        assert answer.status == 404, path
    assert coach.call(f"/course/school/students/{OTHER}")[0] == 200
    assert coach.call("/course/school/students/e11")[0] == 404, "the other coach's"
