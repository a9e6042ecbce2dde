import Almanac

/// When a lighter plan is offered (WP-037).
public struct LighterRule: Sendable {
    /// The last days that are looked at, and how many light ones among them bring the offer.
    public var days: Int
    public var light: Int
    /// A day is light when fewer of its essentials than so many thousandths were logged.
    public var share: Int
    /// Days without another offer.
    public var pause: Int
}

/// When it was too much, and what then stays in sight (WP-079, WP-080).
public struct OverwhelmRule: Sendable {
    /// So many times "later" in a row.
    public var postponements: Int
    /// Essentials that stay in sight.
    public var visible: Int
}

/// What a level asks for: so many days on the path within a window of days.
public struct LevelRule: Sendable {
    public var id: PathLevel
    public var days: Int
    public var window: Int
}

/// The path's reminders.
public struct PathRemindersRule: Sendable {
    /// The one that there is by default: so many minutes after a prayer (WP-073).
    public var prayer: PrayerEvent
    public var minutes: Int
    /// The most a day, and the most for somebody who opts for more.
    public var usual: Int
    public var most: Int
    /// The names of the wordings, and of those for whom tracking weighs on.
    public var wordings: [String]
    public var soft: [String]
    /// How reminders that nobody follows become fewer, by rising days of silence.
    public var quieter: [Step]

    /// From so many days without an entry on, one reminder in so many days; 0 is none.
    public struct Step: Sendable {
        public var silent: Int
        public var every: Int
    }
}
