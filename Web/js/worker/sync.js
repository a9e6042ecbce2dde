// Sync with the server, in the background. It may be cut anywhere: what a reply brings, the cursor and the marks of
// what the server has taken are stored in one transaction, and sending the same changes twice has one effect.

/** Exchanges changes with the server until neither side has any left. */
class Sync {
  static #batch = 500;
  static #timeout = 30_000;
  #host;
  #running = null;
  #again = false;

  constructor(host) {
    this.#host = host;
    /** `synced`, `waiting` or `offline`, with the number of changes that wait. */
    this.status = { state: "waiting", waiting: 0 };
    /** Called whenever the status is known anew. */
    this.onStatus = () => {};
  }

  /** Syncs now. One exchange runs at a time; asking meanwhile makes it go round once more. */
  run() {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    this.#running = this.#all().finally(() => { this.#running = null; });
    return this.#running;
  }

  async #all() {
    do {
      this.#again = false;
      const state = await Sync.#alone(() => this.#exchangeAll());
      const { waiting } = await this.#host.store.unsent(1);
      this.status = { state: state === "synced" && waiting > 0 ? "waiting" : state, waiting };
      this.onStatus(this.status);
    } while (this.#again && this.status.state !== "offline");
    return this.status;
  }

  // Two workers (an old and a new version, for a moment) must not send at once.
  static #alone(task) {
    return "locks" in navigator ? navigator.locks.request("wird-sync", task) : task();
  }

  async #exchangeAll() {
    for (;;) {
      const { state, rows, waiting } = await this.#host.store.unsent(Sync.#batch);
      const request = await this.#host.exclusively(() => this.#host.bridge.call(
        { op: "sync.request", cursor: state.cursor, replica: state.clock.slice(-16), generations: state.generations }, list(rows)));
      const reply = await Sync.#post(request.body);
      if (!reply) return "offline";
      if (!reply.ok) return "waiting";
      const more = await this.#take(new Uint8Array(await reply.arrayBuffer()), rows);
      if (!more && waiting <= rows.length) return "synced";
    }
  }

  static async #post(body) {
    try {
      return await fetch("/sync", {
        method: "POST", body, cache: "no-store", headers: { "content-type": "application/json" },
        signal: AbortSignal.timeout(Sync.#timeout),
      });
    } catch {
      return null;
    }
  }

  #take(bytes, sent) {
    return this.#host.exclusively(async () => {
      await this.#host.refresh();
      const { header, body } = this.#host.bridge.call({ op: "sync.reply", now: Date.now() }, bytes);
      await this.#host.commit({
        keys: header.writes, changes: body, erased: header.erased, clock: header.clock,
        fromServer: { sent, cursor: header.cursor, more: header.more },
      });
      return header.more;
    });
  }
}
