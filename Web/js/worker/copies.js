// Copies of the records, in case the browser loses or damages its database. They are in Cache Storage, separate from
// the database's files, at most one per hour of use, and only in this browser. None contains what was erased for good.
//
// A copy's name is `COUNTER-TIME`. The store's commit counter decides which copy is later, because a clock may have
// been wrong.

/** The copies of one store's records. */
class Copies {
  static #age = 3_600_000;
  static #kept = 3;
  static #folder = "/copies/";
  #cacheName;

  constructor(name = "wird") {
    this.#cacheName = `${name}-copies`;
  }

  /** Stores a copy of the store's contents, unless there is one younger than an hour, or than `age`. */
  async keep(store, now, age = Copies.#age) {
    const cache = await caches.open(this.#cacheName);
    const copies = await this.#latestFirst(cache);
    // A copy from a clock that was ahead says nothing about when the next is due.
    const last = copies.find(({ time }) => time <= now);
    if (last && now - last.time < age) return;
    const { state, rows } = await store.changes(0);
    const body = JSON.stringify({ state, rows });
    const copy = Copies.#named(`${state.counter}-${now}`);
    await cache.put(copy.address, new Response(body, { headers: { etag: await digest(body) } }));
    const others = copies.filter(({ address }) => address !== copy.address);
    for (const { address } of Copies.#pushedOut([copy, ...others], now)) await cache.delete(address);
  }

  /** Removes all copies. */
  forget() {
    return caches.delete(this.#cacheName);
  }

  /**
   * Fills a store that the browser created anew from the latest intact copy. Returns the copy's time, if there is one.
   */
  async restore(store, now) {
    const cache = await caches.open(this.#cacheName);
    const copies = await this.#latestFirst(cache);
    for (const { address, time } of copies) {
      const response = await cache.match(address);
      const body = await response.text();
      if (response.headers.get("etag") !== (await digest(body))) continue;
      const { state, rows } = JSON.parse(body);
      return (await store.refill(state, rows, restoredNotice(state, time, now))) ? time : null;
    }
    // Further commits must count as later than the damaged copies.
    if (copies.length > 0) await store.goOnAbove(copies[0].counter);
    return null;
  }

  static #named(name) {
    const [counter, time] = name.split("-").map(Number);
    return { address: Copies.#folder + name, counter, time };
  }

  /** The copies by counter, latest first. */
  async #latestFirst(cache) {
    const names = (await cache.keys()).map(({ url }) => url.split("/").pop());
    const copies = await Promise.all(names.map((name) => (name.includes("-") ? name : this.#renamed(cache, name))));
    return copies.filter(Boolean).map(Copies.#named).sort((a, b) => b.counter - a.counter || b.time - a.time);
  }

  /** Gives a copy of an older version, named only by its time, its present name; `null` for a broken one. */
  async #renamed(cache, time) {
    const copy = await cache.match(Copies.#folder + time);
    const counter = await copy.clone().json().then(({ state }) => state.counter, () => null);
    const name = Number.isInteger(counter) ? `${counter}-${time}` : null;
    if (name) await cache.put(Copies.#folder + name, copy);
    await cache.delete(Copies.#folder + time);
    return name;
  }

  /** The copies beyond the number to keep. Those from a clock that was ahead are not counted. */
  static #pushedOut(copies, now) {
    let kept = 0;
    return copies.filter(({ time }) => {
      if (kept === Copies.#kept) return true;
      if (time <= now) kept += 1;
      return false;
    });
  }
}

/** The SHA-256 of a text. */
const digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The record that makes the app say that data was restored, in the same form as the server's, and its stamp. */
const restoredNotice = ({ clock, generations }, made, now) => {
  const stamp = `${now.toString(16).padStart(12, "0")}-00000000-${clock.split("-")[2]}`;
  const time = (instant) => new Date(instant).toISOString().replace(/\.\d+/, "");
  const id = `restored-${time(now).replaceAll(":", "-")}`;
  const fields = { at: [now, stamp], backup: [time(made), stamp], code: ["data-restored", stamp] };
  const key = { scope: "own", kind: "notice", id };
  return { stamp, row: { ...key, bucket: "", record: JSON.stringify({ ...key, generation: generations.own ?? 0, fields }) } };
};
