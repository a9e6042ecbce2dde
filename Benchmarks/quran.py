"""Figures of the Quran in Chromium and of its content: the longest surah in the worker warm and cold, scrolling it on a slowed
page, searching in the worker, building the content, and the server's start with it.
"""
import json
import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import time

from playwright.sync_api import Error, sync_playwright

from serving import NotMeasured, Server, folder, measure
from table import emit

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from harness import browser  # noqa: E402
from harness.app import AppPage  # noqa: E402

PHONE = {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "timezone_id": "Asia/Riyadh"}
SLOWDOWN = 4
KEPT = """async () => {
    for (const pack of ["quran", "quran-search"]) {
        const name = (await caches.keys()).find((name) => new RegExp(`^pack-${pack}-[0-9a-f]{16}`).test(name));
        if (!name || !(await caches.match("/.pack/index", { cacheName: name }))) return false;
    }
    return true;
}"""
TIMES = """async ([path, runs]) => {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
        const started = performance.now();
        const answer = await fetch(path, { headers: { accept: "text/html" }, cache: "no-store" });
        await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        times.push(performance.now() - started);
    }
    return times;
}"""
SCROLL = """() => new Promise((done) => {
    const times = [];
    const started = performance.now();
    const step = (now) => {
        times.push(now);
        scrollBy(0, 14);
        if (now - started < 4000 && scrollY + innerHeight < document.body.scrollHeight - 20) requestAnimationFrame(step);
        else done(times);
    };
    requestAnimationFrame(step);
})"""


def questions():
    for file in sorted((ROOT / "Tests/QuranTests/Search/Queries").glob("*.json")):
        yield from (entry["query"] for entry in json.loads(file.read_text(encoding="utf-8")))


def worker(playwright, home):
    server = Server(home / "quran")
    context = None
    try:
        seconds = server.start()
        emit("Server, start to first answer, the Quran's text verified", seconds * 1000, "ms", 150)
        emit("Server, resident after its start", server.resident(), "MB", 55)
        server.settle()
        server.post("/quran/settings", translations="quran-en-pickthall", tajweed="on")
        context = browser.launch_profile(playwright, home / "profile", **PHONE)
        app = AppPage(context.pages[0], server.address).install()
        app.sync_until("synced", seconds=60)
        for path in ("/quran/2", "/quran/search?q=alif"):
            app.page.evaluate(TIMES, [path, 1])
        app.page.wait_for_function(KEPT, timeout=60_000)
        server.stop()
        reading(app)
        searching(app)
        scrolling(app)
    finally:
        if context:
            context.close()
        server.stop()


def reading(app):
    warm = app.page.evaluate(TIMES, ["/quran/2", 20])[5:]
    emit("Worker, warm, surah 2 with translation and tajweed", statistics.median(warm), "ms", 10, note="first part of 286 ayat; server gone")
    cold = []
    for _ in range(5):
        app.page.goto("about:blank")
        app.stop_worker()
        started = time.perf_counter()
        app.page.goto(app.address + "/quran/2", wait_until="domcontentloaded")
        cold.append((time.perf_counter() - started) * 1000)
    emit("Worker, killed, surah 2 opened", statistics.median(cold), "ms", note=f"whole page parsed; worst {max(cold):.0f} ms")


def searching(app):
    times = []
    for question in questions():
        path = "/quran/search?" + "q=" + "".join(f"%{byte:02x}" for byte in question.encode())
        runs = app.page.evaluate(TIMES, [path, 3])
        times.append(sorted(runs)[1])
    times.sort()
    for name, place in (("p50", len(times) // 2), ("p99", len(times) * 99 // 100)):
        emit(f"Worker, search page, the suite's {len(times)} questions, {name}", times[place], "ms", 20, note="with its way through fetch and its page")


def scrolling(app):
    page = app.page
    page.goto(app.address + "/quran/2", wait_until="load")
    page.wait_for_selector("html[data-scripted]", state="attached")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    times = page.evaluate(SCROLL)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    gaps = [later - earlier for earlier, later in zip(times, times[1:])]
    dropped = sum(max(0, round(gap / (1000 / 60)) - 1) for gap in gaps)
    emit("Scrolling al-Baqarah for 4 s, frames a second", 1000 / statistics.mean(gaps), "", 60, better="more",
         note=f"page {SLOWDOWN}× slowed; {dropped} of {len(gaps)} dropped, {max(gaps):.0f} ms at worst; headless, drawn in software")


def building(home):
    """All steps again out of packages that were fetched already: no network."""
    source = pathlib.Path(os.environ["WIRD_CONTENT"])
    if not (source / "downloads").is_dir():
        raise NotMeasured("the content folder holds no fetched packages to build again from")
    target = home / "content"
    target.mkdir()
    for name in ("downloads", "tools", "chosen.json"):
        if (source / name).is_dir():
            shutil.copytree(source / name, target / name, symlinks=True)
        elif (source / name).exists():
            shutil.copy(source / name, target / name)
    started = time.perf_counter()
    done = subprocess.run(
        [os.environ["WIRD_BINARY"], "content", "build"], cwd=ROOT, capture_output=True, text=True, check=False,
        env=os.environ | {"WIRD_CONTENT": str(target), "WIRD_DATA": str(home / "building")})
    if done.returncode:
        raise NotMeasured(f"wird content build failed: {done.stderr.strip().splitlines()[-1:]}")
    emit("wird content build, out of fetched packages", time.perf_counter() - started, "s")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 / 1e6
    emit("wird content build, peak memory", peak, "MB", note="the largest of its processes")


def main():
    if "quran" not in json.loads((pathlib.Path(os.environ["WIRD_CONTENT"]) / "packs.json").read_text(encoding="utf-8")):
        raise NotMeasured("WIRD_CONTENT holds no text of the Quran")
    missing = []
    with folder() as home:
        home = pathlib.Path(home)
        try:
            building(home)
        except (NotMeasured, OSError) as reason:
            missing.append(f"building: {reason}")
        with sync_playwright() as playwright:
            try:
                worker(playwright, home)
            except (NotMeasured, Error, AssertionError) as reason:
                missing.append(f"worker: {str(reason).strip().splitlines()[0]}")
    if missing:
        raise NotMeasured("; ".join(missing))


if __name__ == "__main__":
    measure(main)
