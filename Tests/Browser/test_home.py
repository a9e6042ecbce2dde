"""A phone on the home network: it pairs with the printed link, works offline, and hears when it was revoked."""
import base64
import json
import subprocess
import urllib.parse
import urllib.request

import pytest
from harness import browser
from harness.app import AppPage
from harness.server import Server, free_port

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


@pytest.fixture
def phone(home, playwright, tmp_path):
    """A browser of a phone's size that trusts the machine's certificate and nothing else that is wrong."""
    context = browser.launch_profile(
        playwright, tmp_path / "phone", [f"--ignore-certificate-errors-spki-list={key_hash(home)}"], **PHONE)
    yield context.pages[0]
    context.close()


def test_a_phone_pairs_goes_offline_and_is_revoked(home, phone):
    """a phone pairs with the printed link, shows what was added on the machine, works offline, and says when it was revoked"""
    address = f"https://127.0.0.1:{home.home}"
    phone.goto(address + "/")
    assert "isn’t set up for this device yet" in phone.text_content("main")
    link = printed(home)["pairing"].replace("https://laptop.local:", "https://127.0.0.1:")
    phone.goto(link)
    code = urllib.parse.urlsplit(link).fragment
    phone.wait_for_function("code => document.querySelector('[data-code]').value === code", arg=code)
    assert code not in phone.url, "it stays in no history"
    phone.fill("[name=name]", "Test phone")
    phone.click("main button[type=submit]")
    phone.wait_for_url(address + "/**")
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
