"""The product as a person's browser meets it: a server with a fixed clock over an empty data folder, and its pages.

The tests stay with the server: these browsers have no service workers (the worker has tests of its own), and the pages'
clock is the server's, so that what is shown doesn't depend on the hour the tests run at.
"""
import datetime
import json
import os
import pathlib
import secrets
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

BINARY = os.environ.get("WIRD_BINARY", "")
NOW = "2026-11-21T07:10:00Z"
"""Ten past ten in the morning in Makkah, a Saturday."""
TODAY, YESTERDAY, TOMORROW = "2026-11-21", "2026-11-20", "2026-11-22"

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Product:
    """`wird serve` with a fixed clock. It ends by itself, even when the tests don't end it."""

    def __init__(self, folder, now=NOW, **environment):
        self.folder = pathlib.Path(folder)
        self.now = now
        self.environment = environment
        self.port = free_port()
        self.was_stopped = False
        self.process = None

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def command_environment(self):
        return os.environ | {"WIRD_DATA": str(self.folder), "WIRD_NOW": self.now} | self.environment

    def start(self, seconds=3600):
        self.folder.mkdir(parents=True, exist_ok=True)
        log = self.folder / "serve.log"
        with open(log, "ab") as output:
            self.process = subprocess.Popen(
                [BINARY, "serve", "--port", str(self.port), "--test-clock", "--test-stop-after", str(seconds)],
                env=self.command_environment, stdout=output, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + 60
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        return self

    def stop(self):
        self.was_stopped = True
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process = None

    def _answers(self):
        try:
            with urllib.request.urlopen(self.address + "/healthz", timeout=2) as answer:
                return answer.status == 200
        except OSError:
            return False

    # What programs do --------------------------------------------------------------------------------------------

    def send(self, method, path, body=None, headers=None):
        """One request as it stands: status, headers, body. Redirects are not followed."""
        request = urllib.request.Request(self.address + path, data=body, method=method, headers=headers or {})
        try:
            with OPENER.open(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.headers, answer.read()

    def get(self, path):
        """What a page says, as programs see it."""
        status, _, body = self.send("GET", path, headers={"Accept": "application/json"})
        assert status == 200, body
        return json.loads(body)

    def post(self, path, status=200, **fields):
        """Sends a form as programs do."""
        body = urllib.parse.urlencode({"operation": operation()} | fields).encode()
        headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
        answered, _, answer = self.send("POST", path, body, headers)
        assert answered == status, (answered, answer)
        return json.loads(answer)

    def upload(self, path, text):
        """Sends a form with a file, as browsers do."""
        parts = [f'name="operation"\r\n\r\n{operation()}',
                 f'name="file"; filename="wird.json"\r\ncontent-type: application/json\r\n\r\n{text}']
        body = "".join(f"--wirdwird\r\ncontent-disposition: form-data; {part}\r\n" for part in parts) + "--wirdwird--\r\n"
        headers = {"Accept": "application/json", "Content-Type": "multipart/form-data; boundary=wirdwird"}
        status, _, answer = self.send("POST", path, body.encode(), headers)
        assert status == 200, answer
        return json.loads(answer)

    def add(self, title, **fields):
        """Adds a task; with `date` and `start` to a day, else to the inbox."""
        return self.post("/tasks", title=title, **fields)["task"]

    def today(self):
        return self.get("/")

    def task(self, identifier):
        return self.get(f"/tasks/{identifier}")["task"]

    def inbox(self):
        return [task["title"] for task in self.get("/inbox")["tasks"]]

    def settle(self, city="Makkah"):
        """Chooses a city."""
        cities = self.get(f"/place?{urllib.parse.urlencode({'q': city})}")["cities"]
        return self.post("/place", city=cities[0]["id"])["place"]

    def settings(self, **fields):
        return self.post("/me/settings", **fields)


class Redirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments, **keywords):
        return None


OPENER = urllib.request.build_opener(Redirects)


def operation():
    """A form's operation number: 12 hexadecimal digits of the time and 20 random ones."""
    return f"{int(time.time() * 1000):012x}{secrets.token_hex(10)}"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def instant(text):
    return datetime.datetime.fromisoformat(text)


class Reader:
    """A browser of its own over a product: it watches what goes wrong on every page."""

    def __init__(self, chromium, product, clock="fixed", **options):
        """`clock`: "fixed" at the server's instant, "running" from there on, a number of seconds to run from, or the
        browser's "own", which alone measures how long something takes."""
        options = {"viewport": PHONE, "locale": "en-GB", "timezone_id": "Asia/Riyadh"} | options
        self.product = product
        self.context = chromium.new_context(base_url=product.address, **options)
        self.context.set_default_timeout(10_000)
        self.faults = []
        self.hosts = set()
        self.has_scripts = options.get("java_script_enabled", True)
        if self.has_scripts:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
            self._set(clock)
        self.page = self.tab()

    def _set(self, clock):
        if clock == "own":
            return
        if clock == "fixed":
            self.context.clock.set_fixed_time(instant(self.product.now))
        elif clock == "running":
            self.context.clock.install(time=instant(self.product.now))
        else:
            self.context.clock.install(time=clock)

    def tab(self):
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._fault(page, error))
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self.hosts.add(urllib.parse.urlsplit(request.url).netloc))
        page.on("response", self._answered)
        return page

    def _fault(self, page, error):
        # On a busy machine the browser shows the next page without its transition, and says so. Nothing of ours failed.
        if not any(words in str(error) for words in ("Page already revealed", "ViewTransition opt-in disabled")):
            self.faults.append(f"{page.url}: {error}")

    def _console(self, message):
        # The browser's own line on a page that answers 404 or 422, as it should; files are watched by `_answered`.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def _failed(self, request):
        # A page that is left before it has arrived is no fault.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response):
        if response.status >= 400 and response.request.resource_type not in ("document", "fetch"):
            self.faults.append(f"{response.status} {response.url}")

    def open(self, path="/", page=None):
        """Goes to a page and waits until its scripts are at work."""
        page = page or self.page
        page.goto(path)
        if self.has_scripts:
            page.wait_for_selector("html[data-scripted]", state="attached")
        return page

    def close(self):
        self.context.close()


@pytest.fixture
def product(tmp_path):
    """A product in which a city was chosen and nothing else was done."""
    started = Product(tmp_path / "data").start()
    started.settle()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """As `product`, but one for all tests of a file."""
    started = Product(tmp_path_factory.mktemp("shared")).start()
    started.settle()
    yield started
    started.stop()


@pytest.fixture
def fresh(tmp_path):
    """A product in which nothing was done."""
    started = Product(tmp_path / "data").start()
    yield started
    started.stop()


@pytest.fixture
def readers(chromium):
    """Opens browsers: `readers(product, viewport=…)`."""
    opened = []

    def open_reader(product, **options):
        opened.append(Reader(chromium, product, **options))
        return opened[-1]

    yield open_reader
    for reader in opened:
        reader.close()
    for reader in opened:
        # A page that is still open when its server is stopped asks once more and finds nobody there.
        was_stopped = reader.product.was_stopped
        faults = [fault for fault in reader.faults if not was_stopped or "ERR_CONNECTION_REFUSED" not in fault]
        assert not faults, faults
