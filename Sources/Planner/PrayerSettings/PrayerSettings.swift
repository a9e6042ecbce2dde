/// A person's settings for the shape of their days. Numbers are in minutes, and `nil` means the configuration's value.
public struct PrayerSettings: Hashable, Sendable {
    /// The settings of each of the five prayers, in the order of ``PrayerBlock/Kind``.
    public var prayers: [OwnPrayer] = []
    /// Whether Fridays have Jummah. Some people keep Dhuhr (MZ-148).
    public var jummah = true
    /// The minute of the day at which the person's mosque holds Jummah.
    public var jummahTime: Int?
    /// The travel time to the mosque before Jummah; 0 for none.
    public var jummahTravel = 0
    /// Whether the days of Ramadan include suhoor, iftar and tarawih.
    public var ramadan = true
    public var suhoorBefore: Int?
    public var suhoorMinutes: Int?
    public var tarawihRakaat: Int?
    public var tarawihAfter: Int?
    public var tarawihAtMosque = false
    /// Whether the feasts' prayers are part of the day.
    public var eid = true
    public var eidAfter: Int?
    public var isTravelling = false
    /// Whether a traveller shortens Dhuhr, Asr and Isha.
    public var shortens = true
    public var joining = Joining.apart
    /// The settings of each type of ``NawafilConfig``, in the same order. The list may be shorter.
    public var nawafil: [OwnNafl] = []
    /// The bedtime, in minutes of the day. A time before noon is on the next day.
    public var bedtime = 1380

    /// The length and buffers set for a prayer, and whether it is prayed at the mosque.
    public struct OwnPrayer: Hashable, Sendable {
        public var minutes: Int?
        public var before: Int?
        public var after: Int?
        public var isAtMosque = false

        public init() {}
    }

    /// The settings of a voluntary prayer.
    public struct OwnNafl: Hashable, Sendable {
        public var isOn = false
        public var rakaat: Int?
        public var minutes: Int?
        /// The preferred minute of the day, if the prayer's rule leaves a choice.
        public var time: Int?

        public init() {}
    }

    /// How a traveller joins Dhuhr with Asr and Maghrib with Isha.
    public enum Joining: String, CaseIterable, Hashable, Sendable {
        case apart
        /// Both at the time of the earlier prayer.
        case early
        /// Both at the time of the later prayer.
        case late
    }

    /// Creates settings in which nothing was chosen.
    public init() {}

    /// Returns the settings of one of the five prayers.
    func own(_ kind: PrayerBlock.Kind) -> OwnPrayer {
        kind.rawValue < prayers.count ? prayers[kind.rawValue] : OwnPrayer()
    }

    /// Whether any voluntary prayer is switched on.
    public var hasNawafil: Bool { nawafil.contains { $0.isOn } }
}
