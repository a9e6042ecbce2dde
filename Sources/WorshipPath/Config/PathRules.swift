import Almanac
import Records

/// When a lighter plan is offered (WP-037).
public struct LighterRule: Sendable {
    /// The number of recent days that are examined, and how many of them must be light for the offer.
    public var days: Int
    public var light: Int
    /// The share of essentials, in thousandths, below which a day is light.
    public var share: Int
    /// The days without another offer.
    public var pause: Int
}

/// When it has become too much, and what then remains visible (WP-079, WP-080).
public struct OverwhelmRule: Sendable {
    /// The number of consecutive postponements.
    public var postponements: Int
    /// The number of essentials that remain visible.
    public var visible: Int
}

/// The requirement of a level: a number of days on the path within a window of days.
public struct LevelRule: Sendable {
    public var id: PathLevel
    public var days: Int
    public var window: Int
}

/// The path's reminders.
public struct PathRemindersRule: Sendable {
    /// The default reminder: a number of minutes after a prayer (WP-073).
    public var prayer: PrayerEvent
    public var minutes: Int
    /// The most reminders a day, by default and for a person who opts for more.
    public var usual: Int
    public var most: Int
    /// The names of the wordings, and of those for people who find tracking a burden.
    public var wordings: [String]
    public var soft: [String]
    /// How ignored reminders become fewer, ascending by days of silence.
    public var quieter: [Step]

    /// From `silent` days without an entry on, there is one reminder every `every` days, or none if that is 0.
    public struct Step: Sendable {
        public var silent: Int
        public var every: Int
    }
}

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

extension LevelRule {
    /// Reads the levels above Seeds, which must be complete and in order.
    static func list(_ reader: ConfigReader) throws(ConfigError) -> [LevelRule] {
        var rules: [LevelRule] = []
        for element in try reader.elements() {
            guard let id = PathLevel(rawValue: try element["id"].text()), id.index == rules.count + 1 else {
                throw try element["id"].error("roots, growth, steadfast and blossom are expected, in this order")
            }
            let window = try element.integer("window", in: 1...200)
            rules.append(LevelRule(id: id, days: try element.integer("days", in: 1...window), window: window))
        }
        guard rules.count == PathLevel.allCases.count - 1 else { throw reader.error("each level is expected") }
        return rules
    }
}

extension LighterRule {
    init(_ reader: ConfigReader) throws(ConfigError) {
        days = try reader.integer("days", in: 1...30)
        light = try reader.integer("light", in: 1...days)
        share = try reader.integer("share", in: 1...1000)
        pause = try reader.integer("pause", in: 1...90)
    }
}

extension PathRemindersRule {
    init(_ reader: ConfigReader) throws(ConfigError) {
        let name = try reader["after"].text()
        var prayer: PrayerEvent?
        for event in PrayerEvent.allCases where event.isPrayer && event.identifier == name { prayer = event }
        guard let prayer else { throw try reader["after"].error("fajr, dhuhr, asr, maghrib or isha is expected") }
        self.prayer = prayer
        minutes = try reader.integer("minutes", in: 0...180)
        usual = try reader.integer("usual", in: 1...3)
        most = try reader.integer("most", in: usual...10)
        wordings = try reader["wordings"].names(atLeast: 1)
        soft = try reader["soft"].names(atLeast: 1)
        quieter = []
        for element in try reader["quieter"].elements() {
            let least = (quieter.last?.silent ?? 0) + 1
            guard least <= 365 else { throw element.error("nothing can follow a year of silence") }
            quieter.append(
                Step(
                    silent: try element.integer("silent", in: least...365),
                    every: try element.integer("every", in: 0...30)))
        }
    }
}
