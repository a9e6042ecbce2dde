"""Two devices of a person: what changes on one is seen on the other's open page at once, and a hidden page rests."""
import time

import pytest
from harness.app import AppPage
from product_hands import eventually, until

HEARS = """async () => (await navigator.locks.query()).held.some(({ name }) => name === "wird-changes")"""
HIDE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def devices(chromium, door):
    """Two browsers that have the product, with the inbox open, and hear of changes."""
    opened = []
    for _ in range(2):
        device = AppPage(chromium.new_context().new_page(), door.address).install()
        device.open("/inbox").sync_until("synced")
        until(device.page, HEARS)
        opened.append(device)
    yield opened
    for device in opened:
        device.page.context.close()


def shows(device, title):
    return f"document.querySelector('main').innerText.includes({title!r})"


def test_another_device_sees_it_at_once(devices):
    """SY-011 a change on one device shows on the other's open page within five seconds, long before its next sync"""
    first, second = devices
    for number in range(3):
        begin = time.monotonic()
        first.add_task(f"from the first {number}")
        until(second.page, shows(second, f"from the first {number}"), seconds=5)
        second.add_task(f"from the second {number}")
        until(first.page, shows(first, f"from the second {number}"), seconds=5)
        assert time.monotonic() - begin < 10


def test_the_command_line_is_seen_too(devices, server):
    """SY-011 what a command adds beside the running server shows on an open page within five seconds"""
    server.run("task", "add", "by a command")
    for device in devices:
        until(device.page, shows(device, "by a command"), seconds=5)


def test_one_page_of_a_browser_listens_and_a_hidden_one_rests(devices, door):
    """MZ-247 one visible page of a browser listens for all; a hidden one doesn't, and what it missed comes as it is shown"""
    first, second = devices
    eventually(lambda: len(door.streams) == 2)
    other = AppPage(second.page.context.new_page(), door.address).open("/inbox")
    other.page.wait_for_timeout(1_000)
    assert len(door.streams) == 2
    second.page.evaluate(HIDE, "hidden")
    until(other.page, HEARS)
    other.page.evaluate(HIDE, "hidden")
    eventually(lambda: len(door.streams) == 1)
    first.add_task("while it was hidden")
    first.sync_until("synced")
    other.page.evaluate(HIDE, "visible")
    until(other.page, shows(other, "while it was hidden"), seconds=5)
    eventually(lambda: len(door.streams) == 2)


def test_what_one_does_is_sent_once(devices, door):
    """SY-011 one's own change is sent in one exchange; hearing of it again asks for nothing more"""
    first, _ = devices
    first.page.wait_for_timeout(1_000)
    exchanges = []
    first.page.context.on("request", lambda request: exchanges.append(request.url) if request.url.endswith("/sync") else None)
    first.page.locator("#quick").fill("mine alone")
    first.page.locator("#quick").press("Enter")
    until(first.page, shows(first, "mine alone"))
    first.page.wait_for_timeout(2_000)
    assert len(exchanges) == 1, exchanges


def test_the_server_goes_and_comes(devices, door):
    """SY-010 a server that is gone is not asked again and again; once a sync reaches it, changes are heard of at once again"""
    first, second = devices
    door.shut()
    eventually(lambda: not door.streams)
    asked = []
    second.page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/changes") else None)
    second.page.wait_for_timeout(3_000)
    assert not asked
    door.open()
    for device in devices:
        device.sync_until("synced")
        until(device.page, HEARS)
    first.add_task("after it came back")
    until(second.page, shows(second, "after it came back"), seconds=5)


@pytest.mark.timed
def test_how_soon_it_is_seen(devices):
    """SY-011 nineteen changes of twenty show on the other device's open page within a second"""
    first, second = devices
    spent = []
    for number in range(20):
        begin = time.monotonic()
        first.add_task(f"number {number}")
        until(second.page, shows(second, f"number {number}"))
        spent.append(time.monotonic() - begin)
        # A page refreshes itself once a second.
        second.page.wait_for_timeout(1_100)
    print(f"\nseen after: p95 {sorted(spent)[18] * 1_000:.0f} ms, median {sorted(spent)[10] * 1_000:.0f}")
    assert sorted(spent)[18] < 1, spent
