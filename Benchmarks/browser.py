"""Figures of the product in Chromium: the first visit, the worker warm and cold, a drag, memory.

The slow figures are taken at a quarter of this machine's speed, as the DevTools protocol slows a page. It can't slow a
worker's own thread, so the cold worker's figures flatter it.
"""
import gzip
import pathlib
import statistics
import sys
import time
import urllib.parse
import urllib.request

from playwright.sync_api import Error, sync_playwright

from serving import TODAY, NotMeasured, Server, folder, full_day, measure, years
from table import emit

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))

from harness import browser  # noqa: E402
from harness.app import AppPage  # noqa: E402
from harness.pack import DummyPack  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "timezone_id": "Asia/Riyadh"}
SLOWDOWN = 4
TASKS = 5_000

OBSERVE = """
globalThis.vitals = { paint: 0, lcp: 0, cls: 0, taps: [] };
const watch = (type, take, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, ...options });
watch("paint", (entry) => { if (entry.name === "first-contentful-paint") vitals.paint = entry.startTime; });
watch("largest-contentful-paint", (entry) => { vitals.lcp = entry.startTime; });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value; });
watch("event", (entry) => { if (entry.interactionId) vitals.taps.push(entry.duration); }, { durationThreshold: 16 });
"""

NAVIGATION = """() => {
    const [entry] = performance.getEntriesByType("navigation");
    return { first: entry.responseStart - entry.startTime, answer: entry.responseEnd - entry.startTime,
        paint: vitals.paint, worker: entry.workerStart > 0 };
}"""

MEMORY = "async () => (await Runtime.start()).host.bridge.memoryBytes"

SECTION = """async (name) => {
    const started = performance.now();
    if (!(await new Build(BUILD).section("dummy", name))) throw new Error("no such section");
    return performance.now() - started;
}"""

FRAMES = """() => {
    const times = globalThis.frames_ = [];
    const count = (time) => { times.push(time); if (globalThis.frames_ === times) requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""


def slow(page, rate=SLOWDOWN):
    """Slows the page's main thread."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def first_visit(chromium, server):
    """A browser that was never here, on a day with tasks."""
    runs = []
    for _ in range(3):
        context = chromium.new_context(**PHONE, has_touch=True)
        try:
            page = context.new_page()
            page.add_init_script(OBSERVE)
            slow(page)
            page.goto(server.address + "/", wait_until="load")
            page.wait_for_selector("html[data-scripted]", state="attached")
            page.wait_for_timeout(1_000)
            seen = page.evaluate("vitals")
            page.locator("[data-task] button:visible").first.tap()
            page.wait_for_timeout(500)
            seen["taps"] = page.evaluate("vitals.taps")
            runs.append(seen)
        finally:
            context.close()
    if not all(run["lcp"] for run in runs):
        raise NotMeasured("the browser reported no largest contentful paint")
    of = f"{SLOWDOWN}× slowed, median of {len(runs)}"
    emit("First visit, largest contentful paint", statistics.median(run["lcp"] for run in runs), "ms", 1500, note=of)
    emit("First visit, layout shift", max(run["cls"] for run in runs), "", 0.05, note="worst of 3")
    # The browser reports no event that was shown within 16 ms.
    taps = [max(run["taps"], default=16) for run in runs]
    emit("First visit, tap to next paint", statistics.median(taps), "ms", 100, note=of + ", completing a task")


def sizes(server):
    """What the first visit downloads in scripts and WebAssembly, as the server compresses it."""
    def size(url):
        request = urllib.request.Request(urllib.parse.urljoin(server.address, url), headers={"Accept-Encoding": "br, gzip"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            body = answer.read()
            return len(body) if answer.headers.get("content-encoding") else len(gzip.compress(body, 9))

    assets = server.ask("GET", "/bundle.json")["assets"]
    urls = set(assets.values()) if isinstance(assets, dict) else set()
    wasm = [url for url in urls if url.endswith(".wasm")]
    scripts = [url for url in urls if url.endswith(".js")]
    if not wasm or not scripts:
        raise NotMeasured("the bundle names no scripts or no WebAssembly")
    emit("All JavaScript, compressed", sum(map(size, scripts + ["/sw.js"])) / 1e3, "KB", 60, note=f"{len(scripts)} modules and the worker")
    emit("WebAssembly, compressed", sum(map(size, wasm)) / 1e3, "KB", 700)


def opened(page, address):
    """Opens Today; gives its times in milliseconds."""
    page.goto(address + "/", wait_until="load")
    page.wait_for_function("() => vitals.paint > 0", timeout=10_000)
    return page.evaluate(NAVIGATION)


def worker(playwright, home):
    """The app in the worker, with years of tasks, a pack of 10 MB and the server gone."""
    server = Server(home / "years", environment={"WIRD_CONTENT": str(DummyPack().add_to(home / "content"))})
    context = None
    try:
        server.start()
        server.settle()
        server.merge(full_day() + years(TASKS - 80))
        context = browser.launch_profile(playwright, home / "profile", **PHONE)
        page = context.pages[0]
        page.add_init_script(OBSERVE)
        app = AppPage(page, server.address).install()
        app.sync_until("synced", seconds=60)
        found = len(page.evaluate(
            "async (day) => (await (await fetch(`/day/${day}`, { headers: { accept: 'application/json' } })).json()).tasks ?? []",
            TODAY))
        if found < 30:
            raise NotMeasured(f"the worker has {found} tasks of the day and not 30")
        if not page.evaluate("async () => (await caches.keys()).some((name) => name.startsWith('pack-dummy-'))"):
            raise NotMeasured("the worker has not installed the pack of 10 MB")
        server.stop()
        warm(app)
        used = app.page.context.service_workers[-1].evaluate(MEMORY)
        cold(app)
        memory(app, used)
    finally:
        if context:
            context.close()
        server.stop()


def warm(app):
    times = app.page.evaluate("""async () => {
        const times = [];
        for (let run = 0; run < 60; run += 1) {
            const started = performance.now();
            await (await fetch("/", { headers: { accept: "text/html" }, cache: "no-store" })).text();
            times.push(performance.now() - started);
        }
        return times.slice(10);
    }""")
    emit("Worker, warm, Today with its way through fetch", statistics.median(times), "ms", 10,
         note=f"unslowed; {TASKS:,} tasks; p95 {sorted(times)[len(times) * 95 // 100]:.1f} ms")


def cold(app):
    """The first page after the worker was stopped: when the app is opened, and on the way from another page of it."""
    times, reads = openings(app, "about:blank")
    note = f"page {SLOWDOWN}× slowed, the worker's thread not; server gone, {TASKS:,} tasks, a pack of 10 MB; median of {len(times)}"
    for name, key, bar in (("first byte", "first", None), ("first paint", "paint", 400), ("answer complete", "answer", None)):
        values = [seen[key] for seen in times]
        emit(f"Worker, killed, {name}", statistics.median(values), "ms", bar, note=note if bar else f"worst {max(values):.0f} ms")
    emit("Worker, killed, one section out of 10 MB", statistics.median(reads), "ms",
         note=f"16 KB, read and checked against its hash; unslowed; worst {max(reads):.0f} ms")
    times, _ = openings(app, app.address + "/inbox")
    emit("Worker, killed, first paint after another page", statistics.median(seen["paint"] for seen in times), "ms", 400,
         note="the same; the browser also leaves the old page and prepares the transition from it")


def openings(app, before):
    """Opens Today five times with a stopped worker, from a page that was there before; its times, and one section's."""
    times, reads = [], []
    for run in range(5):
        app.page.goto(before)
        app.stop_worker()
        # The protocol slows the page's main thread; it has no such command for a worker's own thread.
        session = slow(app.page)
        time.sleep(0.3)
        seen = opened(app.page, app.address)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        session.detach()
        if not seen["worker"]:
            raise NotMeasured("the cold page did not come from the worker")
        times.append(seen)
        reads.append(app.page.context.service_workers[-1].evaluate(SECTION, f"page-{100 * run + 1:03}"))
    return times, reads


def memory(app, used):
    """The WebAssembly's memory: `used` bytes in the worker that fetched everything, and those of one that has just begun."""
    opened(app.page, app.address)
    fresh = app.page.context.service_workers[-1].evaluate(MEMORY)
    emit("Worker memory", used / 1e6, "MB", note=f"WebAssembly, {TASKS:,} tasks fetched and Today shown; "
         f"a worker that has just begun and shown Today: {fresh / 1e6:.1f} MB")


def drag(chromium, server):
    """Carries a task down the timeline for two seconds, unslowed."""
    context = chromium.new_context(**{**PHONE, "viewport": {"width": 1280, "height": 800}})
    try:
        page = context.new_page()
        page.goto(server.address + "/")
        page.wait_for_selector("html[data-scripted]", state="attached")
        handle = page.locator("[data-timeline] [data-task]:not([data-done])").last
        handle.scroll_into_view_if_needed()
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2
        session = context.new_cdp_session(page)

        def mouse(kind, x, y, buttons=1):
            session.send("Input.dispatchMouseEvent", {
                "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1})

        mouse("mousePressed", x, y)
        mouse("mouseMoved", x, y - 12)
        page.wait_for_selector("html[data-dragging]", state="attached", timeout=3_000)
        page.evaluate(FRAMES)
        end, step = time.monotonic() + 2, 0
        while time.monotonic() < end:
            step += 1
            mouse("mouseMoved", x, y - 12 - abs(step % 160 - 80) * 2)
            time.sleep(0.008)
        times = page.evaluate("() => { const times = globalThis.frames_; globalThis.frames_ = null; return times; }")
        mouse("mouseReleased", x, y, 0)
    finally:
        context.close()
    gaps = [later - earlier for earlier, later in zip(times, times[1:])]
    if len(gaps) < 20:
        raise NotMeasured("the page drew no frames during the drag")
    frame = statistics.median(gaps)
    dropped = sum(max(0, round(gap / (1000 / 60)) - 1) for gap in gaps)
    emit("Drag of two seconds, frames dropped", dropped, "", 2,
         note=f"{len(gaps)} frames, {frame:.1f} ms in the middle, {max(gaps):.0f} ms at worst; headless, drawn in software")


def seen_elsewhere(chromium, server):
    """How soon a change on one device shows on the open page of another, over the server."""
    devices = [AppPage(chromium.new_context(**PHONE).new_page(), server.address).install() for _ in range(2)]
    try:
        for device in devices:
            device.open("/inbox").sync_until("synced")
        first, second = devices
        second.page.wait_for_function(
            "async () => (await navigator.locks.query()).held.some(({ name }) => name === 'wird-changes')")
        spent = []
        for number in range(40):
            started = time.perf_counter()
            first.add_task(f"seen elsewhere {number}")
            second.page.wait_for_function(
                "title => document.querySelector('main').innerText.includes(title)", arg=f"seen elsewhere {number}", polling=20)
            spent.append(time.perf_counter() - started)
            # A page refreshes itself once a second.
            time.sleep(1.1)
    finally:
        for device in devices:
            device.page.context.close()
    spent.sort()
    emit("A change shows on another device's open page, 95th percentile", spent[37], "s", 1, note=f"of 40; median {spent[20]:.2f} s")


def main():
    missing = []

    def part(name, work):
        try:
            work()
        except (NotMeasured, Error, AssertionError, KeyError) as reason:
            missing.append(f"{name}: {str(reason).strip().splitlines()[0]}")

    with folder() as home, sync_playwright() as playwright:
        home = pathlib.Path(home)
        server = Server(home / "data")
        chromium = browser.launch(playwright)
        try:
            server.start()
            server.settle()
            server.merge(full_day())
            part("sizes", lambda: sizes(server))
            part("first visit", lambda: first_visit(chromium, server))
            part("drag", lambda: drag(chromium, server))
        finally:
            chromium.close()
            server.stop()
        part("worker", lambda: worker(playwright, home))
        # By the real clock, as the browsers have it too.
        server, chromium = Server(home / "seen", now=None), browser.launch(playwright)
        try:
            server.start()
            part("seen elsewhere", lambda: seen_elsewhere(chromium, server))
        finally:
            chromium.close()
            server.stop()
    if missing:
        raise NotMeasured("; ".join(missing))


if __name__ == "__main__":
    measure(main)
