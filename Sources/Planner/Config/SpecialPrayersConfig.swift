import Almanac
import Records

/// The numbers of Jummah, Ramadan, the feasts and the night: `SpecialPrayersConfig.json`. Lengths are minutes.
public struct SpecialPrayersConfig: Hashable, Sendable {
    public var jummah: Jummah
    public var suhoor: Suhoor
    /// Eating stops so long before Fajr where imsak is kept.
    public var imsak: Int
    /// Iftar's length.
    public var iftar: Int
    public var tarawih: Tarawih
    public var eid: EidPrayer
    public var qiyam: Qiyam
    public var duha: Duha

    /// The Friday prayer: its beginning after Dhuhr, its length, and what is kept free around it.
    public struct Jummah: Hashable, Sendable {
        public var afterDhuhr: Int
        public var duration: Int
        public var before: Int
        public var after: Int
    }

    /// Suhoor's beginning before Fajr, within the two bounds, and its length.
    public struct Suhoor: Hashable, Sendable {
        public var beforeFajr: Int
        /// The bounds of `beforeFajr`.
        public var range: ClosedRange<Int>
        public var duration: Int
    }

    /// Tarawih's beginning after Isha, within the two bounds, and its length by the rakaat.
    public struct Tarawih: Hashable, Sendable {
        /// The bounds; the lower is what holds until the person chooses.
        public var afterIsha: ClosedRange<Int>
        public var lengths: [Length]
        /// What praying at the mosque adds.
        public var atMosque: Int

        /// A number of rakaat and the minutes it takes.
        public struct Length: Hashable, Sendable {
            public var rakaat: Int
            public var minutes: Int
        }

        /// The minutes of a number of rakaat; `nil` for a number that may not be chosen.
        public func minutes(rakaat: Int, atMosque: Bool = false) -> Int? {
            for length in lengths where length.rakaat == rakaat {
                return length.minutes + (atMosque ? self.atMosque : 0)
            }
            return nil
        }
    }

    /// The Eid prayer's beginning after sunrise, within the two bounds, and its length.
    public struct EidPrayer: Hashable, Sendable {
        public var afterSunrise: Int
        /// The bounds of `afterSunrise`.
        public var range: ClosedRange<Int>
        public var duration: Int
        /// By so many days a person may move a feast.
        public var adjustment: Int
    }

    /// Qiyam's length, which lengths may be chosen, and its length in Ramadan.
    public struct Qiyam: Hashable, Sendable {
        public var duration: Int
        public var durations: [Int]
        public var inRamadan: Int
    }

    /// Duha's window and the clock time at which it is best.
    public struct Duha: Hashable, Sendable {
        public var afterSunrise: Int
        public var beforeDhuhr: Int
        public var preferred: ClockTime
    }
}
