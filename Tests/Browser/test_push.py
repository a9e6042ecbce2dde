"""Alerts while every page is closed: what the server sends to a browser's push service, and what the browser shows of it."""
import calendar
import json
import time
import urllib.error
import urllib.parse
import urllib.request

import py_vapid
import pytest
from autopush import Autopush
from harness.app import operation
from harness.engines import started
from harness.server import Server
from product_hands import until
from push_service import PushService, shown

PAGE = "/me/settings/push"


@pytest.fixture
def service():
    opened = PushService()
    yield opened
    opened.close()


class Machine:
    """A server whose operator allows this machine's addresses, and whose clock can be ahead."""

    def __init__(self, folder):
        self.data = folder / "data"
        (self.data / "config").mkdir(parents=True)
        (self.data / "config/NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
        self.server = Server(self.data).start()

    def ahead(self, seconds):
        """Starts it anew, with a clock that is so much ahead."""
        port = self.server.port
        self.server.stop()
        self.server = Server(self.data, {"WIRD_NOW": f"{round(seconds):+d}"}, ["--test-clock"])
        self.server.port = port
        self.server.start()

    def call(self, path, status=200, **fields):
        body = urllib.parse.urlencode({"operation": operation()} | fields).encode() if fields else None
        request = urllib.request.Request(self.server.address + path, body, {"Accept": "application/json"})
        try:
            answer = urllib.request.urlopen(request, timeout=20)
        except urllib.error.HTTPError as refusal:
            answer = refusal
        text = answer.read()
        assert answer.status == status, text
        return json.loads(text)

    def settle(self):
        self.call("/place", city=self.call("/place?q=Makkah")["cities"][0]["id"])

    def subscribe(self, receiver, **fields):
        self.call(PAGE, step="contact", text="someone@mosque.org")
        return self.call(PAGE, step="subscribe", origin=self.server.address, **receiver.fields, **fields)["device"]

    def coming(self, kind):
        """The next reminder of a kind, and the milliseconds until it comes."""
        plan = self.call("/reminders")
        found = next(each for each in plan["pending"] if each["kind"] == kind)
        return found, found["at"] - plan["now"]


@pytest.fixture
def machine(tmp_path):
    made = Machine(tmp_path)
    yield made
    made.server.kill()


def test_a_message_as_others_read_it(machine, service):
    """SY-039 a message is encrypted for its browser and signed for its service, as others' cryptography finds"""
    receiver = service.subscribe()
    device = machine.subscribe(receiver)
    number = machine.call(PAGE, step="test", device=device)["test"]
    [message] = service.wait()
    assert shown(receiver, message)["data"]["test"] == number
    headers = message["headers"]
    assert headers["content-encoding"] == "aes128gcm" and 50 <= int(headers["ttl"]) <= 60 and headers["urgency"] == "high"
    assert len(headers["topic"]) <= 32
    assert py_vapid.Vapid02.verify(headers["authorization"])
    token = headers["authorization"].split("t=")[1].split(",")[0].split(".")[1]
    claims = json.loads(py_vapid.b64urldecode(token.encode()))
    assert claims["aud"] == service.origin and claims["sub"] == "mailto:someone@mosque.org"
    assert 0 < claims["exp"] - time.time() <= 86_400
    time.sleep(3)
    assert len(service.messages) == 1


def test_an_expired_subscription_is_removed(machine, service):
    """SY-039 a subscription that its service has ended is removed, and a busy service is asked again"""
    service.answers = [(429, {"Retry-After": "2"}), (201, {}), (410, {})]
    receiver = service.subscribe()
    device = machine.subscribe(receiver)
    machine.call(PAGE, step="test", device=device)
    first, second = service.wait(2)[:2]
    assert second["at"] - first["at"] >= 1.5
    assert shown(receiver, first)["data"]["test"] == shown(receiver, second)["data"]["test"]
    machine.call(PAGE, step="test", device=device)
    service.wait(3)
    deadline = time.monotonic() + 10
    while machine.call(PAGE)["devices"] and time.monotonic() < deadline:
        time.sleep(0.1)
    assert machine.call(PAGE)["devices"] == []
    machine.call(PAGE, 404, step="test", device=device)


@pytest.mark.parametrize("kind", ["prayer-before", "prayer-start"])
def test_a_prayer_with_every_page_closed(machine, service, kind):
    """MZ-092 MZ-093 a prayer's alert is pushed within 30 seconds of its moment, though no page is open"""
    machine.settle()
    _, away = machine.coming(kind)
    machine.ahead(away / 1000 - 8)
    receiver = service.subscribe()
    machine.subscribe(receiver)
    due, away = machine.coming(kind)
    assert away > 0
    at = time.time() + away / 1000
    [message] = service.wait(seconds=40)
    assert abs(message["at"] - at) < 30
    alert = shown(receiver, message)
    assert (alert["tag"], alert["title"], alert["body"]) == (due["key"], due["title"], due["body"])
    assert alert["navigate"].startswith(machine.server.address + "/day/")


def test_a_task_that_moves_is_not_announced(machine, service):
    """MZ-095 a task's alert is pushed within 30 seconds of its start; that of one which moved away before isn't"""
    machine.settle()
    date = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 2 * 86_400))
    kept = machine.call("/tasks", title="Read", duration=15, date=date, start="10:00")["task"]["id"]
    other = machine.call("/tasks", title="Walk", duration=15, date=date, start="10:00")["task"]["id"]
    # By Makkah's clock, three hours ahead of UTC.
    start = calendar.timegm(time.strptime(date + " 07:00", "%Y-%m-%d %H:%M"))
    machine.ahead(start - time.time() - 8)
    receiver = service.subscribe()
    machine.subscribe(receiver)
    machine.call(f"/tasks/{other}/move", date=date, start="11:00")
    [message] = service.wait(seconds=40)
    alert = shown(receiver, message)
    assert alert["data"]["task"] == kept and "Read" in alert["title"] + alert["body"]
    time.sleep(3)
    assert len(service.messages) == 1
    # Put off, it comes again later, and not now.
    machine.call(f"/reminders/{alert['data']['id']}/snooze", minutes=5)
    time.sleep(3)
    assert len(service.messages) == 1


def test_the_ayah_of_the_day(machine, service, quran_content):
    """EN-01 the ayah of the day is off; switched on it is pushed within 60 seconds of its time, and leads to that ayah"""
    machine.settle()
    receiver = service.subscribe()
    machine.subscribe(receiver)
    assert machine.call(PAGE)["ayah"] is None
    # By Makkah's clock, three hours ahead of UTC; early enough that no prayer is near.
    at = (int(time.time()) // 86_400 + 1) * 86_400 + 5 * 3600
    machine.call(PAGE, step="ayah", confirmation="on", start="08:00")
    machine.ahead(at - time.time() - 8)
    due = time.time() + 8
    [message] = service.wait(seconds=40)
    assert abs(message["at"] - due) < 60
    alert = shown(receiver, message)
    ayah = machine.call("/quran")["ayahOfTheDay"]
    assert alert["data"]["open"] == "/quran/" + ayah.replace(":", "/")
    assert alert["navigate"] == machine.server.address + alert["data"]["open"]
    with urllib.request.urlopen(alert["navigate"], timeout=20) as page:
        assert page.status == 200


def test_hidden_contents_leave_no_word(machine, service):
    """SY-039 where a browser's contents are hidden, a message holds no word of what it is about"""
    machine.settle()
    _, away = machine.coming("prayer-start")
    machine.ahead(away / 1000 - 8)
    receiver = service.subscribe()
    machine.call(PAGE, step="hide", device=machine.subscribe(receiver))
    due, _ = machine.coming("prayer-start")
    [message] = service.wait(seconds=40)
    text = receiver.read(message["body"]).decode()
    assert due["title"] not in text and due["body"] not in text
    assert set(shown(receiver, message)) <= {"title", "body", "tag", "timestamp", "navigate", "icon", "lang", "dir", "data", "silent"}


def test_nothing_is_sent_to_this_machine_by_itself(server, service):
    """without the operator's word nothing is sent to an address of this machine"""
    body = {"step": "contact", "text": "someone@mosque.org"}
    page = server.address + PAGE
    send = lambda fields: urllib.request.urlopen(urllib.request.Request(  # noqa: E731
        page, urllib.parse.urlencode(fields).encode(), {"Accept": "application/json"}), timeout=20)
    assert send(body).status == 200
    with pytest.raises(urllib.error.HTTPError) as refusal:
        send({"step": "subscribe", **service.subscribe().fields})
    assert refusal.value.code == 422
    assert service.messages == []


# The browser's part -----------------------------------------------------------------------------------------------

RECORD = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""


class Pushed:
    """Chromium given messages as its push service would, and what its worker shows."""

    def __init__(self, app):
        self.app = app
        self.session = app.page.context.new_cdp_session(app.page)
        found = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
        self.session.send("ServiceWorker.enable")
        deadline = time.monotonic() + 10
        while not found and time.monotonic() < deadline:
            app.page.wait_for_timeout(50)
        self.registration = found[-1]["registrationId"]
        self.worker.evaluate(RECORD)

    @property
    def worker(self):
        return self.app.page.context.service_workers[-1]

    def deliver(self, payload, count):
        """Delivers a message; gives all that was shown once it is so much."""
        origin = self.app.address
        data = payload if isinstance(payload, str) else json.dumps(payload)
        self.session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": self.registration, "data": data})
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            listed = self.worker.evaluate("() => self.shown")
            if len(listed) >= count:
                return listed
            self.app.page.wait_for_timeout(50)
        raise AssertionError(f"{len(listed)} of {count} were shown")


def message(key="prayer-start.asr-2026-11-21", **details):
    return {"web_push": 8030, "notification": {
        "title": "Asr", "body": "It is time.", "tag": key, "lang": "en", "dir": "ltr", "navigate": "http://127.0.0.1/day/2026-11-21",
        "data": {"key": key, "id": key, "open": "/day/2026-11-21"} | details}}


def test_the_worker_shows_what_is_pushed(app):
    """MZ-103 a pushed message wakes the worker, which shows what it says, with its key as the tag and its buttons"""
    pushed = Pushed(app)
    actions = [{"name": "complete", "label": "Done", "path": "/reminders/task-start.x.1/complete"}]
    [alert] = pushed.deliver(message(actions=actions), 1)
    assert (alert["title"], alert["body"], alert["tag"]) == ("Asr", "It is time.", "prayer-start.asr-2026-11-21")
    assert alert["lang"] == "en" and alert["dir"] == "ltr" and alert["silent"] is False
    assert alert["actions"] == [{"action": "complete", "title": "Done"}]
    # Something is shown whatever comes.
    assert len(pushed.deliver("no message", 2)) == 2


def test_one_event_alerts_once(app):
    """SY-037 what a page has alerted and what was pushed before is shown in its place, without a second alert"""
    pushed = Pushed(app)
    pushed.deliver(message("a"), 1)
    assert pushed.deliver(message("a"), 2)[1]["silent"] is True
    app.evaluate("""async () => {
        const cache = await caches.open("alerted");
        const noted = await (await cache.match("/alerted.json")).json();
        await cache.put("/alerted.json", Response.json({ ...noted, b: Date.now() }));
    }""")
    assert [each["silent"] for each in pushed.deliver(message("b"), 3)] == [False, True, True]
    assert pushed.deliver(message("c"), 4)[3]["silent"] is False


def test_a_press_opens_the_reminders_page(app):
    """pressing a pushed alert leads to the reminder's own page"""
    opened = app.page.context.service_workers[-1].evaluate("""async () => {
        const waited = [];
        const opened = [];
        const client = { focus: async () => {}, navigate: async (path) => { opened.push(path); } };
        self.clients.matchAll = async () => [client];
        for (const open of ["/day/2026-11-21", "//elsewhere.example/", undefined]) {
            const event = new Event("notificationclick");
            const notification = { title: "Asr", tag: "x", data: { open }, close() {} };
            Object.assign(event, { action: "", notification, waitUntil: (promise) => waited.push(promise) });
            self.dispatchEvent(event);
            await Promise.all(waited);
        }
        return opened;
    }""")
    assert opened == ["/day/2026-11-21", "/reminders", "/reminders"]


def test_an_answer_on_the_device_reaches_the_server(app, server, service):
    """what is put away in a browser that is pushed to is told to the server, and otherwise stays on the device"""
    told = app.page.context.service_workers[-1].evaluate("""async () => {
        const told = [];
        const real = self.fetch;
        self.fetch = async (request) => { told.push(new URL(request.url ?? request, self.location.href).pathname); return Response.json({}); };
        const path = "/reminders/task-start.x.1/snooze";
        await tellAnswer(new Request(path, { method: "POST", body: "" }));
        PushManager.prototype.getSubscription = async () => ({ endpoint: "https://push.mosque.org/1" });
        await tellAnswer(new Request(path, { method: "POST", body: "" }));
        self.fetch = real;
        return told;
    }""")
    # Content that the worker fetches meanwhile by itself is no word about a reminder.
    assert [path for path in told if not path.startswith("/content/")] == ["/reminders/task-start.x.1/snooze"]


STATE = "(({ dataset, textContent }) => dataset.NAME === textContent)(document.querySelector('[data-push-state]'))"


def test_the_page_says_what_is_missing(app, door):
    """nothing is asked of the browser before a contact is there and the button is pressed; what is missing is said"""
    asked = []
    app.page.expose_function("asked", lambda what: asked.append(what))
    app.page.add_init_script("""
        // A browser without windows denies notifications for good.
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Notification.requestPermission = async () => { window.asked("permission"); return "granted"; };
        PushManager.prototype.subscribe = async () => { window.asked("subscribe"); throw new Error("no service"); };
    """)
    app.open(PAGE)
    page = app.page
    until(page, STATE.replace("NAME", "missing"))
    assert page.locator("[data-push-on]").is_hidden()
    page.fill("[name=text]", "someone@localhost")
    page.click("form:has([name=text]) button")
    page.locator(".field-wrong, .error-summary").first.wait_for()
    page.fill("[name=text]", "someone@mosque.org")
    page.click("form:has([name=text]) button")
    until(page, STATE.replace("NAME", "off"))
    assert asked == []
    page.click("[data-push-on]")
    until(page, STATE.replace("NAME", "failed"))
    assert asked == ["permission", "subscribe"]
    page.click("[data-push-test]")
    page.locator("[data-way=page][data-result=came]").wait_for()
    page.locator("[data-way=push][data-result=off]").wait_for()
    door.shut()
    app.open(PAGE)
    assert page.locator("[data-push]").count() == 0 and page.locator(".banner").count() >= 1


# Firefox, from its service to what it shows -----------------------------------------------------------------------

NOTED = """
const done = arguments[arguments.length - 1];
caches.open("alerted").then((cache) => cache.match("/alerted.json")).then((entry) => entry?.json() ?? {}).then(done, () => done({}));
"""


@pytest.fixture
def autopush():
    opened = Autopush()
    yield opened
    opened.close()


def test_firefox_with_every_page_closed(machine, autopush, tmp_path):
    """MZ-103 SY-039 Firefox subscribes by the page's button; with every page closed what is sent reaches its worker, which shows it"""
    engine = started("firefox", tmp_path / "firefox", {
        "dom.push.enabled": True, "dom.push.connection.enabled": True, "dom.push.serverURL": autopush.address,
        "dom.push.testing.allowInsecureServerURL": True, "permissions.default.desktop-notification": 1,
        "dom.push.alwaysConnect": True,
    })
    try:
        machine.settle()
        _, away = machine.coming("prayer-start")
        machine.ahead(away / 1000 - 60)
        machine.call(PAGE, step="contact", text="someone@mosque.org")
        engine.address = machine.server.address
        engine.install(PAGE)
        engine.click("[data-push-on]")
        engine.eventually(lambda: machine.call(PAGE)["devices"], "the subscription")
        due, away = machine.coming("prayer-start")
        assert away > 0
        at = time.time() + away / 1000
        engine.driver.get("about:blank")
        [message] = autopush.posts.wait(seconds=90)
        assert abs(message["at"] - at) < 30
        engine.eventually(lambda: autopush.acknowledged, "the browser's word that it has shown it")
        assert [entry["code"] for entry in autopush.acknowledged] == [100], "delivered to the worker, decrypted"
        engine.open(PAGE)
        assert due["key"] in engine.later(NOTED)
    finally:
        engine.close()
