"""The whole way of a phone: from a machine that nobody has claimed to an alert with every page closed, as one story."""
import hashlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
import zoneinfo
from datetime import datetime

import pytest
from harness import browser
from harness.app import AppPage
from harness.server import Server, free_port
from playwright.sync_api import Error
from push_service import PushService, shown
from test_home import PHONE, devices, post, printed

pytestmark = pytest.mark.skipif(not shutil.which("certutil"), reason="certutil isn't here: ./test fetches it (libnss3-tools)")

PUSH = "/me/settings/push"
PLACES = [("London", "Europe/London"), ("Makkah", "Asia/Riyadh"), ("Jakarta", "Asia/Jakarta"), ("Auckland", "Pacific/Auckland"),
          ("Honolulu", "Pacific/Honolulu"), ("Los Angeles", "America/Los_Angeles"), ("New York", "America/New_York"),
          ("Karachi", "Asia/Karachi"), ("Kolkata", "Asia/Kolkata"), ("Tokyo", "Asia/Tokyo"), ("Sao Paulo", "America/Sao_Paulo")]
"""One of them is in the middle of its morning, far from any prayer."""

SUBSCRIBES = """({ endpoint, p256dh, auth }) => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => ({
        endpoint, options: {}, unsubscribe: async () => true, toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    });
}"""
"""This browser has no push service of its own; the one of the test gives it a subscription as a maker's would."""

RECORD = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""


class Machine:
    """The server on a home network whose machine is called laptop, over an empty data folder."""

    def __init__(self, folder):
        self.folder = folder
        (folder / "data/config").mkdir(parents=True)
        (folder / "data/config/NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
        self.trust, self.home = free_port(), free_port()
        self.arguments = ["--home", "--home-port", self.home, "--trust-port", self.trust, "--test-machine", "laptop=10.1.2.3", "--json"]
        self.server = Server(folder / "data", arguments=self.arguments).start()

    @property
    def address(self):
        return f"https://laptop.local:{self.home}"

    def ahead(self, seconds):
        """Starts it again, with a clock that is so much ahead."""
        port = self.server.port
        self.server = Server(self.folder / "data", {"WIRD_NOW": f"{round(seconds):+d}"}, [*self.arguments, "--test-clock"])
        self.server.port = port
        self.server.start()


class Phone:
    """A browser of a phone's size with a store of authorities of its own, which finds the machine by its name alone."""

    def __init__(self, playwright, folder):
        self.playwright, self.folder, self.context = playwright, folder, None
        self.authorities = f"sql:{folder}/home/.pki/nssdb"
        (folder / "home/.pki/nssdb").mkdir(parents=True)
        subprocess.run(["certutil", "-N", "-d", self.authorities, "--empty-password"], check=True)

    def open(self):
        """Opens the browser, again with what it kept."""
        self.close()
        self.context = browser.launch_profile(
            self.playwright, self.folder / "profile", [f"--host-resolver-rules=MAP laptop.local {own_address()}"],
            env=os.environ | {"HOME": str(self.folder / "home")}, **PHONE)
        return self.context.pages[0]

    def trust(self, certificate):
        subprocess.run(["certutil", "-A", "-d", self.authorities, "-t", "C,,", "-n", "wird", "-i", certificate], check=True)

    def close(self):
        if self.context:
            self.context.close()
        self.context = None


def own_address():
    """This machine's address in a network of its own, as a phone there asks for it; else loopback's."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found if re.match(r"10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.", found) else "127.0.0.1"


def asked(machine, path):
    """The status that somebody else of the network gets, who trusts the machine and has no session."""
    context = ssl.create_default_context(cafile=machine.folder / "data/tls/authority.crt")
    context.check_hostname = False
    request = urllib.request.Request(f"https://127.0.0.1:{machine.home}{path}", headers={"host": f"laptop.local:{machine.home}"})
    try:
        with urllib.request.urlopen(request, context=context, timeout=20) as answer:
            return answer.status
    except urllib.error.HTTPError as refusal:
        return refusal.code


def claim(page, link):
    """Opens the link that the machine printed, and pairs; gives the status of what was sent."""
    page.goto(link)
    code = urllib.parse.urlsplit(link).fragment
    page.wait_for_function("code => document.querySelector('[data-code]').value === code", arg=code)
    page.fill("[name=name]", "Phone")
    with page.expect_response(lambda answer: answer.request.method == "POST") as sent:
        page.click("main button[type=submit]")
    page.wait_for_load_state()
    return sent.value.status


def morning():
    """A place where it is morning now, by its name and its clocks."""
    for city, name in PLACES:
        zone = zoneinfo.ZoneInfo(name)
        if 9 <= datetime.now(zone).hour < 11:
            return city, zone
    raise AssertionError("nowhere is it morning")


@pytest.fixture
def machine(tmp_path):
    made = Machine(tmp_path)
    yield made
    made.server.kill()


@pytest.fixture
def phone(playwright, tmp_path):
    made = Phone(playwright, tmp_path / "phone")
    yield made
    made.close()


@pytest.fixture
def service():
    opened = PushService()
    yield opened
    opened.close()


def test_from_nothing_to_an_alert(machine, phone, service):
    """a phone under the machine's name is let in by nothing but the printed link, trusts, pairs, installs, goes offline, comes back, and is alerted with every page closed"""
    told = printed(machine.server)
    page = phone.open()

    # Nobody has claimed it: who is not at the machine is told so, and does not get in by coming first.
    assert [asked(machine, path) for path in ("/", "/inbox", "/sync", "/me/devices", "/changes")] == [401] * 5
    with pytest.raises(Error, match="ERR_CERT_AUTHORITY_INVALID"):
        page.goto(machine.address)
    page = phone.context.new_page()

    # Trusting: the plain page shows the fingerprint that the terminal shows, and gives that authority.
    page.goto(told["trust"])
    drawn = [part for part in re.findall(r"\b[0-9A-F]{2}\b", page.locator("main code").first.inner_text())]
    assert drawn == told["fingerprint"].split()
    with page.expect_download() as brought:
        page.locator("a[href='/wird-authority.crt']").click()
    certificate = brought.value.path()
    der = ssl.PEM_cert_to_DER_cert(certificate.read_text()) if certificate.read_bytes().startswith(b"-----") else certificate.read_bytes()
    assert hashlib.sha256(der).hexdigest().upper() == "".join(drawn)
    phone.trust(certificate)
    page = phone.open()
    page.goto(machine.address)
    assert page.evaluate("isSecureContext") and "isn’t set up for this device yet" in page.text_content("main")

    # Claiming and pairing are one link, which works once.
    assert claim(page, told["pairing"]) == 303
    assert [device["name"] for device in devices(machine.server)] == ["Phone"]
    second = phone.context.new_page()
    assert claim(second, told["pairing"]) == 403
    second.close()

    # Installing.
    app = AppPage(page, machine.address).install()
    session = phone.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    city, zone = morning()
    post(machine.server, "/place", city=json.loads(asks(machine, f"/place?q={urllib.parse.quote(city)}"))["cities"][0]["id"])
    post(machine.server, PUSH, step="contact", text="someone@mosque.org")
    app.sync_until("synced")
    receiver = service.subscribe()
    page.add_init_script(f"({SUBSCRIBES})({json.dumps(receiver.fields)})")
    app.open(PUSH)
    page.click("[data-push-on]")
    page.wait_for_function("async (path) => (await (await fetch(path, { headers: { accept: 'application/json' } })).json()).devices.length", arg=PUSH)

    # Offline: what is written on the way waits on the phone.
    machine.server.stop()
    # On the steps of five minutes in which the day is planned: what stands between two may be over once it is put on one.
    local = datetime.fromtimestamp((time.time() + 600) // 300 * 300, zone)
    app.open("/")
    app.post("/tasks", title="Written on the way", duration=15, date=local.strftime("%Y-%m-%d"), start=local.strftime("%H:%M"))
    # The phone says itself when it would alert.
    [due] = [each for each in app.call("/reminders")[1]["pending"] if each["kind"] == "task-start"]
    assert app.sync_until("offline")["waiting"] >= 1

    # Back again, ten seconds before that task begins; then every page is closed.
    machine.ahead(due["at"] / 1000 - time.time() - 10)
    app.sync_until("synced", seconds=20)
    worker = phone.context.service_workers[-1]
    worker.evaluate(RECORD)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.goto("about:blank")
    [message] = service.wait(seconds=30)
    alert = shown(receiver, message)
    assert "Written on the way" in alert["title"] + alert["body"]
    assert worker.evaluate("async () => (await self.clients.matchAll({ includeUncontrolled: true })).length") == 0
    session.send("ServiceWorker.deliverPushMessage", {
        "origin": machine.address, "registrationId": found[-1]["registrationId"], "data": receiver.read(message["body"]).decode()})
    deadline = time.monotonic() + 10
    while not worker.evaluate("() => self.shown.length") and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    [seen] = worker.evaluate("() => self.shown")
    assert (seen["title"], seen["body"], seen["tag"]) == (alert["title"], alert["body"], alert["tag"])
    assert seen["tag"] == due["key"], "what the phone would have alerted itself, under the same key"
    assert seen["silent"] is False and alert["navigate"].startswith(machine.address)


def asks(machine, path):
    """What the machine itself is answered."""
    request = urllib.request.Request(machine.server.address + path, headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read()
