/// A record's identity.
public struct RecordKey: Hashable, Comparable, Sendable {
    public var scope: Scope
    public var kind: Kind
    public var id: String

    public init(scope: Scope, kind: Kind, id: String) {
        self.scope = scope
        self.kind = kind
        self.id = id
    }

    public static func < (a: RecordKey, b: RecordKey) -> Bool {
        if a.scope != b.scope { return a.scope < b.scope }
        if a.kind != b.kind { return a.kind < b.kind }
        return a.id < b.id
    }
}

/// The unit of access and of sync, such as a person's own records or those of a single store.
public struct Scope: Hashable, Comparable, Sendable {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    /// The person's own records, shared by their devices.
    public static let own = Scope("own")
    /// What belongs to a single store and is never synced, such as operations already applied, and notices.
    public static let device = Scope("device")

    /// Whether the scope's records are synced to the person's other devices. This is true of all but a store's own
    /// records and what it has erased, and also of scopes unknown to this version, which are kept and passed on.
    public var isShared: Bool { self != .device && self != .erasures && !isAside }

    public static func < (a: Scope, b: Scope) -> Bool { a.name < b.name }
}

/// The kind of a record, for example `task`, `place` or `setting`. Unknown kinds are kept and passed on.
public struct Kind: Hashable, Comparable, Sendable {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    public static func < (a: Kind, b: Kind) -> Bool { a.name < b.name }
}

extension RecordKey {
    /// Reads the members `scope`, `kind` and `id` of an object.
    ///
    /// - Throws: ``RecordError`` if one is missing, empty, too long, or not visible ASCII.
    public init(json: JSON) throws(RecordError) {
        guard let object = json.object else { throw .notAnObject }
        guard let scope = object["scope"]?.string, RecordLimits.isName(scope, limit: RecordLimits.name) else {
            throw .invalidScope
        }
        guard let kind = object["kind"]?.string, RecordLimits.isName(kind, limit: RecordLimits.name) else {
            throw .invalidKind
        }
        guard let id = object["id"]?.string, RecordLimits.isName(id, limit: RecordLimits.id) else {
            throw .invalidID
        }
        self.init(scope: Scope(scope), kind: Kind(kind), id: id)
    }

    /// The object `{"scope","kind","id"}`.
    public var json: JSON {
        ["scope": .string(scope.name), "kind": .string(kind.name), "id": .string(id)]
    }
}
