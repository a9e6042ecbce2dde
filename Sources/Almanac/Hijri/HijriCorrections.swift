/// What was sighted where a person lives, as moves of the Umm al-Qura calendar's month boundaries.
///
/// A move says on which day a month began there: that many days after the calendar's first day (before it when
/// negative). The month before gets longer by as much and the month itself shorter, so no day is lost or comes
/// twice, and every month that changes keeps 29 or 30 days. Taking a move away restores the calendar.
public struct HijriCorrections: Hashable, Sendable {
    /// How far a month's first day may be moved, in days.
    public static let reach = 2

    /// The calendar as it is printed.
    public static let none = HijriCorrections()

    /// One month's move.
    public struct Move: Hashable, Sendable {
        public let year: Int
        public let month: HijriMonth
        /// −2 to 2, never 0: days from the calendar's first day of the month to the day it began on.
        public let days: Int

        public init(year: Int, month: HijriMonth, days: Int) {
            self.year = year
            self.month = month
            self.days = days
        }
    }

    /// Indices of months and their moves, rising.
    private(set) var shifts: [Shift] = []

    struct Shift: Hashable, Sendable {
        var index: Int
        var days: Int
    }

    init() {}

    /// Corrections from moves in any order; together they must leave every month 29 or 30 days.
    public init(_ moves: [Move]) throws(HijriCorrectionError) {
        for move in moves {
            let index = try Self.index(year: move.year, month: move.month, days: move.days)
            guard shift(of: index) == 0 else { throw .namedTwice(year: move.year, month: move.month) }
            setShift(of: index, to: move.days)
        }
        try check()
    }

    /// The moves in the order of their months.
    public var moves: [Move] {
        var moves: [Move] = []
        for shift in shifts {
            guard let index = HijriMonthIndex(shift.index) else { continue }
            moves.append(Move(year: index.year, month: index.month, days: shift.days))
        }
        return moves
    }

    public var isEmpty: Bool { shifts.isEmpty }

    /// How far a month's first day is moved, 0 when it is not.
    public func days(year: Int, month: HijriMonth) -> Int {
        HijriMonthIndex(year: year, month: month).map { shift(of: $0.number) } ?? 0
    }
}

extension HijriCorrections {
    /// The move of a month by its index.
    func shift(of index: Int) -> Int {
        // Few months are ever moved: going through them from the latest is as quick as a search.
        var position = shifts.count - 1
        while position >= 0, shifts[position].index > index { position -= 1 }
        return position >= 0 && shifts[position].index == index ? shifts[position].days : 0
    }

    /// Sets a month's move, or takes it away with 0.
    mutating func setShift(of index: Int, to days: Int) {
        var position = 0
        while position < shifts.count, shifts[position].index < index { position += 1 }
        let isThere = position < shifts.count && shifts[position].index == index
        if days == 0 {
            if isThere { shifts.remove(at: position) }
        } else if isThere {
            shifts[position].days = days
        } else {
            shifts.insert(Shift(index: index, days: days), at: position)
        }
    }

    /// The index of a month that may be moved by that many days.
    static func index(year: Int, month: HijriMonth, days: Int) throws(HijriCorrectionError) -> Int {
        guard let index = HijriMonthIndex(year: year, month: month) else { throw .yearNotCovered(year) }
        guard index.number > 0 else { throw .firstMonth }
        guard days >= -reach, days <= reach else { throw .daysOutOfRange(days) }
        return index.number
    }

    /// The days that a month has with these moves.
    func length(of index: HijriMonthIndex) -> Int {
        index.length + shift(of: index.number + 1) - shift(of: index.number)
    }

    /// Whether every month whose length is changed has 29 or 30 days.
    func check() throws(HijriCorrectionError) {
        for shift in shifts {
            for number in [shift.index - 1, shift.index] {
                guard let index = HijriMonthIndex(number) else { continue }
                let length = length(of: index)
                guard length == index.length || length == 29 || length == 30 else {
                    throw .monthLength(year: index.year, month: index.month, days: length)
                }
            }
        }
    }
}
