"""Random use: a person who clicks, drags, types, goes back, reloads and loses the network, by a seed.

What must hold whatever was done: no page fails, no console complains, nothing unmarked lies over a prayer, and no task is
gone that nobody deleted.
"""
import random
import time
import urllib.parse

from playwright.sync_api import Error

FORBIDDEN = ("/me/data", "/v1/", ".ics", "/import", "/export", "/backup", "/restore", "/me/settings/source")
"""What ends the walk or leaves the product: erasing everything, files, addresses for programs, another server's address."""

TARGETS = """(forbidden) => [...document.querySelectorAll(
    "a[href], button, summary, select, textarea, input:not([type=hidden], [type=file])")]
    .filter((each) => {
        if (!each.checkVisibility() || each.disabled) return false;
        const address = each.getAttribute("href") ?? each.getAttribute("formaction") ?? each.form?.getAttribute("action") ?? "/";
        return address.startsWith("/") && !each.hasAttribute("download") && !forbidden.some((part) => address.includes(part))
            || address.startsWith("#") || address.startsWith("?");
    })
    .map((each, index) => {
        each.dataset.walk = index;
        return [each.tagName, each.type ?? "", index];
    })"""

KEYS = ["Tab", "Tab", "Shift+Tab", "Enter", "Escape", "ArrowDown", "ArrowUp", "Alt+ArrowDown", "Alt+ArrowUp",
        "Alt+Shift+ArrowDown", "Alt+Shift+ArrowUp", "m", "Space", "PageDown", "Home"]

WORDS = ["مراجعة", "Call", "٣٠", "12:30", "2026-12-01", "a" * 300, "<b>&\"'", "قهوة ☕", "-1", "", "13:00", "99999999999"]


class RandomPerson:
    """Uses the product in a page, each step drawn from the seed."""

    def __init__(self, page, seed, network=None):
        """`network`: called with whether there is to be one."""
        self.page = page
        self.random = random.Random(seed)
        self.network = network
        self.online = True
        self.deleted = ""
        self.steps = 0
        self.trace = []
        page.on("request", self._sent)
        page.on("dialog", lambda dialog: dialog.dismiss())

    def _sent(self, request):
        if request.method == "POST" and "delete" in request.url + (request.post_data or ""):
            self.deleted += request.url + " " + (request.post_data or "") + "\n"

    def use(self, seconds, most=1_000_000):
        """Uses the product for a time, or for a number of steps."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self.steps < most:
            act = self.random.choices(
                [self.press, self.drag, self.key, self.back, self.reload, self.home, self.toggle_network],
                [60, 8, 16, 5, 2, 8, 1])[0]
            self.trace.append(act.__name__)
            try:
                act()
            except Error as error:
                if not is_leaving(error):
                    raise AssertionError(f"after {self.steps} steps, {self.trace[-12:]}: {error}") from error
            self.steps += 1
        if not self.online:
            self.toggle_network()

    def press(self):
        """One thing that can be pressed or filled in, as a finger or a hand at the keys does."""
        targets = self.page.evaluate(TARGETS, list(FORBIDDEN))
        if not targets:
            return self.home()
        tag, kind, index = self.random.choice(targets)
        target = self.page.locator(f"[data-walk='{index}']").first
        self.trace.append(f"{tag} {kind} {urllib.parse.urlsplit(self.page.url).path}")
        if tag == "SELECT":
            target.evaluate("(each, place) => { each.selectedIndex = place % each.options.length;"
                            " each.dispatchEvent(new Event('change', { bubbles: true })); }", self.random.randrange(50))
        elif tag == "TEXTAREA" or kind in ("text", "search", "number", "url", "email"):
            target.evaluate("(each) => each.focus()")
            self.page.keyboard.insert_text(self.random.choice(WORDS))
        elif kind in ("date", "time", "datetime-local", "range", "color"):
            value = {"date": "2026-11-2%d" % self.random.randrange(1, 10), "time": "%02d:30" % self.random.randrange(24)}
            target.evaluate("(each, value) => { each.value = value; each.dispatchEvent(new Event('change', { bubbles: true })); }",
                            value.get(kind, "5"))
        else:
            target.click(timeout=1_000, force=True, no_wait_after=True)

    def drag(self):
        """Draws a task of the day somewhere else."""
        boxes = self.page.evaluate("""() => [...document.querySelectorAll("[data-timeline] [data-task]")].map((each) => {
            const box = each.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + 8];
        }).filter(([x, y]) => y > 60 && y < innerHeight - 60)""")
        if not boxes:
            return self.home()
        x, y = self.random.choice(boxes)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + self.random.randint(-40, 40), y + self.random.randint(-200, 200), steps=4)
        if self.random.random() < 0.2:
            self.page.keyboard.press("Escape")
        mouse.up()

    def key(self):
        self.page.keyboard.press(self.random.choice(KEYS))

    def back(self):
        self.page.go_back(wait_until="commit", timeout=5_000)

    def reload(self):
        self.page.reload(wait_until="commit")

    def home(self):
        self.page.goto(self.random.choice(["/", "/", "/inbox", "/me", "/day/2026-11-22", "/tasks/new"]), wait_until="commit")

    def toggle_network(self):
        if self.network:
            self.online = not self.online
            self.network(self.online)


LEAVING = ("Execution context was destroyed", "ERR_ABORTED", "interrupted by another navigation", "Timeout",
           "not attached", "outside of the viewport", "Element is not", "Cannot find context", "Frame was detached",
           "history", "navigat")


def is_leaving(error):
    """The page went elsewhere while it was asked, or what was to be pressed had gone: a person just presses again."""
    return any(words in str(error) for words in LEAVING)


def unmarked_over_prayers(day):
    """Open tasks that lie over a prayer and are not named as conflicts."""
    named = str(day["conflicts"])
    minute = lambda clock: int(clock[:2]) * 60 + int(clock[3:5])  # noqa: E731
    spans = [(minute(prayer["start"]), minute(prayer["end"]), prayer["name"]) for prayer in day["prayers"]]
    return [
        (task["title"], name) for task in day["tasks"] for start, end, name in spans
        if not task["completed"] and not task.get("conflict") and task["id"] not in named and end > start
        and minute(task["start"]) < end and minute(task["start"]) + task["duration"] > start]
