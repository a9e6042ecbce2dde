import Almanac

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
