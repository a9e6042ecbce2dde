/// Counts consecutive days on which the Quran was read (register EN-03).
public enum DaysInARow {
    /// A day at the person's place.
    public struct Day: Hashable, Sendable {
        /// The civil date, as a number of days.
        public var number: Int
        /// The place's offset from UTC, in minutes east.
        public var offset: Int

        public init(number: Int, offset: Int) {
            self.number = number
            self.offset = offset
        }

        /// Whether another day directly follows this one, or is the same.
        ///
        /// Someone who flies west over the date line skips a date. If the clocks went ahead by half a day or more, one
        /// date in between is therefore ignored.
        func isFollowed(by next: Day) -> Bool {
            let gap = next.number - number
            return gap <= 1 || (gap == 2 && next.offset - offset >= 720)
        }
    }

    /// Returns the number of consecutive days up to today or yesterday; 0 if there are none.
    ///
    /// - Parameters:
    ///   - days: The days of use, in any order.
    ///   - now: Today. A later day, recorded before travelling to where the date is earlier, counts too.
    public static func length(_ days: [Day], now: Day) -> Int {
        var length = 0
        var next = now
        var counted: Int?
        for day in days.sorted(by: { a, b in a.number > b.number }) {
            if day.number == counted { continue }
            guard day.isFollowed(by: next) else { break }
            length += 1
            counted = day.number
            next = day
        }
        return length
    }
}
