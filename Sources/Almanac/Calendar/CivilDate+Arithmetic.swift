extension CivilDate {
    /// Returns the date that many days later, or earlier if negative, clamped to the range of dates.
    public func adding(days: Int) -> CivilDate {
        CivilDate(dayNumber: Int32(clamping: Int64(dayNumber) + Int64(Int32(clamping: days))))
    }

    /// Returns the number of days from this date to another; negative if the other is earlier.
    public func days(to other: CivilDate) -> Int {
        Int(clamping: Int64(other.dayNumber) - Int64(dayNumber))
    }

    public var next: CivilDate { adding(days: 1) }

    public var previous: CivilDate { adding(days: -1) }

    /// Returns the first date with a given weekday, on this date or after it.
    public func nextOrSame(_ weekday: Weekday) -> CivilDate {
        adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
    }
}
