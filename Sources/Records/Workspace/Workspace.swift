/// The records loaded so far, and the queries they answer completely.
///
/// A host keeps a workspace between requests, loads into it what the app says it needs, and applies every change that
/// it stores or learns of, so that it never answers from stale records.
public struct Workspace: Sendable {
    /// The clock of the store this workspace belongs to. It is never behind a stamp of any record seen here.
    public var clock: HybridClock
    /// What is known of each record that was asked for or loaded.
    var known: [RecordKey: Knowledge] = [:]
    /// The complete answers to queries for several records, by scope and kind.
    var shelves: [Shelf: [RecordQuery: Answer]] = [:]
    private var generations: [Scope: Int64] = [:]
    /// The records of which a part is only a guess (``Guesses``).
    var guessed: Set<RecordKey> = []

    /// What the workspace knows of a record: its content, or that the store doesn't have it.
    enum Knowledge: Sendable {
        case absent
        case present(Record)
    }

    /// A scope and a kind. A change to a record affects only answers of the same scope and kind.
    struct Shelf: Hashable, Sendable {
        var scope: Scope
        var kind: Kind
    }

    /// The result of a loaded query: records in order, or a number.
    enum Answer: Sendable {
        case records([Record])
        case count(Int)
    }

    public init(clock: HybridClock) {
        self.clock = clock
    }

    /// A loaded record, live or deleted; `nil` also if it was not asked for.
    public subscript(key: RecordKey) -> Record? {
        if case .present(let record) = known[key] { record } else { nil }
    }

    /// The generation of a scope: how often it has been erased.
    public func generation(of scope: Scope) -> Int64 { generations[scope] ?? 0 }

    /// Sets a scope's generation to that of the store. If it changes, everything loaded from the scope is forgotten.
    public mutating func setGeneration(_ generation: Int64, of scope: Scope) {
        guard generation != self.generation(of: scope) else { return }
        forget(scope)
        generations[scope] = generation
    }

    /// Forgets every record and answer, but keeps the clock and the generations. This is for a host that is too far
    /// behind its store to catch up record by record.
    public mutating func forget() {
        known = [:]
        shelves = [:]
    }

    private mutating func forget(_ scope: Scope) {
        known = known.filter { $0.key.scope != scope }
        shelves = shelves.filter { $0.key.scope != scope }
    }

    /// Erases a scope: forgets its records and raises its generation by one.
    public mutating func apply(erasing scope: Scope) {
        apply(erasing: scope, raisingTo: Workspace.generation(after: generation(of: scope)))
    }

    /// Erases a scope as its store did: forgets what was loaded, even if the generation could not rise.
    public mutating func apply(erasing scope: Scope, raisingTo generation: Int64) {
        forget(scope)
        generations[scope] = generation
    }

    /// Whether erasing a scope raises its generation. At the highest it can't, and other devices would keep what is
    /// erased here.
    public func canErase(_ scope: Scope) -> Bool { generation(of: scope) < RecordLimits.generation }

    /// Returns the generation of a scope after erasing it.
    public static func generation(after generation: Int64) -> Int64 {
        min(max(generation, 0), RecordLimits.generation - 1) + 1
    }
}
