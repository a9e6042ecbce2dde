"""The browser gives no storage, or no more of it."""
from harness.app import READY, AppPage

REFUSE = "() => { indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); }; }"
FULL = """() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function () { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def break_worker(app, script):
    """Runs a script in the worker, freshly started."""
    app.stop_worker()
    app.page.wait_for_timeout(200)
    app.page.evaluate("() => fetch('/assets/none').catch(() => {})")
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
