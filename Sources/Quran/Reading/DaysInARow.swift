/// Counts the days in a row on which the Quran was read (register EN-03).
public enum DaysInARow {
    /// A day as it was at the person's place.
    public struct Day: Hashable, Sendable {
        /// The civil date, counted in days.
        public var number: Int
        /// How far the place's clocks were ahead of UTC, in minutes.
        public var offset: Int

        public init(number: Int, offset: Int) {
            self.number = number
            self.offset = offset
        }

        /// Whether another day comes right after this one, or is the same.
        ///
        /// Who flies east over the date line loses a date without having had it: where the clocks went ahead by half a day
        /// or more, one date between counts for nothing.
        func isFollowed(by next: Day) -> Bool {
            let gap = next.number - number
            return gap <= 1 || (gap == 2 && next.offset - offset >= 720)
        }
    }

    /// The length of the row that reaches to today or to yesterday; 0 where there is none.
    ///
    /// - Parameters:
    ///   - days: The days of use in any order.
    ///   - now: Today. A day that lies after it, from before a flight to the west, counts as well.
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
