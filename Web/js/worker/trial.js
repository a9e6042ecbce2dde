// The trial of a build before it is installed: what a person does in the first minute, in a store that is discarded
// afterwards. What a version must be able to do, it does here once; a version that fails is not installed, and the
// previous one stays.

/**
 * The first minute with a build: the first page, a place, a task among the prayers, and the day that shows them; then
 * that day again.
 */
class Trial {
  // An ordinary morning, always the same: the result must not depend on the day on which a build arrives.
  static #now = Date.UTC(2026, 10, 21, 7, 10) * 1000;
  static #day = "2026-11-21";
  // Makkah, as a device's location gives it: the place's name and zone are looked up in the content.
  static #place = { latitude: "21.4225", longitude: "39.8262" };
  static #zone = "Asia/Riyadh";
  #store = new TrialStore();
  #sections;
  #hasContent;
  #host;
  #requests = 0;

  /** `hasContent` says whether the build has packs of places and zones, without which no build can compute a day. */
  constructor(sections, hasContent) {
    this.#sections = sections;
    this.#hasContent = hasContent;
  }

  /** The first minute with the whole app; throws an `Error` that says what it can't do. */
  async begin(bridge) {
    this.#use(bridge);
    Trial.#expect("open", (await this.#ask("GET", "/", null, "text/html")).status < 500);
    if (this.#hasContent) {
      Trial.#expect("set a place", (await this.#send("/place", Trial.#place)).place?.zone === Trial.#zone);
    }
    await this.#ordinary("10:00");
  }

  /** What is asked every day, answered only by the part of the app made for it, with a place already set. */
  async goOn(bridge) {
    this.#use(bridge);
    await this.#ordinary("11:00");
  }

  // A host without access to the whole app, so that a part which needs it fails here.
  #use(bridge) {
    this.#host = new Host(bridge, this.#store, this.#sections, 0);
  }

  async #ordinary(start) {
    Trial.#expect("write a task", (await this.#send("/tasks", { title: "trial" })).task);
    if (!this.#hasContent) return;
    const { task } = await this.#send("/tasks", { title: "trial", date: Trial.#day, start });
    Trial.#expect("schedule a task", task);
    const day = await this.#ask("GET", `/day/${Trial.#day}`, null, "text/html");
    Trial.#expect("show a day", day.status === 200 && text(day.body).includes(task.id));
  }

  static #expect(what, isSo) {
    if (!isSo) throw new Error(`the build can't ${what}`);
  }

  async #send(path, fields) {
    this.#requests += 1;
    const operation = this.#requests.toString(16).padStart(32, "0");
    const { body } = await this.#ask("POST", path, new URLSearchParams({ operation, ...fields }).toString(), "application/json");
    return JSON.parse(text(body));
  }

  #ask(method, path, body, accept) {
    const contentType = body === null ? "" : "application/x-www-form-urlencoded";
    const entropy = this.#requests.toString(16).padStart(32, "0");
    return this.#host.respond({ method, path, query: "", accept, contentType, ifNoneMatch: "", now: Trial.#now, entropy }, body);
  }
}

/** Records in memory, under the same contract as those of `Store`. */
class TrialStore {
  #rows = new Map();
  #state = newState("0".repeat(16));

  async changes(counter) {
    return { state: this.#state, rows: [...this.#rows.values()].filter((row) => row.commit > counter) };
  }

  async read(queries, counter) {
    const answers = queries.map(({ select, ...query }) => {
      const rows = [...this.#rows.values()].filter((row) => TrialStore.#matches(row, select, query));
      if (select === "count") return { count: rows.length };
      rows.sort((first, second) => (keyText(first) < keyText(second) ? -1 : 1));
      return { rows: select === "page" ? rows.reverse().slice(0, query.limit) : rows };
    });
    return { ...(await this.changes(counter)), answers };
  }

  static #matches(row, select, { scope, kind, id, from, through, bucket, before }) {
    if (row.scope !== scope || row.kind !== kind) return false;
    if (select === "id") return row.id === id;
    if (row.bucket === undefined) return false;
    if (select === "buckets") return from <= row.bucket && row.bucket <= through;
    return select === "all" || (row.bucket === bucket && (before == null || row.id < before));
  }

  // What a trial stores is gone in a moment.
  async sweep() {}

  async commit({ keys, decide }) {
    const stored = keys.map((key) => this.#rows.get(JSON.stringify(key))).filter(Boolean);
    const { rows, erased, generations } = decide(stored, this.#state);
    for (const [key, row] of this.#rows) if (erased.includes(row.scope)) this.#rows.delete(key);
    const counter = this.#state.counter + 1;
    for (const row of rows) this.#rows.set(keyText(row), { ...row, commit: counter });
    this.#state = { ...this.#state, counter, generations };
    return { state: this.#state, rows, erased };
  }
}
