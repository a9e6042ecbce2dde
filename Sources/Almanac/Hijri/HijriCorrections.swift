/// What was sighted where a person lives, as moves of the Umm al-Qura calendar's month boundaries.
///
/// A move says on which day a month began there: that many days after the calendar's first day (before it when
/// negative). The month before gets longer by as much and the month itself shorter, so no day is lost or comes twice.
/// Where one of the two could not have 29 or 30 days then, the neighbouring boundaries go along as little as it takes;
/// those are worked out anew from the moves and never stored, so that taking a move away restores the calendar.
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

    /// A month by its index and how far its first day is moved.
    struct Shift: Hashable, Sendable {
        var index: Int
        var days: Int
    }

    /// What the person said, rising by month.
    private(set) var said: [Shift] = []
    /// What is moved, rising by month: what was said and what goes along.
    private(set) var shifts: [Shift] = []

    private init() {}

    /// Corrections from moves in any order; throws where they can't be together.
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

    /// What the person said, in the order of the months.
    public var moves: [Move] { Self.moves(said) }

    /// What goes along so that every month has 29 or 30 days, in the order of the months.
    public var carried: [Move] {
        Self.moves(shifts.filter { Self.days(of: $0.index, in: said) == 0 })
    }

    public var isEmpty: Bool { said.isEmpty }

    /// How far a month's first day is moved, 0 when it is not.
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
    /// The same corrections with a month's first day moved to that many days from the calendar's; 0 takes the move
    /// away. Look at `carried` to tell the person which months go along.
    ///
    /// If Ramadan began a day later and the calendar gives it 29 days, Shawwal can't begin before a day later either.
    public func moving(year: Int, month: HijriMonth, by days: Int) throws(HijriCorrectionError) -> HijriCorrections {
        let index = try Self.index(year: year, month: month, days: days)
        var changed = self
        Self.set(index, to: days, in: &changed.said)
        changed.shifts = try HijriCorrectionSolver(changed.said).shifts()
        return changed
    }

    /// Moves a month's first day alone; throws the month that would have other than 29 or 30 days unless others move
    /// along.
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

    /// The days that a month has with these moves.
    func length(of index: HijriMonthIndex) -> Int {
        index.length + shift(of: index.number + 1) - shift(of: index.number)
    }

    /// How far the first day of a month is moved, by its index.
    func shift(of index: Int) -> Int { Self.days(of: index, in: shifts) }

    /// The index of a month that may be moved by that many days.
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

    /// How many shifts are of months before an index.
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
