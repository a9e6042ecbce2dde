"""Ten thousand alerts that are due at once: 500 people with 20 devices each, all at the same prayer. How long until the last
was encrypted and sent to its push service, which stands on this machine and on the same cores.

    WIRD_BINARY=… python3 Benchmarks/alerts.py [PEOPLE]
"""
import asyncio
import json
import pathlib
import re
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests/Browser"))

from harness.crowd import FORM, Crowd  # noqa: E402
from harness.server import Server, free_port  # noqa: E402
from serving import RIYADH, NotMeasured, measure  # noqa: E402
from table import emit  # noqa: E402

DEVICES = 20
"""The most that a person may have."""
BROWSER = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""The browser of RFC 8291's example: whose key it is makes no difference to what encrypting costs."""
PAGE = "/me/settings/push"


class Service(threading.Thread):
    """A push service that notes when each message came, and what it was encrypted as."""

    def __init__(self):
        super().__init__(daemon=True)
        self.times, self.paths, self.faults = [], set(), []
        self.isReady = threading.Event()

    def run(self):
        asyncio.run(self.serve())

    async def serve(self):
        # A real one has thousands of machines; here those who wait to be accepted need a long queue.
        server = await asyncio.start_server(self.take, "127.0.0.1", 0, backlog=2048)
        self.port = server.sockets[0].getsockname()[1]
        self.isReady.set()
        await server.serve_forever()

    async def take(self, reader, writer):
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                length = int(re.search(rb"(?i)\ncontent-length: *(\d+)", head)[1])
                body = await reader.readexactly(length)
                self.times.append(time.time())
                self.paths.add(head.split(b" ")[1])
                if b"aes128gcm" not in head or b"vapid t=" not in head or not 600 < len(body) <= 4096:
                    self.faults.append(head[:300])
                writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def subscribe(crowd, port):
    """Each person chooses Riyadh and switches alerts on in so many browsers."""
    def one(devices):
        device = devices[0]
        number = int(device.replica, 16)
        forms = [("/place", {"city": RIYADH})] + [
            (PAGE, {"step": "subscribe", "endpoint": f"http://127.0.0.1:{port}/{number}/{each}"} | BROWSER) for each in range(DEVICES)]
        for count, (path, fields) in enumerate(forms):
            operation = f"{int(time.time() * 1000):012x}{number:010x}{count:010x}"
            body = urllib.parse.urlencode(fields | {"operation": operation}).encode()
            answer, text = crowd.door.send("POST", path, FORM | {"accept": "application/json"}, body, device.session)
            if answer.status >= 400:
                raise NotMeasured(f"{path} was answered {answer.status}: {text[:200]!r}")
    return crowd._all(one, crowd.people)


def coming(server):
    """How many seconds it is until a prayer of Riyadh is announced, with nothing due in the half hour before."""
    plan = json.loads(server.run("reminders", "--json"))
    return next(each["at"] / 1000 - time.time() for each in plan["pending"] if each["kind"] == "prayer-before" and each["at"] > plan["now"] + 1_800_000)


def main():
    people = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    service = Service()
    service.start()
    service.isReady.wait()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        data = pathlib.Path(folder) / "data"
        Crowd.prepare(data)
        (data / "config/NetworkConfig.json").write_text(json.dumps({"near": ["127.0.0.1"]}))
        (data / "config/PushConfig.json").write_text(json.dumps({"contact": "mailto:someone@mosque.org"}))
        home = free_port()
        arguments = ["--home", "--home-port", home, "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3"]
        server = Server(data, arguments=arguments).start()
        try:
            server.run("place", "set", "--lat", "24.6877", "--lon", "46.7219", "--zone", "Asia/Riyadh")
            crowd = Crowd(server.address, home)
            crowd.gather(people)
            subscribe(crowd, service.port)
            away = coming(server)
            # It has a minute to start again and look at everybody's day once.
            due = time.time() + 60
            server.stop()
            server = Server(data, {"WIRD_NOW": f"{round(away - 60):+d}"}, [*arguments, "--test-clock"])
            server.start()
            if service.times:
                raise NotMeasured("alerts were sent before they were due")
            wanted = people * DEVICES
            while len(service.paths) < wanted and time.time() < due + 120:
                time.sleep(0.2)
            if service.faults or len(service.paths) < wanted or len(service.times) > wanted:
                raise NotMeasured(f"{len(service.paths)} of {wanted} were sent, {len(service.times)} messages, faults: {service.faults[:1]}")
            times = sorted(service.times)
        finally:
            server.kill()
    emit(f"{wanted:,} due alerts encrypted and sent to {people} people", times[-1] - due, "s", 20,
         note=f"from the moment they were due; the first after {times[0] - due:.1f} s")


if __name__ == "__main__":
    measure(main)
