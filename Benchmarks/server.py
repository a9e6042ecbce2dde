"""Figures of the release server: its start, its memory, and Today pages under load, on loopback."""
import asyncio
import datetime
import http.client
import json
import pathlib
import re
import shutil
import subprocess
import time

from serving import NOW, NotMeasured, Server, exported, folder, full_day, measure
from signing import signing
from table import emit

CONNECTIONS = 50
SECONDS = 4


class Visitor(asyncio.Protocol):
    """One connection that asks for Today again as soon as it was answered."""

    def __init__(self, request, end, times, faults):
        self.request, self.end, self.times, self.faults = request, end, times, faults
        self.closed = asyncio.get_running_loop().create_future()
        self.missing = None
        self.head = b""

    def connection_made(self, transport):
        self.transport = transport
        self.ask()

    def ask(self):
        self.asked = time.perf_counter()
        self.transport.write(self.request)

    def data_received(self, data):
        if self.missing is None:
            self.head += data
            head, separator, body = self.head.partition(b"\r\n\r\n")
            if not separator:
                return
            length = re.search(rb"(?i)\ncontent-length: *(\d+)", head)
            if not head.startswith(b"HTTP/1.1 200") or not length:
                self.faults.append(head[:200])
                self.transport.close()
                return
            self.missing, self.head = int(length[1]) - len(body), b""
        else:
            self.missing -= len(data)
        if self.missing > 0:
            return
        self.missing = None
        now = time.perf_counter()
        self.times.append(now - self.asked)
        self.ask() if now < self.end else self.transport.close()

    def connection_lost(self, error):
        self.closed.set_result(None)


async def visits(port):
    """Asks for SECONDS over CONNECTIONS; gives answers a second and the 99th percentile in milliseconds."""
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept: text/html\r\n\r\n".encode()
    times, faults = [], []
    started = time.perf_counter()
    loop = asyncio.get_running_loop()
    made = [await loop.create_connection(
        lambda: Visitor(request, started + SECONDS, times, faults), "127.0.0.1", port) for _ in range(CONNECTIONS)]
    await asyncio.wait_for(asyncio.gather(*(visitor.closed for _, visitor in made)), SECONDS + 20)
    if faults or not times:
        raise NotMeasured(f"the server did not answer Today under load: {faults[:1]}")
    return len(times) / (time.perf_counter() - started), sorted(times)[len(times) * 99 // 100] * 1000


def wrk(address):
    """The same by wrk."""
    text = subprocess.run(
        ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--latency", "-H", "Accept: text/html", address + "/"],
        capture_output=True, text=True, check=True, timeout=60).stdout
    rate = re.search(r"Requests/sec:\s*([\d.]+)", text)
    tail = re.search(r"99%\s*([\d.]+)(us|ms|s)", text)
    if not rate or not tail or "Non-2xx" in text:
        raise NotMeasured(f"wrk did not say what it found:\n{text}")
    return float(rate[1]), float(tail[1]) * {"us": 0.001, "ms": 1, "s": 1000}[tail[2]]


def stamp(number, replica):
    """A hybrid logical clock's stamp a minute before the server's instant."""
    at = datetime.datetime.fromisoformat(NOW.replace("Z", "+00:00")) - datetime.timedelta(minutes=1)
    return f"{int(at.timestamp() * 1000):012x}-{number:08x}-{replica}"


def exchange(server, message):
    """One sync; the reply as it came."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request("POST", "/sync", json.dumps(message), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        if answer.status != 200:
            raise NotMeasured(f"the server answered a sync with {answer.status}")
        return json.loads(answer.read())
    finally:
        connection.close()


def thousand_changes(server):
    """Seconds in which a thousand new tasks go from one device through the server to another (SY-011)."""
    sender, receiver = "00000000000000a1", "00000000000000b2"
    records = []
    for number in range(1000):
        values = {"title": f"task {number}", "bucket": "inbox", "duration": 30, "category": "home"}
        fields = {name: [value, stamp(number, sender)] for name, value in values.items()}
        records.append({"scope": "planner", "kind": "task", "id": f"bench{number:011d}", "generation": 0, "fields": fields})
    cursor = exchange(server, {"protocol": 1, "replica": receiver, "cursor": 0, "records": []})["cursor"]
    got, more = {}, True
    started = time.perf_counter()
    for first in (0, 500):
        sent = {"protocol": 1, "replica": sender, "cursor": cursor, "records": records[first:first + 500]}
        if exchange(server, sent)["refused"]:
            raise NotMeasured("the server refused a change")
    while more:
        reply = exchange(server, {"protocol": 1, "replica": receiver, "cursor": cursor, "records": []})
        got |= {record["id"]: record["fields"] for record in reply["records"]}
        cursor, more = reply["cursor"], reply["more"]
    taken = time.perf_counter() - started
    if got != {record["id"]: record["fields"] for record in records}:
        raise NotMeasured(f"{len(got)} of a thousand changes arrived, or not as they were sent")
    return taken


def large_import(data, count=50_000):
    """Seconds in which a file of so many tasks is brought in, from sending it to the answer."""
    records = exported(count)
    server = Server(data)
    try:
        server.start()
        started = time.perf_counter()
        server.bring_in(records)
        taken = time.perf_counter() - started
        found = server.ask("GET", "/inbox")["count"]
    finally:
        server.stop()
    if found != count:
        raise NotMeasured(f"{found} of {count} tasks were brought in")
    return taken


def main():
    with folder() as data:
        emit("Server, a file of 50,000 tasks brought in", large_import(pathlib.Path(data) / "import"), "s", 3)
        alone, quiet, busy = signing(pathlib.Path(data) / "people")
        emit("Server, a sign-in with a password", alone, "s", 0.4, note="median of 10, scrypt with 2^17, 8, 1")
        emit("Server, Today's 99th percentile while 20 sign in, beside quiet", busy / quiet, "times", 2,
             note=f"{quiet:.1f} ms and {busy:.1f} ms")
        data = pathlib.Path(data) / "data"
        first = Server(data)
        first.start()
        try:
            first.settle()
            first.merge(full_day())
        finally:
            first.stop()
        starts = []
        for _ in range(5):
            server = Server(data)
            try:
                starts.append(server.start())
            finally:
                server.stop()
        emit("Server, start to first answer", sorted(starts)[2], "s", 0.15, note=f"of 5: {min(starts):.3f} to {max(starts):.3f} s")
        server = Server(data)
        try:
            server.start()
            today = server.ask("GET", "/")
            if len(today.get("tasks", today.get("timeline", []))) == 0:
                raise NotMeasured("Today shows no task in the benchmark's own data")
            idle = server.resident()
            rate, tail = wrk(server.address) if shutil.which("wrk") else asyncio.run(visits(server.port))
            tool = "wrk" if shutil.which("wrk") else "own load in Python, on the same cores; wrk would take less of them"
            emit("Server, resident memory with one person's data", idle, "MB", 55)
            emit("Server, resident memory after the load", server.resident(), "MB", 55)
            emit("Server, Today pages at 50 connections", rate, "/s", 2000, "more", tool)
            emit("Server, Today pages, 99th percentile", tail, "ms", 40)
            emit("Sync, 1,000 changes from one device to another", thousand_changes(server), "s", 5)
        finally:
            server.stop()


if __name__ == "__main__":
    measure(main)
