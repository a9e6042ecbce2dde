"""A phone on the home network: it pairs with the printed link, works offline, and hears when it was revoked."""
import base64
import json
import subprocess
import time
import urllib.parse
import urllib.request

import pytest
from harness import browser, student
from harness.app import AppPage
from harness.server import Server, free_port

MODULES = """async ([picture, index]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const drawing = document.querySelectorAll(".qr-code > svg")[index];
    const [box, side] = [drawing.getBoundingClientRect(), drawing.viewBox.baseVal.width];
    const dark = new Set();
    for (const [, column, row, length] of drawing.querySelector("path").getAttribute("d").matchAll(/M(\\d+) (\\d+)h(\\d+)/g)) {
        for (let at = Number(column); at < Number(column) + Number(length); at += 1) dark.add(`${row} ${at}`);
    }
    let wrong = 0;
    for (let row = 1; row < side - 1; row += 1) {
        for (let column = 1; column < side - 1; column += 1) {
            const [x, y] = [column, row].map((at) => Math.floor((at + 0.5) * box.width / side));
            const at = 4 * (y * bitmap.width + x);
            const drawn = Array.from(data.slice(at, at + 3));
            const isRight = dark.has(`${row} ${column}`) ? drawn.every((part) => part < 40) : drawn.every((part) => part > 215);
            if (!isRight) wrong += 1;
        }
    }
    return { width: box.width, height: box.height, dark: dark.size, wrong };
}"""
"""Of a code on the page its size, how many modules are dark, and how many modules have another colour where they are drawn than
black or white. The outermost modules are left out: the field's corners are round."""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en"}


@pytest.fixture
def home(tmp_path):
    """The server on loopback and on a home network, whose machine is called laptop."""
    port = free_port()
    server = Server(
        tmp_path / "data",
        arguments=["--home", "--home-port", port, "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3", "--json"])
    server.home = port
    server.start()
    yield server
    server.kill()


def printed(server):
    """What the server printed for the person."""
    lines = (server.data.parent / f"{server.data.name}.log").read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith('{"address"')][-1]


def key_hash(server):
    """The hash of the certificate's key, by which this browser is told to trust it as a phone trusts its authority."""
    certificate = str(server.data / "tls/home.crt")
    public = subprocess.run(["openssl", "x509", "-in", certificate, "-pubkey", "-noout"], capture_output=True, check=True).stdout
    key = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "der"], input=public, capture_output=True, check=True).stdout
    digest = subprocess.run(["openssl", "dgst", "-sha256", "-binary"], input=key, capture_output=True, check=True).stdout
    return base64.b64encode(digest).decode()


def post(server, path, **fields):
    """A form from the machine itself."""
    body = urllib.parse.urlencode(fields).encode()
    request = urllib.request.Request(server.address + path, data=body, headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def devices(server):
    request = urllib.request.Request(server.address + "/me/devices", headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())["devices"]


def inbox(server):
    """What the machine itself has in its inbox."""
    request = urllib.request.Request(server.address + "/inbox", headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read().decode()


def pair(phone, link, name):
    """Follows the link that pairs, under the address by which this machine is found here."""
    phone.goto(link.replace("https://laptop.local:", "https://127.0.0.1:"))
    code = urllib.parse.urlsplit(link).fragment
    phone.wait_for_function("code => document.querySelector('[data-code]').value === code", arg=code)
    assert code not in phone.url, "it stays in no history"
    phone.fill("[name=name]", name)
    phone.click("main button[type=submit]")
    phone.wait_for_url(lambda url: not urllib.parse.urlsplit(url).path.startswith("/pair"))


@pytest.fixture
def phone(home, playwright, tmp_path):
    """A browser of a phone's size that trusts the machine's certificate and nothing else that is wrong."""
    context = browser.launch_profile(
        playwright, tmp_path / "phone", [f"--ignore-certificate-errors-spki-list={key_hash(home)}"], **PHONE)
    yield context.pages[0]
    context.close()


def test_a_phone_pairs_goes_offline_and_is_revoked(home, phone):
    """a phone pairs with the printed link, shows what was added on the machine, works offline, says when it was revoked, and goes on once it is paired again"""
    address = f"https://127.0.0.1:{home.home}"
    phone.goto(address + "/")
    assert "isn’t set up for this device yet" in phone.text_content("main")
    pair(phone, printed(home)["pairing"], "Test phone")
    assert [device["name"] for device in devices(home)] == ["Test phone"]

    app = AppPage(phone, address).install()
    post(home, "/tasks", title="added on the machine")
    app.sync_until("synced")
    assert app.inbox() == ["added on the machine"]
    app.add_task("added on the phone")
    app.sync_until("synced")

    home.stop()
    app.open("/inbox")
    app.add_task("added on the way")
    assert app.inbox() == ["added on the machine", "added on the phone", "added on the way"]
    assert app.sync_until("offline")["waiting"] >= 1
    app.open("/me/devices")
    assert "can’t be reached now" in phone.text_content("main") or "تعذّر" in phone.text_content("main") or phone.locator(
        ".banner").count() > 0
    home.start()
    app.open("/inbox")
    app.sync_until("synced", seconds=20)

    post(home, "/me/devices", step="revokeAll")
    assert devices(home) == []
    app.post("/tasks", title="after it was revoked")
    assert app.sync_until("unpaired")["waiting"] >= 1
    phone.wait_for_function("() => document.querySelector('[data-sync-state]').textContent.length > 20")
    said = phone.get_attribute("[data-sync-state]", "data-unpaired")
    assert said and phone.text_content("[data-sync-state]") == said
    assert "after it was revoked" in app.inbox(), "what the device has stays on it"
    status, answer = app.call("/me/devices")
    assert status == 401 and answer["error"] == "revoked"
    assert "after it was revoked" not in inbox(home)

    pair(phone, post(home, "/me/devices", step="code")["link"], "The same phone")
    app.open("/inbox")
    app.sync_until("synced", seconds=20)
    assert "after it was revoked" in inbox(home), "paired again it goes on where it was"


def test_a_revoked_phone_forgets(home, phone):
    """a phone that is revoked with what is on it forgets all of it the next time it asks: records, copies, caches and its worker"""
    address = f"https://127.0.0.1:{home.home}"
    pair(phone, printed(home)["pairing"], "Lost phone")
    app = AppPage(phone, address).install()
    app.add_task("a private thing")
    app.sync_until("synced")
    [device] = devices(home)
    kept = """async () => {
        const stores = (await indexedDB.databases()).map(({ name }) => name);
        return { stores, caches: await caches.keys(), workers: (await navigator.serviceWorker.getRegistrations()).length };
    }"""
    assert phone.evaluate(kept)["stores"] and phone.evaluate(kept)["workers"] == 1
    post(home, "/me/devices", step="revoke", device=device["id"], forget="on")
    # It may have heard of it already, over the stream on which changes come.
    phone.evaluate("navigator.serviceWorker.controller?.postMessage({ type: 'sync' })")
    deadline = time.monotonic() + 20
    while (left := phone.evaluate(kept)) != {"stores": [], "caches": [], "workers": 0}:
        assert time.monotonic() < deadline, left
        time.sleep(0.2)
    phone.goto(address + "/inbox")
    assert "a private thing" not in phone.content() and "isn’t set up for this device yet" in phone.text_content("main")


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}, {"forced_colors": "active", "color_scheme": "dark"}],
                         ids=["light", "dark", "forced colours"])
def test_the_codes_can_be_read(home, chromium, look):
    """both addresses are drawn in black on white in every theme and under forced colours, at least 200 pixels wide on a phone"""
    context = chromium.new_context(**PHONE, **look)
    page = context.new_page()
    page.goto(home.address + "/me/devices")
    page.click("main form button[type=submit]")
    page.wait_for_selector(".qr-code > svg")
    drawings = page.locator(".qr-code > svg")
    assert drawings.count() == 2
    for index in range(2):
        drawing = drawings.nth(index)
        assert len(drawing.get_attribute("aria-label")) > 20 and drawing.get_attribute("role") == "img"
        picture = base64.b64encode(drawing.screenshot(animations="disabled", scale="css")).decode()
        measured = page.evaluate(MODULES, [picture, index])
        assert measured["width"] >= 200 and abs(measured["width"] - measured["height"]) < 1, measured
        assert measured["dark"] > 200 and measured["wrong"] == 0, measured
    context.close()


AUDIO = """async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream);
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => { recorder.onstop = resolve; });
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 600));
    recorder.stop();
    await stopped;
    stream.getTracks().forEach((track) => track.stop());
    return new Blob(parts).size;
}"""
INSTALLABLE = """async () => {
    const { href } = document.querySelector("link[rel=manifest]");
    const manifest = await (await fetch(href)).json();
    const registration = await navigator.serviceWorker.ready;
    return {
        isSecure: isSecureContext, worker: registration.active !== null && navigator.serviceWorker.controller !== null,
        display: manifest.display, name: manifest.name, start: new URL(manifest.start_url, href).origin === location.origin,
        icons: manifest.icons.some(({ sizes }) => sizes === "512x512"), push: "PushManager" in window,
        location: "geolocation" in navigator,
    };
}"""


def test_the_phones_page_is_a_secure_one(home, playwright, tmp_path):
    """SY-005 over TLS a phone meets what installing asks for, its worker answers without the server, and the recorder records and hands in"""
    arguments = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                 f"--ignore-certificate-errors-spki-list={key_hash(home)}"]
    context = browser.launch_profile(playwright, tmp_path / "phone", arguments, permissions=["microphone"], **PHONE)
    try:
        page = context.pages[0]
        pair(page, printed(home)["pairing"], "Test phone")
        app = AppPage(page, f"https://127.0.0.1:{home.home}").install()
        found = page.evaluate(INSTALLABLE)
        assert found == {**found, "isSecure": True, "worker": True, "display": "standalone", "start": True, "icons": True,
                         "push": True, "location": True} and found["name"]
        session = context.new_cdp_session(page)
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        assert page.evaluate(AUDIO) > 500
        # The product's own recorder, and what it made reaches the server under the phone's session.
        student.begin(app)
        app.open("/course/learn/weeks/1/recording")
        student.record(page)
        student.stop(page)
        student.submit(page)
        page.wait_for_selector("[data-recorder-success]")
        assert len(list((home.data / "blobs").glob("??/*"))) == 1
        home.stop()
        app.open("/inbox")
        assert app.inbox() == []
    finally:
        context.close()
