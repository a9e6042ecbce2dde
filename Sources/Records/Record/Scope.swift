/// The unit of access and of sync: a person's own records, one store's own, later a cohort's.
public struct Scope: Hashable, Comparable, Sendable {
    public var name: String

    public init(_ name: String) {
        self.name = name
    }

    /// The person's own records, shared by their devices.
    public static let own = Scope("own")
    /// What belongs to one store alone and is never synced: operations already applied, notices.
    public static let device = Scope("device")

    /// Whether the scope's records go to the person's other devices. All but a store's own and what it has erased do, also
    /// those of scopes that this version doesn't know: what it doesn't know it keeps and passes on.
    public var isShared: Bool { self != .device && self != .erasures && !isAside }

    public static func < (a: Scope, b: Scope) -> Bool { a.name < b.name }
}
