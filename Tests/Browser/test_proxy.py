"""Behind a proxy: a phone pairs and works through Caddy under a public name, and nobody comes in by what they write of themselves."""
import base64
import http.client
import json
import socket
import ssl
import subprocess
import time
import urllib.parse
import urllib.request

import pytest
from harness import browser, caddy
from harness.app import AppPage
from harness.server import Server
from product_hands import until

pytestmark = pytest.mark.skipif(not caddy.BINARY, reason="Caddy isn't here: ./test fetches it")

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "en"}
FREE_GUESSES = 10


@pytest.fixture
def proxy(tmp_path):
    """The server behind Caddy, which has the product's Caddyfile."""
    front = caddy.Caddy(tmp_path / "caddy")
    server = Server(tmp_path / "data", {"WIRD_URL": front.address}, ["--json"])
    server.start()
    front.server = server
    front.start(server.port)
    yield front
    front.stop()
    server.kill()


def key_hash(certificate):
    """The hash of a certificate's key, by which this browser is told to trust it as phones trust a public one."""
    public = subprocess.run(["openssl", "x509", "-pubkey", "-noout"], input=certificate, capture_output=True, check=True).stdout
    key = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "der"], input=public, capture_output=True, check=True).stdout
    digest = subprocess.run(["openssl", "dgst", "-sha256", "-binary"], input=key, capture_output=True, check=True).stdout
    return base64.b64encode(digest).decode()


@pytest.fixture
def phone(proxy, playwright, tmp_path):
    """A browser of a phone's size that finds the public name here."""
    arguments = [
        f"--ignore-certificate-errors-spki-list={key_hash(proxy.certificate())}",
        f"--host-resolver-rules=MAP {caddy.NAME} 127.0.0.1",
    ]
    context = browser.launch_profile(playwright, tmp_path / "phone", arguments, **PHONE)
    yield context.pages[0]
    context.close()


def link(server):
    """The link that pairs, which the server printed."""
    lines = (server.data.parent / f"{server.data.name}.log").read_text().splitlines()
    return json.loads([line for line in lines if line.startswith('{"address"')][-1])["pairing"]


def here(server, path, **fields):
    """Asks from the machine itself; with fields it is a form."""
    body = urllib.parse.urlencode(fields).encode() if fields else None
    request = urllib.request.Request(server.address + path, data=body, headers={"accept": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def opened(proxy, method, path, body=None, source="127.0.0.1", **headers):
    """Asks the proxy from one of this machine's addresses, over TLS that is checked; gives the connection and the answer."""
    context = ssl.create_default_context(cafile=proxy.authority)
    plain = socket.create_connection(("127.0.0.1", proxy.port), timeout=20, source_address=(source, 0))
    connection = http.client.HTTPConnection("127.0.0.1", proxy.port)
    connection.sock = context.wrap_socket(plain, server_hostname=caddy.NAME)
    fields = {"host": f"{caddy.NAME}:{proxy.port}"} | {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, fields)
    return connection, connection.getresponse()


def ask(proxy, method, path, body=None, **headers):
    """Asks the proxy; gives the status and the text."""
    connection, answer = opened(proxy, method, path, body, **headers)
    try:
        return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_a_phone_pairs_and_works_through_the_proxy(proxy, phone):
    """a phone pairs under the public name, has the worker, hears of changes as they come, and goes on while the server is away"""
    assert link(proxy.server).startswith(f"{proxy.address}/pair#")
    phone.goto(proxy.address + "/")
    assert "isn’t set up for this device yet" in phone.text_content("main")
    phone.goto(link(proxy.server))
    code = urllib.parse.urlsplit(link(proxy.server)).fragment
    phone.wait_for_function("code => document.querySelector('[data-code]').value === code", arg=code)
    phone.fill("[name=name]", "Phone elsewhere")
    phone.click("main button[type=submit]")
    phone.wait_for_url(lambda url: not urllib.parse.urlsplit(url).path.startswith("/pair"))
    cookie = [each for each in phone.context.cookies() if each["name"] == "__Host-wird"][0]
    assert cookie["secure"] and cookie["httpOnly"] and cookie["domain"] == caddy.NAME

    app = AppPage(phone, proxy.address).install()
    app.add_task("added on the phone")
    app.sync_until("synced")
    assert "added on the phone" in json.dumps(here(proxy.server, "/inbox"))
    app.open("/inbox")
    until(phone, """async () => (await navigator.locks.query()).held.some(({ name }) => name === "wird-changes")""")
    here(proxy.server, "/tasks", title="added on the machine")
    until(phone, "document.querySelector('main').innerText.includes('added on the machine')", seconds=5)

    proxy.server.stop()
    app.open("/inbox")
    app.add_task("added on the way")
    assert app.inbox() == ["added on the machine", "added on the phone", "added on the way"]
    proxy.server.start()
    app.sync_until("synced", seconds=20)
    assert "added on the way" in json.dumps(here(proxy.server, "/inbox"))


def test_nobody_comes_in_by_what_they_write(proxy):
    """through the proxy nobody is the person at the machine, whatever they say of where they come from"""
    here(proxy.server, "/tasks", title="SecretTitle")
    claims = [{}, {"x_forwarded_for": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"}, {"x_real_ip": "127.0.0.1"},
              {"x_forwarded_host": f"127.0.0.1:{proxy.server.port}"}, {"x_forwarded_proto": "http"}]
    for path in ("/inbox", "/sync", "/changes", "/me/data/wird.json", "/me/devices", "/metrics", "/readyz"):
        for claim in claims:
            status, text = ask(proxy, "GET", path, accept="application/json", **claim)
            assert status == 401 and "SecretTitle" not in text, (path, claim, status)
    # A name that Caddy has no site for, and the machine's own, lead to nothing either.
    for host in ("127.0.0.1", f"127.0.0.1:{proxy.server.port}", "evil.example"):
        status, text = ask(proxy, "GET", "/inbox", host=host)
        assert "SecretTitle" not in text and (status != 200 or text == ""), host


def test_guesses_count_for_who_makes_them(proxy):
    """wrong codes make their sender wait, whatever address it writes, and nobody else"""
    def tries(code, source, written):
        status, _ = ask(
            proxy, "POST", "/pair", f"code={code}&name=x", source=source, x_forwarded_for=written, origin=proxy.address,
            content_type="application/x-www-form-urlencoded")
        return status

    statuses = [tries(f"WRONG{number}", "127.0.0.2", f"198.51.100.{number}") for number in range(FREE_GUESSES + 2)]
    assert statuses[0] == 403 and statuses[-1] == 429, statuses
    assert tries("ANOTHER", "127.0.0.2", "203.0.113.200") == 429
    assert tries("ANOTHER", "127.0.0.3", "198.51.100.1") == 403
    log = (proxy.server.data.parent / f"{proxy.server.data.name}.log").read_text()
    assert "pairing_code_wrong" in log and "WRONG" not in log and "198.51.100" not in log


def test_changes_pass_through(proxy):
    """a device that is paired through the proxy hears of each change within two seconds, as it comes"""
    code = urllib.parse.urlsplit(link(proxy.server)).fragment
    connection, answer = opened(
        proxy, "POST", "/pair", f"code={code}&name=Phone", origin=proxy.address, content_type="application/x-www-form-urlencoded")
    cookie = answer.headers["set-cookie"].split(";")[0]
    assert answer.status == 303 and cookie.startswith("__Host-wird=")
    connection.close()
    connection, stream = opened(proxy, "GET", "/changes", cookie=cookie, accept="text/event-stream")
    assert stream.status == 200
    stream.read1(1000)
    for number in range(3):
        here(proxy.server, "/tasks", title=f"task {number}")
        begin = time.monotonic()
        assert b"data: " in stream.read1(1000)
        assert time.monotonic() - begin < 2
    figures = urllib.request.urlopen(proxy.server.address + "/metrics", timeout=20).read().decode()
    assert "wird_open_streams 1\n" in figures
    connection.close()
