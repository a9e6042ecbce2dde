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
