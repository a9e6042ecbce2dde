"""The same short way through the product in Firefox and in WebKit. Chromium walks it in all the other tests.

What an engine can't do, and what is done about it, stands in docs/browsers.md.
"""
import datetime
import http.client
import json
import time
import urllib.parse

import pytest
from harness.app import operation
from harness.engines import ENGINES, PHONE, started
from harness.paths import ROOT
from product_screens import WIDER
from test_course_offline import Course
from test_course_tabs import STEPS, keep

MISSING = {
    "firefox": {"vibrate", "setAppBadge", "sync"},
    "webkit": {"vibrate", "setAppBadge", "sync", "push"},
}
"""What docs/browsers.md says that an engine lacks."""

LACKS = """(() => {
    const found = {
        vibrate: "vibrate" in navigator, setAppBadge: "setAppBadge" in navigator,
        sync: "SyncManager" in window, push: "PushManager" in window,
    };
    return Object.keys(found).filter((name) => !found[name]);
})()"""

LETTERS = """[...document.querySelectorAll("[data-letters]")].map((each) => each.textContent.normalize("NFC").trim()).join("|")"""

WIDTHS = """(() => {
    const all = [...document.querySelectorAll("[data-letters]")];
    for (const letters of all) {
        letters.closest(".ayah").style.contentVisibility = "visible";
        letters.closest(".ayah-text").style.whiteSpace = "nowrap";
    }
    return all.map((letters) => {
        const range = document.createRange();
        range.selectNodeContents(letters);
        const boxes = [...range.getClientRects()];
        return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    });
})()"""
"""How wide the letters of each ayah are drawn: letters that do not join have other shapes, and those are wider."""

VERBATIM = """[...document.querySelectorAll("[data-letters], .basmala")].map((each) => each.textContent)"""

COLOURED = """({
    elements: document.querySelectorAll("[data-reader] .tajweed").length,
    plain: document.querySelectorAll("[data-reader] [data-coloured]").length,
    painted: [...CSS.highlights.keys()].filter((name) => name.startsWith("tajweed-")).length,
})"""

PAINT = """
const done = arguments[0];
(async () => {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const reader = document.adoptNode(page.querySelector("[data-reader]"));
    document.querySelector("[data-reader]").replaceWith(reader);
    const runs = [...reader.querySelectorAll(".tajweed")].map((run) => ({
        name: run.classList[1], text: run.textContent, colour: getComputedStyle(run).color,
    }));
    const script = document.querySelector("script[src*='app.js']").src;
    const { makeWay } = await import(script.replace("app.js", "quran-colours.js"));
    const before = reader.textContent;
    makeWay(true);
    const painted = [...CSS.highlights].filter(([name]) => name.startsWith("tajweed-")).flatMap(([name, ranges]) =>
        [...ranges].map(({ startContainer, startOffset, endContainer, endOffset }) => {
            const range = document.createRange();
            range.setStart(startContainer, startOffset);
            range.setEnd(endContainer, endOffset);
            return [name, String(range)];
        }));
    done({
        runs, painted, isVerbatim: reader.textContent === before,
        rules: document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(" ")).join(" "),
    });
})().catch((error) => done(String(error)));
"""
"""Paints colours as for an engine that draws letters apart; gives what the page came with and what is painted then."""

INKED = """
const [text, colours, done] = arguments;
(async () => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = Object.fromEntries(colours.map((colour) => [colour, 0]));
    for (const colour of colours) {
        const [r, g, b] = colour.match(/\\d+/g).map(Number);
        for (let i = 0; i < data.length; i += 4) {
            if (Math.abs(data[i] - r) + Math.abs(data[i + 1] - g) + Math.abs(data[i + 2] - b) < 36) found[colour] += 1;
        }
    }
    done(found);
})().catch((error) => done(String(error)));
"""
"""How many points of a picture have each colour."""


@pytest.fixture(scope="module", params=ENGINES)
def engine(request, tmp_path_factory):
    """One browser for all tests of an engine: each test has a server of its own, and so an origin and storage of its own."""
    running = started(request.param, tmp_path_factory.mktemp(request.param))
    yield running
    running.close()


@pytest.fixture
def browser(engine, door):
    """The engine at a product in which a city was chosen. Nothing may have gone wrong in the end."""
    engine.address = door.address
    engine.faults()
    engine.resize(*PHONE)
    engine.install("/inbox")
    city = engine.call("/place?q=Makkah")[1]["cities"][0]["id"]
    assert engine.call("/place", {"operation": operation(), "city": city})[0] == 200
    yield engine
    assert engine.faults() == []


def titles(browser):
    return sorted(task["title"] for task in browser.call("/inbox")[1]["tasks"])


def at_server(server, method, path, **fields):
    """What another device does that has no worker."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    body = urllib.parse.urlencode({"operation": operation()} | fields) if method == "POST" else None
    headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


def add(browser, title):
    """Writes a task as a person does."""
    # A sync that renews the page in this moment renews the field too.
    browser.eventually(lambda: browser.find("#quick").send_keys(title) is None, "the field for a new task")
    browser.keys("\ue007")
    browser.eventually(lambda: any(title in each.text for each in browser.all(".inbox-item")), f"{title} in the inbox")


def planned(browser, title):
    """A task of today, at an hour of the morning in which no prayer is; gives its number."""
    date = browser.call("/")[1]["date"]
    fields = {"operation": operation(), "title": title, "date": date, "start": "10:00", "duration": "30"}
    status, answer = browser.call("/tasks", fields)
    assert status == 200, answer
    return answer["task"]["id"]


def test_opening(browser):
    """SY-015 opening: in Firefox and WebKit the day opens, the worker answers, and no screen of the bar is wider than its window"""
    for path in ("/", "/inbox", "/me", "/me/appearance", "/me/settings/reminders", "/quran", "/adhkar/morning", "/path"):
        browser.open(path)
        assert browser.value("navigator.serviceWorker.controller !== null"), path
        assert len(browser.all("h1")) == 1, path
        assert browser.value(f"({WIDER})()") == [], path
    browser.open("/")
    assert len(browser.all("[data-timeline] .prayer")) == 5


VOICE = """async () => {
    const context = new AudioContext(), oscillator = new OscillatorNode(context), end = context.createMediaStreamDestination();
    oscillator.connect(end);
    oscillator.start();
    const kind = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"].find((each) => MediaRecorder.isTypeSupported(each));
    const recorder = new MediaRecorder(end.stream, { mimeType: kind }), parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}"""
"""A second and a half, in the kind of file that the recorder makes in Chromium."""

HEARD = """
const [path, done] = arguments;
const audio = new Audio(path);
audio.muted = true;
audio.ontimeupdate = () => { if (audio.currentTime > 0.3) done({ time: audio.currentTime }); };
audio.onerror = () => done({ error: audio.error?.message ?? "error" });
audio.play().catch((error) => done({ error: String(error) }));
"""


def test_a_recording_is_heard(browser, chromium, server):
    """QF-102 a recording as the recorder makes it plays in Firefox and WebKit as it does in Chromium, is within the configured size, and the page says how long and how large one may be"""
    context = chromium.new_context()
    page = context.new_page()
    page.goto(server.address + "/")
    voice = bytes(page.evaluate(VOICE))
    name = keep(Course(server), voice, "audio/webm")
    assert page.evaluate("""(path) => new Promise((done) => {
        const audio = new Audio(path);
        audio.muted = true;
        audio.ontimeupdate = () => { if (audio.currentTime > 0.3) done(true); };
        audio.onerror = () => done(false);
        void audio.play();
    })""", f"/blobs/{name}")
    context.close()
    limits = json.loads((ROOT / "Config/CourseConfig.json").read_text(encoding="utf-8"))["recording"]
    assert len(voice) < limits["megabytes"] << 20
    # From another area's page: one of the course loads itself anew as the course begins.
    for path, fields in (("/course/demo", {"step": "begin", "name": "مريم"}), ("/course/demo", {"step": "place"}),
                         *(("/course/welcome", step) for step in STEPS), ("/course/demo", {"step": "week", "week": "1"})):
        assert browser.call(path, {"operation": operation()} | fields)[0] == 200, fields
    time.sleep(1)
    for path in ("/course/learn/videos/l1-w1-v1", "/course/learn/videos/l1-w1-v2", "/course/learn/weeks/1"):
        assert browser.call(path, {"operation": operation()})[0] == 200, path
    browser.open("/course/learn/weeks/1/recording")
    words = browser.find(".course-recorder .caption").text.translate(str.maketrans("٠١٢٣٤٥٦٧٨٩", "0123456789"))
    assert str(limits["minutes"]) in words and str(limits["megabytes"]) in words, words
    answer = browser.later(HEARD, f"/blobs/{name}")
    assert answer.get("time", 0) > 0.3, answer


def test_adding_and_completing(browser):
    """SY-015 adding and completing: in Firefox and WebKit a task is written, opened in a sheet, done and taken back, in place"""
    add(browser, "اشتر خبزا")
    browser.click(".inbox-item [data-menu]")
    browser.find("dialog[open] form, dialog[open] a")
    browser.keys("\ue00c")
    browser.until("!document.querySelector('dialog[open]')")
    task = planned(browser, "اقرأ")
    browser.open("/")
    browser.value("(window.isSamePage = true)")
    browser.click(f"[data-timeline] [data-task='{task}'] .complete")
    browser.find(f"[data-task='{task}'].done")
    assert browser.call(f"/tasks/{task}")[1]["task"]["completed"]
    browser.click("#toasts form button")
    browser.until(f"document.querySelector('[data-task=\"{task}\"]:not(.done)') !== null")
    assert not browser.call(f"/tasks/{task}")[1]["task"]["completed"]
    assert browser.value("window.isSamePage") is True


def test_offline(browser, door, server):
    """SY-015 offline after a visit: in Firefox and WebKit pages open and a task is kept with the server killed, and after a restart where the browser keeps a profile"""
    add(browser, "before")
    door.shut()
    server.kill()
    for path in ("/", "/me", "/quran/112"):
        browser.open(path)
    browser.open("/inbox")
    add(browser, "without the server")
    browser.open("/inbox")
    assert titles(browser) == ["before", "without the server"]
    # WebKit's driver gives every session an empty profile of its own, and takes it away in the end.
    if browser.name == "firefox":
        browser.quit()
        browser.start()
        browser.open("/inbox")
        assert titles(browser) == ["before", "without the server"]


def test_right_to_left(browser):
    """SY-015 right to left: in Firefox and WebKit Arabic begins on the right and English on the left, and changing it turns the page"""
    sides = """(() => {
        const items = [...document.querySelectorAll(".bar-item")].filter((each) => each.checkVisibility());
        const [first, last] = [items[0], items.at(-1)].map((each) => each.getBoundingClientRect());
        return [document.documentElement.lang, document.documentElement.dir, first.left > last.left];
    })()"""
    browser.open("/")
    assert browser.value(sides) == ["ar", "rtl", True]
    browser.call("/me/settings", {"operation": operation(), "language": "en"})
    browser.open("/")
    assert browser.value(sides) == ["en", "ltr", False]


def test_the_reader(browser):
    """SY-015 the reader: in Firefox and WebKit a surah has every letter in its own face, an ayah is marked, and keys turn the pages"""
    browser.open("/quran/112")
    text = browser.value(LETTERS)
    assert "قُلۡ هُوَ" in text or "قُلْ هُوَ" in text
    browser.later("document.fonts.ready.then(arguments[0])")
    assert browser.value("[...document.fonts].some((face) => face.family.includes('Wird Quran') && face.status === 'loaded')")
    browser.click("li.ayah .ayah-mark")
    browser.find('.ayah-mark[aria-pressed="true"]')
    browser.open("/quran/page/300")
    browser.keys("\ue012")
    browser.until("location.pathname === '/quran/page/301' && document.readyState === 'complete'")
    browser.until("document.documentElement.dataset.scripted !== undefined")
    browser.keys("\ue014")
    browser.until("location.pathname === '/quran/page/300'")


def reader(browser, path, tajweed):
    """A page of the reader at rest, with the colours of tajweed on or off."""
    browser.call("/quran/settings", {"operation": operation(), "tajweed": tajweed, "signs": "on", "paper": "light"})
    browser.open(path)
    browser.later("document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(arguments[0])))")
    if tajweed == "on" and browser.name == "webkit":
        browser.until("document.querySelector('[data-reader] [data-coloured]')")


def test_coloured_letters_join(browser):
    """the letters of tajweed join those beside them: with colours each ayah of surah 67 is as wide as without, and letter for letter the same"""
    reader(browser, "/quran/67", "off")
    plain, text = browser.value(WIDTHS), browser.value(VERBATIM)
    reader(browser, "/quran/67", "on")
    state = browser.value(COLOURED)
    coloured = browser.value(WIDTHS)
    assert len(coloured) == len(plain) == 30
    assert max(abs(a - b) for a, b in zip(coloured, plain)) < 1.5
    assert browser.value(VERBATIM) == text
    if browser.name == "webkit":
        assert state["elements"] == 0 and state["plain"] > 30, "the elements made way"
        assert state["painted"] == 0, "this WebKit draws all glyphs at one height"
    else:
        assert state["elements"] > 200 and state["plain"] == state["painted"] == 0, "the page is as it came"


def test_coloured_letters_in_place(browser):
    """letters join as well when the colours are switched off and on in the page, on a page of the mushaf and in samples"""
    reader(browser, "/quran/67", "on")
    before, text = browser.value(COLOURED), browser.value(VERBATIM)
    for pressed in ("false", "true"):
        browser.click(".tajweed-bar button")
        browser.find(f'.tajweed-bar button[aria-pressed="{pressed}"]')
    assert browser.value(COLOURED) == before
    assert browser.value(VERBATIM) == text
    for path in ("/quran/page/562", "/quran/tajweed", "/quran/2/255/tajweed"):
        reader(browser, path, "on")
        state = browser.value(COLOURED)
        assert (state["elements"] == 0) == (browser.name == "webkit"), path
        assert (state["plain"] > 0) == (browser.name == "webkit"), path


def test_a_touched_letter_tells_its_rule(browser):
    """a touched letter tells its word and its rule, in an element of its own or not"""
    reader(browser, "/quran/113/2", "on")
    facts = browser.call("/quran/113/2/tajweed")[1]
    rule = next(rule for rule in facts["rules"] if rule["rule"] == "ikhfa")
    browser.value("""((start) => {
        const letters = document.querySelector('li[data-ayah="113:2"] [data-letters]');
        const walker = document.createTreeWalker(letters, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(), at = 0; node; at += node.length, node = walker.nextNode()) {
            if (start < at || start >= at + node.length) continue;
            range.setStart(node, start - at);
            range.setEnd(node, start - at + 1);
        }
        const box = range.getBoundingClientRect();
        const place = { bubbles: true, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
        letters.dispatchEvent(new MouseEvent("click", place));
    })(arguments[0])""", rule["start"])
    browser.find("#word-popover .word-rule")
    assert rule["name"] in browser.find("#word-popover").text


def test_colours_painted_as_highlights(browser):
    """colours that are painted as highlights cover what the elements covered, by the rules of their classes, and the letters are seen in them"""
    reader(browser, "/quran/67", "on")
    answer = browser.later(PAINT)
    assert isinstance(answer, dict), answer
    runs = answer["runs"]
    assert len(runs) > 200 and answer["isVerbatim"]
    assert sorted(answer["painted"]) == sorted([run["name"], run["text"]] for run in runs)
    for name in {run["name"] for run in runs}:
        assert f"[data-signs] ::highlight({name})" in answer["rules"]
        assert f'[data-paper="sepia"] ::highlight({name})' in answer["rules"]
    browser.value("document.querySelector('.ayat').scrollIntoView({ behavior: 'instant' })")
    browser.value("document.querySelectorAll('#toasts *, .alerts *').forEach((each) => each.remove())")
    browser.later("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    colours = {run["name"]: run["colour"] for run in runs}
    seen = [colours[f"tajweed-{name}"] for name in ("qalqalah", "ikhfa", "madd-permissible")]
    found = browser.later(INKED, browser.driver.get_screenshot_as_base64(), seen)
    assert all(found[colour] > 20 for colour in seen), found


def test_sync(browser, door, server):
    """SY-015 sync: in Firefox and WebKit what was written without the server reaches it later by itself, and what is done elsewhere comes"""
    door.shut()
    add(browser, "written offline")
    assert "written offline" not in at_server(server, "GET", "/inbox")[1]
    door.open()
    # Nobody asks for it: without Background Sync an open page asks every half minute.
    browser.eventually(lambda: "written offline" in at_server(server, "GET", "/inbox")[1], "the task at the server", 45)
    assert at_server(server, "POST", "/tasks", title="from elsewhere")[0] == 200
    # A page whose field somebody is in is left as it is.
    browser.open("/inbox")
    browser.value("navigator.serviceWorker.controller.postMessage({ type: 'sync' })")
    browser.eventually(lambda: any("from elsewhere" in each.text for each in browser.all(".inbox-item")), "the other task")


def test_what_an_engine_lacks(browser):
    """SY-015 a capability that is missing: what Firefox and WebKit lack is what docs/browsers.md says; the badge is on the bar, and the page says what it can of notifications"""
    assert set(browser.value(LACKS)) == MISSING[browser.name]
    planned(browser, "today")
    browser.open("/me/appearance")
    browser.until("Number(document.querySelector('.bar-item[data-area=today]').dataset.count) > 0")
    browser.open("/me/settings/reminders")
    words = browser.find("[data-permission]")
    browser.until("document.querySelector('[data-permission]').textContent.trim() !== ''")
    assert browser.value("(each => [each.dataset.default, each.dataset.denied, each.dataset.none].includes(each.textContent))"
                         "(document.querySelector('[data-permission]'))"), words.text


NOON = "prayer-start.dhuhr-"


def test_an_alert_without_a_notification(browser):
    """SY-015 a notification that can't be: in Firefox and WebKit, where nobody allowed one and WebKit has no push, an open page alerts within half a minute of a prayer's time"""
    def noon(east):
        """When the Sun crosses the meridian there, as the reminders have it."""
        fields = {"operation": operation(), "latitude": "0", "longitude": f"{(east + 180) % 360 - 180:.3f}"}
        assert browser.call("/place", fields)[0] == 200
        return next(each["at"] / 1000 for each in browser.call("/reminders")[1]["pending"] if each["id"].startswith(NOON))

    # Somewhere on the equator it is noon in a minute: a degree to the east has it four minutes earlier.
    now = datetime.datetime.now(datetime.timezone.utc)
    east = (11.5 - now.hour - now.minute / 60) * 15
    due = (time.time() + 75) // 60 * 60
    east += (noon(east) - due) / 240
    moment = noon(east)
    assert 0 < moment - time.time() < 150, "a place where it will be noon in a moment"
    assert browser.value("!('Notification' in window) || Notification.permission !== 'granted'")
    browser.open("/me")
    alert = f"[data-alerts] [data-reminder^='{NOON}']"
    assert browser.all(alert) == []
    words = browser.eventually(lambda: next((each.text for each in browser.all(alert) if each.is_displayed()), None), alert, 180)
    assert words and 0 <= time.time() - moment < 30, (words, time.time() - moment)
