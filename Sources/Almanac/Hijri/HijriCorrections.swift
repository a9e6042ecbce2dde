/// Local sightings of the Moon, as moves of the month boundaries of the Umm al-Qura calendar.
///
/// A move says on which day a month began locally: that many days after the calendar's first day, or before it if
/// negative. The previous month becomes longer by as much and the month itself shorter, so that no day is lost or
/// occurs twice. If one of the two then couldn't have 29 or 30 days, the neighbouring boundaries move too, by as little
/// as possible. Those moves are computed anew and never stored, so that removing a move restores the calendar.
public struct HijriCorrections: Hashable, Sendable {
    /// How far a month's first day can be moved, in days.
    public static let reach = 2

    /// The calendar as printed, without corrections.
    public static let none = HijriCorrections()

    /// The move of a month.
    public struct Move: Hashable, Sendable {
        public let year: Int
        public let month: HijriMonth
        /// The days from the calendar's first day of the month to the day on which it began, −2 to 2 but never 0.
        public let days: Int

        public init(year: Int, month: HijriMonth, days: Int) {
            self.year = year
            self.month = month
            self.days = days
        }
    }

    /// The index of a month, and how far its first day moves.
    struct Shift: Hashable, Sendable {
        var index: Int
        var days: Int
    }

    /// The person's moves, ascending by month.
    private(set) var said: [Shift] = []
    /// All moves, ascending by month: the person's and those they entail.
    private(set) var shifts: [Shift] = []

    private init() {}

    /// Creates corrections from moves in any order. Throws if they are incompatible.
    public init(_ moves: [Move]) throws(HijriCorrectionError) {
        for move in moves {
            let index = try Self.index(year: move.year, month: move.month, days: move.days)
            guard move.days != 0 else { throw .daysOutOfRange(0) }
            guard Self.days(of: index, in: said) == 0 else {
                throw .namedTwice(year: move.year, month: move.month)
            }
            Self.set(index, to: move.days, in: &said)
        }
        shifts = try HijriCorrectionSolver(said).shifts()
    }

    /// The person's moves, in the order of the months.
    public var moves: [Move] { Self.moves(said) }

    /// The moves that follow from the person's so that every month has 29 or 30 days, in the order of the months.
    public var carried: [Move] {
        Self.moves(shifts.filter { Self.days(of: $0.index, in: said) == 0 })
    }

    public var isEmpty: Bool { said.isEmpty }

    /// Returns how far a month's first day moves; 0 if it doesn't.
    public func days(year: Int, month: HijriMonth) -> Int {
        HijriMonthIndex(year: year, month: month).map { shift(of: $0.number) } ?? 0
    }

    private static func moves(_ shifts: [Shift]) -> [Move] {
        var moves: [Move] = []
        for shift in shifts {
            guard let index = HijriMonthIndex(shift.index) else { continue }
            moves.append(Move(year: index.year, month: index.month, days: shift.days))
        }
        return moves
    }
}

extension HijriCorrections {
    /// Returns these corrections with a month's first day moved to that many days from the calendar's; 0 removes the
    /// move. ``carried`` tells which months move along.
    ///
    /// For example, if Ramadan began a day later and the calendar gives it 29 days, Shawwal must begin a day later too.
    public func moving(year: Int, month: HijriMonth, by days: Int) throws(HijriCorrectionError) -> HijriCorrections {
        let index = try Self.index(year: year, month: month, days: days)
        var changed = self
        Self.set(index, to: days, in: &changed.said)
        changed.shifts = try HijriCorrectionSolver(changed.said).shifts()
        return changed
    }

    /// Moves only a month's first day. Throws the month that would not have 29 or 30 days unless others move too.
    public mutating func move(year: Int, month: HijriMonth, by days: Int) throws(HijriCorrectionError) {
        let changed = try moving(year: year, month: month, by: days)
        let index = try Self.index(year: year, month: month, days: days)
        for neighbour in [index, index - 1] where changed.carried != carried {
            guard let between = HijriMonthIndex(neighbour) else { continue }
            var alone = self
            Self.set(index, to: days, in: &alone.shifts)
            let length = alone.length(of: between)
            guard length == between.length || length == 29 || length == 30 else {
                throw .monthLength(year: between.year, month: between.month, days: length)
            }
        }
        self = changed
    }

    /// Returns the number of days in a month with these moves.
    func length(of index: HijriMonthIndex) -> Int {
        index.length + shift(of: index.number + 1) - shift(of: index.number)
    }

    /// Returns how far the first day of a month moves, by the month's index.
    func shift(of index: Int) -> Int { Self.days(of: index, in: shifts) }

    /// Returns the index of a month, checking that it can be moved by that many days.
    private static func index(year: Int, month: HijriMonth, days: Int) throws(HijriCorrectionError) -> Int {
        guard let index = HijriMonthIndex(year: year, month: month) else { throw .yearNotCovered(year) }
        guard index.number > 0 else { throw .firstMonth }
        guard days >= -reach, days <= reach else { throw .daysOutOfRange(days) }
        return index.number
    }

    private static func days(of index: Int, in shifts: [Shift]) -> Int {
        let position = position(of: index, in: shifts)
        return position < shifts.count && shifts[position].index == index ? shifts[position].days : 0
    }

    private static func set(_ index: Int, to days: Int, in shifts: inout [Shift]) {
        let position = position(of: index, in: shifts)
        if position < shifts.count, shifts[position].index == index { shifts.remove(at: position) }
        if days != 0 { shifts.insert(Shift(index: index, days: days), at: position) }
    }

    /// Returns the number of shifts of months before an index.
    private static func position(of index: Int, in shifts: [Shift]) -> Int {
        var low = 0
        var high = shifts.count
        while low < high {
            let middle = (low + high) / 2
            if shifts[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
