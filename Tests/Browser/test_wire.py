"""What the server does with messages that no browser sends: it answers them as HTTP and TLS say, and does nothing more."""
import json
import re
import socket
import ssl
import subprocess
import threading
import time
import urllib.parse
import urllib.request

import pytest
from harness.paths import ROOT
from harness.server import Server, free_port

LENGTHS = {
    "both lengths": b"Content-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n7\r\ntitle=x\r\n0\r\n\r\n",
    "both lengths, the other way": b"Transfer-Encoding: chunked\r\nContent-Length: 12\r\n\r\n7\r\ntitle=x\r\n0\r\n\r\n",
    "two lengths": b"Content-Length: 7\r\nContent-Length: 70\r\n\r\ntitle=x",
    "a length with a sign": b"Content-Length: +7\r\n\r\ntitle=x",
    "a length of two": b"Content-Length: 7, 70\r\n\r\ntitle=x",
    "a coding that is none": b"Transfer-Encoding: xchunked\r\n\r\n7\r\ntitle=x\r\n0\r\n\r\n",
    "a coding after the last": b"Transfer-Encoding: chunked, identity\r\n\r\n7\r\ntitle=x\r\n0\r\n\r\n",
    "a chunk whose size is none": b"Transfer-Encoding: chunked\r\n\r\n0x7\r\ntitle=x\r\n0\r\n\r\n",
    "a chunk that ends elsewhere": b"Transfer-Encoding: chunked\r\n\r\n3\r\ntitle=x\r\n0\r\n\r\n",
    "a blank before the colon": b"Transfer-Encoding : chunked\r\nContent-Length: 7\r\n\r\ntitle=x",
    "a folded line": b"Transfer-Encoding:\r\n chunked\r\nContent-Length: 7\r\n\r\ntitle=x",
}
"""How a message may say where it ends so that two who read it disagree (RFC 9112 §6.3, §11.2), by what is wrong."""


def exchange(port, message):
    """What comes back for bytes on a connection, to its end or to a second of silence."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
        connection.sendall(message)
        try:
            while part := connection.recv(65536):
                heard += part
        except TimeoutError:
            pass
    return heard


def inbox(server):
    request = urllib.request.Request(server.address + "/inbox", headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read().decode()


def posted(server, head):
    """What comes back for a form that says in its own way where it ends, and for another request behind it."""
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    behind = b"GET /healthz HTTP/1.1\r\n" + host + b"\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\n"
    return exchange(server.port, b"POST /tasks HTTP/1.1\r\n" + host + form + head + behind)


@pytest.mark.parametrize("head", [
    b"Content-Length: 7\r\n\r\ntitle=x", b"Transfer-Encoding: chunked\r\n\r\n3\r\ntit\r\n4\r\nle=x\r\n0\r\n\r\n"])
def test_lengths_that_agree(server, head):
    """a message that ends in one way is taken once, and what stands behind it is answered"""
    heard = posted(server, head)
    assert heard.startswith(b"HTTP/1.1 303 ") and heard.count(b"HTTP/1.1 ") == 2 and b"HTTP/1.1 200 " in heard, heard
    assert '"count":1' in inbox(server)


@pytest.mark.parametrize("head", LENGTHS.values(), ids=LENGTHS)
def test_lengths_that_contradict(server, head):
    """a message whose end can be read in two ways is refused, does nothing, and nothing behind it is read as another"""
    heard = posted(server, head)
    assert heard.startswith(b"HTTP/1.1 400 "), heard
    assert heard.count(b"HTTP/1.1 ") == 1 and b"connection: close" in heard.lower(), heard
    assert '"count":0' in inbox(server)


METHODS = ["TRACE", "TRACK", "DEBUG", "OPTIONS", "PUT", "DELETE", "PATCH"]
ADDRESSES = ["/", "/assets/app.css", "/healthz", "/sync", "/changes", "/content/x", "/audio/kept.json"]
BESIDE = [
    "/.git/config", "/.git/HEAD", "/.gitignore", "/Package.swift", "/Config/PathConfig.json", "/Locales/ar.json", "/docs/api.md",
    "/assets/../.git/config", "/assets/%2e%2e/.git/config", "/content/../wird.sqlite", "/wird.sqlite", "/backups/"]


def asked(server, method, path):
    """What comes back for a request without a body."""
    host = f"Host: 127.0.0.1:{server.port}\r\nX-Mark: do-not-echo\r\nConnection: close\r\n\r\n"
    return exchange(server.port, f"{method} {path} HTTP/1.1\r\n{host}".encode())


def test_no_request_is_echoed(server):
    """a method that nothing here takes is refused, and no answer holds what was asked"""
    for method in METHODS:
        for path in ADDRESSES:
            heard = asked(server, method, path)
            assert heard.split(b" ")[1] in (b"400", b"404", b"405", b"501"), (method, path, heard)
            assert b"do-not-echo" not in heard, (method, path)


def test_nothing_of_the_checkout_is_given_out(server):
    """nothing that lies beside the product's files is given out: no history, no source, no data"""
    for path in BESIDE:
        heard = asked(server, "GET", path)
        assert heard.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 400 ")), (path, heard[:200])
        assert b"[core]" not in heard and b"SQLite" not in heard, path


@pytest.fixture
def home(tmp_path):
    """The server's port on the home network."""
    port = free_port()
    server = Server(tmp_path / "data", arguments=[
        "--home", "--home-port", port, "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3"])
    server.start()
    yield port
    server.kill()


def handshake(port, *options):
    """What OpenSSL says of a handshake."""
    asked = subprocess.run(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{port}", "-cipher", "ALL:@SECLEVEL=0", *options],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)
    return asked.returncode == 0, asked.stdout + asked.stderr


def test_old_versions_of_tls_are_refused(home):
    """TLS 1.3 and 1.2 are spoken, the newer where both are had; the server itself refuses 1.1 and 1.0"""
    is_had, said = handshake(home)
    assert is_had and "TLSv1.3" in said, said
    is_had, said = handshake(home, "-tls1_2")
    assert is_had and "TLSv1.2" in said, said
    for version in ("-tls1_1", "-tls1"):
        is_had, said = handshake(home, version)
        assert not is_had and "alert protocol version" in said, said


class Source:
    """A source in the network that counts who connects and what is asked of it, over TLS with a certificate or without."""

    def __init__(self, certificate=None):
        self.connections, self.requests = 0, 0
        self.scheme = "https" if certificate else "http"
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if certificate:
            self.context.load_cert_chain(*certificate)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"{self.scheme}://127.0.0.1:{self.socket.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            try:
                connection = self.socket.accept()[0]
            except OSError:
                return
            self.connections += 1
            try:
                connection.settimeout(5)
                if self.scheme == "https":
                    connection = self.context.wrap_socket(connection, server_side=True)
                if connection.recv(1024):
                    self.requests += 1
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")
            except OSError:
                pass
            finally:
                connection.close()


def post(server, path, **fields):
    request = urllib.request.Request(
        server.address + path, data=urllib.parse.urlencode(fields).encode(), headers={"Accept": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read()


@pytest.fixture
def asking(tmp_path):
    """A server that may ask this machine."""
    config = tmp_path / "data/config"
    config.mkdir(parents=True)
    (config / "NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
    server = Server(tmp_path / "data").start()
    post(server, "/place", latitude="24.6877", longitude="46.7219", zone="Asia/Riyadh")
    yield server
    server.kill()


@pytest.mark.parametrize("is_encrypted", [False, True])
def test_a_certificate_of_nobody_is_refused(asking, tmp_path, is_encrypted):
    """a source whose certificate nobody vouches for is connected to and told nothing; one that needs none is asked"""
    certificate = None
    if is_encrypted:
        certificate = tmp_path / "source.crt", tmp_path / "source.key"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
             "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-out", certificate[0], "-keyout", certificate[1]],
            check=True, capture_output=True)
    source = Source(certificate)
    post(asking, "/me/settings/source", step="on", address=source.address)
    deadline = time.monotonic() + 30
    while source.connections == 0 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert source.connections > 0, "it was not asked at all"
    time.sleep(2)
    source.socket.close()
    assert (source.requests == 0) == is_encrypted


def test_a_foreign_address_in_the_request(server):
    """another's name is answered by nobody, in whichever form the address is written, and no answer leads there"""
    own = f"127.0.0.1:{server.port}"
    local = f"localhost:{server.port}"
    asked = [(f"http://{own}/inbox", "evil.example"), ("http://evil.example/inbox", "evil.example"), ("@evil.example/", own),
             ("@evil.example/", local), (".evil.example/", local)]
    for named, host in asked:
        heard = exchange(server.port, f"GET {named} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert not heard or heard.split(b" ")[1][:1] == b"4", (named, host, heard[:100])
        assert b"evil.example" not in heard, heard[:300]
    for head in ("", "Host: \r\n", f"Host: evil.example\r\nHost: {own}\r\n", "Host: 127.0.0.1@evil.example\r\n"):
        heard = exchange(server.port, f"GET /inbox HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode())
        assert not heard or heard.split(b" ")[1][:1] == b"4", (head, heard[:100])


def test_many_at_once_on_a_connection(server):
    """requests behind one another are answered in their order, and one whose sender has closed its half all the same"""
    host = f"Host: 127.0.0.1:{server.port}\r\n"
    one = f"GET /healthz HTTP/1.1\r\n{host}\r\n"
    heard = exchange(server.port, (one * 40 + f"GET /inbox HTTP/1.1\r\n{host}Accept: application/json\r\nConnection: close\r\n\r\n").encode())
    assert heard.count(b"HTTP/1.1 200 ") == 41 and heard.rstrip().endswith(b"}"), heard[-300:]
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        connection.sendall(one.encode())
        connection.shutdown(socket.SHUT_WR)
        heard = connection.recv(65536)
    assert heard.startswith(b"HTTP/1.1 200 "), heard
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        connection.sendall(f"POST /tasks HTTP/1.1\r\n{host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 70\r\n\r\ntitle=x".encode())
        connection.shutdown(socket.SHUT_WR)
        connection.settimeout(5)
        try:
            heard = connection.recv(65536)
        except OSError:
            heard = b""
    assert not heard.startswith(b"HTTP/1.1 3") and '"count":0' in inbox(server), "half a form adds nothing"


ODD = [b"/%", b"/%zz", b"/%ff%fe", b"/%00", b"/\xff\xfe", b"/inbox?q=%ff", b"/inbox?q=\xd9", b"//", b"/..", b"/%2e%2e/%2e%2e/etc/passwd",
       b"/day/%d9%a2", b"/" + b"a/" * 4000, b"/inbox?" + b"a=1&" * 3000, b"*", b"/\\..\\..", b"/%5c%2e%2e", b"/;a=b", b"/inbox%20"]


def test_addresses_that_are_none(server):
    """an address that is no text, or of no page, is refused and ends nothing"""
    for path in ODD:
        heard = exchange(server.port, b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n" % server.port)
        assert not heard or heard.split(b" ")[1][:1] in (b"2", b"3", b"4"), (path, heard[:100])
        assert b"root:" not in heard
    assert '"count":0' in inbox(server)


def test_head_is_get_without_a_body(server):
    """HEAD has GET's status and headers and no body, on every page, and methods that an address doesn't take change nothing"""
    document = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    paths = sorted({path for path in re.findall(r"`GET (/[^ `?]*)`", document) if not re.search(r"[A-Z]{2}", path)})
    assert len(paths) > 60
    for path in paths:
        answers = []
        for method in ("GET", "HEAD"):
            heard = exchange(server.port, f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
            head, _, body = heard.partition(b"\r\n\r\n")
            answers.append((head.split(b"\r\n")[0], sorted(line.split(b":")[0].lower() for line in head.split(b"\r\n")[1:]), body))
        assert answers[0][:2] == answers[1][:2] and answers[1][2] == b"", (path, answers[0][:2], answers[1][:2])
        for method in ("PROPFIND", "MKCOL", "LOCK", "FOO"):
            heard = asked(server, method, path)
            assert not heard or heard.split(b" ")[1] in (b"400", b"404", b"405", b"501"), (method, path, heard[:100])
