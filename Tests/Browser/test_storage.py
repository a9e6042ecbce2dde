"""IndexedDB under what can happen to it: a cut upgrade, another version's schema, two writers, no room."""

CHANGE = """
    const own = "0000000003e8-00000000-00000000000000aa";
    globalThis.record = (id, title, stamp = own) =>
        ({ scope: "own", kind: "task", id, generation: 0, fields: { bucket: ["inbox", stamp], title: [title, stamp] } });
    globalThis.write = (store, records, expect = null) => store.commit({
        keys: records.map(({ scope, kind, id }) => [scope, kind, id]), expect,
        decide: (stored, { generations }) => bridge.call({ op: "merge", erased: [], generations },
            `{"stored":${list(stored)},"changes":${JSON.stringify(records)}}`).header,
    });
"""


def test_a_cut_upgrade_begins_again(parts):
    """SY-013 a schema upgrade interrupted midway restarts safely"""
    result = parts.evaluate("""async () => {
        const name = "cut-" + crypto.randomUUID();
        // The browser stops in the middle of the upgrade: its transaction ends without having been committed.
        const create = IDBDatabase.prototype.createObjectStore;
        IDBDatabase.prototype.createObjectStore = function (store, options) {
            const made = create.call(this, store, options);
            if (store === "meta") made.transaction.abort();
            return made;
        };
        const first = await Store.open(name).then(() => "opened", (error) => error.name);
        IDBDatabase.prototype.createObjectStore = create;
        const store = await Store.open(name);
        return { first, state: await store.state() };
    }""")
    assert result["first"] != "opened"
    assert result["state"]["counter"] == 0


def test_a_newer_schema_stays_usable(parts):
    """SY-013 a version that meets a newer schema keeps working and loses nothing"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const name = "newer-" + crypto.randomUUID();
        const store = await Store.open(name);
        await write(store, [record("a", "first")]);
        store.close();
        await new Promise((resolve) => {
            const request = indexedDB.open(name, 7);
            request.onupgradeneeded = () => request.result.createObjectStore("later");
            request.onsuccess = () => { request.result.close(); resolve(); };
        });
        const older = await Store.open(name);
        await write(older, [record("b", "second")]);
        const [{ rows }] = (await older.read([{ scope: "own", kind: "task", select: "all" }], 0)).answers;
        return rows.map(({ id }) => id);
    }""")
    assert result == ["a", "b"]


def test_a_store_of_before_lists_keeps_everything(parts):
    """SY-013 the records of an earlier version are all there after the step to waiting requests, and after one that fails"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const name = "before-" + crypto.randomUUID();
        // What the first version made.
        const first = [(database) => {
            const records = database.createObjectStore("records", { keyPath: ["scope", "kind", "id"] });
            records.createIndex("live", ["scope", "kind", "bucket", "id"]);
            records.createIndex("commit", "commit");
            records.createIndex("dirty", "dirty");
            database.createObjectStore("meta").put(newState("00000000000000bb"), "state");
        }];
        const held = async (store) => {
            const [{ rows }] = (await store.read([{ scope: "own", kind: "task", select: "all" }], 0)).answers;
            return { rows, state: await store.state(), unsent: await store.unsentCount() };
        };
        const old = await Store.open(name, first);
        await write(old, [record("a", "first"), record("b", "second")]);
        const before = await held(old);
        old.close();
        const create = IDBDatabase.prototype.createObjectStore;
        IDBDatabase.prototype.createObjectStore = () => { throw new DOMException("no room", "QuotaExceededError"); };
        const failed = await Store.open(name);
        IDBDatabase.prototype.createObjectStore = create;
        const during = { ...await held(failed), requests: await failed.requests() };
        const refused = [failed.readOnlyReason !== null, await Promise.resolve().then(() => failed.keepRequest({})).catch((error) => error.name)];
        failed.close();
        const store = await Store.open(name);
        const after = { ...await held(store), requests: await store.requests() };
        const seq = await store.keepRequest({ person: "p", path: "/shared", contentType: "x", body: "", now: 1, entropy: "e" });
        store.close();
        const again = await Store.open(name);
        return { before, during, refused, after, seq, requests: await again.requests(), unsent: await again.unsentCount() };
    }""")
    before = result["before"]
    assert [row["id"] for row in before["rows"]] == ["a", "b"] and before["unsent"] == 2
    for later in ("during", "after"):
        assert result[later] == before | {"requests": []}
    assert result["refused"] == [True, "NoModificationAllowedError"]
    assert [row["seq"] for row in result["requests"]] == [result["seq"]] and result["unsent"] == 3


def test_two_writers_never_overtake_each_other(parts):
    """SY-013 two worker versions at once are safe: a commit over a stale view is not written"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const name = "two-" + crypto.randomUUID();
        const [first, second] = [await Store.open(name), await Store.open(name)];
        await write(first, [record("a", "first")], 0);
        const stale = await write(second, [record("a", "second")], 0);
        const { state, rows } = await second.changes(0);
        return { stale, counter: state.counter, record: rows[0].record };
    }""")
    assert result["stale"] is None
    assert result["counter"] == 1
    assert '"first"' in result["record"]


def test_a_failed_commit_writes_nothing(parts):
    """SY-013 MZ-076 a commit that fails midway leaves the store as it was"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const store = await Store.open("full-" + crypto.randomUUID());
        await write(store, [record("a", "kept")]);
        const put = IDBObjectStore.prototype.put;
        let left = 2;
        IDBObjectStore.prototype.put = function (value, key) {
            if (left-- === 0) throw new DOMException("no room", "QuotaExceededError");
            return put.call(this, value, key);
        };
        const error = await write(store, [record("b", "1"), record("c", "2"), record("d", "3")])
            .then(() => null, (error) => error.name);
        IDBObjectStore.prototype.put = put;
        const { state, rows } = await store.changes(0);
        return { error, counter: state.counter, ids: rows.map(({ id }) => id) };
    }""")
    assert result == {"error": "QuotaExceededError", "counter": 1, "ids": ["a"]}


def test_only_shared_records_wait_for_the_server(parts):
    """SY-010 what changes on the device waits for the server, except what belongs to the device alone"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const store = await Store.open("dirty-" + crypto.randomUUID());
        await write(store, [record("a", "x"), { ...record("b", "y"), scope: "device" }]);
        const { rows, waiting } = await store.unsent(10);
        return { ids: rows.map(({ id }) => id), waiting };
    }""")
    assert result == {"ids": ["a"], "waiting": 1}


def test_the_path_stays_on_the_device_until_the_person_says_so(parts):
    """WP-061 a server on another machine is sent nothing of the path until its settings say so; one on this machine is the device (K28)"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const store = await Store.open("path-" + crypto.randomUUID());
        let time = 0;
        const settings = (sync) => ({ scope: "path", kind: "path-settings", id: "settings", generation: 0,
            fields: { sync: [sync, `0000000003e8-0000000${++time}-00000000000000aa`] } });
        await write(store, [record("a", "x"), { ...record("2026-11-21", "y"), scope: "path", kind: "path-day" }, settings(false)]);
        const said = [];
        for (const [isHome, sync] of [[true, false], [false, false], [false, true]]) {
            Store.isHome = isHome;
            await write(store, [settings(sync)]);
            const { rows, waiting } = await store.unsent(10);
            said.push([rows.length, waiting, await store.unsentCount()]);
        }
        Store.isHome = true;
        return said;
    }""")
    assert result == [[3, 3, 3], [1, 1, 1], [3, 3, 3]]


def test_a_commit_between_two_reads_is_counted_once(parts):
    """SY-009 what another tab commits in the middle of a request is taken over before the answers that hold it"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const name = "between-" + crypto.randomUUID();
        const [store, other] = [await Store.open(name), await Store.open(name)];
        const said = [];
        const app = { call({ op, count, ...header }) {
            if (op !== "handle") said.push(op + (count === undefined ? "" : " " + count));
            if (op === "handle" && !said.length) {
                return { header: { needs: { resources: [], records: [
                    { scope: "own", kind: "task", select: "id", id: "late" },
                    { scope: "own", kind: "task", select: "count", bucket: "inbox" },
                ] } } };
            }
            return { header: { status: 200, writes: [], erased: [] } };
        } };
        // The other tab is quicker than the first read of what the app needs, and slower than the look before it.
        const read = store.read.bind(store);
        store.read = async (queries, counter) => {
            if (queries.length) await write(other, [record("late", "x")]);
            return read(queries, counter);
        };
        const host = new Host(app, store, { section: async () => null }, 0);
        await host.respond({ method: "GET" }, null);
        return { said, seen: host.seen };
    }""")
    assert result == {"said": ["apply", "load", "load 1"], "seen": 1}


def test_answers_and_counter_are_of_one_instant(parts):
    """SY-009 a read gives the answers and the commits of one instant, however long it takes"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const name = "instant-" + crypto.randomUUID();
        const [store, other] = [await Store.open(name), await Store.open(name)];
        await write(store, Array.from({ length: 300 }, (_, index) => record("t" + index, "x")));
        const inbox = { scope: "own", kind: "task", select: "count", bucket: "inbox" };
        const all = { scope: "own", kind: "task", select: "page", bucket: "inbox", limit: 1000 };
        const seen = [];
        for (let round = 0; round < 20; round += 1) {
            const reading = store.read([inbox, all], 1);
            const [{ state, rows, answers }] = await Promise.all([reading, write(other, [record("r" + round, "y")])]);
            const total = 300 + rows.length;
            seen.push(answers[0].count === total && answers[1].rows.length === total && state.counter === 1 + rows.length);
        }
        return seen;
    }""")
    assert all(result)


def test_old_operations_are_swept(parts):
    """SY-010 operations of more than 30 days are forgotten, once a day at most, and that is no commit"""
    result = parts.evaluate("""async () => {""" + CHANGE + """
        const store = await Store.open("sweep-" + crypto.randomUUID());
        const now = 1795000000000, day = 86400000;
        const operation = (id, age, kind = "operation") => ({ scope: "device", kind, id, generation: 0,
            fields: { back: ["/", (now - age * day).toString(16).padStart(12, "0") + "-00000000-00000000000000aa"] } });
        await write(store, [operation("old", 31), operation("kept", 29), operation("notice", 99, "notice"), record("a", "x")]);
        const sweep = async (time) => {
            await new Host(bridge, store, null, 1).sweep(time);
            const { state, rows } = await store.changes(0);
            return [rows.map(({ id }) => id).sort(), state.counter];
        };
        return [await sweep(now), await sweep(now + 5 * day / 10), await sweep(now + 2 * day), await sweep(now - 60 * day)];
    }""")
    assert result == [
        [["a", "kept", "notice"], 1], [["a", "kept", "notice"], 1], [["a", "notice"], 1], [["a", "notice"], 1]]


def test_a_form_sweeps_old_operations(app, door):
    """SY-010 the first form of a worker's life takes old operations along, and its own stays"""
    door.shut()
    app.add_task("first")
    ids = app.page.evaluate("""async () => {
        const database = await new Promise((resolve) => {
            const request = indexedDB.open("wird");
            request.onsuccess = () => resolve(request.result);
        });
        const change = (work) => new Promise((resolve) => {
            const transaction = database.transaction(["meta", "records"], "readwrite");
            let result;
            work(transaction, (value) => { result = value; });
            transaction.oncomplete = () => resolve(result);
        });
        await change((transaction) => {
            const records = transaction.objectStore("records");
            records.put({ scope: "device", kind: "operation", id: "old", bucket: "", commit: 1, record: JSON.stringify({
                scope: "device", kind: "operation", id: "old", generation: 0,
                fields: { back: ["/", "000000000001-00000000-00000000000000aa"] } }) });
            const meta = transaction.objectStore("meta");
            meta.get("state").onsuccess = ({ target }) => { const { swept, ...state } = target.result; meta.put(state, "state"); };
        });
        globalThis.operations = () => change((transaction, give) => {
            transaction.objectStore("records").getAllKeys(IDBKeyRange.bound(["device", "operation"], ["device", "operation", []]))
                .onsuccess = ({ target }) => give(target.result.map(([, , id]) => id));
        });
        return operations();
    }""")
    assert "old" in ids and len(ids) == 2
    app.stop_worker()
    app.add_task("second")
    app.page.wait_for_function("async () => !(await operations()).includes('old')", timeout=5000)
    assert len(app.page.evaluate("() => operations()")) == 2
