"""docs/hosting.md: its commands as they stand there, one after the other, from nothing to a phone and from there to a school."""
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
import time
import urllib.parse
import urllib.request

import pytest
from harness import caddy
from harness.paths import ROOT
from harness.server import BINARY, free_port

DOCUMENT = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
PASSWORD = "a lantern under the stairs"
FORM = {"content-type": "application/x-www-form-urlencoded"}

# What stands before the machine's own commands. The folders of a system lie below the test's own.
TOOLS = {
    # The program, with ports of its own and a name for the machine.
    "wird": """#!/usr/bin/env bash
arguments=()
for each; do arguments+=("${each//\\/etc\\/wird/$SCRATCH/etc}"); done
export WIRD_BACKUP_COMMAND="${WIRD_BACKUP_COMMAND//\\/etc\\/wird/$SCRATCH/etc}"
[ -n "$WIRD_BACKUP_COMMAND" ] || unset WIRD_BACKUP_COMMAND
if [ "${arguments[0]}" = serve ]; then
    arguments+=(--port "$PORT" --test-stop-after 200 --json)
    case " ${arguments[*]} " in *" --home "*) arguments+=(--home-port "$HOME_PORT" --trust-port "$TRUST_PORT" --test-machine laptop=10.1.2.3) ;; esac
fi
exec "$PROGRAM" "${arguments[@]}"
""",
    "sudo": """#!/usr/bin/env bash
while [[ "$1" == *=* ]]; do export "${1//\\/var\\/lib\\/wird/$SCRATCH/data}"; shift; done
case "$1" in */install.sh) exec "$@" --prefix "$SCRATCH/usr/local" ;; esac
exec "$@"
""",
    "systemctl": "#!/bin/sh\necho \"$@\" >>\"$SCRATCH/systemctl\"\n",
    # The command that copies backups sees little of the environment, so this finds its place by itself.
    "rsync": "#!/bin/sh\necho \"$@\" >>\"$(dirname \"$0\")/../rsync\"\n",
    "caddy": """#!/bin/sh
[ -z "$CADDY" ] || "$CADDY" validate --config "$3" --adapter caddyfile
""",
    "swift": "#!/bin/sh\necho \"$SCRATCH/bin/built\"\n",
}


class Machine:
    """A machine with an empty data folder, on which the document's commands are run as they stand."""

    def __init__(self, folder):
        self.folder, self.process, self.log = folder, None, folder / "log"
        self.port, self.home = free_port(), free_port()
        for name, text in TOOLS.items():
            self.write(f"bin/{name}", text)
        (folder / "bin/built").mkdir()
        (folder / "bin/built/wird").symlink_to(BINARY)
        self.checkout()
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("WIRD_")} | {
            "PATH": f"{folder}/bin:{os.environ['PATH']}", "SCRATCH": str(folder), "PROGRAM": BINARY, "WIRD_DATA": str(folder / "data"),
            "WIRD_CONTENT": os.environ["WIRD_CONTENT"], "PORT": str(self.port), "HOME_PORT": str(self.home),
            "TRUST_PORT": str(free_port()), "CADDY": caddy.BINARY, "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8"}

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def checkout(self):
        """The checkout, with what is built in it, and without a compiler: ./run starts what is there."""
        here = self.folder / "checkout"
        (here / ".content").mkdir(parents=True)
        for each in [*ROOT.iterdir(), *(ROOT / ".content").iterdir()]:
            place = here / each.relative_to(ROOT)
            if each.name not in ("run", ".content", ".git", ".release", ".build-logs"):
                place.symlink_to(each)
        assert "--home)" in (ROOT / "run").read_text(encoding="utf-8")
        self.write("checkout/run", "#!/bin/sh\n[ \"$1\" = --build-only ] || exec wird serve \"$@\"\n")
        (here / "secret.txt").write_text("a secret of the service's\n")
        key = ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out"]
        subprocess.run([*key, here / "AuthKey_KEY1234567.p8"], check=True, capture_output=True)
        (self.folder / "etc").mkdir()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=wird.test",
             "-addext", "subjectAltName=DNS:wird.test", "-keyout", self.folder / "etc/key.pem", "-out", self.folder / "etc/fullchain.pem"],
            check=True, capture_output=True)

    def run(self, line):
        """Runs a line to its end; gives what it printed."""
        done = subprocess.run(
            ["bash", "-ec", line], cwd=self.folder / "checkout", env=self.environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, (line, done.stdout[-2000:], done.stderr[-2000:])
        return done.stdout + done.stderr

    def serve(self, line):
        """Starts a line that goes on until the next one of its kind."""
        self.stop()
        with open(self.log, "wb") as output:
            self.process = subprocess.Popen(
                ["bash", "-ec", line], cwd=self.folder / "checkout", env=self.environment, stdout=output, stderr=output,
                start_new_session=True)
        deadline = time.monotonic() + 30
        while True:
            try:
                return urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=1).close()
            except OSError:
                assert self.process.poll() is None and time.monotonic() < deadline, (line, self.log.read_text())
                time.sleep(0.05)

    def stop(self):
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(timeout=20)
        self.process = None

    @property
    def printed(self):
        """What the server printed for the person."""
        return json.loads([line for line in self.log.read_text().splitlines() if line.startswith('{"address"')][-1])

    def here(self, method, path, body=None, **headers):
        """A request from the machine itself; gives status and text."""
        return self._ask(http.client.HTTPConnection("127.0.0.1", self.port, timeout=30), method, path, body, headers)[:2]

    def phone(self, method, path, body=None, **headers):
        """A request over TLS from a phone of the home network; gives status, text and cookies."""
        connection = http.client.HTTPSConnection("127.0.0.1", self.home, timeout=30, context=ssl._create_unverified_context())
        name = urllib.parse.urlsplit(self.printed["home"]).netloc
        return self._ask(connection, method, path, body, {"host": name, "accept": "text/html"} | headers)

    @staticmethod
    def _ask(connection, method, path, body, headers):
        encoded = urllib.parse.urlencode(body) if body else None
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, encoded, {"accept": "application/json"} | (FORM if body else {}) | fields)
        answer = connection.getresponse()
        text = answer.read().decode()
        cookies = "; ".join(value.split(";")[0] for value in answer.headers.get_all("set-cookie") or [])
        connection.close()
        return answer.status, text, cookies

    def pairs(self, link):
        """A phone follows a link that pairs, and is let in."""
        status, _, cookie = self.phone("POST", "/pair", {"code": link.split("#")[1], "name": "Phone"})
        assert status == 303 and self.phone("GET", "/inbox", cookie=cookie)[0] == 200, link

    def joins(self, link, name):
        """Somebody joins by a link; gives their session."""
        _, _, step = self.phone("POST", "/account/join", {"code": link.split("#")[1], "name": name})
        status, _, cookie = self.phone("POST", "/account/ways/password", {"password": PASSWORD}, cookie=step)
        assert status == 303 and self.phone("GET", "/inbox", cookie=cookie)[0] == 200, link
        return cookie


def blocks():
    """The document's blocks of commands and of a unit, in its order: the kind and the lines without their comments."""
    for kind, text in re.findall(r"^ *```(sh|ini)\n(.*?)^ *```$", DOCUMENT, re.M | re.S):
        lines = [re.sub(r"\s+# .*", "", line).strip() for line in text.splitlines()]
        yield kind, [line for line in lines if line]


def links(text):
    """The links that a command printed."""
    return re.findall(r"(https://\S+#[0-9A-Z-]+)", text)


@pytest.fixture
def machine(tmp_path):
    made = Machine(tmp_path)
    yield made
    made.stop()


def test_its_commands_lead_to_a_phone_and_to_a_school(machine):
    """each command of the document does what the document says, in its order: a phone pairs, a person joins, a school opens, a service is installed, a backup is copied"""
    scripts = [lines for _, lines in blocks() if lines[0].startswith("#!")]
    assert len(scripts) == 1
    machine.write("etc/copy-backup", "\n".join(scripts[0]) + "\n")
    ran = []
    for kind, lines in blocks():
        if lines in scripts:
            continue
        if kind == "ini":
            # The unit's way of starting, by the program that was installed.
            command = lines[-1].removeprefix("ExecStart=")
            assert command.startswith("/usr/local/bin/wird ")
            assert (machine.folder / "usr/local/bin/wird").exists()
            lines = [command.replace("/usr/local/bin/wird", f"PROGRAM={machine.folder}/usr/local/bin/wird wird")]
        for line in lines:
            if re.search(r"(\bwird serve\b|^\./run\b)", line):
                machine.serve(line)
                said = ""
            else:
                said = machine.run(line)
            ran.append(line)
            after(machine, line, said)
    # In the text itself stand others, which are run where nothing of the story hangs on them.
    machine.serve("WIRD_URL=https://wird.example.org wird serve")
    for line in sorted(set(re.findall(r"`(wird [^`]+)`", DOCUMENT)), key=lambda line: "serve" in line):
        if "FILE" in line:
            line = line.replace("FILE", "docs/course/sample.json")
        if "wird serve" in line:
            machine.serve(("WIRD_URL=https://wird.example.org " if "proxies" in line else "") + line)
        elif line not in ran:
            machine.run(line)
    assert len(ran) > 15


def after(machine, line, said):
    """What the document promises of a command."""
    if line.endswith("--home") and "course" not in line:
        assert machine.phone("GET", "/inbox")[0] == 401, "nobody comes in without a link"
        if machine.printed["pairing"]:
            machine.pairs(machine.printed["pairing"])
        assert machine.here("GET", "/inbox")[0] == 200
    elif line.endswith("wird pair"):
        machine.pairs(links(said)[0])
    elif "--certificate" in line:
        assert machine.printed["home"].startswith("https://wird.test:") and machine.phone("GET", "/inbox")[0] == 401
    elif line.startswith("wird person invite"):
        name = line.split()[3]
        if "--role" not in line:
            # Her link, followed on her phone.
            machine.joins(links(said)[0], "sara")
            return
        cookie = machine.joins(links(said)[0], name.lower())
        role = "coach" if "coach" in line else "student"
        status, text = machine.here("POST", "/course/school/roster", {"step": "invite", "name": name, "role": role})
        assert status < 400, text
        code = json.loads(text)["link"].split("/course/school/join?code=")[1]
        status, text, _ = machine.phone("POST", "/course/school/join", {"code": code}, cookie=cookie)
        assert status < 400, text
    elif line == "wird person list":
        assert "sara" in said.lower()
    elif line.endswith("--school"):
        assert re.search(r"Students: 2, coaches: 2", said), (said, machine.here("GET", "/course/school/roster"))
    elif line.startswith("wird provider add"):
        assert "/account/provider/back/" in said
    elif line.startswith("tar "):
        assert (machine.folder / "usr/local/bin/wird").exists()
    elif line.startswith("Scripts/release"):
        # The machine that runs it gets the archive.
        for archive in (machine.folder / "checkout/.release").glob("wird-*.tar.gz"):
            archive.rename(machine.folder / "checkout" / archive.name)
    elif line.startswith("WIRD_URL"):
        status, _ = machine.here("GET", "/inbox", host="wird.example.org", x_forwarded_for="198.51.100.7")
        assert status == 401 and machine.here("GET", "/inbox")[0] == 200
        assert links(machine.run("wird pair"))[0].startswith("https://wird.example.org/pair#")
    elif line.startswith("WIRD_BACKUP_COMMAND"):
        machine.run("WIRD_BACKUP_COMMAND=/etc/wird/copy-backup wird backup")
        [copied] = (machine.folder / "rsync").read_text().splitlines()[-1:]
        assert re.fullmatch(rf"--quiet {machine.folder}/data/(people\.sqlite\.)?backups/\S+\.sqlite backup@nas.local:wird/", copied), copied
    elif "systemctl edit" in line:
        assert (machine.folder / "systemctl").read_text() == "edit wird\n"
