// Sync with the server, in the background. It may be interrupted anywhere: what a reply brings, the cursor, and the
// marks of what the server has accepted are stored in one transaction, and sending the same changes twice has no
// further effect.

/** Exchanges changes with the server until neither side has any left. */
class Sync {
  static #batch = 500;
  static #timeout = 30_000;
  #host;
  static #pause = 5_000;
  /** What is sent in place of a person's id while the records are nobody's but the device's. */
  static #nobody = "nobody";
  static #unreadable = new Set(["other-protocol", "reply"]);
  #running = null;
  #again = false;
  #offlineSince = -Infinity;

  constructor(host) {
    this.#host = host;
    /**
     * `synced`, `waiting`, `offline`, `closed` if the server accepts only the account, `unpaired` if it no longer
     * knows this device, or `other` if the records here are somebody else's than who is signed in, or nobody's and
     * both sides have some; with the number of changes waiting.
     */
    this.status = { state: "waiting", waiting: 0 };
    /** Called whenever the status is known again. */
    this.onStatus = () => {};
  }

  /**
   * Syncs now. One exchange runs at a time; a call meanwhile makes it run once more. After a `commit`, a server that
   * didn't answer is not tried again for a few seconds.
   */
  run(reason = "asked") {
    if (this.#running) {
      this.#again = true;
      return this.#running;
    }
    const isTooSoon = reason === "commit" && performance.now() - this.#offlineSince < Sync.#pause;
    this.#running = (isTooSoon ? this.#report("offline") : this.#all()).finally(() => { this.#running = null; });
    return this.#running;
  }

  /** Whether the server's commit with a number is still to be fetched, once the exchange under way is over. */
  async isBehind(number) {
    await this.#running?.catch(() => {});
    const { state } = await this.#host.store.unsent(1);
    return state.cursor < number;
  }

  async #all() {
    let status;
    do {
      this.#again = false;
      let state = "waiting";
      try {
        state = await Sync.#alone(() => this.#exchangeAll());
      } catch (error) {
        await this.#report(state);
        throw error;
      }
      this.#offlineSince = state === "offline" ? performance.now() : -Infinity;
      status = await this.#report(state);
    } while (this.#again && status.state !== "offline");
    return status;
  }

  async #report(state) {
    const waiting = await this.#host.store.unsentCount();
    this.status = { state: state === "synced" && waiting > 0 ? "waiting" : state, waiting };
    this.onStatus(this.status);
    return this.status;
  }

  // Two workers (an old and a new version, for a moment) must not send at once.
  static #alone(task) {
    return "locks" in navigator ? navigator.locks.request("wird-sync", task) : task();
  }

  async #exchangeAll() {
    let last = Infinity;
    let isClosed = false;
    // First what the server decides on, so that what comes of it arrives with the same exchange.
    const halt = await SharedRequests.send(this.#host);
    if (halt) return halt;
    for (let openings = 0; ;) {
      const { state, rows, waiting } = await this.#host.store.unsent(Sync.#batch, isClosed ? "account" : null);
      const reply = await this.#exchange(state, rows);
      if (!reply) return "offline";
      if (reply.isClosed && !isClosed) {
        // Everything stays on this device. The account is still sent, and the server's records still arrive.
        isClosed = true;
        continue;
      }
      if (reply.isUnpaired) return "unpaired";
      if (reply.isOther) return "other";
      if (reply.isOwned) continue;
      if (!reply.ok) return "waiting";
      const { more, count, restarts } = reply;
      if (isClosed && !restarts) {
        if (more) continue;
        // A trial that has just reached the server may have opened it.
        if (count === 0 || openings > 0) return "closed";
        openings += 1;
        isClosed = false;
        continue;
      }
      if (restarts) {
        // The server was restored from a backup: everything has to be sent again, at once.
        last = Infinity;
        continue;
      }
      if (!more && count === waiting) return "synced";
      // Whatever keeps the server from accepting the rest, asking again at once would not help.
      if (!more && waiting >= last) return "waiting";
      last = waiting;
    }
  }

  async #exchange({ cursor, generations }, rows) {
    let asking;
    const accepted = (await this.#host.store.requests()).filter((row) => row.accepted);
    const request = await this.#host.exclusively(() => {
      asking = this.#host.bridge;
      return this.#host.tell({ op: "sync.request", cursor, generations }, rows);
    });
    const person = await this.#host.store.person();
    const response = await Sync.#post(request.body, person);
    if (!response) return null;
    if (response.status === 409) return this.#refused(await response.json().catch(() => null), person);
    // On this machine nobody is asked; elsewhere the device was revoked, or its cookie is gone.
    if (response.status === 401) return { ok: false, isUnpaired: true };
    if (response.status === 402) return { ok: false, isClosed: true };
    if (!response.ok) return { ok: false };
    // Two people's records never run together, whoever is signed in when the answer comes.
    const owner = response.headers.get("wird-person");
    if (owner && person && owner !== person) return { ok: false, isOther: true };
    if (owner && !person) {
      await this.#host.store.belongTo(owner);
      // Requests waited for that.
      this.#again ||= (await this.#host.store.requests()).length > 0;
    }
    try {
      const settled = await this.#settle(new Uint8Array(await response.arrayBuffer()), asking, accepted);
      return { ok: true, count: request.header.count, ...settled };
    } catch (error) {
      if (!Sync.#unreadable.has(error.reason)) throw error;
      return Sync.#otherVersion();
    }
  }

  // The server has another version: its worker, once installed, speaks the same protocol. Until then changes wait here.
  static #otherVersion() {
    self.registration?.update().catch(() => {});
    return { ok: false };
  }

  /**
   * The server refused because of whose records these are. Those of nobody become those of who is signed in where only
   * one side has any; where both have some, the person is asked first (/account/arrived).
   */
  async #refused(answer, person) {
    if (answer?.error === "other_person") return { ok: false, isOther: true };
    if (answer?.error !== "no_person" || person || !answer.person) return Sync.#otherVersion();
    if (!answer.empty && (await this.#host.store.unsentCount()) > 0) return { ok: false, isOther: true };
    await this.#host.store.belongTo(answer.person);
    return { ok: false, isOwned: true };
  }

  static async #post(body, person) {
    try {
      return await fetch("/sync", {
        method: "POST", body, cache: "no-store",
        headers: { "content-type": "application/json", "wird-person": person ?? Sync.#nobody },
        signal: AbortSignal.timeout(Sync.#timeout),
      });
    } catch {
      return null;
    }
  }

  #settle(bytes, asking, accepted) {
    return this.#host.exclusively(async () => {
      // The whole app took over while the server was answering, and asks again for itself.
      if (this.#host.bridge !== asking) return { more: true, restarts: true };
      await this.#host.refresh();
      const { keys, more, refused, unreadable } = this.#host.bridge.call({ op: "sync.reply" }, bytes).header;
      if (refused.length > 0) console.warn("the server refused changes", refused);
      if (unreadable > 0) console.warn(`${unreadable} of the server's records can't be read here`);
      let restarts = false;
      const decide = (stored, { generations, server }) => {
        const settlement = this.#host.tell({ op: "sync.settle", generations, server }, stored).header;
        restarts = settlement.restarts === true;
        return { ...settlement, pulled: !more };
      };
      // What they changed comes with this commit: from here on it is no guess.
      if (!more && accepted.length > 0) await this.#host.store.dropRequests(accepted);
      await this.#host.commit({ keys, decide });
      if (!more && accepted.length > 0) this.#host.onCommit();
      return { more, restarts };
    });
  }
}
