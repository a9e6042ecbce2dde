"""A release server over a fresh data folder, and what a benchmark puts into it."""
import datetime
import http.client
import json
import os
import pathlib
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

NOW = "2026-11-21T10:58:40Z"
"""13:58 in Riyadh, a Saturday."""
TODAY = "2026-11-21"
RIYADH = "108410"


class NotMeasured(Exception):
    """Why a figure can't be had, in a sentence."""


def measure(main):
    """Runs a benchmark; says in a sentence what it could not measure."""
    try:
        main()
    except NotMeasured as reason:
        sys.exit(f"Not measured: {reason}")


class Server:
    """`wird serve` on loopback. It ends by itself, even when nobody ends it."""

    def __init__(self, data, port=None, now=NOW, environment=None, arguments=()):
        self.binary = os.environ.get("WIRD_BINARY", "")
        if not os.access(self.binary, os.X_OK):
            raise NotMeasured("WIRD_BINARY names no program; ./run --no-install builds one")
        self.data = pathlib.Path(data)
        self.port = port or free_port()
        self.now = now
        self.environment = environment or {}
        self.arguments = list(arguments)
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Starts it; gives the seconds until /healthz was answered."""
        self.data.mkdir(parents=True, exist_ok=True)
        clock = ["--test-clock"] if self.now else []
        environment = os.environ | {"WIRD_DATA": str(self.data)} | self.environment
        if self.now:
            environment["WIRD_NOW"] = self.now
        log = self.data.parent / f"{self.data.name}.log"
        with open(log, "ab") as output:
            started = time.perf_counter()
            self.process = subprocess.Popen(
                [self.binary, "serve", "--port", str(self.port), "--log-level", "warning", "--test-stop-after", "300"]
                + clock + self.arguments, env=environment, stdout=output, stderr=subprocess.STDOUT)
        while not self._answers():
            if self.process.poll() is not None or time.perf_counter() - started > 30:
                self.stop()
                raise NotMeasured(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.002)
        return time.perf_counter() - started

    def stop(self, how=signal.SIGKILL):
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(timeout=20)
        self.process = None

    def resident(self):
        """Resident memory in megabytes (10⁶ bytes)."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024 / 1e6
        raise NotMeasured("the system does not tell the server's memory")

    def ask(self, method, path, body=None, kind=None):
        """One request as a program makes it; gives the answer's JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Accept": "application/json"} | ({"Content-Type": kind} if kind else {})
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        if answer.status >= 400:
            raise NotMeasured(f"{method} {path} was answered {answer.status}: {text[:200]!r}")
        return json.loads(text)

    def post(self, path, **fields):
        body = urllib.parse.urlencode({"operation": operation()} | fields)
        return self.ask("POST", path, body, "application/x-www-form-urlencoded")

    def settle(self):
        """Chooses Riyadh."""
        self.post("/place", city=RIYADH)

    def merge(self, records):
        """Hands records over as another replica does."""
        for start in range(0, len(records), 200):
            answer = self.ask("POST", "/sync", json.dumps({
                "protocol": 1, "replica": REPLICA, "cursor": 0, "records": records[start:start + 200],
            }), "application/json")
            if answer["refused"]:
                raise NotMeasured(f"the server refused a record of the benchmark: {answer['refused'][0]['reason']}")

    def bring_in(self, records):
        """Sends an exported file as a person's form does; gives the answer."""
        form = {"operation": f'name="operation"\r\n\r\n{operation()}',
                "file": 'name="file"; filename="wird.json"\r\ncontent-type: application/json\r\n\r\n'
                        + json.dumps({"wird": 1, "records": records}, separators=(",", ":"))}
        parts = "".join(f"--wird\r\ncontent-disposition: form-data; {part}\r\n" for part in form.values())
        return self.ask("POST", "/me/data/import", (parts + "--wird--\r\n").encode(), "multipart/form-data; boundary=wird")

    def _answers(self):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except OSError:
            return False


REPLICA = "00000000000000be"


def task(number, date=None, start=None, moment=1_795_200_000_000):
    """A task's record; without a date it waits in the inbox."""
    stamp = f"{moment:012x}-{number:08x}-{REPLICA}"
    placement = {"duration": 15} | ({"date": date, "start": start} if date else {})
    fields = {
        "title": f"مراجعة الفصل {number} Chapter {number}", "placement": placement, "created": moment + number,
        "order": moment + number, "bucket": date or "inbox", "category": "study",
    }
    return {
        "scope": "planner", "kind": "task", "id": f"{moment:012x}{number:020x}", "generation": 0,
        "fields": {name: [value, stamp] for name, value in sorted(fields.items())},
    }


def exported(count):
    """So many tasks as an exported file has them: without stamps."""
    return [{
        "scope": "planner", "kind": "task", "id": f"{number:012x}-00000000000000be",
        "fields": {"title": f"task {number}", "placement": {"duration": 15}, "created": number, "order": number},
    } for number in range(1, count + 1)]


def full_day(date=TODAY):
    """30 tasks in the time between the prayers of Riyadh, and 50 that wait."""
    hours = [(315, 690), (725, 870), (915, 1015), (1050, 1105), (1140, 1425)]
    starts = [start for first, last in hours for start in range(first, last - 15, 30)][:30]
    return [task(number, date, start) for number, start in enumerate(starts)] + [
        task(number) for number in range(100, 150)]


def years(count, today=TODAY):
    """So many tasks, ten a day, up to the day before."""
    last = datetime.date.fromisoformat(today)
    return [
        task(1_000 + number, str(last - datetime.timedelta(days=1 + number // 10)), 720 + 15 * (number % 10))
        for number in range(count)]


def operation():
    """A form's operation number: 12 hexadecimal digits of the time and 20 random ones."""
    return f"{int(time.time() * 1000):012x}{secrets.token_hex(10)}"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def folder():
    """A folder that is removed in the end."""
    return tempfile.TemporaryDirectory(prefix="wird-bench-", ignore_cleanup_errors=True)
