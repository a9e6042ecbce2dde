"""What is erased can be taken back for seven days, on the device alone as well, and goes at once only where the server agrees."""
import pathlib

from harness.app import AppPage

# Everything that the browser keeps of this origin, as one text.
KEPT = """async () => {
    const texts = [];
    const asked = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await asked(indexedDB.open("wird"));
    texts.push(JSON.stringify(await asked(database.transaction("records").objectStore("records").getAll())));
    database.close();
    for (const name of await caches.keys()) {
        if (!name.endsWith("-copies")) continue;
        const cache = await caches.open(name);
        for (const key of await cache.keys()) texts.push(await (await cache.match(key)).text());
    }
    return texts.join();
}"""

# As if the last day had come, and the note had been looked at all the while.
AGE = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("wird");
    opening.onsuccess = () => {
        const transaction = opening.result.transaction("records", "readwrite");
        const records = transaction.objectStore("records");
        records.get(["erased", "erasure", "planner.1"]).onsuccess = ({ target: { result: row } }) => {
            const record = JSON.parse(row.record);
            const stamp = record.fields.scope[1];
            record.fields.held = [false, stamp];
            record.fields.seen = [Date.now() - 3600000, stamp];
            record.fields.until = [Date.now() - 1000, stamp];
            records.put({ ...row, record: JSON.stringify(record) });
        };
        transaction.oncomplete = () => { opening.result.close(); resolve(); };
        transaction.onabort = () => reject(transaction.error);
    };
})"""


def erase(app):
    app.post("/me/data/erase", confirmation="on", extent="planner")
    assert app.inbox() == []


def take_back(app):
    """Takes back what the page offers first, as a person does."""
    app.open("/me/data")
    with app.page.expect_navigation():
        app.page.locator("form[action='/me/data/erased'] button[type=submit]").first.click()
    app.page.wait_for_selector("#toasts [data-toast]")


def forget(app):
    app.open("/me/data")
    app.page.locator("#erased summary").click()
    form = app.page.locator("form[action='/me/data/forget']")
    form.locator("[name=confirmation]").check(force=True)
    with app.page.expect_navigation():
        form.locator("button[type=submit]").click()


def on_disk(folder, text):
    return [path for path in pathlib.Path(folder).rglob("*") if path.is_file() and text.encode() in path.read_bytes()]


def test_taken_back_without_the_server(app, door, server, profiles):
    """K70 SY-008 erased and taken back with the server gone; server and other devices then have it again"""
    app.add_task("قراءة")
    app.sync_until("synced")
    other = AppPage(profiles("second").pages[0], door.address).install("/inbox")
    assert other.inbox() == ["قراءة"]
    erase(app)
    app.sync_until("synced")
    other.sync_until("synced")
    assert other.inbox() == []
    door.shut()
    app.stop_worker()
    take_back(app)
    assert app.inbox() == ["قراءة"]
    door.open()
    app.sync_until("synced")
    other.sync_until("synced")
    assert other.inbox() == ["قراءة"]
    assert "قراءة" in server.run("export")


def test_an_erasure_elsewhere_is_taken_back_here(app, door, profiles):
    """K70 SY-011 what another device erased is hidden here at once, and can be taken back here"""
    app.add_task("kept")
    app.sync_until("synced")
    other = AppPage(profiles("second").pages[0], door.address).install("/inbox")
    erase(other)
    other.sync_until("synced")
    app.sync_until("synced")
    assert app.inbox() == []
    take_back(app)
    assert app.inbox() == ["kept"]
    app.sync_until("synced")
    other.sync_until("synced")
    assert other.inbox() == ["kept"]


def test_it_goes_at_once_only_where_the_server_agrees(app, door, server):
    """K70 SY-062 letting go asks the server first: without it nothing goes, with it nothing is left on either side"""
    app.add_task("SecretTitle")
    app.sync_until("synced")
    server.run("backup")
    erase(app)
    app.sync_until("synced")
    door.shut()
    forget(app)
    assert app.page.locator("form[action='/me/data/erase']").count() == 0
    door.open()
    assert "SecretTitle" in app.evaluate(KEPT)
    assert on_disk(server.data, "SecretTitle")
    forget(app)
    app.page.wait_for_selector("#toasts [data-toast]")
    assert app.page.locator("#erased").count() == 0
    assert "SecretTitle" not in app.evaluate(KEPT)
    assert on_disk(server.data, "SecretTitle") == []


def test_it_is_final_on_the_device(app, door):
    """K70 once its time is over the next change lets it go, from the copies too, with the server gone"""
    door.shut()
    app.add_task("SecretTitle")
    erase(app)
    assert "SecretTitle" in app.evaluate(KEPT)
    app.page.wait_for_timeout(500)
    app.evaluate(AGE)
    app.stop_worker()
    app.add_task("next")
    app.page.wait_for_function("""async () => {
        const kept = await (%s)();
        return !kept.includes("SecretTitle");
    }""" % KEPT, timeout=10_000)
    assert app.inbox() == ["next"]
    app.open("/me/data")
    assert app.page.locator("#erased").count() == 0
