import Almanac

/// A link that lets one person join, without an account beforehand.
public struct Invitation: Hashable, Sendable {
    /// The SHA-256 of the link's secret, by which the store knows it.
    public var id: String
    public var role: Role
    /// The name that the inviter expects, filled in for the one who joins; may be empty.
    public var name: String
    public var made: Instant
    /// From then on the link opens nothing.
    public var ends: Instant

    public init(id: String, role: Role, name: String, made: Instant, ends: Instant) {
        self.id = id
        self.role = role
        self.name = name
        self.made = made
        self.ends = ends
    }
}
