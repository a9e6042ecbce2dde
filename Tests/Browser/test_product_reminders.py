"""Reminders in the page: the alert at its moment, the permission, the badge."""
import pytest
from product_app import TODAY, Product, instant, readers  # noqa: F401
from product_hands import eventually, until

STANDIN = """
globalThis.asked = 0;
globalThis.state = "default";
globalThis.Notification = class { static get permission() { return globalThis.state; }
  static async requestPermission() { globalThis.asked += 1; globalThis.state = "denied"; return "denied"; } };
"""
BADGE = """
globalThis.badges = [];
navigator.setAppBadge = async (count) => { globalThis.badges.push(count); };
navigator.clearAppBadge = async () => { globalThis.badges.push(0); };
"""
HIDDEN = """
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
globalThis.short = [];
const wait = globalThis.setTimeout;
globalThis.setTimeout = (run, delay = 0, ...rest) => {
  if (delay < 60000 && /reminders/.test(new Error().stack)) globalThis.short.push(delay);
  return wait(run, delay, ...rest);
};
"""
ALERT = "[data-alerts] [data-reminder^='task-start.']"


@pytest.fixture
def half_past_ten(tmp_path):
    """A product a few seconds after 10:30 in Makkah, when a task begins."""
    started = Product(tmp_path / "data", now="2026-11-21T07:30:05Z").start()
    started.settle()
    started.settings(language="en")
    started.task_id = started.add("Read", date=TODAY, start="10:30", duration=30)["id"]
    yield started
    started.stop()


def test_an_alert_in_the_page(half_past_ten, readers):  # noqa: F811
    """SY-037 MZ-100 what is due is shown in the page with its actions, once, and completing it there completes the task"""
    reader = readers(half_past_ten, clock="running")
    page = reader.open("/me")
    page.locator(f"{ALERT} form[action$='/complete'] button").click()
    page.locator(ALERT).wait_for(state="detached")
    until(page, "document.querySelector('#toasts').textContent.includes('Read')")
    assert half_past_ten.task(half_past_ten.task_id)["completed"]
    with page.expect_response("**/reminders"):
        page.goto("/me")
    assert page.locator(ALERT).count() == 0


def test_at_its_moment(tmp_path, readers):  # noqa: F811
    """SY-037 MZ-095 a page that is open alerts when the moment comes, without being asked"""
    product = Product(tmp_path / "data").start()
    product.settle()
    product.add("Read", date=TODAY, start="10:30", duration=30)
    reader = readers(product, clock="running")
    with reader.page.expect_response("**/reminders"):
        reader.open("/me")
    assert reader.page.locator(ALERT).count() == 0
    reader.page.clock.fast_forward("20:05")
    reader.page.locator(ALERT).wait_for()
    product.stop()


def test_permission_is_asked_by_the_button_alone(half_past_ten, readers):  # noqa: F811
    """MZ-091 MZ-108 nothing asks for the permission but its button; what was refused is explained with steps"""
    reader = readers(half_past_ten, clock="running")
    reader.context.add_init_script(STANDIN)
    for path in ("/", "/reminders", "/me/settings/reminders"):
        page = reader.open(path)
        page.wait_for_timeout(200)
        assert page.evaluate("asked") == 0
    page.locator("[data-permission-ask]").click()
    page.locator("[data-permission-steps][open]").wait_for()
    assert page.evaluate("asked") == 1
    assert "blocks" in page.locator("[data-permission]").inner_text()
    assert page.locator("[data-permission-ask]").is_hidden()


def test_the_badge(half_past_ten, readers):  # noqa: F811
    """MZ-105 the app's badge is the number of today's open tasks, and goes at none"""
    reader = readers(half_past_ten, clock="running")
    reader.context.add_init_script(BADGE)
    page = reader.open("/me")
    until(page, "badges.at(-1) === 1")
    half_past_ten.post(f"/tasks/{half_past_ten.task_id}/complete")
    page = reader.open("/me")
    until(page, "badges.at(-1) === 0")


def test_the_badge_on_the_bar(half_past_ten, readers):  # noqa: F811
    """MZ-105 where the browser has no badge for the app's icon, the bar shows the number of today's open tasks, and none at none"""
    half_past_ten.add("Write", date=TODAY, start="13:00", duration=30)
    reader = readers(half_past_ten, clock="running")
    reader.context.add_init_script("delete Navigator.prototype.setAppBadge; delete Navigator.prototype.clearAppBadge;")
    page = reader.open("/")
    shown = ("(() => { const { content, display } = getComputedStyle(document.querySelector('.bar-item[data-area=today]'), '::after');"
             "return display === 'none' ? 'none' : content; })()")
    assert page.evaluate("!('setAppBadge' in navigator)")
    until(page, f"{shown} === '\"2\"'")
    page.locator("[data-timeline] .complete").first.click()
    until(page, f"{shown} === '\"1\"'")
    page.locator("[data-timeline] .task:not(.done) .complete").first.click()
    until(page, f"['none', 'normal'].includes({shown})")
    assert page.locator(".bar-item[data-count]").count() == 0


def test_later_in_the_page(half_past_ten, readers):  # noqa: F811
    """MZ-100 an alert in the page that is put off goes, and comes again after the minutes chosen, not before"""
    half_past_ten.post("/me/settings/reminders", snooze="15")
    page = readers(half_past_ten, clock="running").open("/me")
    with page.expect_response("**/snooze"):
        page.locator(f"{ALERT} form[action$='/snooze'] button").click()
    page.locator(ALERT).wait_for(state="detached")
    # The page asks for what is coming now, two seconds after what was done.
    page.wait_for_timeout(2_500)
    page.clock.fast_forward("13:30")
    page.wait_for_timeout(300)
    assert page.locator(ALERT).count() == 0
    page.clock.fast_forward("01:30")
    page.locator(ALERT).wait_for()


def test_longer_in_the_page(half_past_ten, readers):  # noqa: F811
    """MZ-100 out of an alert in the page a task is given a quarter of an hour more"""
    page = readers(half_past_ten, clock="running").open("/me")
    page.locator(f"{ALERT} form[action$='/extend'] button").click()
    page.locator(ALERT).wait_for(state="detached")
    until(page, "document.querySelector('#toasts').textContent.includes('Read')")
    assert half_past_ten.task(half_past_ten.task_id)["duration"] == 45


def test_a_quarter_more_that_is_not_free(half_past_ten, readers):  # noqa: F811
    """MZ-100 where a quarter more isn't free, the alert in the page offers the next free time, and taking it moves the task"""
    task = half_past_ten.task_id
    half_past_ten.add("Next", date=TODAY, start="11:00", duration=30)
    page = readers(half_past_ten, clock="running").open("/me")
    page.locator(f"{ALERT} form[action$='/extend'] button").click()
    offers = page.locator("dialog[open] form[action*='/tasks/'] button[type=submit]")
    offers.first.wait_for()
    assert half_past_ten.task(task)["start"] == "10:30" and half_past_ten.task(task)["duration"] == 30
    offers.first.click()
    until(page, "!document.querySelector('dialog[open]')")
    assert half_past_ten.task(task)["start"] != "10:30"


def test_no_short_timer_while_hidden(half_past_ten, readers):  # noqa: F811
    """MZ-247 a hidden page asks without a timer and waits for the next reminder in one, none under a minute"""
    reader = readers(half_past_ten, clock="running")
    reader.context.add_init_script(HIDDEN)
    with reader.page.expect_response("**/reminders"):
        page = reader.open("/me")
    page.wait_for_timeout(300)
    assert page.evaluate("short") == []


TIMERS = """
globalThis.isAway = false;
globalThis.timers = { short: [], endless: new Map(), worker: [] };
Object.defineProperty(Document.prototype, "visibilityState", { get: () => (isAway ? "hidden" : "visible"), configurable: true });
Object.defineProperty(Document.prototype, "hidden", { get: () => isAway, configurable: true });
for (const kind of ["setTimeout", "setInterval"]) {
    const begin = globalThis[kind];
    globalThis[kind] = (run, delay = 0, ...rest) => {
        const number = begin(run, delay, ...rest);
        const what = `${kind} ${delay} ${new Error().stack.split("\\n")[2].trim()}`;
        if (isAway && delay < 60000) timers.short.push(what);
        if (kind === "setInterval") timers.endless.set(number, { delay, what });
        return number;
    };
}
const end = globalThis.clearInterval;
globalThis.clearInterval = (number) => {
    timers.endless.delete(number);
    end(number);
};
const post = globalThis.ServiceWorker?.prototype.postMessage;
if (post) ServiceWorker.prototype.postMessage = function (message, ...rest) {
    if (isAway) timers.worker.push(message.type);
    return post.call(this, message, ...rest);
};
globalThis.goAway = (isGone) => {
    isAway = isGone;
    document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""A page that a test can hide, and that notes the timers it begins then and what it says to the worker."""
STILL_SHORT = "[...timers.endless.values()].filter(({ delay }) => delay < 60000).map(({ what }) => what)"


@pytest.mark.parametrize("path", ["/", "/me", "/quran/112", "/inbox"])
def test_a_hidden_page_rests(half_past_ten, readers, path):  # noqa: F811
    """MZ-247 a page that is hidden for an hour, the last before a prayer, begins no timer under a minute and lets none go on; shown again, it is as before"""
    # 11:20: in the last hour before Dhuhr the page counts seconds.
    reader = readers(half_past_ten, clock=int(instant("2026-11-21T08:20:00Z").timestamp()))
    reader.context.add_init_script(TIMERS)
    with reader.page.expect_response("**/reminders"):
        page = reader.open(path)
    page.clock.run_for(3_000)
    page.evaluate("goAway(true)")
    for _ in range(6):
        page.clock.run_for(5 * 60_000)
        # A browser lets a hidden page's timers come late.
        page.clock.fast_forward(97_000)
    assert page.evaluate("timers.short") == []
    assert page.evaluate(STILL_SHORT) == []
    page.evaluate("goAway(false)")
    if path == "/":
        words = page.locator(".hero [data-countdown]")
        before = words.text_content()
        page.clock.run_for(1_000)
        assert words.text_content() != before, "it counts on"
    assert page.evaluate(STILL_SHORT) != [], "the page syncs again"


KEPT_ALIVE = """() => {
    globalThis.kept = [];
    for (const kind of ["setTimeout", "setInterval"]) {
        const begin = self[kind];
        self[kind] = (run, delay = 0, ...rest) => {
            kept.push(`${kind} ${delay}`);
            return begin(run, delay, ...rest);
        };
    }
    for (const type of ["fetch", "message", "sync"]) addEventListener(type, () => kept.push(type));
}"""


ALL_THERE = """async () => {
    const { packs } = await (await fetch("/bundle.json", { cache: "no-store" })).json();
    const names = await caches.keys();
    return Promise.all(Object.keys(packs).filter((name) => packs[name].kept !== "used").map((pack) => {
        const name = names.find((each) => new RegExp(`^pack-${pack}-[0-9a-f]{16}`).test(each));
        return name && caches.match("/.pack/index", { cacheName: name });
    })).then((all) => all.every(Boolean));
}"""


def test_no_worker_is_kept_alive(app):
    """MZ-247 for a hidden page nothing wakes the worker in an hour, and the worker begins no timer by itself"""
    page = app.page
    app.post("/place", city=app.call("/place?q=Makkah")[1]["cities"][0]["id"])
    page.context.add_init_script(TIMERS)
    page.clock.install()
    app.open("/")
    page.wait_for_selector("html[data-scripted]", state="attached")
    app.sync_until("synced")
    page.clock.run_for(5_000)
    # The Quran's texts, which no page waits for, come first.
    eventually(lambda: page.evaluate(ALL_THERE), 60)
    page.evaluate("goAway(true)")
    page.clock.run_for(5_000)
    worker = page.context.service_workers[-1]
    worker.evaluate(KEPT_ALIVE)
    page.evaluate("timers.worker = []")
    for _ in range(12):
        page.clock.run_for(5 * 60_000)
    assert page.evaluate("timers.worker") == []
    assert [each for each in worker.evaluate("kept") if each != "fetch"] == []
    # What is fetched is the plan of what comes next, once at a time of its own, and no loop.
    assert worker.evaluate("kept").count("fetch") <= 12
    page.evaluate("goAway(false)")
    eventually(lambda: "sync" in page.evaluate("timers.worker") or worker.evaluate("kept").count("message") > 0)


def test_a_refusal_is_explained_once(half_past_ten, readers):  # noqa: F811
    """MZ-108 where the browser refuses, its own steps are shown once, can be closed, and alerts in the page go on"""
    reader = readers(half_past_ten, clock="running")
    reader.context.add_init_script(STANDIN)
    page = reader.open("/me/settings/reminders")
    page.locator("[data-permission-ask]").click()
    page.locator("dialog[open] details[data-browser='chrome'][open]").wait_for()
    page.locator("dialog[open] .form-actions [data-close]").click()
    until(page, "!document.querySelector('dialog[open]')")
    page = reader.open("/me/settings/reminders")
    page.locator("[data-permission-ask]").click()
    page.locator("[data-permission-steps][open]").wait_for()
    page.wait_for_timeout(300)
    assert page.locator("dialog[open]").count() == 0
    # On a slow machine the settings have alerted already, and an alert comes once.
    page.evaluate("localStorage.removeItem('wird:reminded')")
    page = reader.open("/me")
    page.locator(ALERT).wait_for()


def test_a_notification_has_its_picture(half_past_ten, readers):  # noqa: F811
    """MZ-106 an icon of the category is drawn as a picture that a notification takes"""
    page = readers(half_past_ten, clock="running").open("/me")
    drawn = page.evaluate("""async () => {
      const script = document.querySelector("script[src*='app.js']");
      const { picture } = await import(script.src.replace("app.js", "picture.js"));
      return picture('<circle cx="12" cy="12" r="8"/>', 64);
    }""")
    assert drawn.startswith("data:image/png;base64,") and len(drawn) > 500


WORKER = """
globalThis.shown = [];
const registration = {
  active: { postMessage() {} }, waiting: null, addEventListener() {}, async update() {}, pushManager: { getSubscription: async () => null },
  showNotification: async (title, options) => { globalThis.shown.push(options.tag); },
};
globalThis.Notification = class { static permission = "granted"; static maxActions = 2; };
Object.defineProperty(navigator, "serviceWorker", { value: {
  controller: { postMessage() {} }, ready: Promise.resolve(registration), addEventListener() {},
  getRegistration: async () => registration, register: async () => registration,
} });
"""
"""A worker that shows nothing and keeps what it was to show."""


@pytest.mark.parametrize("was_pushed", [False, True])
def test_what_was_pushed_a_page_does_not_notify_again(half_past_ten, readers, was_pushed):  # noqa: F811
    """SY-037 what the worker has shown because it was pushed, a page doesn't notify again; what the page notifies, the worker finds noted"""
    [due] = [each for each in half_past_ten.get("/reminders")["recent"] if each.get("task") == half_past_ten.task_id]
    reader = readers(half_past_ten, clock="running")
    page = reader.page
    page.goto("/manifest.webmanifest")
    noted = "caches.open('alerted').then((cache) => cache.match('/alerted.json')).then((entry) => entry ? entry.json() : {})"
    if was_pushed:
        page.evaluate("([key, at]) => caches.open('alerted').then((cache) => cache.put('/alerted.json', Response.json({ [key]: at })))",
                      [due["key"], due["at"]])
    reader.context.add_init_script(WORKER)
    page.goto("/me")
    until(page, f"{noted}.then((keys) => '{due['key']}' in keys) && localStorage.getItem('wird:reminded')?.includes('{due['key']}')")
    page.wait_for_timeout(500)
    assert page.evaluate("shown") == ([] if was_pushed else [due["key"]])
    assert due["key"] in page.evaluate(noted)
