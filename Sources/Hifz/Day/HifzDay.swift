import Almanac

/// A day's list.
///
/// Recent portions come first, then what is due of the old, in each lane what is recalled least. The list is as long as the
/// minutes allow; what is put off stays due, and so has its turn on a later day by the same order. A new portion comes last,
/// and only if nothing is put off.
public struct HifzDay: Hashable, Sendable {
    public var date: CivilDate
    public var entries: [DayEntry]
    /// What is due and for which the day has no room.
    public var putOff: [DayEntry]
    /// The seconds that the day has, and those that were spent on it already.
    public var budget: Int
    public var spent: Int

    /// The seconds of the list.
    public var seconds: Int { entries.reduce(0) { $0 + $1.seconds } }
}

/// What somebody wants of a day.
public struct DayWish: Hashable, Sendable {
    /// The minutes that it may take.
    public var minutes: Int
    /// How many new portions to take up, if there is room.
    public var newPortions: Int

    public init(minutes: Int, newPortions: Int = 1) {
        self.minutes = minutes
        self.newPortions = newPortions
    }
}
