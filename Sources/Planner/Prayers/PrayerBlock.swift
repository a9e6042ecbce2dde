/// A prayer's fixed place in the day. Nothing moves it but the prayer times themselves.
public struct PrayerBlock: Hashable, Sendable {
    /// The five daily prayers in the order of the day, and the two that some days have.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        case fajr, dhuhr, asr, maghrib, isha
        /// On a Friday in the place of Dhuhr.
        case jummah
        /// On the morning of a feast.
        case eid

        /// The five daily prayers; ``jummah`` and ``eid`` are not of every day.
        public static let allCases: [Kind] = [.fajr, .dhuhr, .asr, .maghrib, .isha]

        /// The name used in configuration, addresses and locales.
        public var name: String {
            switch self {
            case .fajr: "fajr"
            case .dhuhr: "dhuhr"
            case .asr: "asr"
            case .maghrib: "maghrib"
            case .isha: "isha"
            case .jummah: "jummah"
            case .eid: "eid"
            }
        }
    }

    public let kind: Kind
    /// The prayer's own date, in days from the planned day: -1, 0 or 1.
    public let day: Int
    /// From the prayer's time to the end of its block, in minutes after 00:00 of the planned day.
    public let minutes: Range<Int>
    /// The block with its buffers: no task may reach into it (half-open).
    public let reserved: Range<Int>
    /// The prayer that a traveller prays together with it in this block (MZ-227).
    public let joined: Kind?
    /// Whether a traveller shortens it, or the one joined to it (MZ-228).
    public let isShortened: Bool

    init(
        _ kind: Kind, day: Int, minutes: Range<Int>, reserved: Range<Int>, joined: Kind? = nil,
        isShortened: Bool = false
    ) {
        self.kind = kind
        self.day = day
        self.minutes = minutes
        self.reserved = reserved
        self.joined = joined
        self.isShortened = isShortened
    }

    public var start: Int { minutes.lowerBound }
    public var end: Int { minutes.upperBound }

    /// Whether this block is where a daily prayer is prayed: Jummah stands for Dhuhr.
    public func holds(_ prayer: Kind) -> Bool {
        kind == prayer || joined == prayer || (kind == .jummah && prayer == .dhuhr)
    }
}
