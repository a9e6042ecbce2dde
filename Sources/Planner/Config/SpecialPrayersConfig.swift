import Almanac
import Records

/// The numbers of Jummah, Ramadan, the feasts, the mosque and travel: `SpecialPrayersConfig.json`. Lengths are minutes.
public struct SpecialPrayersConfig: Hashable, Sendable {
    public var jummah: Jummah
    public var suhoor: Suhoor
    /// Eating stops so long before Fajr where imsak is kept.
    public var imsak: Int
    /// Iftar's length.
    public var iftar: Int
    public var tarawih: Tarawih
    public var eid: EidPrayer
    public var mosque: Mosque
    public var travel: Travel

    /// The Friday prayer: its beginning after Dhuhr, its length, and what is kept free around it.
    public struct Jummah: Hashable, Sendable {
        public var afterDhuhr: Int
        public var duration: Int
        public var before: Int
        public var after: Int
        /// The minutes on the way to the mosque that can be chosen.
        public var travel: [Int]
        /// The minutes of the meal that is suggested afterwards.
        public var lunch: Int
        /// Minutes before it that one is reminded, and when there is a way to go.
        public var reminder: Int
        public var travelReminder: Int
    }

    /// Suhoor's beginning before Fajr, within the two bounds, and its length.
    public struct Suhoor: Hashable, Sendable {
        public var beforeFajr: Int
        /// The bounds of `beforeFajr`.
        public var range: ClosedRange<Int>
        public var duration: Int
        /// Minutes before Fajr that one is woken.
        public var reminder: Int
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
        /// Minutes before it that one is reminded.
        public var reminder: Int
        /// What may be done on its morning.
        public var preparation: [Preparation]

        /// A suggestion for the morning of a feast, by its id, its minutes, and the feast it belongs to; `nil` for both.
        public struct Preparation: Hashable, Sendable {
            public var id: String
            public var minutes: Int
            public var only: Eid?
        }
    }

    /// What praying at the mosque adds to a prayer: the way before it, and to its length.
    public struct Mosque: Hashable, Sendable {
        public var travel: Int
        public var longer: Int
        /// From how many metres one is at a saved mosque, and how long before a prayer's time that is looked at.
        public var near: Int
        public var before: Int
    }

    /// From how many kilometres from home one is asked about shortening, and to how many rakaat it is.
    public struct Travel: Hashable, Sendable {
        public var distance: Int
        public var rakaat: Int
    }
}
