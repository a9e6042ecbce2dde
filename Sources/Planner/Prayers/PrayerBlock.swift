/// A prayer's fixed place in the day. Only the prayer times themselves can move it.
public struct PrayerBlock: Hashable, Sendable {
    /// The five daily prayers in the order of the day, and the two that only some days have.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        case fajr, dhuhr, asr, maghrib, isha
        /// Takes the place of Dhuhr on a Friday.
        case jummah
        /// On the morning of a feast.
        case eid

        /// The five daily prayers, without ``jummah`` and ``eid``, which don't occur every day.
        public static let allCases: [Kind] = [.fajr, .dhuhr, .asr, .maghrib, .isha]

        /// The name used in configuration, URLs and locales.
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
    /// The prayer's date, as a number of days from the planned day: -1, 0 or 1.
    public let day: Int
    /// From the start of the prayer to the end of its block, in minutes after 00:00 of the planned day.
    public let minutes: Range<Int>
    /// The block with its buffers, which no task may overlap (half-open).
    public let reserved: Range<Int>
    /// The prayer that a traveller prays together with this one in this block (MZ-227).
    public let joined: Kind?
    /// Whether a traveller shortens this prayer, or the one joined to it (MZ-228).
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

    /// Whether a daily prayer is prayed in this block. Jummah counts as Dhuhr.
    public func holds(_ prayer: Kind) -> Bool {
        kind == prayer || joined == prayer || (kind == .jummah && prayer == .dhuhr)
    }
}
