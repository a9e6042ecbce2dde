import pathlib
import sys

import pytest
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from harness import browser, static  # noqa: E402


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
