/// The records a member has loaded so far, and which queries they answer completely.
///
/// A host keeps one between requests, loads into it what the app says it needs, and applies to it every
/// change it stores or learns of, so that it never answers from a stale copy.
public struct Workspace: Sendable {
    /// The clock of the store this workspace belongs to. It is never behind a stamp of a record seen here.
    public var clock: HybridClock
    /// What is known of each record asked for or loaded.
    var known: [RecordKey: Knowledge] = [:]
    /// The complete answers to queries for several records, by scope and kind.
    var shelves: [Shelf: [RecordQuery: Answer]] = [:]
    private var generations: [Scope: Int64] = [:]

    /// What the workspace knows of a record: all of it, or that the store has none.
    enum Knowledge: Sendable {
        case absent
        case present(Record)
    }

    /// A scope and a kind: a change to a record can touch only answers of its own.
    struct Shelf: Hashable, Sendable {
        var scope: Scope
        var kind: Kind
    }

    /// What a loaded query holds: records in order, or a number.
    enum Answer: Sendable {
        case records([Record])
        case count(Int)
    }

    public init(clock: HybridClock) {
        self.clock = clock
    }

    /// A record that has been loaded, live or deleted; `nil` also where it has not been asked for.
    public subscript(key: RecordKey) -> Record? {
        if case .present(let record) = known[key] { record } else { nil }
    }

    /// The generation of a scope: how often it has been erased.
    public func generation(of scope: Scope) -> Int64 { generations[scope] ?? 0 }

    /// Sets the generation of a scope as its store has it. Where it changes, what was loaded of the scope goes.
    public mutating func setGeneration(_ generation: Int64, of scope: Scope) {
        guard generation != self.generation(of: scope) else { return }
        forget(scope)
        generations[scope] = generation
    }

    /// Forgets every record and answer; the clock and the generations stay. For a host that has fallen too far
    /// behind its store to catch up record by record.
    public mutating func forget() {
        known = [:]
        shelves = [:]
    }

    private mutating func forget(_ scope: Scope) {
        known = known.filter { $0.key.scope != scope }
        shelves = shelves.filter { $0.key.scope != scope }
    }

    /// Erases a scope: its records go, its generation rises by one.
    public mutating func apply(erasing scope: Scope) {
        apply(erasing: scope, raisingTo: Workspace.generation(after: generation(of: scope)))
    }

    /// Erases a scope as its store has done it: what was loaded goes, also where the number could not rise.
    public mutating func apply(erasing scope: Scope, raisingTo generation: Int64) {
        forget(scope)
        generations[scope] = generation
    }

    /// Whether erasing a scope raises its generation. At the highest it can't: other devices would keep what is erased here.
    public func canErase(_ scope: Scope) -> Bool { generation(of: scope) < RecordLimits.generation }

    /// The generation that erasing gives a scope.
    public static func generation(after generation: Int64) -> Int64 {
        min(max(generation, 0), RecordLimits.generation - 1) + 1
    }
}
