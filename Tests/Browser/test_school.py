"""A school with the worker on: a student on a phone, a coach at a desk and staff, each in a browser of their own, with the
network cut wherever a page says that it can do without."""
import time

import pytest
from harness import school
from harness.school import SCHOOL, Visitor
from harness.stranger import form
from harness.student import record, stop, submit
from test_home import home, key_hash  # noqa: F401 (a fixture)
from test_people import invite, join

PATIENCE = 15_000


@pytest.fixture
def visitors(home, playwright, tmp_path):  # noqa: F811
    """Opens browsers: `visitors(name, look)`, whose person joins the server and, with a role, its school."""
    opened = []

    def make(name, role="", look=school.PHONE):
        visitor = Visitor(playwright, tmp_path / name, home, key_hash(home), look)
        opened.append(visitor)
        join(visitor.page, invite(home, name), name)
        if role:
            invited = school.ask(home, SCHOOL + "/roster", step="invite", name=name, role=role)
            visitor.page.goto(invited["link"])
            visitor.page.click("main form button[type=submit]")
            visitor.page.wait_for_url(lambda url: "/join" not in url)
        return visitor.install()

    yield make
    for visitor in opened:
        visitor.close()


@pytest.fixture
def people(home, visitors):  # noqa: F811
    """A school with Amina, who coaches, and Huda, whose lesson of the week is done; gives both, the enrolment and the week."""
    school.ask(home, SCHOOL, a="b")
    amina, huda = visitors("Amina", "coach", school.DESK), visitors("Huda", "student")
    enrolment = school.place(home, "Huda", "Amina")
    for each, page in ((amina, SCHOOL), (huda, "/course/welcome")):
        # That they may read a further scope and what stands in it come one after the other.
        school.until_there(each.app, page)
    week = school.week(home, enrolment)
    school.lesson(huda.app, week)
    huda.app.sync_until("synced")
    return amina, huda, enrolment, week


def hand_in(student, week, seconds=2.2, again=False):
    """Records a recitation and hands it in, as the screens offer it."""
    page = student.open(f"/course/learn/weeks/{week}/recording" + ("?again=1" if again else ""))
    record(page, seconds)
    stop(page)
    submit(page)
    return page


def plays(page, selector, index=0):
    """Plays a sound of the page without a noise, long enough to be heard; gives how far it came."""
    return page.evaluate("""async ([selector, index]) => {
        const sound = document.querySelectorAll(selector)[index];
        sound.muted = true;
        await sound.play();
        await new Promise((done) => setTimeout(done, 1400));
        sound.pause();
        return sound.currentTime;
    }""", [selector, index])


def test_three_people_walk_a_week(home, people, chromium):  # noqa: F811
    """QF-235 QF-236 a recording goes from a student's phone to their coach's queue by itself; the coach hears it, marks places
    by key, by a word and by hand and answers, all of it without the network, and sends it when that is back; the student hears
    it without the network too, and the next recording opens with what was marked"""
    amina, huda, enrolment, week = people
    desk = amina.open(SCHOOL)
    assert "Nothing waits" in amina.words()

    # The student hands in; the coach's queue shows it without being asked.
    page = hand_in(huda, week)
    page.wait_for_selector("[data-recorder-success]")
    desk.wait_for_selector("[data-queue] .row-link", timeout=PATIENCE)
    assert "Huda" in amina.words("[data-queue]") and "Promised" in amina.words("[data-queue]")
    # Its recording is fetched ahead, so that it is heard without the network.
    desk.wait_for_function("""async () => {
        const { pathname } = new URL(document.querySelector("[data-fetch-ahead]").dataset.fetchAhead, location);
        return Boolean(await caches.match(pathname));
    }""")

    amina.cut()
    desk.click("[data-queue] .row-link a")
    desk.wait_for_selector("[data-page=school-work]")
    desk.wait_for_selector("[data-desk] [data-word]")
    assert "Huda" in amina.words("h1") and desk.locator("[data-desk] .ayah-text").count() > 0
    # By keys: K plays and stops, J goes back, L forward; M is held and spoken over.
    desk.evaluate("document.getElementById('recitation').muted = true")
    desk.focus("[data-desk]")
    desk.keyboard.press("k")
    desk.wait_for_function("() => document.getElementById('recitation').currentTime > 1.2")
    desk.keyboard.press("k")
    assert desk.evaluate("document.getElementById('recitation').paused")
    at = desk.evaluate("document.getElementById('recitation').currentTime")
    desk.keyboard.press("j")
    assert desk.evaluate("document.getElementById('recitation').currentTime") < at
    desk.keyboard.press("l")
    desk.keyboard.down("m")
    desk.wait_for_function("() => document.querySelector('[data-pin-note]').textContent.length > 3")
    desk.wait_for_timeout(1300)
    desk.keyboard.up("m")
    desk.wait_for_selector("[data-takes-of] [data-take]:not([hidden])")
    desk.wait_for_function("() => document.querySelector('[data-takes-of] [data-take]:not([hidden]) [data-take-standing]')"
                           ".textContent.includes('It is tried again at')")
    assert "Waiting to send" in amina.words("[data-takes-of]")
    # A word of the passage, held.
    desk.focus("[data-desk]")
    word = desk.locator("[data-desk] [data-word]").nth(1)
    word.scroll_into_view_if_needed()
    box = word.bounding_box()
    desk.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    desk.mouse.down()
    desk.wait_for_timeout(1300)
    desk.mouse.up()
    desk.wait_for_function("() => document.querySelectorAll('[data-takes-of] [data-take]:not([hidden])').length === 2")
    # A short press only fills the place in; a line is written to it, and it stands there as what waits.
    desk.focus("[data-desk]")
    desk.keyboard.press("m")
    desk.wait_for_function("() => document.activeElement.name === 'remark'")
    assert float(desk.input_value("[name=until]")) > 0
    desk.check("[name=kind][value=madd]", force=True)
    desk.fill("[name=remark]", "Two counts longer.")
    desk.click("form[data-pinning] button[type=submit]")
    desk.wait_for_selector("[data-pins] [data-waiting]")
    assert "Two counts longer." in amina.words("[data-pins]")
    # The answer itself: spoken and written.
    record(desk, 1.5)
    stop(desk)
    desk.fill("form[data-hand-in=optional] [name=text]", "May Allah bless your reading.")
    desk.click("form[data-hand-in=optional] button[type=submit]")
    desk.wait_for_function("() => document.querySelectorAll('[data-takes-of] [data-take]:not([hidden])').length === 3")
    # Nothing of it has reached anybody.
    assert school.ask(home, f"{SCHOOL}/students/{enrolment}")["triptych"]["feedback"]["new"] == 0
    # It survives the page, and the browser goes on when the network is back.
    amina.open(SCHOOL)
    assert "Huda" in amina.words("[data-unsent]")
    amina.join()
    desk.wait_for_function("() => !document.querySelector('[data-queue]')", timeout=PATIENCE)
    deadline = time.monotonic() + 20
    while (state := school.ask(home, f"{SCHOOL}/students/{enrolment}"))["triptych"]["feedback"]["new"] == 0:
        assert time.monotonic() < deadline, state
        desk.wait_for_timeout(200)
    desk.wait_for_function("() => !document.querySelector('[data-unsent]')", timeout=PATIENCE)
    roster = school.ask(home, f"{SCHOOL}/students/{enrolment}/pins")
    assert len(roster["items"]) == 3, roster
    spoken = [each for each in roster["items"] if any(part.get("type") == "Sound" for part in each["body"])]
    assert len(spoken) == 2

    # The student is told, and hears it.
    phone = huda.open("/course")
    phone.wait_for_function("() => document.body.innerText.includes('Feedback from Amina')", timeout=PATIENCE)
    phone = huda.open(f"/course/learn/weeks/{week}/feedback")
    assert "May Allah bless your reading." in huda.words() and "Two counts longer." in huda.words()
    for each in range(phone.locator(".course-feedback audio").count()):
        assert plays(phone, ".course-feedback audio", each) > 0, each
    # Heard is said to the server as well, and it counts for the coach.
    deadline = time.monotonic() + 15
    while school.ask(home, f"{SCHOOL}/students/{enrolment}")["triptych"]["feedback"]["new"]:
        assert time.monotonic() < deadline
        phone.wait_for_timeout(200)

    # Without the network it is still there, and the next recording opens with what was marked.
    huda.cut()
    phone = huda.open(f"/course/learn/weeks/{week}/recording?again=1")
    former = phone.locator("#former")
    assert former.evaluate("(part) => part.open") and former.locator("[data-pin]").count() == 3
    assert former.bounding_box()["y"] < phone.locator(".course-passage").bounding_box()["y"]
    former.locator("[data-jump]").last.click()
    phone.wait_for_function("() => document.querySelector('#former audio[id^=own-]').currentTime > 0")
    assert plays(phone, "#former [data-pin] audio") > 0

    # What is handed in without the network waits on the phone and goes by itself.
    phone = hand_in(huda, week, again=True)
    phone.wait_for_selector("[data-take]")
    assert "Waiting to send" in huda.words()
    desk.wait_for_timeout(1500)
    assert desk.locator("[data-queue]").count() == 0
    huda.join()
    desk.wait_for_selector("[data-queue] .row-link", timeout=PATIENCE)
    assert "Another recording of a week you answered" in amina.words("[data-queue]")
    phone.wait_for_function("() => !document.querySelector('[data-take]')", timeout=PATIENCE)

    # What was marked last time is heard beside the same words in this recording, one press each.
    desk.click("[data-queue] .row-link a")
    desk.wait_for_selector("[data-before]")
    desk.click("[data-before] summary")
    desk.locator("[data-before] [data-jump]").first.click()
    desk.wait_for_function("() => document.getElementById('former').currentTime > 0")

    # Staff sees who did what.
    staff = chromium.new_context(locale="en-GB", viewport={"width": 1280, "height": 800}).new_page()
    staff.goto(home.address + "/me/settings?lang=en")
    staff.goto(home.address + SCHOOL + "/audit?lang=en")
    said = staff.inner_text("[data-audit]")
    assert said.count("Marked a place") == 3 and "Answered a recording" in said and "Placed a student" in said
    staff.context.close()
    assert amina.heard == [] and huda.heard == []


NEXT = """() => new Promise((done) => {
    const request = indexedDB.open("wird-takes");
    request.onsuccess = () => {
        const asked = request.result.transaction("takes").objectStore("takes").getAll();
        asked.onsuccess = () => { request.result.close(); done(Math.min(...asked.result.map(({ next }) => (next - Date.now()) / 1000))); };
    };
})"""
"""In how many seconds the recording that waits is tried again."""


def test_a_server_that_was_away(home, people):  # noqa: F811
    """what is handed in while the server is away, the network being there, goes within seconds of a page hearing from it again"""
    amina, huda, _, week = people
    desk = amina.open(SCHOOL)
    huda.wire.cut()
    phone = hand_in(huda, week)
    phone.wait_for_selector("[data-take]")
    # Several tries fail, so that the next one is over a minute away.
    deadline = time.monotonic() + 60
    while phone.evaluate(NEXT) < 60:
        assert time.monotonic() < deadline
        phone.locator("[data-take-now]:not([hidden])").first.click()
        phone.wait_for_timeout(200)
    huda.wire.join()
    assert huda.app.sync()["state"] == "synced"
    desk.wait_for_selector("[data-queue] .row-link", timeout=PATIENCE)
    assert "Huda" in amina.words("[data-queue]")
    phone.wait_for_function("() => !document.querySelector('[data-take]')", timeout=PATIENCE)


def test_a_reply_leads_to_its_place(home, people):  # noqa: F811
    """QF-167 QF-237 a student's question stands in the coach's queue; the reply is told to the student, whose notification opens that thread
    with the reply in sight, with the network and without"""
    amina, huda, enrolment, week = people
    hand_in(huda, week).wait_for_selector("[data-recorder-success]")
    desk = amina.open(SCHOOL)
    desk.wait_for_selector("[data-queue] .row-link a", timeout=PATIENCE)
    work = desk.get_attribute("[data-queue] .row-link a", "href")
    amina.app.post(work, step="send", text="Good.")
    amina.app.sync_until("synced")
    huda.app.sync_until("synced")
    for number in range(6):
        huda.app.post(f"/course/learn/weeks/{week}/feedback", submission=work.split("/")[-1], text=f"Question {number}?")
    huda.app.sync_until("synced")
    amina.open(SCHOOL)
    desk.wait_for_function("() => document.querySelector('[data-queue]')?.innerText.includes('A question')", timeout=PATIENCE)
    amina.open(work)
    desk.fill("form.course-form [name=note]", "The ha, from the throat.")
    desk.click("section:has([name=note]) button[type=submit]")
    desk.wait_for_function("() => document.querySelector('.course-thread').innerText.includes('from the throat')")
    amina.app.sync_until("synced")
    huda.app.sync_until("synced")
    for isThere in (True, False):
        if not isThere:
            huda.cut()
        phone = huda.open("/course/notifications")
        assert phone.locator("[data-kind=reply]").count() == 1
        phone.locator("[data-kind=reply] a").first.click()
        phone.wait_for_url("**#reply-*")
        reply = phone.locator(f"[id='{phone.url.split('#')[1]}']")
        assert "The ha, from the throat." in reply.inner_text()
        phone.wait_for_function("""(id) => {
            const { top, bottom } = document.getElementById(id).getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && scrollY > 0;
        }""", arg=phone.url.split("#")[1])


def test_what_the_server_refuses_the_worker_refuses(home, people, visitors, stranger):  # noqa: F811
    """QF-243 SY-019 who has no right to something of the school has none in their browser either, with the network and without:
    another coach's student, staff's pages, a student's own enrolment, and whatever another site sends"""
    amina, huda, enrolment, week = people
    yusuf, bilal = visitors("Yusuf", "coach", school.DESK), visitors("Bilal", "student")
    theirs = f"{SCHOOL}/students/{enrolment}"
    hand_in(huda, week).wait_for_selector("[data-recorder-success]")
    deadline = time.monotonic() + 15
    while not (items := amina.app.call(SCHOOL)[1]["items"]):
        assert time.monotonic() < deadline
        amina.app.sync_until("synced")
    work = f"{theirs}/recordings/{items[0]['submission']}"
    asked = [(yusuf, theirs, None), (yusuf, work, None), (yusuf, theirs, {"text": "x"}), (yusuf, work, {"step": "send", "text": "x"}),
             (yusuf, work, {"step": "pin", "kind": "madd", "from": "1", "until": "2"}), (bilal, theirs, None),
             (bilal, theirs, {"step": "pause"}), (bilal, work, {"step": "send", "text": "x"}), (bilal, SCHOOL, None),
             (huda, theirs, None), (huda, work, {"step": "send", "text": "x"}), (huda, SCHOOL + "/sessions", {"kind": "qrc"}),
             (huda, SCHOOL + "/announcements", {"title": "a", "text": "b"}), (amina, SCHOOL + "/roster", None),
             (amina, SCHOOL + "/announcements", {"title": "a", "text": "b"}), (amina, SCHOOL + "/audit", None),
             (amina, theirs + "/course", None), (bilal, theirs + "/course", None)]
    for isThere in (True, False):
        for visitor, path, fields in asked:
            if not isThere:
                visitor.cut()
            status = visitor.app.call(path, fields)[0]
            assert status == 404, (isThere, path, fields, status)
    for visitor in (yusuf, bilal, huda, amina):
        visitor.join()
        visitor.app.sync_until("synced")
    assert school.ask(home, theirs)["messages"] == [] and school.ask(home, SCHOOL)["waiting"] == []
    assert len(school.ask(home, SCHOOL + "/students/" + enrolment + "/pins")["items"]) == 0

    # Another site sends what the coach may do: neither the worker nor the server takes it.
    for fields in ({"step": "send", "text": "a stranger's"}, {"step": "pin", "kind": "madd", "from": "1", "until": "2"}):
        stranger.page = form(amina.address + work, fields)
        tab = amina.context.new_page()
        tab.goto(f"http://127.0.0.1:{stranger.port}/")
        tab.wait_for_url(amina.address + "/**")
        tab.close()
    amina.app.sync_until("synced")
    assert amina.app.call(work)[1]["feedback"] == [] and amina.app.call(work)[1]["pins"] == []
    assert len(school.ask(home, SCHOOL + "/students/" + enrolment + "/pins")["items"]) == 0
