"""Calendar programs that people use, each over a folder of its own: it imports a file and says what it then holds.

They are found where they are installed, or where ./test unpacked them: beside the checkout, in `.calendars`.
"""
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import time

from .paths import ROOT
from .server import free_port

UNPACKED = ROOT / ".calendars"
ZONE = "Europe/Berlin"
"""Where the person is: not where the session is told for, so that a program that reads a zone wrongly shows another hour."""


def program(name):
    """Where a program stands; nothing where it doesn't."""
    unpacked = UNPACKED / ("usr/lib/thunderbird/thunderbird" if name == "thunderbird" else f"usr/bin/{name}")
    return shutil.which(name) or (str(unpacked) if unpacked.exists() else None)


def environment(folder):
    """An environment in which a program finds its parts, and nothing of whoever runs the tests."""
    libraries = [str(UNPACKED / "usr/lib/thunderbird"), *map(str, UNPACKED.glob("usr/lib/*-linux-gnu"))]
    return {"HOME": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": ZONE, "LD_LIBRARY_PATH": ":".join(libraries)}


def run(folder, *command, **more):
    answer = subprocess.run(command, env=environment(folder) | more, capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0, answer.stderr + answer.stdout
    return answer.stdout


KHAL = """[calendars]
[[wird]]
path = {folder}/calendar
[locale]
local_timezone = {zone}
default_timezone = {zone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = {folder}/khal.db
"""


def khal(folder, file, day):
    """What khal lists of a day, an event a line: begin|end|title|link|the sign of an alarm; and the file that it keeps."""
    (folder / "calendar").mkdir()
    (folder / "config").write_text(KHAL.format(folder=folder, zone=ZONE))
    # Debian's own Python runs it, with its own packages; what is unpacked comes first.
    packages = {"PYTHONPATH": str(UNPACKED / "usr/lib/python3/dist-packages")} if UNPACKED.exists() else {}
    command = ["/usr/bin/python3", program("khal"), "-c", str(folder / "config")]
    run(folder, *command, "import", "--batch", "-a", "wird", str(file), **packages)
    form = "{start-long}|{end-long}|{title}|{url}|{alarm-symbol}"
    lines = run(folder, *command, "list", "--format", form, day, "1d", **packages).splitlines()
    (kept,) = (folder / "calendar").glob("*.ics")
    return [line.replace("| ", "|").split("|") for line in lines if "|" in line], kept.read_text(encoding="utf-8")


def calcurse(folder, file):
    """How many calcurse took and skipped, its own list of appointments, and the note of each."""
    told = run(folder, program("calcurse"), "-D", str(folder / "calcurse"), "-i", str(file))
    counts = [int(number) for number in re.search(r"(\d+) apps? / (\d+) events? / (\d+) todos? / (\d+) skipped", told).groups()]
    appointments = (folder / "calcurse/apts").read_text(encoding="utf-8").splitlines()
    return counts, appointments, [note.read_text(encoding="utf-8") for note in (folder / "calcurse/notes").iterdir()]


IMPORT = """
const [text, done] = arguments;
(async () => {
    const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
    const stream = Cc["@mozilla.org/io/string-input-stream;1"].createInstance(Ci.nsIStringInputStream);
    stream.setUTF8Data(text);
    const items = Cc["@mozilla.org/calendar/import;1?type=ics"].getService(Ci.calIImporter).importFromStream(stream);
    const calendar = cal.manager.createCalendar("storage", Services.io.newURI("moz-storage-calendar://"));
    calendar.name = "Wird";
    cal.manager.registerCalendar(calendar);
    for (const item of items) await calendar.addItem(item);
    const kept = await calendar.getItemsAsArray(Ci.calICalendar.ITEM_FILTER_ALL_ITEMS, 0, null, null);
    const instant = (date) => date.getInTimezone(cal.dtz.UTC).icalString;
    return kept.map((event) => ({
        title: event.title, start: instant(event.startDate), end: instant(event.endDate), zone: event.startDate.timezone.tzid,
        link: event.getProperty("URL"), alarms: event.getAlarms().map((alarm) => [alarm.action, alarm.offset.icalString]),
    }));
})().then(done, (error) => done({ error: `${error}\\n${error.stack}` }));
"""
"""Thunderbird's own importer, into a calendar of its own that is then asked."""

# It asks nobody on the network, and shows none of what a first start shows.
PREFERENCES = {
    "marionette.port": 0, "network.proxy.type": 1, "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": 9, "app.donation.eoy.url": "", "mail.provider.enabled": False,
    "mailnews.start_page.enabled": False, "datareporting.policy.dataSubmissionEnabled": False,
}


def thunderbird(folder, file):
    """What Thunderbird holds once it has imported a file."""
    port, profile = free_port(), folder / "profile"
    profile.mkdir()
    lines = [f'user_pref("{name}", {json.dumps(value)});\n' for name, value in (PREFERENCES | {"marionette.port": port}).items()]
    (profile / "user.js").write_text("".join(lines))
    process = subprocess.Popen(
        [program("thunderbird"), "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", str(profile)],
        env=environment(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with Marionette(port, process) as driver:
            driver.ask("WebDriver:NewSession", capabilities={})
            driver.ask("Marionette:SetContext", value="chrome")
            answer = driver.ask("WebDriver:ExecuteAsyncScript", script=IMPORT, args=[file.read_text(encoding="utf-8")], sandbox="system")
            return answer["value"]
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()


class Marionette:
    """Mozilla's way to drive its programs: JSON after its length, over a socket on loopback."""

    def __init__(self, port, process):
        deadline = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 60)
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < deadline, "Thunderbird did not start"
                time.sleep(0.3)
        self.rest, self.number = b"", 0
        self._receive()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def ask(self, name, **fields):
        self.number += 1
        message = json.dumps([0, self.number, name, fields]).encode()
        self.socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, answer = self._receive()
        assert error is None, error
        return answer

    def _receive(self):
        while b":" not in self.rest:
            self._read()
        length, _, self.rest = self.rest.partition(b":")
        while len(self.rest) < int(length):
            self._read()
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def _read(self):
        part = self.socket.recv(65536)
        assert part, "Thunderbird closed the connection"
        self.rest += part
