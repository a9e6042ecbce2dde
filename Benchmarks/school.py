"""A school on the evening before the week ends: how it takes in what its students hand in, and what a page costs meanwhile.

    WIRD_BINARY=… WIRD_CONTENT=… python3 Benchmarks/school.py [STUDENTS [RECORDINGS [MINUTES]]]

Without numbers it is the school that the specification names: 10,000 students, of whom 6,000 hand in 2 MB each, an hour
pressed into ten minutes. It needs as much free space as they hand in, twice; what it needs it says before it begins.
"""
import base64
import collections
import concurrent.futures
import hashlib
import http.client
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Tests/Browser"))

from harness.crowd import FORM, PASSWORD, Crowd, standing  # noqa: E402
from harness.server import Server, free_port  # noqa: E402
from serving import NotMeasured, measure  # noqa: E402
from table import emit  # noqa: E402

SIZE = 2_000_000
WEEK = 7
"""The week that runs in the sample's semester, by the clock of the machine."""
HEADER = b"OggS"
"""What an Ogg file begins with; what follows is noise."""
COACHED = 40
FIRST_STEPS = [{"step": "welcome"}, {"step": "level"}, {"step": "letters", "letters": "amiri", "size": "medium"}, {"step": "coach"},
               {"step": "semester"}]
PROGRAM = {"accept": "application/json"}


class Student:
    def __init__(self, number):
        self.number, self.name = number, f"learner-{number}"
        self.account = self.session = self.hash = None


class School(Crowd):
    """Students of one school, each with a session."""

    def __init__(self, server, port, count):
        super().__init__(server.address, port, workers=16)
        self.server = server
        self.students = [Student(number) for number in range(count)]

    def file(self):
        """The sample's curriculum with the students in the semester that runs, who have seen the week's lesson."""
        school = json.loads(self.server.run("course", "export", "--json"))
        coaches = [f"coach-{number}" for number in range(10, 11 + len(self.students) // COACHED)]
        school["people"] = [one for one in school["people"] if one["role"] != "student"] + [
            {"id": coach, "name": coach.title(), "role": "coach"} for coach in coaches] + [
            {"id": one.name, "name": f"Learner {one.number}", "role": "student"} for one in self.students]
        for cohort in school["cohorts"]:
            cohort["coaches"] += coaches
        school["enrolments"] = [{"id": f"w{one.number}", "student": one.name} for one in self.students]
        school["events"] = []
        start = next(cohort["start"] for cohort in school["cohorts"] if cohort["id"] == "running")
        for one in self.students:
            def happen(number, kind, author, role, **more):
                school["events"].append({"id": f"w{one.number}-{number}", "enrolment": f"w{one.number}", "author": author, "role": role,
                                         "at": f"{start}T12:00:0{number}Z", "kind": kind} | more)
            happen(1, "assessment-sent", one.name, "student", blob="silence")
            happen(2, "placed", "staff", "staff", cohort="running", coach=coaches[one.number // COACHED])
            happen(3, "lesson-completed", one.name, "student", week=WEEK)
        return school

    def enrol(self, student):
        """Somebody makes an account and follows the link that staff gives them."""
        _, step = self._post("/account/join", {"code": self.invite(), "name": student.name})
        cookies, _ = self._post("/account/ways/password", {"password": PASSWORD}, step)
        student.session = cookies["__Host-wird"]
        student.account = student.session.split("=")[1].split(".")[0]
        status, answer = self.owner("/course/school/roster", {"step": "invite", "person": student.name})
        if status != 200:
            raise NotMeasured(f"nobody could be invited: {status} {answer[:200]}")
        code = urllib.parse.parse_qs(urllib.parse.urlsplit(json.loads(answer)["link"]).query)["code"][0]
        status, answer = self.form(student, "/course/school/join", {"code": code})
        if status != 200:
            raise NotMeasured(f"nobody could join the school: {status} {answer[:200]}")
        for step in FIRST_STEPS:
            self.form(student, "/course/welcome", step)

    def owner(self, path, fields):
        """A form of the owner's, on the machine itself."""
        host, port = urllib.parse.urlsplit(self.loopback).netloc.split(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=120)
        try:
            connection.request("POST", path, urllib.parse.urlencode(fields), FORM | PROGRAM)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def form(self, student, path, fields):
        answer, content = self.door.send(
            "POST", path, FORM | PROGRAM, urllib.parse.urlencode(fields).encode(), student.session)
        return answer.status, content

    def hand_in(self, student, noise, times):
        """The recording in two parts, then the form that names it; gives the hash."""
        content = HEADER + student.number.to_bytes(4, "big") + noise
        digest = hashlib.sha256(content)
        student.hash = digest.hexdigest()
        own = {"wird-person": student.account, "tus-resumable": "1.0.0"}
        metadata = f"sha256 {base64.b64encode(digest.digest()).decode()},filetype {base64.b64encode(b'audio/ogg').decode()}"

        def send(method, path, headers, body=None):
            begun = time.perf_counter()
            answer, said = self.door.send(method, path, own | headers, body, student.session)
            times.append(time.perf_counter() - begun)
            if answer.status not in (200, 201, 204):
                raise AssertionError(f"{method} {path} {answer.status} {said[:200]}")
            return answer
        place = send("POST", "/blobs", {"upload-length": str(len(content)), "upload-metadata": metadata}).headers["location"]
        half = len(content) // 2
        for offset in (0, half):
            part = content[offset:half] if offset == 0 else content[half:]
            send("PATCH", urllib.parse.urlsplit(place).path,
                 {"upload-offset": str(offset), "content-type": "application/offset+octet-stream"}, part)
        begun = time.perf_counter()
        status, said = self.form(student, f"/course/learn/weeks/{WEEK}/recording", {"blob": student.hash})
        times.append(time.perf_counter() - begun)
        if status != 200:
            raise AssertionError(f"a recording was answered {status} {said[:300]}")

    def look(self, student, times):
        begun = time.perf_counter()
        answer, _ = self.door.send("GET", f"/course/learn/weeks/{WEEK}", {}, cookie=student.session)
        times.append(time.perf_counter() - begun)
        assert answer.status == 200, answer.status

    def evening(self, count, seconds):
        """So many hand in, spread over the time, and others look at their week; gives the seconds of each."""
        chance = random.Random(7)
        noise = chance.randbytes(SIZE - 8)
        senders = chance.sample(self.students, count)
        sent, pages, lock = [], [], threading.Lock()
        begun = time.perf_counter()

        def act(entry):
            at, student, isSender = entry
            time.sleep(max(0, begun + at - time.perf_counter()))
            times = []
            self.hand_in(student, noise, times) if isSender else self.look(student, times)
            with lock:
                (sent if isSender else pages).extend(times)
        plan = [(chance.uniform(0, seconds), student, True) for student in senders]
        plan += [(chance.uniform(0, seconds), chance.choice(self.students), False) for _ in range(2 * count)]
        with concurrent.futures.ThreadPoolExecutor(32) as pool:
            for done in concurrent.futures.as_completed([pool.submit(act, entry) for entry in sorted(plan, key=lambda entry: entry[0])]):
                done.result()
        return senders, sorted(sent), sorted(pages), time.perf_counter() - begun

    def confirmed(self, senders):
        """How many of the recordings the school has accepted, and how often the one that it accepted most often."""
        events = json.loads(self.server.run("course", "export", "--json"))["events"]
        wanted = {f"blob:{student.hash}" for student in senders}
        held = collections.Counter(event["blob"] for event in events if event["kind"] == "accepted" and event["blob"] in wanted)
        return len(held), max(held.values(), default=0)


def main():
    students, recordings, minutes = [int(word) for word in sys.argv[1:4]] + [10_000, 6_000, 10][len(sys.argv) - 1:]
    need = 2 * recordings * SIZE + (2 << 30)
    folder = pathlib.Path(os.environ.get("WIRD_BENCH_FOLDER") or tempfile.gettempdir())
    free = shutil.disk_usage(folder).free
    print(f"It needs {need / 1e9:.1f} GB in {folder}, where {free / 1e9:.1f} are free.", file=sys.stderr)
    if free < need:
        raise NotMeasured(f"{folder} has too little room; WIRD_BENCH_FOLDER names another")
    with tempfile.TemporaryDirectory(dir=folder) as place:
        data = pathlib.Path(place) / "data"
        School.prepare(data)
        port = free_port()
        server = Server(data, arguments=[
            "--home", "--home-port", port, "--trust-port", free_port(), "--test-machine", "laptop=10.1.2.3"])
        server.run("course", "demo", "--school", "--json")
        school = School(server, port, students)
        file = pathlib.Path(place) / "school.json"
        file.write_text(json.dumps(school.file()))
        begun = time.perf_counter()
        server.run("course", "import", str(file), "--json")
        imported = time.perf_counter() - begun
        server.start()
        school.loopback = server.address
        try:
            joined = school._all(school.enrol, school.students)
            senders, sent, pages, took = school.evening(recordings, minutes * 60)
            held = standing(server.process.pid)
        finally:
            server.stop()
        accepted, most = school.confirmed(senders)
    emit(f"a course file with {students:,} students is brought in", imported, "s")
    emit(f"{students:,} students come in, each by a link of their own", joined, "s")
    emit(f"{recordings:,} recordings of 2 MB in {minutes} minutes: confirmed", accepted, "", note="none more than once" if most == 1 else f"one {most} times")
    emit("from the first to the last of them", took, "s")
    emit("a request of handing in, 99th percentile", sent[len(sent) * 99 // 100] * 1000, "ms")
    emit("a student's week meanwhile, 99th percentile", pages[len(pages) * 99 // 100] * 1000, "ms", 250)
    emit("memory of the server after it", held["rss"], "MB", note=f"at most {held['most']} MB; {held['threads']} threads, {held['files']} open files")


if __name__ == "__main__":
    measure(main)
