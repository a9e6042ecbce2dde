"""Bodies that are small to send and large to read, to every address that takes one: refused in time and in memory that is bounded."""
import gzip
import http.client
import json
import time
from urllib.parse import quote

import pytest
from harness.crowd import standing
from product_app import Product

FORM, JSON, PARTS = "application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=wirdwird"
LARGE, SMALL = (4 << 20), (1 << 20) - 100
"""What is sent to addresses that take a file, and to those that take a form."""
SECONDS, MEGABYTES = 12, 260
"""How long an answer may take in a program that isn't optimised on a machine that does other things, and what the server may hold more."""


def filled(start, part, size, end=b""):
    return start + part * ((size - len(start) - len(end)) // len(part)) + end


def texts(size):
    """Texts that are JSON or nearly, by what is wrong with them."""
    return {
        "deep arrays": filled(b"", b"[", size), "deep objects": filled(b"", b'{"a":', size),
        "a name again and again": filled(b"{", b'"a":1,', size, b'"a":1}'), "empty objects": filled(b'{"records":[', b"{},", size, b"{}]}"),
        "one number": filled(b'{"title":', b"9", size, b"}"), "an exponent": filled(b'{"title":1e', b"9", size, b"}"),
        "escapes": filled(b'{"title":"', b"\\u0000", size, b'"}'), "blanks": filled(b"", b" ", size), "no end": filled(b'{"a":"', b"x", size),
    }


def parts(*fields):
    """A multipart form of a name and a value each."""
    made = b"".join(b"--wirdwird\r\ncontent-disposition: form-data; name=\"" + name.encode() + b"\"" +
                    (b"; filename=\"a\"" if name == "file" else b"") + b"\r\n\r\n" + value + b"\r\n" for name, value in fields)
    return made + b"--wirdwird--\r\n"


def calendar(lines, count=1, shape="BEGIN:VEVENT\r\nSUMMARY:Bomb {n}\r\nDTSTART:20261121T100000Z\r\n{lines}\r\nEND:VEVENT\r\n"):
    events = "".join(shape.format(n=number, lines=lines) for number in range(count))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{events}END:VCALENDAR\r\n".encode()


EVERY = ",".join(map(str, range(1, 367)))
CALENDARS = {
    "a billion times": calendar("RRULE:FREQ=DAILY;COUNT=1000000000", 20),
    "never": calendar("RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", 20),
    "every position": calendar(f"RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS={EVERY}", 40),
    "a position again and again": calendar("RRULE:FREQ=YEARLY;BYDAY=MO;BYSETPOS=" + ",".join(["1"] * 200_000)),
    "the largest interval": calendar("RRULE:FREQ=YEARLY;INTERVAL=9223372036854775807", 20),
    "a folded line": calendar("SUMMARY:" + "\r\n ".join("x" * 100_000)),
    "events in events": b"BEGIN:VCALENDAR\r\n" + b"BEGIN:VEVENT\r\n" * 50_000,
    "parameters": calendar("DTSTART" + ";X=1" * 200_000 + ":20261121T100000Z"),
    "the longest": calendar("DURATION:P99999999999999999999W", 20),
    "many": calendar("", 20_000),
}
TABLES = {"columns": b"title" + b",a" * 200_000 + b"\nx", "quotes": b"title\n" + b'"' * SMALL, "rows": b"title\n" + b"x\n" * 200_000}

# Every address that reads a body by itself, and the shapes in which it does.
ADDRESSES = ["/tasks", "/me/settings", "/place", "/me/tokens", "/feedback", "/undo", "/counter", "/me/data/erase", "/path/lock"]


def bombs():
    """Name, address, type, body and headers besides."""
    for name, text in texts(SMALL).items():
        for address in ADDRESSES[:3]:
            yield f"{address}: {name}", address, JSON, text, {}
    for name, text in texts(LARGE).items():
        yield f"/sync: {name}", "/sync", JSON, text, {}
        yield f"/me/data/import: {name}", "/me/data/import", PARTS, parts(("file", text)), {}
    for name, text in texts(60_000).items():
        for address in ("/me/settings/configuration", "/me/settings/timetable"):
            yield f"{address}: {name}", address, FORM, b"step=preview&text=" + quote(text).encode(), {}
    for name, text in (CALENDARS | TABLES).items():
        yield f"/me/data/tasks: {name}", "/me/data/tasks", PARTS, parts(("step", b"preview"), ("file", text)), {}
    for address in ADDRESSES:
        yield f"{address}: fields", address, FORM, filled(b"", b"a=1&", SMALL), {}
        yield f"{address}: percent signs", address, FORM, filled(b"title=", b"%", SMALL), {}
        yield f"{address}: parts", address, PARTS, parts(*[(f"a{number}", b"1") for number in range(8_000)]), {}
        yield f"{address}: parts without an end", address, PARTS, filled(b"", b"--wirdwird\r\n", SMALL), {}
    yield "almost a boundary", "/me/data/import", "multipart/form-data; boundary=" + "-" * 70, filled(b"", b"\r\n" + b"-" * 71, LARGE), {}
    yield "packed", "/tasks", FORM, gzip.compress(b"title=" + b"a" * 50_000_000), {"Content-Encoding": "gzip"}
    yield "many records", "/sync", JSON, json.dumps({
        "protocol": 1, "replica": "00000000000000aa", "cursor": 0, "records": [{"scope": "own", "kind": "x", "id": "y", "generation": 0, "fields": {}}] * 501,
    }).encode(), {}


@pytest.fixture
def product(tmp_path):
    started = Product(tmp_path / "data").start(seconds=300)
    yield started
    started.stop()


def test_bombs(product):
    """every bomb is answered in bounded time with a refusal or what is sound of it, never with a fault, and the server holds no more of it; then the day is there as before"""
    ask(product, "POST", "/place", FORM, b"latitude=21.4225&longitude=39.8262&zone=Asia/Riyadh")
    before = standing(product.process.pid)["rss"]
    slow, answered = [], {}
    for name, address, kind, body, headers in bombs():
        begun = time.monotonic()
        status, _ = ask(product, "POST", address, kind, body, headers)
        answered[name] = status
        if time.monotonic() - begun > SECONDS:
            slow.append((name, round(time.monotonic() - begun, 1)))
    assert not slow, slow
    assert not {name: status for name, status in answered.items() if status >= 500}
    # What no part of the text can be made sense of is refused.
    taken = {name for name, status in answered.items() if status < 400}
    assert not {name for name in taken if any(part in name for part in ("deep", "again and again", "no end", "many records", "blanks"))
                and "position" not in name}, taken
    held = standing(product.process.pid)
    assert held["most"] - before < MEGABYTES, (before, held)
    status, page = ask(product, "GET", "/", None, None)
    assert status == 200 and b"<main" in page


HEADS = {
    "many fields": b"".join(b"X-%d: 1\r\n" % number for number in range(5_000)),
    "a long field": b"X: " + b"a" * 1_000_000 + b"\r\n",
    "a long name": b"a" * 1_000_000 + b": 1\r\n",
    "cookies": b"Cookie: " + b"a=1; " * 200_000 + b"\r\n",
    "a long type": b"Content-Type: multipart/form-data; boundary=" + b"a" * 500_000 + b"\r\n",
    "languages": b"Accept-Language: " + b"ar;q=0.1," * 100_000 + b"\r\n",
}


def test_heads_that_are_too_large(product):
    """a request whose head is a bomb is cut off, whatever it is made of, and so is an address without end"""
    import socket
    before = standing(product.process.pid)["rss"]
    sent = [(name, b"GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % product.port + head + b"\r\n") for name, head in HEADS.items()]
    sent += [("a long address", b"GET /" + b"a" * 1_000_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
             ("a long method", b"A" * 1_000_000 + b" / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")]
    for name, message in sent:
        heard = b""
        with socket.create_connection(("127.0.0.1", product.port), timeout=5) as connection:
            try:
                connection.sendall(message)
                while part := connection.recv(65_536):
                    heard += part
            except TimeoutError:
                pytest.fail(f"{name}: left open")
            except OSError:
                pass
        assert not heard or heard.split(b" ")[1][:1] == b"4", (name, heard[:200])
    assert standing(product.process.pid)["most"] - before < 60
    assert ask(product, "GET", "/healthz", None, None)[0] == 200


def ask(product, method, path, kind, body, headers=None):
    connection = http.client.HTTPConnection("127.0.0.1", product.port, timeout=60)
    try:
        connection.request(method, path, body, {"Accept": "text/html" if kind is None else JSON} | ({"Content-Type": kind} if kind else {}) | (headers or {}))
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (BrokenPipeError, ConnectionResetError):
        # The server refuses what is too large before it is sent, and closes.
        return 413, b""
    finally:
        connection.close()
