import contextlib
import faulthandler
import json
import os
import pathlib
import sys

import pytest
from playwright.sync_api import Error, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from harness import browser, static  # noqa: E402
from harness.app import AppPage  # noqa: E402
from harness.proxy import Door  # noqa: E402
from harness.server import Server  # noqa: E402
from harness.stranger import Stranger  # noqa: E402

IS_LONG = os.environ.get("WIRD_LONG") == "1"
collect_ignore = [] if IS_LONG else ["test_long.py"]


@pytest.fixture(autouse=True)
def ends():
    """Ends the run when a test hangs in a page that never answers: nothing else would."""
    faulthandler.dump_traceback_later(1200 + 7200 * IS_LONG + float(os.environ.get("WIRD_RANDOM_SECONDS", "0")), exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright):
    """One browser for tests that need no profile of their own; each opens its own context."""
    started = browser.launch(playwright)
    yield started
    started.close()


@pytest.fixture(scope="module")
def parts(chromium):
    """A page that holds the worker's parts, with an instance of the app that has not been started."""
    with static.serving() as address:
        context = chromium.new_context()
        page = context.new_page()
        page.goto(address)
        page.evaluate("""async () => {
            globalThis.bridge = await Bridge.instantiate(await WebAssembly.compileStreaming(fetch("/wird.wasm")));
        }""")
        yield page
        context.close()


@pytest.fixture
def server(tmp_path):
    """The product's server over an empty data folder."""
    started = Server(tmp_path / "data").start()
    yield started
    started.kill()


@pytest.fixture
def door(server):
    """The server behind a door that a test can shut."""
    opened = Door(server.port)
    opened.open()
    yield opened
    opened.shut()


@pytest.fixture
def profiles(playwright, tmp_path):
    """Browsers with a profile: `profiles(name)` starts one, and starting the same name again is a restart."""
    running = {}

    def start(name="person"):
        if name in running:
            # A browser that the test has killed is closed already.
            with contextlib.suppress(Error):
                running.pop(name).close()
        running[name] = browser.launch_profile(playwright, tmp_path / name)
        return running[name]

    yield start
    for context in running.values():
        context.close()


@pytest.fixture
def app(request, door):
    """
    A tab in which the worker answers, with storage of its own: in the browser that all tests share, or, where the test
    asks for `profiles` too, in the one of those that a plain `profiles()` starts again.
    """
    if "profiles" in request.fixturenames:
        yield AppPage(request.getfixturevalue("profiles")().pages[0], door.address).install()
        return
    context = request.getfixturevalue("chromium").new_context()
    yield AppPage(context.new_page(), door.address).install()
    context.close()


@pytest.fixture
def stranger():
    """A site of somebody else's; its page is what a test makes it."""
    opened = Stranger()
    yield opened
    opened.close()


@pytest.fixture
def quran_content():
    """Passes over a test where the content that was built holds no text of the Quran."""
    index = pathlib.Path(os.environ.get("WIRD_CONTENT", "")) / "packs.json"
    if not index.is_file() or "quran" not in json.loads(index.read_text(encoding="utf-8")):
        pytest.skip("WIRD_CONTENT holds no text of the Quran")
