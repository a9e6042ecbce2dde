// Requests about what several people share. The server decides on them; here they wait, in their order, and the app's
// guess at what will come of them is shown meanwhile. No rule is kept here.

/** Which requests and rows are about something shared. */
class SharedRequests {
  /** What a request has besides what it asks for, where the worker itself asks. */
  static bare = { method: "POST", query: "", accept: "", ifNoneMatch: "" };

  /** Whether a request is about something shared. The worker's own jobs (`op`) are about this device's records. */
  static isAbout({ op, path = "" }) {
    return !op && ["/shared", "/course"].some((area) => path === area || path.startsWith(`${area}/`));
  }

  /**
   * Whether a request about something shared is for the server to decide. Of a course's forms those are that would change
   * a school's records (`writes`, the keys `[scope, kind, id]` that it would write); what a student says of themselves, and a
   * course at home, are this device's.
   */
  static isDecidedElsewhere(request, writes) {
    if (!SharedRequests.isAbout(request) || request.method !== "POST") return false;
    if (request.path.startsWith("/course")) return writes.some(([scope]) => SharedRequests.isConfirmed({ scope }));
    return request.path !== "/shared/refused";
  }

  /** Whether only the server can answer: it gives out the links that let people in, and takes them. */
  static isForServer({ method, pathname }) {
    return method === "POST" && (pathname === "/shared/join" || /^\/shared\/[^/]+\/invite$/.test(pathname)
      || /^\/course\/school(?:\/(?:join|roster|curriculum(?:\/.*)?))?$/.test(pathname));
  }

  /** Whether a row is something that the server confirmed. */
  static isConfirmed({ scope }) { return scope === "shared"; }

  static #batch = 50;
  static #timeout = 30_000;

  /**
   * Sends what waits, in its order. Sending it again has no further effect, so that it may be cut off anywhere. Answers
   * with why it must not go on (`offline`, `unpaired`, `other`), or `null`.
   */
  static async send(host) {
    const person = await host.store.person();
    // Whose they are, the next sync says; then they go.
    if (!person) return null;
    for (;;) {
      const waiting = (await host.store.requests()).filter(({ accepted }) => !accepted).slice(0, SharedRequests.#batch);
      if (waiting.length === 0) return null;
      const response = await SharedRequests.#post(waiting, person);
      if (!response) return "offline";
      if (response.status === 401) return "unpaired";
      if (response.status === 409) return "other";
      // Another version, or a server in trouble: it waits, and the rest goes on.
      if (!response.ok) return null;
      const { answers = [] } = await response.json().catch(() => ({}));
      if (answers.length !== waiting.length) return null;
      const accepted = waiting.filter((_, index) => answers[index].accepted);
      if (accepted.length > 0) await host.store.acceptRequests(accepted);
      for (const [index, row] of waiting.entries()) {
        if (answers[index].accepted) continue;
        await host.noteRefused(row, String(answers[index].reason ?? ""));
        await host.store.dropRequests([row]);
        host.onCommit();
      }
    }
  }

  static async #post(rows, person) {
    const requests = rows.map(({ path, contentType, body }) => ({ path, contentType, body }));
    try {
      return await fetch("/requests", {
        method: "POST", cache: "no-store", body: JSON.stringify({ requests }),
        headers: { "content-type": "application/json", "wird-person": person },
        signal: AbortSignal.timeout(SharedRequests.#timeout),
      });
    } catch {
      return null;
    }
  }
}
