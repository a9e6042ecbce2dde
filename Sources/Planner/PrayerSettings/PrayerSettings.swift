/// What a person chose about the shape of their days. All minutes; `nil` stands for what configuration says.
public struct PrayerSettings: Hashable, Sendable {
    /// What was chosen for each of the five prayers, in the order of ``PrayerBlock/Kind``.
    public var prayers: [OwnPrayer] = []
    /// Whether Fridays have Jummah; some keep Dhuhr (MZ-148).
    public var jummah = true
    /// The minute of the day at which the person's mosque holds it.
    public var jummahTime: Int?
    /// The way to the mosque before it; 0 for none.
    public var jummahTravel = 0
    /// Whether the days of Ramadan have their suhoor, iftar and tarawih.
    public var ramadan = true
    public var suhoorBefore: Int?
    public var suhoorMinutes: Int?
    public var tarawihRakaat: Int?
    public var tarawihAfter: Int?
    public var tarawihAtMosque = false
    /// Whether the feasts' prayers stand on the day.
    public var eid = true
    public var eidAfter: Int?
    public var isTravelling = false
    /// Whether a traveller shortens Dhuhr, Asr and Isha.
    public var shortens = true
    public var joining = Joining.apart
    /// What was chosen for each type of ``NawafilConfig``, in its order; shorter where nothing was.
    public var nawafil: [OwnNafl] = []
    /// When the person goes to bed, in minutes of the day; before noon it is the next day's.
    public var bedtime = 1380

    /// A prayer's own length and buffers, and whether it is prayed at the mosque.
    public struct OwnPrayer: Hashable, Sendable {
        public var minutes: Int?
        public var before: Int?
        public var after: Int?
        public var isAtMosque = false

        public init() {}
    }

    /// A voluntary prayer's own numbers.
    public struct OwnNafl: Hashable, Sendable {
        public var isOn = false
        public var rakaat: Int?
        public var minutes: Int?
        /// The minute of the day it is wished for, where its rule leaves a choice.
        public var time: Int?

        public init() {}
    }

    /// How a traveller joins Dhuhr with Asr and Maghrib with Isha.
    public enum Joining: String, CaseIterable, Hashable, Sendable {
        case apart
        /// At the time of the earlier one.
        case early
        /// At the time of the later one.
        case late
    }

    /// Nothing chosen.
    public init() {}

    /// What was chosen for one of the five prayers.
    func own(_ kind: PrayerBlock.Kind) -> OwnPrayer {
        kind.rawValue < prayers.count ? prayers[kind.rawValue] : OwnPrayer()
    }

    /// Whether any voluntary prayer is switched on.
    public var hasNawafil: Bool { nawafil.contains { $0.isOn } }
}
