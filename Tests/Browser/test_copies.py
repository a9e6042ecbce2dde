"""Records that the browser loses or damages come back from a copy, and what was erased doesn't."""

LOSE = """
    globalThis.request = (asked) => new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
    });
    globalThis.lose = {
        database: () => request(indexedDB.deleteDatabase("wird")),
        store: async () => {
            const { version } = await request(indexedDB.open("wird")).then((found) => (found.close(), found));
            const asked = indexedDB.open("wird", version + 1);
            asked.onupgradeneeded = () => asked.result.deleteObjectStore("records");
            (await request(asked)).close();
        },
    };
"""


def copied(app):
    """Waits until a copy is there."""
    app.page.wait_for_function(
        "async () => (await caches.has('wird-copies')) && (await (await caches.open('wird-copies')).keys()).length > 0",
        timeout=10_000)


def lose(app, what):
    app.stop_worker()
    app.page.evaluate("async (what) => {" + LOSE + " await lose[what](); }", what)


def test_a_lost_database_comes_back(app, door):
    """MZ-258 the browser's database is lost: a copy is put back, and the day says so"""
    app.post("/place", latitude="24.7136", longitude="46.6753")
    copied(app)
    app.page.evaluate("() => caches.delete('wird-copies')")
    door.shut()
    app.add_task("kept")
    copied(app)
    lose(app, "database")
    app.open("/inbox")
    assert app.page.get_by_text("kept").count() > 0
    app.open("/")
    assert app.page.get_by_text("استُعيدت").count() > 0


def test_a_damaged_database_comes_back(app, door):
    """MZ-258 one of the database's parts is gone: it is made anew from the copy, and the server hears of it again"""
    app.add_task("kept")
    copied(app)
    door.shut()
    lose(app, "store")
    app.open("/inbox")
    assert app.page.get_by_text("kept").count() > 0
    door.open()
    app.sync_until("synced")


def test_what_was_erased_stays_erased(app, door):
    """MZ-258 SY-061 the copy that is put back after the database was lost is from after an erasure"""
    app.post("/place", latitude="24.7136", longitude="46.6753")
    copied(app)
    app.page.evaluate("() => caches.delete('wird-copies')")
    door.shut()
    app.add_task("gone")
    copied(app)
    app.post("/me/data/erase", confirmation="on", extent="planner")
    app.add_task("since")
    lose(app, "database")
    app.open("/inbox")
    assert app.page.get_by_text("gone").count() == 0
    assert app.call("/place")[1]["place"]["zone"] == "Asia/Riyadh"


def test_a_damaged_copy_is_passed_over(parts):
    """MZ-258 a copy that is not whole is not put back; the one before it is"""
    result = parts.evaluate("""async () => {
        const name = "copies-" + crypto.randomUUID(), hour = 3600000, now = 1795000000000;
        const copies = new Copies(name);
        const row = (id) => ({ scope: "own", kind: "task", id, bucket: "inbox", record: `{"id":"${id}"}` });
        const commit = (store, rows) => store.commit({ keys: [],
            decide: () => ({ rows, erased: [], generations: {} }) });
        const store = await Store.open(name);
        const isNew = store.isNew;
        await commit(store, [row("first")]);
        await copies.keep(store, now);
        await commit(store, [row("second")]);
        await copies.keep(store, now + hour / 2);
        const cache = await caches.open(name + "-copies");
        const afterHalf = (await cache.keys()).length;
        await copies.keep(store, now + hour);
        const latest = "/copies/" + (now + hour);
        const kept = await cache.match(latest);
        const text = await kept.text();
        await cache.put(latest, new Response(text.replace("second", "sexond"), { headers: kept.headers }));
        store.close();
        await settled(indexedDB.deleteDatabase(name));
        const fresh = await Store.open(name);
        const time = await copies.restore(fresh, now + 2 * hour);
        const again = await copies.restore(fresh, now + 2 * hour);
        const { state, rows } = await fresh.changes(0);
        const { waiting } = await fresh.unsent(10);
        return { isNew, afterHalf, age: time - now, again, ids: rows.map(({ id }) => id), waiting,
            numbered: state.counter > 1000000, pulled: state.pulled };
    }""")
    assert sorted(result.pop("ids")) == ["first", "restored-2026-11-18T13-06-40Z"]
    assert result == {
        "isNew": True, "afterHalf": 1, "age": 0, "again": None, "waiting": 2, "numbered": True, "pulled": False}


def test_a_failed_step_leaves_the_records_readable(parts):
    """MZ-259 a step to a newer schema fails: the records can be read, nothing is written, and a later start succeeds"""
    result = parts.evaluate("""async () => {
        const name = "step-" + crypto.randomUUID();
        const first = (database) => {
            const records = database.createObjectStore("records", { keyPath: ["scope", "kind", "id"] });
            records.createIndex("live", ["scope", "kind", "bucket", "id"]);
            records.createIndex("commit", "commit");
            records.createIndex("dirty", "dirty");
            database.createObjectStore("meta").put(newState("00000000000000aa"), "state");
        };
        const change = (id) => ({ keys: [], decide: () => ({ erased: [], generations: {},
            rows: [{ scope: "own", kind: "task", id, bucket: "inbox", record: "{}" }] }) });
        const ids = async (store) => (await store.changes(0)).rows.map(({ id }) => id);
        const old = await Store.open(name, [first]);
        await old.commit(change("a"));
        old.close();
        const failed = await Store.open(name, [first, (database) => {
            database.createObjectStore("later");
            throw new Error("no room for an index");
        }]);
        const refused = await failed.commit(change("b")).then(() => null, (error) => error.name);
        const readable = await ids(failed);
        const { readOnlyReason } = failed;
        failed.close();
        const later = await Store.open(name, [first, (database) => database.createObjectStore("later")]);
        await later.commit(change("c"));
        return { refused, readable, readOnlyReason, after: await ids(later), writable: later.readOnlyReason === null };
    }""")
    assert result == {
        "refused": "NoModificationAllowedError", "readable": ["a"], "readOnlyReason": "Error: no room for an index",
        "after": ["a", "c"], "writable": True}
