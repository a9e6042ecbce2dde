"""What takes minutes, or a machine that does nothing else: `./test --long`, or one of them alone: `./test --long launches`.

A test that passes notes its figures in docs/manual/long.json, with the commit and what it ran on; the register counts it as
long as that stays the same. Figures of speed are the 95th percentile of twenty runs, in a window of 390×844, with the
page's processor slowed four times and fifty tasks in the day. The worker has a thread of its own, which no browser slows.
"""
import datetime
import json
import os
import pathlib
import random
import subprocess
import sys
import time
import urllib.parse
import zoneinfo

import pytest
from fixtures.listen_host import Host
from harness.app import operation
from harness.engines import started
from product_app import BINARY, Product, product  # noqa: F401
from product_hands import Mouse, Timeline, grip, until
from random_use import RandomPerson, unmarked_over_prayers
from test_listening import HIDDEN, WATCH, choose
from test_product_frames import START, day, figures  # noqa: F401
from test_product_speed import RENDER, full_day
from test_random_use import HARMLESS, context_base

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/lib"))
import lasting  # noqa: E402

FILE = pathlib.Path(__file__).name
RUNS = 20
COVERED = ["Sources/Almanac", "Sources/Records", "Sources/Planner"]
PLAYER = ["Web/js/player*.js"]
PAGES = ["Web/js/*.js", "Web/js/worker", "Web/css", "Sources/App/Planner", "Sources/Planner"]


@pytest.fixture
def kept(request):
    """Notes what was measured, at the end of a test that passed: `kept(covers, words)`."""
    name = request.node.originalname
    lasting.forget(FILE, name)
    return lambda covers, figures: lasting.keep(FILE, name, covers, figures)


def p95(figures):
    """The figure that 19 of 20 don't exceed."""
    return sorted(figures)[-(-len(figures) * 95 // 100) - 1]


def slowed(page):
    """A phone's window, and a processor four times as slow."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})


def test_coverage_of_the_planners_rules(kept):
    """MZ-295 the tests of the planner's portable modules reach nine lines in ten of each"""
    swift = ["swift", "test", "--scratch-path", ".build-coverage"]
    environment = {**os.environ, "WIRD_PORTABLE": "1"}
    subprocess.run([*swift, "--enable-code-coverage", "--filter", "AlmanacTests|RecordsTests|PlannerTests"],
                   cwd=ROOT, env=environment, check=True)
    found = subprocess.run([*swift, "--show-codecov-path"], cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    files = json.loads(pathlib.Path(found.stdout.strip()).read_text())["data"][0]["files"]
    shares = {}
    for module in COVERED:
        lines = [each["summary"]["lines"] for each in files if f"/{module}/" in each["filename"]]
        shares[module] = 100 * sum(each["covered"] for each in lines) / sum(each["count"] for each in lines)
    words = ", ".join(f"{module.removeprefix('Sources/')} {share:.1f} %" for module, share in shares.items())
    print(f"\nlines reached: {words}")
    assert min(shares.values()) >= 90, words
    kept([*COVERED, *[module.replace("Sources", "Tests") + "Tests" for module in COVERED]], f"lines reached: {words}")


def told(name, figures, bar):
    words = f"{name}: p95 {p95(figures):.0f} ms, median {sorted(figures)[len(figures) // 2]:.0f}, bar {bar}"
    print(f"\n{words}")
    assert p95(figures) < bar, (name, figures)
    return words


def test_ten_thousand_actions(app, door, server, kept):
    """MZ-297 ten thousand clicks, drags, keys, reloads and losses of the network: no fault in any console, nothing unmarked
    over a prayer, no task lost, no trap in the worker"""
    city = app.call("/place?q=Makkah")[1]["cities"][0]["id"]
    app.post("/place", city=city)
    today = app.call("/")[1]["date"]
    planted = [app.add_task(f"planted {number}")["id"] for number in range(12)]
    app.sync_until("synced")
    faults = []
    page, context = app.page, app.page.context
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    context.on("serviceworker", lambda worker: worker.on(
        "console", lambda message: faults.append(message.text) if message.type == "error" else None))
    context.set_default_timeout(8_000)
    page.goto(app.address + "/")
    context_base(page, app.address)
    person = RandomPerson(page, 20261125, network=lambda on: door.open() if on else door.shut())
    started = time.monotonic()
    person.use(7_200, 10_000)
    minutes = (time.monotonic() - started) / 60
    faults = [fault for fault in faults if not any(words in fault for words in HARMLESS)]
    assert not faults, (person.steps, faults[:5], person.trace[-20:])
    assert person.steps == 10_000
    app.open("/")
    for task in planted:
        status, answer = app.call(f"/tasks/{task}")
        assert status == 200 or task in person.deleted, (task, status, answer)
    assert unmarked_over_prayers(app.call(f"/day/{today}")[1]) == []
    kept(["Web/js", "Sources/WirdWorker"], f"10,000 actions in {minutes:.0f} minutes, seed 20261125, no fault")


class RandomPlanner:
    """Requests that place, change and repeat tasks at any minute of some days, drawn from a seed."""

    LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240]

    def __init__(self, seed, days):
        self.random, self.days, self.tasks = random.Random(seed), days, []

    def time(self):
        minute = self.random.randrange(1440)
        return {"date": self.random.choice(self.days), "start": f"{minute // 60:02}:{minute % 60:02}"}

    def request(self):
        """An address and its fields."""
        draw, length = self.random, {"duration": str(self.random.choice(self.LENGTHS))}
        if len(self.tasks) < 30 or draw.random() < 0.1:
            tied = {"timing": draw.choice(["after", "before"]), "prayer": draw.choice(["fajr", "dhuhr", "asr", "maghrib", "isha"]),
                    "minutes": str(draw.choice([0, 10, 30]))}
            repeated = {"repeat": draw.choice(["daily", "weekly"]), "ends": "times", "times": str(draw.randrange(2, 6))}
            kinds = [self.time(), self.time() | repeated, {"date": draw.choice(self.days)} | tied]
            return "/tasks", {"title": f"task {draw.randrange(1000)}"} | length | draw.choices(kinds, [6, 1, 2])[0]
        if draw.random() < 0.03:
            return f"/day/{draw.choice(self.days)}/reorganise", {"overflow": draw.choice(["tomorrow", "inbox", "stay"])}
        task = draw.choice(self.tasks)
        step, fields = draw.choices(
            [("move", self.time()), ("resize", length), ("schedule", self.time() | length), ("unschedule", {}), ("next", {}),
             ("extend", {}), ("split", self.time() | length), ("", self.time() | length), ("complete", {}), ("reopen", {}),
             ("delete", {}), ("restore", {})],
            [16, 10, 10, 4, 5, 3, 5, 8, 2, 3, 6, 2])[0]
        return f"/tasks/{task}" + (f"/{step}" if step else ""), fields


SENT = """async (requests) => {
    const answers = [];
    for (const [path, fields] of requests) {
        const response = await fetch(path, { method: "POST", headers: { accept: "application/json" }, body: new URLSearchParams(fields) });
        answers.push(response.status);
    }
    return answers;
}"""


def test_ten_thousand_placements(app, server, kept):
    """MZ-001 ten thousand random requests, commands and drags that create, move, resize, repeat and reschedule tasks, through the server, the worker, the command line and the page: none lies on a prayer or its buffers"""
    app.settings(language="en")
    app.post("/place", city=app.call("/place?q=Makkah")[1]["cities"][0]["id"])
    first = datetime.date.fromisoformat(app.call("/")[1]["date"])
    days = [str(first + datetime.timedelta(days=number)) for number in range(4)]
    draw = RandomPlanner(20261128, days)
    program = Product(server.data)
    program.port = server.port
    through = {"server": 0, "worker": 0, "commands": 0, "page": 0}
    taken = 0
    page = app.page
    while sum(through.values()) < 10_000:
        app.sync_until("synced", seconds=30)
        draw.tasks = [task["id"] for day in days for task in app.call(f"/day/{day}")[1]["tasks"]][-80:]
        for _ in range(235):
            path, fields = draw.request()
            status, _, _ = program.send(
                "POST", path, urllib.parse.urlencode({"operation": operation()} | fields).encode(),
                {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"})
            assert status < 500, (path, fields, status)
            taken += status < 400
            through["server"] += 1
        for _ in range(10):
            at = draw.time()
            words = draw.random.choice([
                ["task", "add", "by command", "--date", at["date"], "--at", at["start"], "--duration", "45"],
                ["task", "schedule", draw.random.choice(draw.tasks or ["none"]), "--date", at["date"], "--at", at["start"]],
                ["reschedule", "--date", at["date"]]])
            ran = subprocess.run([BINARY, *words], env=os.environ | {"WIRD_DATA": str(server.data)}, capture_output=True, text=True, check=False)
            assert ran.returncode in (0, 1, 2), ran.stderr
            taken += ran.returncode == 0
            through["commands"] += 1
        assert_clear(app, days, lambda day: json.loads(program.send("GET", f"/day/{day}", headers={"Accept": "application/json"})[2]))
        app.sync_until("synced", seconds=30)
        requests = [(path, {"operation": operation()} | fields) for path, fields in (draw.request() for _ in range(245))]
        answers = app.evaluate(SENT, requests)
        assert max(answers) < 500, answers
        taken += sum(status < 400 for status in answers)
        through["worker"] += len(answers)
        app.open(f"/day/{draw.random.choice(days[1:])}")
        for _ in range(10):
            through["page"] += 1
            shown = page.locator("[data-timeline] [data-task]:not(.task-done)")
            if not shown.count():
                continue
            task = shown.nth(draw.random.randrange(shown.count()))
            task.scroll_into_view_if_needed()
            x, y = grip(task)
            mouse = Mouse(page)
            mouse.down(x, y)
            mouse.move(x, max(20, min(700, y + draw.random.randrange(-250, 250))))
            mouse.up()
            until(page, "!document.querySelector('.is-returning, .is-lifted')")
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        assert_clear(app, days, lambda day: app.call(f"/day/{day}")[1])
    assert taken > 4_000, "most must have been taken"
    words = ", ".join(f"{count} through the {name}" for name, count in through.items())
    kept(["Sources/Planner", "Sources/App/Planner"], f"10,000 and more, {words}, {taken} taken, none on a prayer, seed 20261128")


def assert_clear(app, days, facts):
    """No open task of some days lies on a prayer's block, with what is kept free before and after it."""
    for day in days:
        answer = facts(day)
        assert answer["conflicts"] == [], (day, answer["conflicts"])
        assert [task for task in answer["tasks"] if task.get("conflict")] == []
        assert unmarked_over_prayers(answer) == [], day


def test_ten_minutes_hidden(chromium, kept):
    """SY-058 AP-07 for ten minutes a hidden page with every timer held back goes from ayah to ayah, and the session stays live"""
    host = Host()
    context = chromium.new_context()
    page = context.new_page()
    try:
        page.add_init_script(WATCH + HIDDEN)
        page.goto(host.address + "/")
        page.wait_for_function("document.querySelector('[data-download-total]').textContent")
        choose(page, first="1:1", last="2:1", range="endless", pause="1")
        page.locator("[data-player-toggle]").click()
        counts = []
        for minute in range(1, 11):
            time.sleep(60)
            heard = [each for each in page.evaluate("heard") if each["event"] == "playing"]
            counts.append(len(heard))
            assert counts[-1] > (counts[-2] if minute > 1 else 0), (minute, counts)
            assert page.evaluate("navigator.mediaSession.playbackState") == "playing", minute
            assert page.evaluate("navigator.mediaSession.metadata !== null && typeof actions.pause === 'function'"), minute
        ends = [each["at"] for each in page.evaluate("heard")]
        assert ends[-1] - ends[0] > 590_000
        page.evaluate("actions.pause()")
        page.wait_for_function("navigator.mediaSession.playbackState === 'paused'")
    finally:
        context.close()
        host.stop()
    kept(PLAYER, f"{counts[-1]} sounds began in ten minutes, every minute some; the session's pause still works")


SHOWN = """(() => {
    window.shown = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        shown.push({ at: Date.now(), state: document.visibilityState, title, body: options.body, key: options.tag });
        return show.call(this, title, options);
    };
    return Notification.permission;
})()"""
HIDDEN_MINUTES = 31
"""From the moment that another tab comes to the front to the prayer."""


def noon(reminder):
    """Whether it is of the prayer at noon, which on a Friday is Jummah."""
    return "dhuhr" in reminder["id"] or "jummah" in reminder["id"]


def test_half_an_hour_hidden(server, tmp_path, kept):
    """MZ-092 MZ-093 MZ-094 MZ-095 MZ-103 in Firefox with another tab in front for half an hour, a task's start and a prayer are alerted within 30 seconds: ten minutes before it, at its time, and five minutes after"""
    engine = started("firefox", tmp_path / "firefox", {"permissions.default.desktop-notification": 1})
    try:
        engine.address = server.address
        engine.install()

        def post(path, **fields):
            status, answer = engine.call(path, {"operation": operation()} | fields)
            assert status < 400, answer
            return answer

        # Dhuhr comes four minutes later for each degree further west, near noon by the sun: the place where it is due in time.
        wanted = time.time() + HIDDEN_MINUTES * 60 + 30
        west = (720 - wanted % 86_400 / 60) / 4
        for _ in range(4):
            place = post("/place", latitude="21.4", longitude=f"{west:.4f}")["place"]
            coming = engine.call("/reminders")[1]["pending"]
            due = next(each["at"] for each in coming if each["kind"] == "prayer-start" and noon(each)) / 1000
            west = (west + (due - wanted + 43_200) % 86_400 / 240) % 360 - 180
        assert abs(due - wanted) < 180, (due, wanted)
        post("/me/settings/reminders", **{"prayer-after": "on"})
        begins = datetime.datetime.fromtimestamp(time.time() + 3 * 60, zoneinfo.ZoneInfo(place["zone"]))
        post("/tasks", title="Read", date=str(begins.date()), start=f"{begins:%H:%M}", duration="15")
        engine.open("/")
        assert engine.value(SHOWN) == "granted"
        coming = engine.call("/reminders")[1]["pending"]
        expected = {each["kind"]: each["at"] for each in reversed(coming) if each["kind"] == "task-start" or noon(each)}
        assert sorted(expected) == ["prayer-after", "prayer-before", "prayer-start", "task-start"], coming
        shown_tab = engine.driver.current_window_handle
        engine.driver.switch_to.new_window("tab")
        hidden_at = time.time()
        time.sleep(max(0, expected["prayer-after"] / 1000 + 40 - time.time()))
        engine.driver.switch_to.window(shown_tab)
        shown = engine.value("shown")
    finally:
        engine.close()
    late = {}
    for kind, at in expected.items():
        [alert] = [each for each in shown if each["key"].startswith(kind)]
        assert alert["state"] == "hidden" and alert["title"] and alert["body"], alert
        late[kind] = (alert["at"] - at) / 1000
        assert abs(late[kind]) <= 30, (kind, late[kind])
    hidden = expected["prayer-start"] / 1000 - hidden_at
    assert hidden >= 30 * 60, hidden
    words = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in late.items())
    kept(["Web/js/reminders.js", "Config/RemindersConfig.json"],
         f"Firefox, another tab in front for {hidden / 60:.0f} minutes before the prayer: alerts after their moments by {words}")


def test_launches(app, door, server, kept):
    """MZ-242 MZ-243 with the server gone, a worker that was stopped has Today ready within 2 s, and a warm one within 1 s"""
    full_day(app)
    app.sync_until("synced", seconds=30)
    door.shut()
    server.kill()
    page = app.page
    slowed(page)
    cold, warm = [], []
    for figures, is_cold in ((cold, True), (warm, False)):
        for _ in range(RUNS):
            page.goto("about:blank")
            if is_cold:
                app.stop_worker()
            started = time.monotonic()
            page.goto(app.address + "/")
            page.wait_for_selector("html[data-scripted]", state="attached")
            figures.append((time.monotonic() - started) * 1000)
            assert page.locator("[data-timeline] [data-task]").count() > 0
    kept(PAGES, "; ".join([told("cold launch", cold, 2_000), told("warm launch", warm, 1_000)]))


PRAYERS = """async () => {
    const started = performance.now();
    const answer = await (await fetch("/", { headers: { accept: "application/json" } })).json();
    if (answer.prayers.length < 5) throw new Error("no prayers");
    return performance.now() - started;
}"""

COMPLETE = """async (task) => {
    const button = document.querySelector(`[data-timeline] [data-task="${task}"] .complete`);
    const started = performance.now();
    const swapped = new Promise((resolve) => document.addEventListener("wird:swapped", resolve, { once: true }));
    button.click();
    await swapped;
    return performance.now() - started;
}"""

CREATE = """async ([title]) => {
    const field = document.getElementById("quick");
    const { form } = field;
    field.value = title;
    const started = performance.now();
    const swapped = new Promise((resolve) => document.addEventListener("wird:swapped", resolve, { once: true }));
    form.requestSubmit();
    await swapped;
    return performance.now() - started;
}"""


def test_a_full_day_at_four_times(app, kept):
    """MZ-250 with fifty tasks at a slowed processor: the kept prayer times within 500 ms, the day within 300, and a tap that completes a task or adds one until the page shows it as kept within 100"""
    date = full_day(app)
    app.sync_until("synced", seconds=30)
    # Today stands at its own address: from the one of its date a form leads there by loading it.
    page = app.open("/").page
    slowed(page)
    # Without motion: what comes with a transition waits for the browser to draw what was there before.
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_selector("html[data-scripted]", state="attached")
    prayers = [page.evaluate(PRAYERS) for _ in range(RUNS)]
    renders = [page.evaluate(RENDER, f"/day/{date}") for _ in range(RUNS)]
    tasks = [task["id"] for task in app.call(f"/day/{date}")[1]["tasks"]]
    done = [page.evaluate(COMPLETE, task) for task in tasks[:RUNS]]
    assert sum(task["completed"] for task in app.call(f"/day/{date}")[1]["tasks"]) == RUNS
    app.open("/inbox")
    page.wait_for_selector("html[data-scripted]", state="attached")
    created = [page.evaluate(CREATE, [f"new {number}"]) for number in range(RUNS)]
    assert len([title for title in app.inbox() if title.startswith("new ")]) == RUNS
    kept(PAGES, "; ".join([
        told("prayers", prayers, 500), told("day", renders, 300), told("complete", done, 100), told("add", created, 100)]))


def test_drags_at_four_times(product, day, kept):  # noqa: F811
    """MZ-056 a task of a day of thirty is carried over prayers and neighbours at a slowed processor: fewer than two frames dropped in a sequence, and 95 of 100 frames in time"""
    slowed(day)
    line, mouse = Timeline(day), Mouse(day)
    task = day.locator("[data-timeline] [data-task]").nth(2)
    line.show(int(task.get_attribute("data-start")))
    home = grip(task)
    dropped, frames = [], 0
    for _ in range(RUNS):
        day.evaluate(START, 0.7)
        mouse.down(*home)
        for step in range(1, 40):
            day.mouse.move(home[0], home[1] + 4 * step)
            day.evaluate("() => new Promise(requestAnimationFrame)")
        times = day.evaluate("frames")
        dropped.append(figures(times)["dropped"])
        frames += len(times) - 1
        day.keyboard.press("Escape")
        day.mouse.up()
        until(day, "!document.querySelector('.is-returning, .is-lifted')")
    words = f"{sum(dropped)} of {frames} frames dropped in {RUNS} drags, at most {max(dropped)} in one"
    print(f"\n{words}")
    assert p95(dropped) < 2 and sum(dropped) <= frames * 0.05, dropped
    kept(["Web/js/drag.js", "Web/js/drop.js", "Web/js/timeline*.js", "Web/js/neighbours.js", "Web/css/*.css"], words)
