import Records

/// The rules for the path's lock.
public struct LockRule: Sendable {
    /// How many minutes it stays open after the last entry.
    public var minutes: Int
    /// How often a code is hashed.
    public var rounds: Int
    /// The fewest and the most characters of a code.
    public var least: Int
    public var most: Int
    /// The number of wrong codes allowed without waiting, and the seconds to wait after that.
    public var tries: Int
    public var wait: Int

    /// How often the wait can double: 30 seconds become 32 minutes.
    static let doublings = 6
}

extension LockRule {
    init(_ reader: ConfigReader) throws(ConfigError) {
        minutes = try reader.integer("minutes", in: 1...120)
        rounds = try reader.integer("rounds", in: 1...10_000_000)
        least = try reader.integer("least", in: 4...32)
        most = try reader.integer("most", in: least...128)
        tries = try reader.integer("tries", in: 1...100)
        wait = try reader.integer("wait", in: 1...3_600)
    }
}
