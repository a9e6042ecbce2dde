// What was erased stays on this device for a while, in scopes of its own that no page shows and no sync sends, so that it
// can be taken back. The app decides when it is final and erases those scopes in their turn.

/** How the store sets rows of an erased scope aside: see Tests/Contracts. */
class Erased {
  static #scope = "erased";
  static #prefix = "erased.";
  static #longest = 40;

  /** The query for the notes of what can be taken back. */
  static query = { scope: Erased.#scope, kind: "erasure", select: "all" };

  /** Whether a scope holds what was erased. */
  static isAside(scope) { return scope.startsWith(Erased.#prefix); }

  /** Whether a scope's rows go to other devices. */
  static isShared(scope) { return scope !== "device" && scope !== Erased.#scope && !Erased.isAside(scope); }

  /** Whether what is erased of a scope is kept for a while. */
  static keeps(scope) { return Erased.isShared(scope) && scope.length <= Erased.#longest; }

  /** A live row as it stands aside: of no commit, and of no interest to the server. */
  static moved({ dirty, ...row }, generation) {
    const scope = `${Erased.#prefix}${generation}.${row.scope}`;
    // The app writes a record's scope first.
    const own = `{"scope":${JSON.stringify(row.scope)},`;
    const record = row.record.startsWith(own) ? `{"scope":${JSON.stringify(scope)},${row.record.slice(own.length)}` : row.record;
    return { ...row, scope, commit: 0, record };
  }

  /** The row that says that a scope was erased and can be taken back. */
  static note(scope, generation, stamp) {
    const key = { scope: Erased.#scope, kind: "erasure", id: `${scope}.${generation}` };
    const fields = { generation: [generation, stamp], scope: [scope, stamp] };
    return { ...key, bucket: "", record: JSON.stringify({ ...key, generation: 0, fields }) };
  }
}
