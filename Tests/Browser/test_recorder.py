"""The course's recorder, with Chromium's own test microphone and the worker on: what is made, kept, handed in and sent."""
import contextlib
import hashlib
import json
import pathlib
import re
import time
import urllib.request

import pytest
from harness import browser
from harness.app import AppPage
from harness.student import begin, record, stop, submit
from playwright.sync_api import Error

PAGE = "/course/learn/weeks/1/recording"
OLD = re.compile("[\u2066-\u2069\u200e\u200f]")


@pytest.fixture(scope="module")
def listening(playwright):
    """Browsers with a microphone that beeps: `listening(allows)` gives one whose person lets pages use it, or doesn't."""
    running = {}

    def start(allows):
        if allows not in running:
            answer = "--use-fake-ui-for-media-stream" + ("" if allows else "=deny")
            running[allows] = playwright.chromium.launch(
                executable_path=browser.EXECUTABLE, args=[*browser.ARGUMENTS, "--use-fake-device-for-media-stream", answer])
        return running[allows]

    yield start
    for started in running.values():
        started.close()


@pytest.fixture
def student(listening, door):
    """A student in week 1 whose lesson is done, in a browser of their own; each call opens another browser's page."""
    contexts = []

    def start(begins=True, allows=True):
        context = listening(allows).new_context(locale="en-GB", viewport={"width": 390, "height": 844})
        context.set_default_timeout(15_000)
        contexts.append(context)
        app = AppPage(context.new_page(), door.address).install()
        app.heard = []
        # The browser's own word on a turn of pages that was cut by the change to less motion is no fault of the page.
        app.page.on("pageerror", lambda error: "Transition was aborted" in str(error) or app.heard.append(str(error)))
        if begins:
            begin(app)
        return app

    yield start
    for context in contexts:
        context.close()


def words(page, selector="main"):
    return OLD.sub("", " ".join(page.inner_text(selector).split()))


def submissions(server):
    """What the server's own page says of the week's recordings."""
    request = urllib.request.Request(server.address + "/course", headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.loads(answer.read())


def test_a_recording_from_the_button_to_the_coach(student, door, server):
    """QF-091 QF-092 QF-093 QF-094 QF-095 QF-096 one records by the keyboard, changes the letters meanwhile,
    pauses, listens, records again without a word to the server, and hands in once: "Submitted" when the server has its hash"""
    app = student()
    page = app.open(PAGE).page
    button = page.locator("[data-part=ready] [data-record]")
    box = button.bounding_box()
    assert min(box["width"], box["height"]) >= 72 and button.get_attribute("aria-label") == "Start recording"
    assert "2 of 2" in words(page) and page.locator(".course-passage .ayah-text").count() > 0
    passage = page.locator(".course-passage")
    assert passage.evaluate("(element) => element.scrollHeight <= element.clientHeight + 1")

    # By the keyboard; the level moves and the clock goes.
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-part=recording]:not([hidden])")
    assert page.evaluate("document.activeElement.hasAttribute('data-stop')")
    page.wait_for_function("() => Number(document.querySelector('[data-wave]').dataset.level) > 0.02")
    page.wait_for_function("() => document.querySelector('[data-part=recording] [data-clock]').textContent !== '0:00'")
    # Other letters, by one press: the text changes at once, the recording goes on, and the choice stays.
    assert page.locator(".course-letters-hafs").count() == 0
    page.click(".course-picker label:has(input[value=hafs])")
    page.wait_for_selector(".course-letters-hafs .ayah-text")
    assert page.is_visible("[data-part=recording]")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_selector("[data-wave-still]:not([hidden])")
    assert page.is_hidden("[data-wave]")
    assert page.evaluate("document.querySelector('[data-wave-still]').getAnimations().length") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.click("[data-pause]")
    held = page.text_content("[data-part=recording] [data-clock]")
    page.wait_for_timeout(1200)
    assert page.text_content("[data-part=recording] [data-clock]") == held
    page.click("[data-resume]")
    stop(page)
    first = page.get_attribute("[data-heard]", "src")
    page.wait_for_function("() => document.querySelector('[data-heard]').duration > 0.5 && document.querySelector('[data-heard]').duration < 60")

    # Again: nothing is asked of the server, and the take before is replaced.
    door.answers.clear()
    record(page)
    stop(page)
    assert page.get_attribute("[data-heard]", "src") != first
    assert [answer for answer in door.answers if answer[1].startswith(("/course", "/blobs"))] == []
    assert page.evaluate(COUNT) == 1

    page.click("[data-submit]")
    said = words(page, "dialog[data-confirm]")
    assert said.startswith("Submit This Recording? This will be sent to Coach Amina. You will have 1 attempt remaining.")
    page.click("[data-confirm] [data-cancel]")
    assert page.is_visible("[data-submit]") and submissions(server)["waiting"] == []
    # Pressed twice in one breath, it is handed in once.
    page.evaluate("""() => {
        const form = document.querySelector("form[data-hand-in]");
        form.requestSubmit();
        form.requestSubmit();
    }""")
    page.wait_for_selector("[data-sent]:not([hidden]), [data-recorder-success]")
    page.wait_for_selector("[data-recorder-success]")
    assert "Recording Submitted. Your coach will respond within 48 hours." in words(page)
    assert page.locator("[data-recorder-success] a", has_text="Return to Week 1").count() == 1
    names = "(() => document.querySelector('.course-success .icon').getAnimations().map((each) => each.animationName))()"
    assert page.evaluate(names) == ["course-check"]
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(names) == []
    files = list(pathlib.Path(server.data / "blobs").glob("??/*"))
    assert len(files) == 1 and files[0].stat().st_size > 2000
    digest = hashlib.sha256(files[0].read_bytes()).hexdigest()
    assert digest == files[0].parent.name + files[0].name
    state = submissions(server)
    assert state["waiting"] == [] and state["triptych"]["submission"]["used"] == 1
    assert page.evaluate(COUNT) == 0

    page.click("[data-recorder-success] a:has-text('Return to Week 1')")
    page.wait_for_selector("[data-page=course-learn]")
    assert "Under Review" in words(page) and page.locator(".course-letters-hafs").count() > 0
    heard = page.evaluate("""async () => {
        const audio = document.querySelector(".course-attempt audio");
        audio.muted = true;
        await audio.play();
        return { source: audio.getAttribute("src"), time: audio.readyState };
    }""")
    # The worker keeps what was heard on the device.
    assert heard["source"].removesuffix("?keep") == "/blobs/" + digest and heard["time"] >= 2
    assert app.heard == []


COUNT = """() => new Promise((done) => {
    const request = indexedDB.open("wird-takes");
    request.onsuccess = () => {
        const asked = request.result.transaction("takes").objectStore("takes").count();
        asked.onsuccess = () => { request.result.close(); done(asked.result); };
    };
})"""


KEPT = """() => new Promise((done) => {
    const request = indexedDB.open("wird-takes");
    request.onsuccess = () => {
        const asked = request.result.transaction("parts").objectStore("parts").getAll();
        asked.onsuccess = async () => {
            request.result.close();
            const found = asked.result.flatMap((part) => Object.values(part).filter((value) => value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)));
            done([...new Uint8Array(await new Blob(found).arrayBuffer())]);
        };
    };
})"""
"""What is kept of the one take, as it came."""


def test_what_is_recorded_is_not_lost(student, door, server):
    """QF-095 QF-099 a tab that goes while it records leaves what was said, which is offered on return; handed in without the server
    it waits with its length, size and next try, also when the browser is opened again, and is sent once"""
    app = student()
    page = app.open(PAGE).page
    record(page, 3.2)
    # As a killed tab: nothing of the page's own runs any more.
    with contextlib.suppress(Error):
        page.goto("chrome://crash", timeout=3000)
    app.page = other = page.context.new_page()
    other.goto(door.address + PAGE)
    other.wait_for_selector("[data-part=review]:not([hidden])")
    assert "A recording that was not sent is still here." in words(other)
    assert other.text_content("[data-part=review] [data-clock]") >= "0:01"
    other.wait_for_function("() => document.querySelector('[data-heard]').duration > 0.8")
    # In review as well.
    other.reload()
    other.wait_for_selector("[data-part=review]:not([hidden])")

    door.shut()
    submit(other)
    other.wait_for_selector("[data-take]")
    other.wait_for_function("() => document.querySelector('[data-take-standing]').textContent.includes('It is tried again at')")
    said = words(other)
    assert "Waiting to send" in said and re.search(r"0:0[1-9], 0\.\d MB", said)
    assert "Recording Submitted" not in said
    third = other.context.new_page()
    other.close()
    app.page = third
    app.open("/course/learn")
    third.wait_for_selector("[data-take]")
    assert "Waiting to send" in words(third)
    door.open()
    third.click("[data-take-now]")
    third.wait_for_function("() => document.body.innerText.includes('Under Review')")
    app.sync_until("synced")
    files = list(pathlib.Path(server.data / "blobs").glob("??/*"))
    state = submissions(server)
    assert len(files) == 1 and state["waiting"] == [] and state["triptych"]["submission"]["used"] == 1
    deadline = time.monotonic() + 5
    while third.evaluate(COUNT) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert third.evaluate(COUNT) == 0


def test_without_a_microphone_a_file_goes_the_same_way(student, door, server, tmp_path):
    """QF-101 who refuses the microphone is told this browser's steps and chooses an audio file, which is asked about and sent
    like a recording; what isn't audio, or is too long or large, isn't taken"""
    source = student()
    page = source.open(PAGE).page
    record(page)
    stop(page)
    good, bad = tmp_path / "mine.webm", tmp_path / "words.webm"
    good.write_bytes(bytes(page.evaluate(KEPT)))
    bad.write_text("no sound")
    app = student(begins=False, allows=False)
    app.sync_until("synced")
    page = app.open(PAGE).page
    page.click("[data-part=ready] [data-record]")
    page.wait_for_selector("[data-part=refused]:not([hidden])")
    said = words(page, "[data-part=refused]")
    assert "Chrome" in said and "Firefox:" not in said
    assert page.is_visible("[data-file]")
    page.set_input_files("[data-file]", bad)
    page.wait_for_function("() => document.querySelector('[data-recorder-note]').textContent.includes('not audio')")
    page.evaluate("document.querySelector('[data-recorder]').dataset.megabytes = '0.0001'")
    page.set_input_files("[data-file]", good)
    page.wait_for_function("() => document.querySelector('[data-recorder-note]').textContent.includes('larger than')")
    page.evaluate("document.querySelector('[data-recorder]').dataset.megabytes = '24'")
    page.set_input_files("[data-file]", good)
    page.wait_for_selector("[data-part=review]:not([hidden])")
    submit(page)
    page.wait_for_selector("[data-recorder-success]")
    assert (server.data / "blobs" / hashlib.sha256(good.read_bytes()).hexdigest()[:2]).is_dir()


def test_a_new_student_hands_in_with_the_words_on_the_screen(student, server):
    """N3 QF-179 somebody new goes from the first step to a recording that is under review by what the screens say alone: three
    presses from the open app to the running recording, seven at most to its end"""
    app = student(begins=False)
    app.settings(language="en")
    app.post("/course/demo", step="begin", name="Maryam")
    app.post("/course/demo", step="place")
    page = app.open("/course").page
    for name in ("Get Started", "Next", "Confirm", "Next", "Start Learning"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_load_state()
    page.wait_for_selector("[data-page=course]")
    app.post("/course/demo", step="week", week="1")
    time.sleep(1)
    # The lesson, by what each screen offers.
    page = app.open("/course").page
    page.get_by_role("link", name="Start Lesson").click()
    page.wait_for_selector("[data-page=course-learn]")
    assert "Watch the lesson first, then record your submission" in words(page)
    while page.locator(".course-videos .row-link:not([data-done]) a").count():
        page.locator(".course-videos .row-link:not([data-done]) a").first.click()
        page.wait_for_selector("[data-page=course-video]")
        page.get_by_role("button", name="Mark as watched").click()
        page.wait_for_selector("[data-page=course-learn]")
    page.get_by_role("link", name="Mark Lesson Complete").click()
    page.get_by_role("button", name="Yes, complete").click()
    page.wait_for_selector("dialog[open]", state="detached")

    page = app.open("/course").page
    assert "Ready to Submit" in words(page)
    presses = 0

    def press(role, name):
        nonlocal presses
        page.locator("dialog[open], main").last.get_by_role(role, name=name).last.click()
        presses += 1

    press("link", "Record Submission")
    page.wait_for_selector("[data-page=course-learn]")
    press("link", "Record Submission")
    page.wait_for_selector("[data-page=course-recording]")
    press("button", "Start recording")
    page.wait_for_selector("[data-part=recording]:not([hidden])")
    assert presses == 3, "from the open app to the recording"
    page.wait_for_timeout(1200)
    press("button", "Stop")
    page.wait_for_selector("[data-part=review]:not([hidden])")
    press("button", "Submit")
    page.wait_for_selector("dialog[open]")
    press("button", "Submit")
    page.wait_for_selector("[data-recorder-success]")
    press("link", "Return to Week 1")
    page.wait_for_selector("[data-page=course-learn]")
    assert presses == 7 and "Under Review" in words(page)
    app.sync_until("synced")
    state = submissions(server)
    assert state["waiting"] == [] and state["triptych"]["submission"]["used"] == 1
    assert len(list(pathlib.Path(server.data / "blobs").glob("??/*"))) == 1
    assert app.heard == []
