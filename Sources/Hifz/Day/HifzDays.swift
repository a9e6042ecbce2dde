import Almanac

/// Days on which nothing is asked: the person's own, and those of the worship path if they link it.
public struct HifzDays: Hashable, Sendable {
    /// Days that don't count, for a reason that nobody asks.
    public var excused: Set<CivilDate>
    /// Days that were missed and are seen through.
    public var mercy: Set<CivilDate>

    public init(excused: Set<CivilDate> = [], mercy: Set<CivilDate> = []) {
        self.excused = excused
        self.mercy = mercy
    }

    /// Whether a day has a list.
    public func asks(on date: CivilDate) -> Bool { !excused.contains(date) }

    /// Returns how many days something has waited that was due on one day, on another: without those that don't count.
    func waited(since due: CivilDate, on date: CivilDate) -> Int {
        var days = max(0, due.days(to: date))
        for day in excused where due <= day && day < date { days -= 1 }
        for day in mercy where due <= day && day < date && !excused.contains(day) { days -= 1 }
        return days
    }
}
