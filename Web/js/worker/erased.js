// Erased data stays on this device for a while, so that it can be restored, in scopes of its own that no page shows and
// no sync sends. The app decides when it is final, and then erases those scopes too.

/** How the store sets rows of an erased scope aside: see Tests/Contracts. */
class Erased {
  static #scope = "erased";
  static #prefix = "erased.";
  static #longest = 40;

  /** The query for the notes of erasures that can be undone. */
  static query = { scope: Erased.#scope, kind: "erasure", select: "all" };

  /** Whether a scope holds erased data. */
  static isAside(scope) { return scope.startsWith(Erased.#prefix); }

  /** Whether a scope's rows sync to other devices. */
  static isShared(scope) { return scope !== "device" && scope !== Erased.#scope && !Erased.isAside(scope); }

  /** Whether erased data of a scope is kept for a while. */
  static keeps(scope) { return Erased.isShared(scope) && scope.length <= Erased.#longest; }

  /** A live row in its set-aside form: it belongs to no commit, and the server doesn't need it. */
  static moved({ dirty, ...row }, generation) {
    const scope = `${Erased.#prefix}${generation}.${row.scope}`;
    // The app writes a record's scope first.
    const own = `{"scope":${JSON.stringify(row.scope)},`;
    const record = row.record.startsWith(own) ? `{"scope":${JSON.stringify(scope)},${row.record.slice(own.length)}` : row.record;
    return { ...row, scope, commit: 0, record };
  }

  /** The row that says that a scope was erased and can be restored. */
  static note(scope, generation, stamp) {
    const key = { scope: Erased.#scope, kind: "erasure", id: `${scope}.${generation}` };
    const fields = { generation: [generation, stamp], scope: [scope, stamp] };
    return { ...key, bucket: "", record: JSON.stringify({ ...key, generation: 0, fields }) };
  }
}
