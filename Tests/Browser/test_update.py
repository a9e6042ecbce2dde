"""A new version never loses data and never half-updates."""
import json

import pytest
from harness.app import READY, UPDATE, AppPage
from harness.proxy import Reply

BUILDS = "async () => (await caches.keys()).filter((name) => name.startsWith('build-')).sort()"


def builds(app):
    return app.page.evaluate(BUILDS)


def offer(app):
    return app.page.locator("[data-update-ready]").first


def test_the_old_version_serves_until_the_person_switches(app, door):
    """SY-013 the old worker serves until the new one is ready; a visible action switches to it"""
    app.add_task("kept")
    app.open("/inbox")
    assert not offer(app).is_visible()
    before = builds(app)
    door.build = "second-build"
    assert app.page.evaluate(UPDATE) == "installed"
    offer(app).wait_for(state="visible")
    assert app.inbox() == ["kept"]
    with app.page.expect_navigation():
        app.page.locator("[data-update-apply]").first.click()
    app.page.evaluate(READY)
    assert app.inbox() == ["kept"]
    assert builds(app) == sorted(before + ["build-second-build"])
    assert app.page.evaluate("navigator.serviceWorker.ready.then(({ waiting }) => waiting)") is None


def test_a_broken_version_is_not_installed(app, door):
    """SY-013 a version that fails its own trial is refused, and the one before goes on"""
    app.add_task("kept")
    before = builds(app)
    wasm = next(path for _, path in door.seen if path.endswith(".wasm"))
    door.build = "broken-build"
    door.hooks[wasm] = lambda *_: Reply(200, [("content-type", "application/wasm")], b"\0asm\1\0\0\0")
    door.hooks["/bundle.json"] = lambda method, body, ask: renamed_wasm(ask(), wasm)
    door.hooks[wasm + "x"] = door.hooks[wasm]
    assert app.page.evaluate(UPDATE) == "redundant"
    assert builds(app) == before
    assert app.open("/inbox").inbox() == ["kept"]


def renamed_wasm(reply, wasm):
    """Another build has its WebAssembly under another address."""
    reply.body = reply.body.replace(wasm.encode(), (wasm + "x").encode())
    return reply


def test_a_half_fetched_version_is_not_installed(app, door):
    """SY-013 a version of which one file can't be had is not installed in part"""
    before = builds(app)
    door.build = "half-build"
    style = next(path for _, path in door.seen if path.startswith("/assets/") and not path.endswith(".wasm"))
    door.hooks["/bundle.json"] = lambda method, body, ask: renamed_wasm(ask(), style)
    assert app.page.evaluate(UPDATE) == "redundant"
    assert builds(app) == before


@pytest.mark.parametrize("pack", ["zones", "cities"])
def test_a_version_that_cannot_do_its_work_is_not_installed(app, door, pack):
    """SY-013 a version that opens but can't place a person, or show a day, is refused by its trial"""
    app.add_task("kept")
    before = builds(app)
    door.build = "blind-build"

    def damaged(method, body, ask):
        reply = ask()
        bundle = json.loads(reply.body)
        for section in bundle["packs"][pack]["sections"]:
            section["sha256"] = "0" * 64
        reply.body = json.dumps(bundle).encode()
        return reply

    door.hooks["/bundle.json"] = damaged
    assert app.page.evaluate(UPDATE) == "redundant"
    assert builds(app) == before
    assert app.open("/inbox").inbox() == ["kept"]


def test_the_trial_leaves_nothing(app, door):
    """SY-013 what a version tries out before it is installed is not among the person's records"""
    door.build = "second-build"
    assert app.page.evaluate(UPDATE) == "installed"
    assert app.inbox() == []
    assert app.call("/day/2026-11-21")[1].get("tasks", []) == []


def test_a_version_that_breaks_later_falls_back(app, door):
    """SY-013 a version whose files are spoilt after it was installed falls back to the one before it, offline"""
    app.add_task("kept")
    door.build = "second-build"
    app.page.evaluate(UPDATE)
    app.open("/inbox")
    offer(app).wait_for(state="visible")
    with app.page.expect_navigation():
        app.page.locator("[data-update-apply]").first.click()
    app.page.evaluate(READY)
    app.page.evaluate("""async () => {
        const cache = await caches.open("build-second-build");
        for (const part of ["/.build/wasm", "/.build/everyday"]) {
            await cache.put(part, new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]),
                { headers: { "content-type": "application/wasm" } }));
        }
    }""")
    door.shut()
    app.stop_worker()
    app.open("/inbox")
    assert app.inbox() == ["kept"]
    app.add_task("written by the earlier version")
    assert app.inbox() == ["kept", "written by the earlier version"]


def test_without_any_version_that_runs_the_server_answers(app, door):
    """SY-013 when no version runs the server answers, and without it a plain page says so"""
    app.page.evaluate("""async () => {
        for (const name of await caches.keys()) {
            if (!name.startsWith("build-")) continue;
            for (const part of ["/.build/wasm", "/.build/everyday"]) {
                await (await caches.open(name)).put(part, new Response("no WebAssembly",
                    { headers: { "content-type": "application/wasm" } }));
            }
        }
    }""")
    app.stop_worker()
    assert app.page.goto(app.address + "/inbox").status == 200
    door.shut()
    answer = app.page.goto(app.address + "/inbox")
    assert answer.status == 503
    assert app.page.locator("section[lang=ar] h1").inner_text().strip()
    assert app.page.locator("section[lang=en] h1").inner_text().strip()


def test_an_update_in_the_middle_of_a_sync(app, door, profiles):
    """SY-013 SY-010 the worker updated while it syncs: nothing is lost, nothing comes twice"""
    door.shut()
    for number in range(10):
        app.add_task(f"task {number}")
    app.open("/inbox")
    switched = []

    def switch(method, body, ask):
        answer = ask()
        if not switched and b'"records":[]' not in body:
            switched.append(True)
            app_updated.append(True)
            import time
            time.sleep(1.5)
        return answer

    app_updated = []
    door.hooks["/sync"] = switch
    door.build = "second-build"
    door.open()
    app.page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.ready;
        navigator.serviceWorker.controller.postMessage({ type: "sync" });
        await registration.update();
        const worker = registration.installing ?? registration.waiting;
        if (worker.state !== "installed") await new Promise((resolve) => worker.addEventListener("statechange", resolve));
        const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
        registration.waiting.postMessage({ type: "switch" });
        await taken;
    }""")
    app.sync_until("synced")
    expected = [f"task {number}" for number in range(10)]
    assert app.inbox() == expected
    other = AppPage(profiles("second").pages[0], door.address).install()
    assert other.inbox() == expected
    assert switched


def test_a_stale_worker_asks_a_newer_server(app, door):
    """SY-013 a page that this version doesn't know comes from the newer server"""
    door.hooks["/a-new-area"] = lambda *_: Reply(200, [("content-type", "text/html")], b"<title>new</title>new area")
    app.open("/a-new-area")
    assert app.page.title() == "new"
