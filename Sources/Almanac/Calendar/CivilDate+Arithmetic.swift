extension CivilDate {
    /// The date that many days later (earlier when negative); held at the ends of the range.
    public func adding(days: Int) -> CivilDate {
        CivilDate(dayNumber: Int32(clamping: Int64(dayNumber) + Int64(Int32(clamping: days))))
    }

    /// How many days `other` comes after this date; negative when it comes before.
    public func days(to other: CivilDate) -> Int {
        Int(clamping: Int64(other.dayNumber) - Int64(dayNumber))
    }

    public var next: CivilDate { adding(days: 1) }

    public var previous: CivilDate { adding(days: -1) }

    /// The first date of that weekday on this date or after it.
    public func nextOrSame(_ weekday: Weekday) -> CivilDate {
        adding(days: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
    }
}
