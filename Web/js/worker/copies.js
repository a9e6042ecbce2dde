// Copies of the records, for the day the browser loses or damages its database. They stand in Cache Storage, which is
// not the database's files, one an hour of use at most, and only in this browser. What is erased for good is in none.

/** The copies of one store's records. */
class Copies {
  static #age = 3_600_000;
  static #kept = 3;
  #cacheName;

  constructor(name = "wird") {
    this.#cacheName = `${name}-copies`;
  }

  /** Keeps a copy of what the store has, unless one is younger than an hour, or than `age`. */
  async keep(store, now, age = Copies.#age) {
    const cache = await caches.open(this.#cacheName);
    const times = await this.#times(cache);
    // A clock that was far ahead once must not put the next copy off for long.
    if (times.length > 0 && Math.abs(now - times[0]) < age) return;
    const { state, rows } = await store.changes(0);
    const body = JSON.stringify({ state, rows });
    await cache.put(Copies.#address(now), new Response(body, { headers: { etag: await digest(body) } }));
    for (const time of times.slice(Copies.#kept - 1)) await cache.delete(Copies.#address(time));
  }

  /** Forgets all copies. */
  forget() {
    return caches.delete(this.#cacheName);
  }

  /** Fills a store that the browser began anew from the latest copy that is whole. Gives the copy's time, if any. */
  async restore(store, now) {
    const cache = await caches.open(this.#cacheName);
    for (const time of await this.#times(cache)) {
      const response = await cache.match(Copies.#address(time));
      const body = await response.text();
      if (response.headers.get("etag") !== (await digest(body))) continue;
      const { state, rows } = JSON.parse(body);
      return (await store.refill(state, rows, restoredNotice(state, time, now))) ? time : null;
    }
    return null;
  }

  static #address(time) { return `/copies/${time}`; }

  /** When the copies were made, latest first. */
  async #times(cache) {
    const keys = await cache.keys();
    return keys.map(({ url }) => Number(url.split("/").pop())).sort((a, b) => b - a);
  }
}

/** A text's SHA-256. */
const digest = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** The record that makes the app say that data was restored, as the server's restoring writes it, and its stamp. */
const restoredNotice = ({ clock, generations }, made, now) => {
  const stamp = `${now.toString(16).padStart(12, "0")}-00000000-${clock.split("-")[2]}`;
  const time = (instant) => new Date(instant).toISOString().replace(/\.\d+/, "");
  const id = `restored-${time(now).replaceAll(":", "-")}`;
  const fields = { at: [now, stamp], backup: [time(made), stamp], code: ["data-restored", stamp] };
  const key = { scope: "own", kind: "notice", id };
  return { stamp, row: { ...key, bucket: "", record: JSON.stringify({ ...key, generation: generations.own ?? 0, fields }) } };
};
