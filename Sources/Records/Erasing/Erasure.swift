/// A scope that was erased and can be taken back: what a store notes in the commit that sets its records aside.
///
/// The note carries no time, since a commit knows none that it could trust; the first look at it begins the wait
/// (``look(at:)``).
public struct Erasure: Hashable, Sendable {
    public static let kind = Kind("erasure")
    /// All that a store holds.
    public static let query = RecordQuery(kind, in: .erasures, .all)

    /// What was erased.
    public let scope: Scope
    /// The scope's generation since then.
    public let generation: Int64
    /// Until when it can be taken back, in milliseconds since 1970; `nil` before the first look.
    public internal(set) var until: Int64?
    /// When it was looked at last, to the day.
    var seen: Int64?
    /// Whether the wait was prolonged already because nobody had looked for a while.
    var wasHeld = false
    /// Whether it is final: the records are gone, and what else held them is being cleaned up.
    public internal(set) var isFinal = false

    public init(_ scope: Scope, generation: Int64) {
        self.scope = scope
        self.generation = generation
    }

    /// Reads a store's note; `nil` for one that is over or not understood.
    public init?(_ record: Record) {
        guard record.key.scope == .erasures, record.key.kind == Self.kind, !record.isDeleted,
            let scope = record[Name.scope]?.value.string, let generation = record[Name.generation]?.value.int
        else { return nil }
        self.scope = Scope(scope)
        self.generation = generation
        until = record[Name.until]?.value.int
        seen = record[Name.seen]?.value.int
        wasHeld = record[Name.held]?.value.bool ?? false
        isFinal = record[Name.final]?.value.bool ?? false
    }

    /// Where its records stand.
    public var aside: Scope { scope.aside(generation) }

    public var key: RecordKey {
        RecordKey(scope: .erasures, kind: Self.kind, id: "\(scope.name).\(generation)")
    }

    /// What a store notes.
    public func record(at stamp: Stamp) -> Record {
        var record = Record(key: key)
        record.set(Name.scope, to: .string(scope.name), at: stamp)
        record.set(Name.generation, to: .int(generation), at: stamp)
        return record
    }

    /// The fields that a look changes.
    public var fields: JSONObject {
        [
            Name.until: until.map { .int($0) } ?? .null, Name.seen: seen.map { .int($0) } ?? .null,
            Name.held: .bool(wasHeld), Name.final: .bool(isFinal),
        ]
    }

    private enum Name {
        static let scope = "scope"
        static let generation = "generation"
        static let until = "until"
        static let seen = "seen"
        static let held = "held"
        static let final = "final"
    }
}
