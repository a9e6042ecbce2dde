import Records

extension Scope {
    /// What a person shares with others. In the store of a space it is what the members see; in a member's own store it
    /// is a copy of that, which the server writes and nobody's device.
    static let shared = Scope("shared")
}
