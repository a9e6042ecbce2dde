"""The browser gives no storage, or no more of it."""
import pytest
from harness.app import READY, AppPage

REFUSE = "() => { indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); }; }"
FULL = """() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def break_worker(app, script):
    """Runs a script in the worker, freshly started: what wakes it asks for no record."""
    app.stop_worker()
    app.page.wait_for_timeout(200)
    app.page.evaluate("() => fetch('/content/none').catch(() => {})")
    app.page.context.service_workers[-1].evaluate(script)


def test_refused_storage_leaves_it_to_the_server(app, door):
    """SY-008 IndexedDB refused: the server answers; without it a plain page says what to do"""
    break_worker(app, REFUSE)
    assert app.page.goto(app.address + "/inbox").status == 200
    app.post("/tasks", title="on the server")
    assert app.inbox() == ["on the server"]
    door.shut()
    assert app.page.goto(app.address + "/inbox").status == 503


def test_full_storage_leaves_it_to_the_server(app, door):
    """SY-008 IndexedDB full: a change goes to the server; without it nothing is pretended to be saved"""
    app.add_task("before")
    app.sync_until("synced")
    break_worker(app, FULL)
    app.post("/tasks", title="while full")
    assert app.inbox() == ["before", "while full"]
    door.shut()
    status, _ = app.call("/tasks", {"title": "nowhere to go"})
    assert status == 503
    assert app.inbox() == ["before"]


FULL_OF_SOUND = """() => {
    let isFull = true;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...all) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, all);
    };
    const remove = CacheStorage.prototype.delete;
    CacheStorage.prototype.delete = async function (name) {
        const isGone = await remove.call(this, name);
        if (["adhan", "recitations"].includes(name)) isFull = false;
        return isGone;
    };
}"""


@pytest.mark.parametrize("media", ["adhan", "recitations"])
def test_media_go_first(app, door, media):
    """MZ-245 QI-021 the storage is full: kept recordings go first, tasks and times are as they were, and it is said"""
    app.add_task("before")
    app.post("/place", city=app.call("/place?q=Makkah")[1]["cities"][0]["id"])
    times = app.call("/")[1]["prayers"]
    app.sync_until("synced")
    app.page.evaluate("async (name) => (await caches.open(name)).put('/sound.mp3', new Response('sound'))", media)
    caches = set(app.page.evaluate("caches.keys()"))
    break_worker(app, FULL_OF_SOUND)
    door.shut()
    app.post("/tasks", title="while full")
    assert app.inbox() == ["before", "while full"]
    assert caches - set(app.page.evaluate("caches.keys()")) == {media}
    assert len(times) == 5 and app.call("/")[1]["prayers"] == times
    assert app.page.goto(app.address + "/").status == 200
    assert app.page.locator("[data-timeline] [data-prayer]").count() == 5
    app.page.locator("[data-storage-freed]:not([hidden])").wait_for()
    assert app.page.locator("[data-storage-freed]").inner_text().strip()
