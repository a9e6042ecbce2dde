import Almanac
import Records

/// The numbers for Jummah, Ramadan, the feasts, the mosque and travel, from `SpecialPrayersConfig.json`. Lengths are in
/// minutes.
public struct SpecialPrayersConfig: Hashable, Sendable {
    public var jummah: Jummah
    public var suhoor: Suhoor
    /// How long before Fajr eating stops, if imsak is observed.
    public var imsak: Int
    /// The length of Iftar.
    public var iftar: Int
    public var tarawih: Tarawih
    public var eid: EidPrayer
    public var mosque: Mosque
    public var travel: Travel

    /// The Friday prayer: its start after Dhuhr, its length, and the time kept free around it.
    public struct Jummah: Hashable, Sendable {
        public var afterDhuhr: Int
        public var duration: Int
        public var before: Int
        public var after: Int
        /// The travel times to the mosque to choose from, in minutes.
        public var travel: [Int]
        /// The length of the meal suggested afterwards, in minutes.
        public var lunch: Int
        /// How many minutes before the prayer the reminder comes, without and with travel time.
        public var reminder: Int
        public var travelReminder: Int
    }

    /// The start of suhoor before Fajr, and its length.
    public struct Suhoor: Hashable, Sendable {
        public var beforeFajr: Int
        /// The bounds of `beforeFajr`.
        public var range: ClosedRange<Int>
        public var duration: Int
        /// How many minutes before Fajr the wake-up reminder comes.
        public var reminder: Int
    }

    /// The start of tarawih after Isha, and its length by the number of rakaat.
    public struct Tarawih: Hashable, Sendable {
        /// The range to choose from. Its lower end is the default.
        public var afterIsha: ClosedRange<Int>
        public var lengths: [Length]
        /// The minutes that praying at the mosque adds.
        public var atMosque: Int

        /// A number of rakaat and the minutes it takes.
        public struct Length: Hashable, Sendable {
            public var rakaat: Int
            public var minutes: Int
        }

        /// Returns the minutes for a number of rakaat; `nil` for a number that can't be chosen.
        public func minutes(rakaat: Int, atMosque: Bool = false) -> Int? {
            for length in lengths where length.rakaat == rakaat {
                return length.minutes + (atMosque ? self.atMosque : 0)
            }
            return nil
        }
    }

    /// The start of the Eid prayer after sunrise, and its length.
    public struct EidPrayer: Hashable, Sendable {
        public var afterSunrise: Int
        /// The bounds of `afterSunrise`.
        public var range: ClosedRange<Int>
        public var duration: Int
        /// The most days by which a feast can be moved.
        public var adjustment: Int
        /// How many minutes before the prayer the reminder comes.
        public var reminder: Int
        /// Suggestions for the morning of the feast.
        public var preparation: [Preparation]

        /// A suggestion for the morning of a feast: its id, its minutes, and the feast it is for (`nil` for both).
        public struct Preparation: Hashable, Sendable {
            public var id: String
            public var minutes: Int
            public var only: Eid?
        }
    }

    /// What praying at the mosque adds to a prayer: the way there before it, and to its length.
    public struct Mosque: Hashable, Sendable {
        public var travel: Int
        public var longer: Int
        /// How near a saved mosque counts as being there, in metres, and how many minutes before a prayer's time this
        /// is checked.
        public var near: Int
        public var before: Int
    }

    /// The distance from home, in kilometres, from which shortening is suggested, and the number of rakaat it shortens
    /// to.
    public struct Travel: Hashable, Sendable {
        public var distance: Int
        public var rakaat: Int
    }
}
