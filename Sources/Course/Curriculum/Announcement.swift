import Almanac

/// Something that the school tells the students of some levels, or of all (QF-169).
public struct Announcement: Hashable, Sendable {
    public var id: String
    public var title: String
    public var text: String
    public var at: Instant
    /// The ids of the levels that it is for; empty for all.
    public var levels: [String]

    public init(id: String, title: String, text: String, at: Instant, levels: [String] = []) {
        self.id = id
        self.title = title
        self.text = text
        self.at = at
        self.levels = levels
    }

    /// Whether it is for a student of a level. Who has no level yet hears what is for all.
    public func isFor(level: String?) -> Bool { levels.isEmpty || level.map { levels.contains($0) } ?? false }
}
