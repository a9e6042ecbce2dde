// Answers requests with the app over a store: loads what the app asks for, stores its changes, and only then returns
// the response. Every rule is in the app.

/**
 * Runs one task after another: the app's instance takes one message at a time, and commits must not overtake each
 * other.
 */
class Queue {
  #last = Promise.resolve();

  run(task) {
    const result = this.#last.then(task);
    this.#last = result.catch(() => {});
    return result;
  }
}

/** The app, its store and its content, during this worker's life. */
class Host {
  #queue = new Queue();
  #swept = null;
  /**
   * The sections that weren't available, how many times in a row none of them was, and until when they are not
   * requested.
   */
  #missing = [];
  #misses = 0;
  #restsUntil = 0;
  /** Which requests the app's guesses were made of, and by which instance; `null` when they are to be made anew. */
  #guessed = null;
  static #rounds = 32;
  /**
   * The number of failed attempts before the first pause, and the pauses between later ones in milliseconds, each twice
   * as long as the last.
   */
  static #tries = 2;
  static #rest = { first: 1_000, longest: 30_000 };

  /**
   * `sections` gives a pack's section by `section(pack, name)`; `seen` is the number of the last commit that the
   * bridge's workspace includes; `copies` keeps copies of the store; `loadWhole` returns `{ bridge, bundle }` of the
   * whole app if `bridge` is only a part of it.
   */
  constructor(bridge, store, sections, seen, copies = null, loadWhole = null) {
    this.bridge = bridge;
    this.store = store;
    this.sections = sections;
    this.copies = copies;
    this.seen = seen;
    this.loadWhole = loadWhole;
    /** Called after each commit with the new state. */
    this.onCommit = () => {};
  }

  /**
   * Answers one request: `{ status, headers, body, changed }`. Changes are stored before this resolves.
   *
   * A request carries its own time and random bytes (`moment()`), so that repeating it is the same operation.
   */
  respond(request, body) {
    const answer = this.#queue.run(() => this.#respond(request, body));
    // Only a change leaves an operation behind. The answer does not wait for the sweep.
    answer.then(({ changed }) => (changed ? this.#tidy(Math.floor(request.now / 1000)) : null)).catch(() => {});
    return answer;
  }

  async #tidy(now) {
    await this.sweep(now);
    await this.#queue.run(() => this.copies?.keep(this.store, now));
    await this.lookAtErasures();
  }

  /** Removes operations that no form can repeat any more, once in a worker's life and at most once a day. */
  sweep(now) {
    this.#swept ??= this.#queue.run(() =>
      this.store.sweep("operation", now, (rows) => this.tell({ op: "sweep", now }, rows).header.keys));
    return this.#swept;
  }

  /** Asks the app, if something was erased, whether that is final by now. */
  lookAtErasures() {
    return this.#queue.run(async () => {
      const { answers: [{ rows }] } = await this.store.read([Erased.query], Infinity);
      if (rows.length === 0) return;
      const request = { op: "erasures", method: "POST", path: "/me/data", query: "", accept: "", contentType: "", ifNoneMatch: "" };
      await this.#respond({ ...request, ...moment() }, null);
    });
  }

  /** Runs a step of sync between requests. */
  exclusively(task) {
    return this.#queue.run(task);
  }

  async #respond(request, body) {
    const isShared = SharedRequests.isAbout(request);
    const member = isShared ? { member: await this.#member() } : {};
    if (isShared) await this.#guessAnew();
    const world = { op: "handle", ...request, ...member };
    if (this.#missing.length > 0) await this.#seekMissing();
    for (let round = 0; round < Host.#rounds; round += 1) {
      await this.refresh();
      const answer = await this.#ask(world, body);
      const { writes, erased, clock } = answer.header;
      if (!writes.length && !erased.length) return response(answer, false);
      if (SharedRequests.isDecidedElsewhere(request, writes)) return this.#guess(world, body, answer);
      const changes = text(this.bridge.call({ op: "pending" }).body);
      const decide = (stored, { generations }) => ({ ...this.#merge(stored, changes, erased, generations), clock });
      if (await this.commit({ keys: writes, decide, expect: this.seen })) return response(answer, true);
    }
    throw new Error("other tabs keep changing the same records");
  }

  /** Whose records these are; until the first sync they are taken for the owner's. */
  async #member() { return (await this.store.person()) ?? "owner"; }

  // The server decides, so nothing is stored but the request itself. What the app made of it is shown as a guess.
  async #guess({ path, contentType, now, entropy, member }, body, answer) {
    const row = { person: member, path, contentType, now, entropy, body: text(body ?? new Uint8Array(0)) };
    const seq = await this.store.keepRequest(row);
    this.bridge.call({ op: "guess" });
    this.#guessed = { ...this.#guessed, seqs: [...this.#guessed.seqs, seq] };
    return response(answer, true);
  }

  // Lays what waits over what is confirmed, where either has changed since.
  async #guessAnew() {
    await this.refresh();
    const rows = await this.store.requests();
    const seqs = rows.map(({ seq }) => seq);
    if (this.#guessed?.bridge === this.bridge && String(this.#guessed.seqs) === String(seqs)) return;
    const { bridge } = this;
    bridge.call({ op: "guesses.clear" });
    this.#guessed = { bridge, seqs };
    for (const { person, path, contentType, now, entropy, body } of rows) {
      const request = { op: "handle", ...SharedRequests.bare, path, contentType, now, entropy, member: person };
      const answer = await this.#ask(request, body);
      if (bridge !== this.bridge) return this.#guessAnew();
      // One that would be refused by now changes nothing here; the server says so.
      if (answer.header.writes.length) bridge.call({ op: "guess" });
    }
  }

  /** Keeps what was typed in a request that the server refused, and why it was. */
  noteRefused({ person, path, contentType, body }, reason) {
    return this.#queue.run(() => this.#respond(
      { ...SharedRequests.bare, op: "refused", path, query: reason, contentType, member: person, ...moment() }, body));
  }

  // Repeats until the app has everything it needs. Each round asks for something new, so a handful is enough.
  async #ask(world, body) {
    for (let round = 0; round < Host.#rounds; round += 1) {
      const answer = this.bridge.call(world, body);
      const { needs } = answer.header;
      if (!needs) return answer;
      if (needs.wholeApp) await this.#widen();
      else await this.#load(needs);
    }
    throw new Error("the app never has enough");
  }

  // The whole app replaces its everyday part for the rest of this worker's life, and starts from what is stored.
  async #widen() {
    const { bridge, bundle } = await this.loadWhole();
    const { state } = await this.store.changes(this.seen);
    bridge.call({ op: "start", clock: state.clock, generations: state.generations }, bundle);
    this.bridge = bridge;
    this.seen = state.counter;
    this.#missing = [];
  }

  async #load({ records, resources }) {
    const [reading] = await Promise.all([
      records.length ? this.store.read(records, this.seen) : null,
      this.#loadSections(resources),
    ]);
    // The commits come first: an answer that already includes one must not count it twice.
    if (reading) this.#takeOver(reading);
    reading?.answers.forEach(({ rows, count }, index) => {
      if (rows) this.tell({ op: "load", query: records[index] }, rows);
      else this.bridge.call({ op: "load", query: records[index], count });
    });
  }

  /** Loads sections; returns whether all were available. */
  async #loadSections(resources) {
    const { bridge } = this;
    const had = await Promise.all(resources.map(async ({ pack, section }) => {
      const bytes = await this.sections.section(pack, section);
      // Another instance has taken over meanwhile, and asks for itself.
      if (bridge !== this.bridge) return true;
      if (bytes === null) this.#missing.push({ pack, section });
      bridge.call({ op: "resource", pack, section, missing: bytes === null }, bytes);
      return bytes !== null;
    }));
    return had.every(Boolean);
  }

  // The app never asks again for what was missing, but the server may be back. A page waits for it only a moment, and
  // ever less often: most pages are complete without it.
  async #seekMissing() {
    if (performance.now() < this.#restsUntil) return;
    const seeking = this.#seek(this.#missing.splice(0)).catch(() => {});
    await Promise.race([seeking, new Promise((resolve) => setTimeout(resolve, 1000))]);
  }

  // If one isn't available, the server is probably unreachable; the next attempt begins with another.
  async #seek([first, ...others]) {
    if (await this.#loadSections([first])) {
      this.#misses = 0;
      await this.#loadSections(others);
      return;
    }
    this.#missing.unshift(...others);
    this.#misses += 1;
    const rests = this.#misses - Host.#tries;
    const { first: shortest, longest } = Host.#rest;
    if (rests > 0) this.#restsUntil = performance.now() + Math.min(longest, shortest * 2 ** (rests - 1));
  }

  /** The server is back: missing sections are requested with the next request. */
  seekSoon() {
    this.#misses = 0;
    this.#restsUntil = 0;
  }

  /** Takes in what other workers have committed. */
  async refresh() {
    const changes = await this.store.changes(this.seen);
    this.#takeOver(changes);
    return changes.state;
  }

  #takeOver({ state, rows }) {
    if (state.counter === this.seen) return;
    if (rows.some(SharedRequests.isConfirmed)) this.#guessed = null;
    this.tell({ op: "apply", clock: state.clock, generations: state.generations }, rows);
    this.seen = state.counter;
  }

  /** Sends rows to the app. An unreadable one is skipped and reported; it doesn't keep the others from the app. */
  tell(header, rows) {
    let answer;
    try {
      answer = this.bridge.call(header, list(rows));
    } catch (error) {
      if (error.reason !== "records") throw error;
      answer = this.bridge.call(header, list(rows.map(readable)));
    }
    const { unreadable = [] } = answer.header;
    if (unreadable.length > 0) console.warn("stored records can't be read and are left as they are", unreadable);
    return answer;
  }

  /** Commits, then tells the app the store's new contents. Answers `null` if another worker was faster. */
  async commit(commit) {
    const committed = await this.store.commit(commit);
    if (!committed) return null;
    const { state, rows, erased } = committed;
    // What was erased for good must not be in a copy either. A copy from before an erasure must not be the latest.
    if (erased.some(Erased.isAside)) await this.copies?.forget();
    else if (erased.length > 0) await this.copies?.keep(this.store, Date.now(), 0);
    if (state.counter !== this.seen) {
      if (rows.some(SharedRequests.isConfirmed)) this.#guessed = null;
      try {
        this.tell({ op: "apply", clock: state.clock, generations: state.generations }, rows);
        this.seen = state.counter;
      } catch {
        // It is stored, so the request is answered. The next request finds the instance broken and starts a new one.
        this.seen = -1;
      }
      this.onCommit(state);
    }
    return committed;
  }

  #merge(stored, changes, erased, generations) {
    const merge = (rows) =>
      this.bridge.call({ op: "merge", erased, generations }, `{"stored":${list(rows)},"changes":${changes}}`).header;
    try {
      try {
        return merge(stored);
      } catch (error) {
        if (error.reason !== "records") throw error;
        return merge(stored.map(readable));
      }
    } catch (error) {
      throw RefusedChange.reasons.has(error.reason) ? new RefusedChange(error.reason) : error;
    }
  }
}

/** A change that the store must not accept. The app is sound, and its build is not to blame. */
class RefusedChange extends Error {
  static reasons = new Set(["too-large", "unreadable"]);
}

/** The time of a request, in microseconds, and its random bytes. */
const moment = () => ({ now: Date.now() * 1000, entropy: randomHex(16) });

/** Rows' records as one JSON array. */
const list = (rows) => `[${rows.map(({ record }) => record).join(",")}]`;

/** A row as it is or, if its text isn't JSON, only its key, by which the app can name it. */
const readable = (row) => {
  try {
    JSON.parse(row.record);
    return row;
  } catch {
    return { record: JSON.stringify({ scope: row.scope, kind: row.kind, id: row.id }) };
  }
};

const text = (bytes) => new TextDecoder().decode(bytes);

const response = ({ header, body }, changed) => ({ status: header.status, headers: header.headers, body, changed });
