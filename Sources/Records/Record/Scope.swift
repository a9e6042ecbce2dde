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
