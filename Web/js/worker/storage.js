// Records in IndexedDB. A row holds the record as the text that the app wrote, so that nothing a version doesn't know
// is lost; scope, kind, id and bucket are repeated beside it for the indexes.
//
// Row: { scope, kind, id, bucket?, commit, dirty?, record }. Only live records have `bucket`; `commit` is the number of
// the commit that last changed the row; `dirty` is that of the last one that the server hasn't seen.

/**
 * The initial state of a store. `server` is the server's store at the last sync, `pulled` whether a sync was ever
 * complete.
 */
const newState = (replica) => ({
  counter: 0, clock: `000000000000-00000000-${replica}`, generations: {}, cursor: 0, server: null, pulled: false,
});

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

/** All array keys that begin with `prefix`: an array sorts after any text. */
const beginningWith = (...prefix) => IDBKeyRange.bound(prefix, [...prefix, []]);

/** The records of this browser profile. */
class Store {
  // Commit numbers that workers may still remember from before a loss must not be reused.
  static #leap = 1_000_000;
  #database;
  /** Why nothing can be written: a step to a newer schema failed, and the records are as they were before it. */
  readOnlyReason = null;

  // The schema's steps, in the order of their versions. A step only adds.
  static #steps = [(database) => {
    const records = database.createObjectStore("records", { keyPath: ["scope", "kind", "id"] });
    records.createIndex("live", ["scope", "kind", "bucket", "id"]);
    records.createIndex("commit", "commit");
    records.createIndex("dirty", "dirty");
    const meta = database.createObjectStore("meta");
    meta.put(newState(randomHex(8)), "state");
  }, (database) => {
    database.createObjectStore("requests", { keyPath: "seq", autoIncrement: true });
  }];

  /**
   * Opens the store, creating it if there is none or if the existing one has lost its parts. Rejects if the browser
   * refuses storage. `steps` are the schema's; tests pass others.
   */
  static async open(name = "wird", steps = Store.#steps) {
    let store = await new Store().#open(name, steps);
    if (!(await store.#isWhole())) {
      store.close();
      await settled(indexedDB.deleteDatabase(name));
      store = await new Store().#open(name, steps);
    }
    return store;
  }

  async #open(name, steps) {
    this.#database = await this.#connect(name, steps).catch((error) => {
      // A newer version of the app has been here. Its schema only adds, so this version can keep working with it.
      if (error.name === "VersionError") return this.#connect(name);
      // A step failed, and the browser undid it. The earlier contents can be read; the next start tries again.
      if (this.readOnlyReason === null) throw error;
      return this.#connect(name);
    });
    this.#database.onversionchange = () => this.#database.close();
    return this;
  }

  #connect(name, steps) {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, steps?.length);
      request.onupgradeneeded = (event) => this.#upgrade(request, event.oldVersion, steps ?? []);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  // Runs inside the upgrade's transaction: if interrupted, nothing of it remains and the next start begins again.
  #upgrade(request, from, steps) {
    try {
      for (const step of steps.slice(from)) step(request.result, request.transaction);
    } catch (error) {
      if (from > 0) this.readOnlyReason = String(error);
      request.transaction.abort();
    }
  }

  async #isWhole() {
    const names = this.#database.objectStoreNames;
    return names.contains("records") && names.contains("meta") && Number.isInteger((await this.state())?.counter);
  }

  close() { this.#database.close(); }

  /** The counter, the clock, the generations and the state of sync. */
  async state() {
    return settled(this.#database.transaction("meta").objectStore("meta").get("state"));
  }

  /**
   * Whose records these are, as the server said at a sync; `null` while they are nobody's but the device's. Before
   * servers had several people, whoever synced was the owner.
   */
  async person() {
    const meta = this.#database.transaction("meta").objectStore("meta");
    const [person, state] = await Promise.all([settled(meta.get("person")), settled(meta.get("state"))]);
    return person ?? (state?.server ? "owner" : null);
  }

  /** Notes whose records these are. */
  async belongTo(person) {
    const transaction = this.#database.transaction("meta", "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {});
    transaction.objectStore("meta").put(person, "person");
    await done;
  }

  /**
   * This device's secret, which distinguishes the forms of its pages from those of other sites: 256 random bits, drawn
   * at the first start. It is in no row, and so in no sync, export or copy. If the browser doesn't allow writing, it
   * lasts for this worker's life.
   */
  async secret() {
    const kept = await settled(this.#database.transaction("meta").objectStore("meta").get("secret"));
    return kept ?? this.#drawSecret().catch(() => randomHex(32));
  }

  // Two workers may get here at once: both then use the first one's secret.
  async #drawSecret() {
    const transaction = this.#database.transaction("meta", "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {});
    const meta = transaction.objectStore("meta");
    const secret = (await settled(meta.get("secret"))) ?? randomHex(32);
    meta.put(secret, "secret");
    await done;
    return secret;
  }

  /** The state and the rows changed after commit `counter`, read at one moment. */
  changes(counter) { return this.read([], counter); }

  /**
   * Answers several queries, each with `{ rows }` or `{ count }`, together with the state and the rows changed after
   * commit `counter`. One transaction reads it all, so no commit lies between an answer and the counter it is kept
   * under.
   */
  async read(queries, counter) {
    const transaction = this.#database.transaction(["meta", "records"]);
    const records = transaction.objectStore("records");
    const [state, rows, ...answers] = await Promise.all([
      settled(transaction.objectStore("meta").get("state")),
      settled(records.index("commit").getAll(IDBKeyRange.lowerBound(counter, true))),
      ...queries.map((query) => Store.#select(records, query)),
    ]);
    return { state, rows, answers };
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
   * Commits in one durable transaction what `decide` makes of the store as it is then.
   *
   * `decide(stored, state)` is the app's and synchronous. It gets the rows under `keys` and returns the scopes whose
   * records are removed (`erased`; what can be restored is set aside for a while), the rows to write after that
   * (`rows`), and the resulting `generations` and `clock`. With `expect`, nothing is written if another worker or tab
   * has committed since; the result is then `null`. Rows become dirty, unless the decision is a sync's, which names the
   * rows that the server now has (`clean`).
   */
  commit({ keys, decide, expect = null }) {
    return this.#durably(async ({ meta, records, done, abort }) => {
      const state = await settled(meta.get("state"));
      if (expect !== null && state.counter !== expect) {
        abort();
        return null;
      }
      const stored = (await Promise.all(keys.map((key) => settled(records.get(key))))).filter(Boolean);
      const decision = decide(stored, state);
      const next = Store.#after(state, decision);
      const notes = [];
      for (const scope of decision.erased) notes.push(...(await Store.#erase(records, scope, next)));
      Store.#write(records, decision, stored, next.counter);
      if (decision.restarts) await Store.#markAllDirty(records, next.counter);
      meta.put(next, "state");
      await done;
      return { state: next, rows: [...notes, ...decision.rows], erased: decision.erased };
    });
  }

  /**
   * Fills a new store with a copy's rows and a notice of it. The server is sent all of it again and asked for
   * everything it has. Answers false if something has been written meanwhile.
   */
  refill(state, rows, notice) {
    return this.#durably(async ({ meta, records, done, abort }) => {
      if ((await settled(meta.get("state"))).counter > 0) {
        abort();
        return false;
      }
      const counter = state.counter + Store.#leap;
      for (const row of [...rows, notice.row]) {
        records.put(Erased.isShared(row.scope) ? { ...row, commit: counter, dirty: counter } : { ...row, commit: counter });
      }
      const clock = notice.stamp > state.clock ? notice.stamp : state.clock;
      meta.put({ ...state, clock, counter, cursor: 0, server: null, pulled: false }, "state");
      await done;
      return true;
    });
  }

  /** Continues a new store's commit numbers above those of a lost one, if no copy could be restored. */
  goOnAbove(counter) {
    return this.#durably(async ({ meta, done }) => {
      const state = await settled(meta.get("state"));
      if (state.counter <= counter) meta.put({ ...state, counter: counter + Store.#leap }, "state");
      await done;
    });
  }

  // One durable transaction over everything. An error thrown by `body` undoes all of it.
  async #durably(body) {
    if (this.readOnlyReason !== null) throw new DOMException(this.readOnlyReason, "NoModificationAllowedError");
    const transaction = this.#database.transaction(["meta", "records"], "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {});
    try {
      return await body({
        meta: transaction.objectStore("meta"), records: transaction.objectStore("records"), done,
        abort: () => transaction.abort(),
      });
    } catch (error) {
      try { transaction.abort(); } catch { /* it has ended already */ }
      throw error;
    }
  }

  // Removes a scope's rows, and sets them aside with a note if they can be restored.
  static async #erase(records, scope, { generations, clock, counter }) {
    const live = Erased.keeps(scope)
      ? (await settled(records.getAll(beginningWith(scope)))).filter(({ bucket }) => bucket !== undefined) : [];
    records.delete(beginningWith(scope));
    if (live.length === 0) return [];
    const generation = generations[scope];
    for (const row of live) records.put(Erased.moved(row, generation));
    const note = Erased.note(scope, generation, clock);
    records.put({ ...note, commit: counter });
    return [note];
  }

  /** The state after a decision. A commit that changes no record gets no number; the clock never goes back. */
  static #after(state, { rows, erased, generations, clock = "", clean, cursor, server, pulled }) {
    const next = { ...state, generations };
    if (rows.length > 0 || erased.length > 0) next.counter += 1;
    if (clock > state.clock) next.clock = clock;
    if (clean) Object.assign(next, { cursor, server: server ?? state.server, pulled: state.pulled || pulled });
    return next;
  }

  static #write(records, { rows, erased, clean }, stored, commit) {
    const cleaned = new Set((clean ?? []).map((key) => JSON.stringify(key)));
    const dirty = new Map(stored.map((row) => [keyText(row), row.dirty]));
    for (const row of rows) {
      const key = keyText(row);
      const mark = clean ? !cleaned.has(key) && dirty.get(key) : Erased.isShared(row.scope) && commit;
      records.put(mark ? { ...row, commit, dirty: mark } : { ...row, commit });
    }
    const written = new Set(rows.map(keyText));
    for (const row of stored) {
      const key = keyText(row);
      if (!cleaned.has(key) || written.has(key) || erased.includes(row.scope)) continue;
      delete row.dirty;
      records.put(row);
    }
  }

  // The server's store is a different one than before, so everything has to be sent to it again.
  static async #markAllDirty(records, commit) {
    for (const row of await settled(records.getAll())) {
      if (Erased.isShared(row.scope) && !row.dirty) records.put({ ...row, dirty: commit });
    }
  }

  /**
   * Removes rows of this device only, at most once a day: `decide(rows)` returns the keys to remove among the rows of a
   * kind. It isn't a commit, since no other store and no page ever needs to know.
   */
  sweep(kind, now, decide) {
    return this.#durably(async ({ meta, records, done }) => {
      const state = await settled(meta.get("state"));
      // A clock that was once far ahead must not postpone the next sweep for years.
      if (Math.abs(now - (state.swept ?? -Infinity)) < 86_400_000) return;
      const keys = decide(await settled(records.getAll(beginningWith("device", kind))));
      for (const key of keys) records.delete(key);
      meta.put({ ...state, swept: now }, "state");
      await done;
    });
  }

  /** At most `limit` rows that the server has not seen, oldest change first, and their total number. */
  async unsent(limit, scope = null) {
    const transaction = this.#database.transaction(["meta", "records"]);
    const records = transaction.objectStore("records");
    const index = records.index("dirty");
    const kept = await Store.#keptHere(records);
    const [state, rows, waiting] = await Promise.all([
      settled(transaction.objectStore("meta").get("state")),
      scope === null
        ? settled(index.getAll(null, limit + kept))
        : settled(records.getAll(beginningWith(scope))).then((rows) => rows.filter(({ dirty }) => dirty)),
      settled(index.count()),
    ]);
    const sent = kept > 0 ? rows.filter((row) => row.scope !== "path") : rows;
    return { state, rows: sent.slice(0, limit), waiting: waiting - kept };
  }

  /**
   * Whether the server is on this machine, which makes it the same device, so that it shares everything with its
   * browser.
   */
  static isHome = ["127.0.0.1", "[::1]", "localhost"].includes(location.hostname);

  // The number of the worship path's rows that stay here: all of them, until its settings allow syncing to the person's
  // other devices.
  static async #keptHere(records) {
    if (Store.isHome) return 0;
    const settings = await settled(records.get(["path", "path-settings", "settings"]));
    if (settings && JSON.parse(settings.record).fields.sync?.[0] === true) return 0;
    const rows = await settled(records.getAll(beginningWith("path")));
    return rows.filter(({ dirty }) => dirty).length;
  }


  /** The number of rows that the server has not seen, and of requests that it has not decided on. */
  async unsentCount() {
    const records = this.#database.transaction("records").objectStore("records");
    const kept = await Store.#keptHere(records);
    const unsent = (await settled(records.index("dirty").count())) - kept;
    return unsent + (await this.requests()).filter(({ accepted }) => !accepted).length;
  }

  // What several people share is the server's to decide: here a request waits as it was posted.
  // Row: { seq, person, path, contentType, body, now, entropy, accepted? }.

  /** The requests that wait, in their order; those that the server accepted stay until what they changed is here. */
  async requests() {
    if (!this.#database.objectStoreNames.contains("requests")) return [];
    return settled(this.#database.transaction("requests").objectStore("requests").getAll());
  }

  /** Keeps a request, durably, before anybody is told that it waits. Resolves to its place in the order. */
  keepRequest(row) {
    return this.#withRequests(async (requests, done) => {
      const seq = await settled(requests.add(row));
      await done;
      return seq;
    });
  }

  /** Notes that the server accepted requests. */
  acceptRequests(rows) {
    return this.#withRequests((requests, done) => {
      for (const row of rows) requests.put({ ...row, accepted: true });
      return done;
    });
  }

  /** Lets go of requests that are settled. */
  dropRequests(rows) {
    return this.#withRequests((requests, done) => {
      for (const { seq } of rows) requests.delete(seq);
      return done;
    });
  }

  #withRequests(body) {
    if (this.readOnlyReason !== null) throw new DOMException(this.readOnlyReason, "NoModificationAllowedError");
    const transaction = this.#database.transaction("requests", "readwrite", { durability: "strict" });
    const done = finished(transaction);
    done.catch(() => {});
    return body(transaction.objectStore("requests"), done);
  }
}

/** Random bytes as hexadecimal digits. */
const randomHex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A row's key as one text, for maps. */
const keyText = ({ scope, kind, id }) => JSON.stringify([scope, kind, id]);
