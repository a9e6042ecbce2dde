/// The colours of a theme in one mode, by role. The order of the file is kept.
public struct Palette: Hashable, Sendable {
    /// A role and its colour.
    public struct Entry: Hashable, Sendable {
        public var role: String
        public var colour: Colour
    }

    public private(set) var entries: [Entry] = []

    /// The roles that the `light` and `dark` palettes of every theme must have.
    public static let roles = [
        "background", "surface", "raised", "text", "muted", "line", "border", "accent", "on-accent", "soft",
        "prayer-start", "prayer-end", "on-prayer", "sun", "now", "danger", "danger-soft", "notice", "notice-soft",
        "ink",
        "on-ink", "shade", "work", "personal", "study", "health", "family", "errands",
        "path-start", "path-end", "path-ink",
    ]

    public init() {}

    /// The colour of a role.
    public subscript(role: String) -> Colour? {
        get {
            for entry in entries where entry.role == role { return entry.colour }
            return nil
        }
        set {
            for index in entries.indices where entries[index].role == role {
                if let newValue { entries[index].colour = newValue } else { entries.remove(at: index) }
                return
            }
            if let newValue { entries.append(Entry(role: role, colour: newValue)) }
        }
    }

    /// Returns this palette with the roles of another laid over it.
    public func overlaid(with other: Palette) -> Palette {
        var result = self
        for entry in other.entries { result[entry.role] = entry.colour }
        return result
    }
}
