"""Many people on one server, each with two devices: they join, and sync a day's changes all at once."""
import concurrent.futures
import http.client
import json
import pathlib
import re
import socket
import ssl
import threading
import time
import urllib.parse

FORM = {"content-type": "application/x-www-form-urlencoded"}
PASSWORD = "a lantern under the stairs"
CHEAP_HASH = {"hash": {"rounds": 10, "blockSize": 1, "parallelism": 1, "atOnce": 2}}
"""A password's hash that costs next to nothing: what is looked at here is not how people sign in."""
CHANGES = 20
"""What a device changes in a day."""


class Door:
    """Connections of one thread to a server on the home network, which is found by its machine's name."""

    def __init__(self, port):
        self.port = port
        self.context = ssl._create_unverified_context()
        self.connection = None

    def send(self, method, path, headers, body=None, cookie=None):
        headers = {"host": f"laptop.local:{self.port}", "accept": "text/html"} | headers
        if cookie:
            headers["cookie"] = cookie
        for attempt in (1, 2):
            if self.connection is None:
                plain = socket.create_connection(("127.0.0.1", self.port), timeout=60)
                plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.connection = http.client.HTTPConnection("laptop.local", self.port, timeout=60)
                self.connection.sock = self.context.wrap_socket(plain, server_hostname="laptop.local")
            try:
                self.connection.request(method, path, body, headers)
                answer = self.connection.getresponse()
                return answer, answer.read()
            except (OSError, http.client.HTTPException):
                self.connection = None
                # A connection that was left idle may be closed just now; anything else is a fault.
                if attempt == 2:
                    raise


class Device:
    """A device of a person's: its session, and how far it has heard."""

    def __init__(self, person, number, session):
        self.person, self.session = person, session
        self.replica = f"{number:016x}"
        self.cursor, self.count, self.heard = 0, 0, set()

    def sync(self, door, now, count):
        """Sends new tasks and takes what is new; gives the seconds."""
        records = []
        for _ in range(count):
            self.count += 1
            stamp = f"{now:012x}-{self.count:08x}-{self.replica}"
            fields = {"title": f"Task {self.count} of {self.replica}", "created": now, "bucket": "inbox", "order": now + self.count,
                      "duration": 30, "deleted": False}
            records.append({
                "scope": "planner", "kind": "task", "id": f"{now:012x}-{int(self.replica, 16):08x}{self.count:08x}",
                "generation": 0, "fields": {name: [fields[name], stamp] for name in sorted(fields)}})
        sent = {record["id"] for record in records}
        took = 0
        while True:
            body = {"protocol": 1, "replica": self.replica, "cursor": self.cursor, "records": records}
            begun = time.perf_counter()
            answer, content = door.send(
                "POST", "/sync", {"content-type": "application/json", "wird-person": self.person}, json.dumps(body).encode(),
                self.session)
            took += time.perf_counter() - begun
            if answer.status != 200:
                raise AssertionError(f"{answer.status} {content[:300]}")
            said = json.loads(content)
            assert not said["refused"], said["refused"][:2]
            self.heard |= {record["id"] for record in said["records"]} | sent
            self.cursor, records = said["cursor"], []
            if not said["more"]:
                return took


class Crowd:
    """People of a server with two devices each."""

    def __init__(self, loopback, port, workers=16):
        self.loopback, self.port = loopback, port
        self.workers = workers
        self.people = []
        self.local = threading.local()

    @staticmethod
    def prepare(data):
        """Writes the configuration that makes joining cheap; before the server starts."""
        folder = pathlib.Path(data) / "config"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "PeopleConfig.json").write_text(json.dumps(CHEAP_HASH))

    @property
    def door(self):
        if not hasattr(self.local, "door"):
            self.local.door = Door(self.port)
        return self.local.door

    def invite(self):
        host, port = urllib.parse.urlsplit(self.loopback).netloc.split(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=60)
        connection.request("POST", "/account/people/invite", "role=person&days=7&name=", FORM | {"accept": "text/html"})
        page = connection.getresponse().read().decode()
        connection.close()
        return re.search(r"/account/join#([0-9A-Z-]+)", page)[1]

    def join(self, number):
        """One person joins with a password, and signs in on a second device."""
        name = f"person{number}"
        _, step = self._post("/account/join", {"code": self.invite(), "name": name})
        cookies, _ = self._post("/account/ways/password", {"password": PASSWORD}, step)
        first = cookies["__Host-wird"]
        cookies, _ = self._post("/account/signin", {"name": name, "password": PASSWORD})
        person = first.split("=")[1].split(".")[0]
        self.people.append([Device(person, 2 * number + place + 1, session)
                            for place, session in enumerate((first, cookies["__Host-wird"]))])

    def _post(self, path, fields, cookie=None):
        answer, content = self.door.send("POST", path, FORM, urllib.parse.urlencode(fields).encode(), cookie)
        cookies = {}
        for line in answer.headers.get_all("set-cookie") or []:
            pair = line.split(";")[0]
            cookies[pair.split("=")[0]] = pair
        assert answer.status in (200, 303) and cookies, (path, answer.status, content[:300])
        return cookies, cookies.get("__Host-wird-step")

    def gather(self, count):
        """So many people join; gives the seconds."""
        return self._all(self.join, range(count))

    def burst(self):
        """Every device sends a day's changes at once, then each hears of the other's; gives the seconds and each exchange's."""
        times = []

        def exchange(pair):
            device, count = pair
            times.append(device.sync(self.door, int(time.time() * 1000), count))
        took = self._all(exchange, [(device, CHANGES) for place in (0, 1) for device in (one[place] for one in self.people)])
        took += self._all(exchange, [(device, 0) for devices in self.people for device in devices])
        for first, second in self.people:
            assert first.heard == second.heard and len(first.heard) == 2 * CHANGES, len(first.heard)
        return took, sorted(times)

    def _all(self, work, items):
        begun = time.perf_counter()
        with concurrent.futures.ThreadPoolExecutor(self.workers) as pool:
            for done in concurrent.futures.as_completed([pool.submit(work, item) for item in items]):
                done.result()
        return time.perf_counter() - begun


def standing(process):
    """What a process holds: memory in megabytes, the most it held, threads, open files."""
    lines = dict(line.split(":\t", 1) for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines() if ":\t" in line)
    return {"rss": int(lines["VmRSS"].split()[0]) // 1024, "most": int(lines["VmHWM"].split()[0]) // 1024,
            "threads": int(lines["Threads"]), "files": len(list(pathlib.Path(f"/proc/{process}/fd").iterdir()))}
