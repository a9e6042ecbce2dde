"""What is heard and felt at a reminder: a category's own notes, each prayer's voice and volume, and silence."""
import json

import pytest
from product_app import TODAY, Product, product, readers  # noqa: F401
from product_hands import eventually, settle
from test_product_adhan import sound

SPY = """
globalThis.heard = [];
globalThis.notes = [];
globalThis.felt = [];
Object.defineProperty(navigator, "vibrate", { value: (pattern) => { felt.push([...pattern]); } });
HTMLMediaElement.prototype.play = async function () {
    heard.push({ source: decodeURI(new URL(this.src).pathname), volume: this.volume });
};
globalThis.OscillatorNode = class extends OscillatorNode {
    constructor(context, options) {
        super(context, options);
        notes.push(options.frequency);
    }
};
"""
"""What the page plays is noted; notes are played as well, so that the browser decides whether they may be."""

NOTIFIED = """() => {
    globalThis.shown = [];
    globalThis.Notification = class { static permission = "granted"; };
    const showNotification = async (title, options) => { shown.push({ title, ...options }); };
    const registration = { active: {}, showNotification };
    Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => registration }, configurable: true });
}"""
"""The browser's notifications are allowed, and noted instead of shown."""

ALERTS = "[data-alerts] [data-reminder]"


@pytest.fixture
def with_voices(tmp_path):
    """A product with two recordings of tones, in English."""
    folder = tmp_path / "data" / "adhan"
    folder.mkdir(parents=True)
    recordings = []
    for name in ("one", "two"):
        sound(folder / f"{name}.wav")
        recordings.append({"id": name, "file": f"{name}.wav", "title": name, "reciter": "Nobody", "licence": "CC0"})
    (folder / "manifest.json").write_text(json.dumps({"recordings": recordings}))
    started = Product(tmp_path / "data").start()
    started.settle()
    started.settings(language="en")
    yield started
    started.stop()


def listening(readers, product, path="/me"):  # noqa: F811
    """A page that was touched and knows what is coming."""
    reader = readers(product, clock="running")
    reader.context.add_init_script(SPY)
    with reader.page.expect_response("**/reminders"):
        page = reader.open(path)
    page.keyboard.press("Shift")
    return page


def wait_until(page, time):
    """Lets the page's clock go on to just after a time of the day in Makkah, and what comes then come."""
    hours, minutes = map(int, time.split(":"))
    now = page.evaluate("Date.now()") // 1000 + 3 * 3600
    page.clock.fast_forward(1000 * ((hours * 3600 + minutes * 60 + 5 - now % 86_400) % 86_400))
    page.wait_for_timeout(400)


def test_a_category_has_its_own_sound(product, readers):  # noqa: F811
    """MZ-098 while a page is open a task's category is heard by the notes chosen for it; elsewhere the system's own sound is left to it"""
    product.post("/me/settings/reminders", **{"sound-study": "fall", "sound-work": "system"})
    for start, category in (("10:30", "study"), ("10:45", "work"), ("11:00", "study")):
        product.add(category, date=TODAY, start=start, duration=15, category=category)
    page = listening(readers, product)
    wait_until(page, "10:30")
    eventually(lambda: page.evaluate("notes") == [698, 523])
    assert page.evaluate("felt.length") == 1
    page.evaluate(NOTIFIED)
    wait_until(page, "10:45")
    eventually(lambda: page.evaluate("shown.length") == 1)
    assert page.evaluate("shown[0].silent") is False and page.evaluate("notes") == [698, 523]
    page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    wait_until(page, "11:00")
    eventually(lambda: page.evaluate("shown.length") == 2)
    assert page.evaluate("shown[1].silent") is False and page.evaluate("notes") == [698, 523]


def test_quiet_hours_are_silent(product, readers):  # noqa: F811
    """MZ-104 in quiet hours a task's alert is held, a prayer's comes without sound or vibration; nothing asks a notification to break through"""
    product.post("/me/settings/reminders", quiet="on", **{"quiet-from": "10:20", "quiet-to": "12:20"})
    product.add("Held", date=TODAY, start="10:30", duration=15)
    product.add("Heard", date=TODAY, start="12:45", duration=15)
    for isNotified in (False, True):
        page = listening(readers, product, "/")
        page.evaluate("felt.length = 0")
        if isNotified:
            page.evaluate(NOTIFIED)
        wait_until(page, "10:30")
        settle(page)
        assert page.locator(f"{ALERTS}[data-reminder^='task-start.']").count() == 0
        wait_until(page, "12:07")
        if isNotified:
            eventually(lambda: page.evaluate("shown.some((each) => each.tag.startsWith('prayer-start.dhuhr'))"))
            assert page.evaluate("shown.every((each) => each.silent && each.tag.startsWith('prayer-'))")
        else:
            page.locator(f"{ALERTS}[data-reminder^='prayer-start.dhuhr']").wait_for()
        assert page.evaluate("[notes, heard, felt]") == [[], [], []]
        wait_until(page, "12:45")
        eventually(lambda: page.evaluate("notes.length > 0 && felt.length > 0"))
        if isNotified:
            assert page.evaluate("shown.at(-1).silent") is False
            assert not page.evaluate("shown.some((each) => each.requireInteraction || each.renotify || each.vibrate)")


def test_each_prayer_has_its_voice_and_volume(with_voices, readers):  # noqa: F811
    """MZ-232 at each prayer its own recording or file is played at its volume; working hours silence Dhuhr and Asr, not Maghrib"""
    with_voices.post("/me/settings/adhan", **{
        "adhan-voice-dhuhr": "two", "adhan-volume-dhuhr": "40", "adhan-voice-asr": "one", "adhan-volume-asr": "60",
        "adhan-voice-maghrib": "own", "adhan-volume-maghrib": "100", "adhan-voice-isha": "silent"})
    with_voices.stop()
    with_voices.start()

    def heard_on_that_day(*times):
        page = listening(readers, with_voices)
        # The worker answers for the person's own file; here there is none.
        page.route("**/adhan/own", lambda route: route.fulfill(body=b"sound", content_type="audio/wav"))
        page.evaluate("async () => (await caches.open('adhan')).put('/adhan/own', new Response('sound'))")
        heard = []
        for time in times:
            page.evaluate("heard.length = notes.length = 0")
            wait_until(page, time)
            page.locator(f"{ALERTS}[data-reminder^='prayer-start.']").last.wait_for()
            heard.append((page.evaluate("heard.map(({ source, volume }) => [source, volume])"), page.evaluate("notes")))
        return heard

    dhuhr, asr, maghrib, isha = with_voices.today()["prayers"][1:]
    times = [each["time"] for each in (dhuhr, asr, maghrib, isha)]
    assert heard_on_that_day(*times) == [
        ([["/adhan/two.wav", 0.4]], []), ([["/adhan/one.wav", 0.6]], []), ([["/adhan/own", 1]], []), ([], [])]
    with_voices.post("/me/settings/adhan", **{"adhan-quiet": "on", "adhan-quiet-from": "08:00", "adhan-quiet-to": "18:30"})
    assert heard_on_that_day(*times[:3]) == [([], []), ([], []), ([["/adhan/own", 1]], [])]


AWAY = """() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("state", ["open", "open and allowed", "hidden"])
def test_a_prayers_moments(product, readers, state):  # noqa: F811
    """MZ-092 MZ-095 a task's start, ten minutes before a prayer and its time are alerted within half a minute, in a page that is open and in one that is hidden; a task that moved is not"""
    product.add("Read", date=TODAY, start="10:30", duration=15)
    moved = product.add("Moved", date=TODAY, start="10:50", duration=15)["id"]
    product.post(f"/tasks/{moved}/move", date=TODAY, start="14:00")
    page = listening(readers, product)
    if state != "open":
        page.evaluate(NOTIFIED)
    if state == "hidden":
        page.evaluate(AWAY)
    pending = product.get("/reminders")["pending"]
    moments = [each for each in pending if each["kind"] in ("task-start", "prayer-before", "prayer-start")][:3]
    assert [each["kind"] for each in moments] == ["task-start", "prayer-before", "prayer-start"]

    def alerted():
        if state == "open":
            return page.evaluate("[...document.querySelectorAll('[data-alerts] [data-reminder]')].map((each) => each.dataset.reminder)")
        return page.evaluate("shown.map(({ tag }) => tag)")

    for number, moment in enumerate(moments):
        page.clock.fast_forward(int(moment["at"] - 30_000 - page.evaluate("Date.now()")))
        page.wait_for_timeout(200)
        assert len(alerted()) == number, (moment, alerted())
        page.clock.fast_forward(59_000)
        eventually(lambda: len(alerted()) == number + 1)  # noqa: B023
        assert moment["kind"] in alerted()[-1] or moment["id"] in alerted()


def test_the_try_uses_each_way(product, readers):  # noqa: F811
    """SY-038 «Test my reminders» shows a notification, says it in the page, is felt and is heard; without permission all but the first"""
    for is_allowed in (False, True):
        page = listening(readers, product, "/me/settings/reminders")
        if is_allowed:
            page.evaluate(NOTIFIED)
        page.evaluate("felt.length = notes.length = 0")
        page.locator("[data-reminder-test]").click()
        words = page.locator("[data-reminder-test]").get_attribute("data-title")
        page.locator("#toasts", has_text=words).wait_for()
        eventually(lambda: page.evaluate("notes") == [659, 784] and page.evaluate("felt.length") >= 1)  # noqa: B023
        if is_allowed:
            assert page.evaluate("shown.map(({ title, tag }) => [title, tag])") == [[words, "test"]]
