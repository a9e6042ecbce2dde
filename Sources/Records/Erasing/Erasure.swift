/// A scope that was erased and can be restored. A store writes this note in the commit that sets the records aside.
///
/// The note carries no time, because a commit has no clock it could trust. The wait begins with the first check
/// (``look(at:)``).
public struct Erasure: Hashable, Sendable {
    public static let kind = Kind("erasure")
    /// The query for all erasures of a store.
    public static let query = RecordQuery(kind, in: .erasures, .all)

    /// The erased scope.
    public let scope: Scope
    /// The scope's generation after the erasure.
    public let generation: Int64
    /// When the erasure can no longer be undone, in milliseconds since 1970; `nil` before the first check.
    public internal(set) var until: Int64?
    /// When it was last checked, to within a day.
    var seen: Int64?
    /// Whether the wait was already extended because nothing had checked for a while.
    var wasHeld = false
    /// Whether the erasure is final: the records are gone, and other traces of them are being cleaned up.
    public internal(set) var isFinal = false

    public init(_ scope: Scope, generation: Int64) {
        self.scope = scope
        self.generation = generation
    }

    /// Reads a store's note; `nil` if it was deleted or can't be read.
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

    /// The scope in which the erased records are kept.
    public var aside: Scope { scope.aside(generation) }

    public var key: RecordKey {
        RecordKey(scope: .erasures, kind: Self.kind, id: "\(scope.name).\(generation)")
    }

    /// Returns the record that a store writes.
    public func record(at stamp: Stamp) -> Record {
        var record = Record(key: key)
        record.set(Name.scope, to: .string(scope.name), at: stamp)
        record.set(Name.generation, to: .int(generation), at: stamp)
        return record
    }

    /// The fields that a check changes.
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
