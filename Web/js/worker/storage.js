// Records in IndexedDB. A row holds the record as the text the app wrote, so that nothing a version doesn't know can
// be lost on the way; scope, kind, id and bucket stand beside it for the indexes.
//
// Row: { scope, kind, id, bucket?, commit, dirty?, record }. `bucket` is there for live records only; `commit` is the
// number of the commit that last touched the row; `dirty` the number of the last one that the server hasn't seen.

const emptyState = () => ({ counter: 0, clock: "", cursor: 0, generations: {}, pulled: false });

/** An IndexedDB request as a promise. */
const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** The end of an IndexedDB transaction as a promise. */
const finished = (transaction) => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
});

/** All array keys that begin with `prefix`: an array is greater than any text. */
const beginningWith = (...prefix) => IDBKeyRange.bound(prefix, [...prefix, []]);

/** The records of this browser profile. */
class Store {
  #database;
  static #version = 1;

  /** Opens the store, making it when there is none. Rejects when the browser refuses storage. */
  static async open(name = "wird") {
    const store = new Store();
    store.#database = await Store.#connect(name, Store.#version).catch((error) => {
      // A newer version of the app has been here. Its schema only adds, so this one can go on working with it.
      if (error.name === "VersionError") return Store.#connect(name, undefined);
      throw error;
    });
    store.#database.onversionchange = () => store.#database.close();
    return store;
  }

  static #connect(name, version) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = (event) => Store.#upgrade(request, event.oldVersion);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  // Runs inside the upgrade's transaction: cut anywhere, nothing of it remains and the next start begins it again.
  static #upgrade(request, from) {
    const database = request.result;
    if (from < 1) {
      const records = database.createObjectStore("records", { keyPath: ["scope", "kind", "id"] });
      records.createIndex("live", ["scope", "kind", "bucket", "id"]);
      records.createIndex("commit", "commit");
      records.createIndex("dirty", "dirty");
      const meta = database.createObjectStore("meta");
      const replica = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      meta.put({ ...emptyState(), clock: `000000000000-00000000-${replica}` }, "state");
    }
  }

  close() { this.#database.close(); }

  /** Counter, clock, cursor and generations. */
  async state() {
    return settled(this.#database.transaction("meta").objectStore("meta").get("state"));
  }

  /** State and the rows changed after commit `counter`, read at one instant. */
  async changes(counter) {
    const transaction = this.#database.transaction(["meta", "records"]);
    const state = settled(transaction.objectStore("meta").get("state"));
    const rows = settled(transaction.objectStore("records").index("commit").getAll(IDBKeyRange.lowerBound(counter, true)));
    return { state: await state, rows: await rows };
  }

  /** Answers several queries at one instant: for each `{ rows }` or `{ count }`. */
  async answer(queries) {
    const records = this.#database.transaction("records").objectStore("records");
    return Promise.all(queries.map((query) => Store.#select(records, query)));
  }

  static async #select(records, { scope, kind, select, id, from, through, bucket, before, limit }) {
    const live = records.index("live");
    switch (select) {
      case "all": return { rows: await settled(live.getAll(beginningWith(scope, kind))) };
      case "id": return { rows: [await settled(records.get([scope, kind, id]))].filter(Boolean) };
      case "buckets":
        if (from > through) return { rows: [] };
        return { rows: await settled(live.getAll(IDBKeyRange.bound([scope, kind, from], [scope, kind, through, []]))) };
      case "page": {
        const range = before == null
          ? beginningWith(scope, kind, bucket)
          : IDBKeyRange.bound([scope, kind, bucket], [scope, kind, bucket, before], false, true);
        return { rows: await Store.#lastFirst(live, range, limit) };
      }
      case "count": return { count: await settled(live.count(beginningWith(scope, kind, bucket))) };
      default: throw new TypeError(`no such selection: ${select}`);
    }
  }

  static #lastFirst(index, range, limit) {
    if (limit <= 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const rows = [];
      const request = index.openCursor(range, "prev");
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (cursor) rows.push(cursor.value);
        if (!cursor || rows.length === limit) resolve(rows);
        else cursor.continue();
      };
    });
  }

  /**
   * Merges changes into the store in one durable transaction.
   *
   * `merge(stored, state)` is the app's: it gets the rows that the changed keys have now and says which rows to write
   * (`rows`), which scopes lose their records first (`erased`) and the `generations` after it.
   * With `expect`, nothing is written when another worker or tab has committed since: the result is then `null`.
   * `fromServer` marks rows clean: `{ cursor, sent }`, where `sent` holds the rows as they were when they were sent.
   */
  async commit({ keys, merge, clock = "", expect = null, fromServer = null }) {
    const transaction = this.#database.transaction(["meta", "records"], "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {});
    try {
      const meta = transaction.objectStore("meta");
      const records = transaction.objectStore("records");
      const state = await settled(meta.get("state"));
      if (expect !== null && state.counter !== expect) {
        transaction.abort();
        return null;
      }
      const stored = (await Promise.all(keys.map((key) => settled(records.get(key))))).filter(Boolean);
      const merged = merge(stored, state);
      const next = { ...state, generations: merged.generations };
      if (clock > state.clock) next.clock = clock;
      if (merged.rows.length > 0 || merged.erased.length > 0) next.counter += 1;
      for (const scope of merged.erased) records.delete(beginningWith(scope));
      Store.#write(records, merged.rows, stored, next.counter, fromServer);
      if (fromServer) {
        await Store.#markClean(records, fromServer.sent, merged.rows);
        next.cursor = fromServer.cursor;
        next.pulled ||= !fromServer.more;
      }
      meta.put(next, "state");
      await done;
      return { state: next, rows: merged.rows, erased: merged.erased };
    } catch (error) {
      try { transaction.abort(); } catch { /* it has ended already */ }
      throw error;
    }
  }

  static #write(records, rows, stored, commit, fromServer) {
    const dirtyBefore = new Map(stored.filter((row) => row.dirty).map((row) => [keyText(row), row.dirty]));
    const clean = new Map((fromServer?.sent ?? []).map((row) => [keyText(row), row.dirty]));
    for (const { scope, kind, id, bucket, record } of rows) {
      const row = { scope, kind, id, commit, record };
      if (bucket != null) row.bucket = bucket;
      const key = keyText(row);
      const before = dirtyBefore.get(key);
      if (!fromServer) { if (scope !== "device") row.dirty = commit; }
      else if (before && before !== clean.get(key)) row.dirty = before;
      records.put(row);
    }
  }

  // Rows that the server took and did not change. One that was edited again meanwhile keeps its mark.
  static async #markClean(records, sent, written) {
    const done = new Set(written.map(keyText));
    const rest = sent.filter((row) => !done.has(keyText(row)));
    await Promise.all(rest.map(async ({ scope, kind, id, dirty }) => {
      const row = await settled(records.get([scope, kind, id]));
      if (!row || row.dirty !== dirty) return;
      delete row.dirty;
      records.put(row);
    }));
  }

  /** At most `limit` rows that the server has not seen, oldest change first, and how many there are in all. */
  async unsent(limit) {
    const transaction = this.#database.transaction(["meta", "records"]);
    const index = transaction.objectStore("records").index("dirty");
    const [state, rows, waiting] = await Promise.all([
      settled(transaction.objectStore("meta").get("state")), settled(index.getAll(null, limit)), settled(index.count()),
    ]);
    return { state, rows, waiting };
  }
}

/** A row's key as one text, for maps. */
const keyText = ({ scope, kind, id }) => JSON.stringify([scope, kind, id]);
