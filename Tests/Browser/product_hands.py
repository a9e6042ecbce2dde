"""A person's hands on the timeline: mouse, finger and keyboard."""
import contextlib
import time

from playwright.sync_api import Error

LIFTED = "document.documentElement.dataset.dragging !== undefined"
STILL = "document.documentElement.dataset.dragging === undefined"


class Timeline:
    """A page's timeline, as its scripts see it."""

    def __init__(self, page):
        self.page = page
        self.root = page.locator("[data-timeline]")

    def task(self, identifier):
        return self.page.locator(f"[data-timeline] [data-task='{identifier}']")

    def show(self, minute):
        """Brings a minute to the middle of the window."""
        self.page.evaluate("""(minute) => {
            const line = document.querySelector("[data-timeline]");
            const { origin, end } = line.dataset;
            const box = line.getBoundingClientRect();
            const at = box.top + scrollY + (minute - origin) * box.height / (end - origin);
            scrollTo({ top: at - innerHeight / 2, behavior: "instant" });
        }""", minute)

    def y(self, minute):
        """Where a minute stands in the window."""
        return self.page.evaluate("""(minute) => {
            const line = document.querySelector("[data-timeline]");
            const { origin, end } = line.dataset;
            const box = line.getBoundingClientRect();
            return box.top + (minute - origin) * box.height / (end - origin);
        }""", minute)

    @property
    def middle(self):
        """The middle of the day's column."""
        box = self.page.locator("[data-timeline] .events").bounding_box()
        return box["x"] + box["width"] / 2


class Mouse:
    """Drags with the mouse."""

    def __init__(self, page):
        self.page = page

    def down(self, x, y):
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x, y):
        self.page.mouse.move(x, y, steps=8)
        settle(self.page)

    def up(self):
        self.page.mouse.up()


class Finger:
    """Drags with a finger: it rests until the task is picked up."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.at = (0, 0)

    def _send(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def touch(self, x, y):
        self.at = (x, y)
        self._send("touchStart", self.at)

    def down(self, x, y):
        self.touch(x, y)
        until(self.page, LIFTED)

    def move(self, x, y, steps=8):
        (fromX, fromY), self.at = self.at, (x, y)
        for step in range(1, steps + 1):
            self._send("touchMove", (fromX + (x - fromX) * step / steps, fromY + (y - fromY) * step / steps))
            time.sleep(0.016)
        settle(self.page)

    def up(self):
        self._send("touchEnd")

    def pinch(self, x, middle, apart, until_apart):
        """Sets two fingers down, one above the other, and brings them to another distance."""
        self._send("touchStart", (x, middle - apart / 2), (x, middle + apart / 2))
        for step in range(1, 9):
            now = apart + (until_apart - apart) * step / 8
            self._send("touchMove", (x, middle - now / 2), (x, middle + now / 2))
            settle(self.page)
        self._send("touchEnd")


def until(page, expression, seconds=10):
    """Waits until an expression holds. (Playwright's own wait evaluates text in the page, which the page's policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not holds(page, expression):
        assert time.monotonic() < deadline, f"never: {expression}"
        time.sleep(0.03)


def holds(page, expression):
    """Whether an expression holds. A page that is just being left holds nothing."""
    try:
        return page.evaluate(expression)
    except Error as error:
        if "Execution context was destroyed" not in str(error):
            raise
        return False


def eventually(condition, seconds=10):
    """Waits until a function of the test's own holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "never"
        time.sleep(0.03)


def settle(page):
    """Waits until two frames were drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@contextlib.contextmanager
def posted(page, change):
    """Waits for a change of a task to be sent and answered."""
    with page.expect_response(lambda response: response.request.method == "POST" and f"/{change}" in response.url) as answer:
        yield answer
    until(page, STILL)


def grip(locator):
    """A point of an element by which it may be carried: on its words, off its buttons."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 12)


def announced(page):
    return page.locator("[data-announcer]").text_content()
