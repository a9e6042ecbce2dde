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
        rows: async () => {
            const database = await request(indexedDB.open("wird"));
            const transaction = database.transaction(["meta", "records"], "readwrite");
            transaction.objectStore("records").clear();
            const state = await request(transaction.objectStore("meta").get("state"));
            await request(transaction.objectStore("meta").put({ ...state, counter: 0 }, "state"));
            database.close();
        },
    };
"""


def copied(app):
    """Waits until a copy is there."""
    app.page.wait_for_function(
        "async () => (await caches.has('wird-copies')) && (await (await caches.open('wird-copies')).keys()).length > 0",
        timeout=10_000)


HOLDS = """async (title) => {
    const cache = await caches.open("wird-copies");
    const copies = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).text()));
    return copies.some((copy) => copy.includes(title));
}"""


def keep(app, title):
    """Adds a task, and sees to a copy that holds it.

    The worker may be about to store one from before the task, or to store it where the old ones were just removed: another
    would follow only in an hour, so they are removed again then, and something else is added.
    """
    beside = 0
    app.page.evaluate("() => caches.delete('wird-copies')")
    app.add_task(title)
    for waited in range(1, 100):
        if app.page.evaluate(HOLDS, title):
            return
        app.page.wait_for_timeout(200)
        if waited % 15 == 0:
            beside += 1
            app.page.evaluate("() => caches.delete('wird-copies')")
            app.add_task(f"beside {beside}")
    raise AssertionError(f"no copy holds {title}")


def lose(app, what):
    """Loses it while no worker runs. One that the open page woke meanwhile, for a sync, would still have all in its memory."""
    app.stop_worker()
    app.page.evaluate("async (what) => {" + LOSE + " await lose[what](); }", what)
    app.stop_worker()


def test_a_lost_database_comes_back(app, door):
    """MZ-258 the browser's database is lost: a copy is put back, and the day says so"""
    app.post("/place", latitude="24.7136", longitude="46.6753")
    copied(app)
    door.shut()
    keep(app, "kept")
    lose(app, "database")
    app.open("/inbox")
    assert app.page.get_by_text("kept").count() > 0
    app.open("/")
    assert app.page.get_by_text("استُعيدت").count() > 0


def test_a_stop_before_the_copy_is_back_loses_nothing(app, door):
    """MZ-258 the browser stops the worker between making the database anew and putting the copy back: the next start does it"""
    keep(app, "kept")
    door.shut()
    lose(app, "rows")
    app.open("/inbox")
    assert app.page.get_by_text("kept").count() > 0


def test_a_damaged_database_comes_back(app, door):
    """MZ-258 one of the database's parts is gone: it is made anew from the copy, and the server hears of it again"""
    keep(app, "kept")
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
    door.shut()
    keep(app, "gone")
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
        await commit(store, [row("first")]);
        await copies.keep(store, now);
        await commit(store, [row("second")]);
        await copies.keep(store, now + hour / 2);
        const cache = await caches.open(name + "-copies");
        const afterHalf = (await cache.keys()).length;
        await copies.keep(store, now + hour);
        const latest = (await cache.keys()).find(({ url }) => url.endsWith(now + hour));
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
        return { afterHalf, age: time - now, again, ids: rows.map(({ id }) => id), waiting,
            numbered: state.counter > 1000000, pulled: state.pulled };
    }""")
    assert sorted(result.pop("ids")) == ["first", "restored-2026-11-18T13-06-40Z"]
    assert result == {
        "afterHalf": 1, "age": 0, "again": None, "waiting": 2, "numbered": True, "pulled": False}


STORES = """
    globalThis.hour = 3_600_000;
    globalThis.now = 1_795_000_000_000;
    globalThis.begin = async () => {
        const name = "copies-" + crypto.randomUUID();
        const device = { name, copies: new Copies(name), store: await Store.open(name) };
        device.write = (id) => device.store.commit({ keys: [], decide: () => ({ erased: [], generations: {},
            rows: [{ scope: "own", kind: "task", id, bucket: "inbox", record: `{"id":"${id}"}` }] }) });
        device.keys = async () => (await (await caches.open(name + "-copies")).keys()).map(({ url }) => url.split("/").pop());
        device.damage = async (key) => {
            const cache = await caches.open(name + "-copies");
            const kept = await cache.match("/copies/" + key);
            await cache.put("/copies/" + key, new Response((await kept.text()) + " ", { headers: kept.headers }));
        };
        device.lose = async () => {
            device.store.close();
            await settled(indexedDB.deleteDatabase(name));
            device.store = await Store.open(name);
        };
        device.ids = async () => (await device.store.changes(0)).rows.filter(({ kind }) => kind === "task").map(({ id }) => id);
        return device;
    };
"""


def on_a_device(parts, steps):
    """What steps on a device of their own give: `write`, `copies`, `lose` and so on."""
    return parts.evaluate("async () => {" + STORES + "const device = await begin();" + steps + "}")


def test_a_copy_from_a_clock_that_was_ahead_is_not_the_latest(parts):
    """MZ-258 a copy that was made while the clock was a year ahead is not put back before what came after it"""
    result = on_a_device(parts, """
        await device.write("early");
        await device.copies.keep(device.store, now + 365 * 24 * hour);
        await device.write("later");
        await device.copies.keep(device.store, now);
        await device.lose();
        const time = await device.copies.restore(device.store, now + hour);
        return { ids: await device.ids(), age: time - now };
    """)
    assert result == {"ids": ["early", "later"], "age": 0}


def test_a_clock_that_was_ahead_neither_hurries_copies_nor_pushes_them_out(parts):
    """MZ-258 beside a copy of the future one an hour is made all the same, and those before it stay"""
    result = on_a_device(parts, """
        await device.write("one");
        await device.copies.keep(device.store, now);
        await device.write("two");
        await device.copies.keep(device.store, now + 365 * 24 * hour);
        for (let minute = 0; minute < 180; minute += 20) {
            await device.write("at" + minute);
            await device.copies.keep(device.store, now + 2 * hour + minute * 60_000);
        }
        const keys = await device.keys();
        return { counters: keys.map((key) => Number(key.split("-")[0])).sort((a, b) => a - b) };
    """)
    # Commits 3 to 11 stand 20 minutes apart. Three of their copies push out the first two.
    assert result == {"counters": [3, 6, 9]}


def test_a_copy_of_an_older_version_is_put_back(parts):
    """MZ-258 a copy whose name tells its time alone comes back, in its place among the others"""
    result = on_a_device(parts, """
        await device.write("first");
        await device.copies.keep(device.store, now);
        const cache = await caches.open(device.name + "-copies");
        const [request] = await cache.keys();
        const kept = await cache.match(request);
        await cache.delete(request);
        await cache.put("/copies/" + (now + 365 * 24 * hour), kept.clone());
        await cache.put("/copies/" + now, new Response("{", { headers: kept.headers }));
        await device.lose();
        const alone = await device.copies.restore(device.store, now + hour);
        const ids = await device.ids();
        await device.write("second");
        await device.copies.keep(device.store, now + 2 * hour);
        await device.lose();
        await device.copies.restore(device.store, now + 3 * hour);
        return { alone: alone - now, ids, after: await device.ids() };
    """)
    assert result == {"alone": 365 * 24 * 3_600_000, "ids": ["first"], "after": ["first", "second"]}


def test_a_store_without_a_whole_copy_goes_on_above(parts):
    """MZ-258 what is written after a loss that no copy could mend is copied as newer than the damaged copies"""
    result = on_a_device(parts, """
        for (const id of ["a", "b", "c", "d"]) await device.write(id);
        await device.copies.keep(device.store, now);
        const [damaged] = await device.keys();
        await device.damage(damaged);
        await device.lose();
        const nothing = await device.copies.restore(device.store, now);
        await device.write("since");
        await device.copies.keep(device.store, now + hour);
        await device.lose();
        await device.copies.restore(device.store, now + hour);
        const latest = (await device.keys()).map((key) => key.split("-").map(Number)).sort(([a], [b]) => b - a)[0];
        return { nothing, ids: await device.ids(), latest: latest[1] - now };
    """)
    assert result == {"nothing": None, "ids": ["since"], "latest": 3_600_000}


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
