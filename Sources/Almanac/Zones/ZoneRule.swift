/// The rule of a zone for all future years, from the POSIX TZ text in a TZif file's footer as extended by RFC 9636,
/// section 3.3.1 (hours from −167 to 167).
struct ZoneRule: Hashable, Sendable {
    /// The offset of standard time, in seconds east of UTC.
    var standardOffset: Int
    var daylight: Daylight?

    /// The other time of the year. In Ireland and Namibia its offset is before standard time.
    struct Daylight: Hashable, Sendable {
        var offset: Int
        var start: YearlyChange
        var end: YearlyChange
    }

    /// A day of every year, and a second of the wall clock before the change, counted from that day's midnight.
    struct YearlyChange: Hashable, Sendable {
        var day: Day
        var second: Int

        enum Day: Hashable, Sendable {
            /// `Jn`: 1 to 365, never counting 29 February.
            case julian(Int)
            /// `n`: 0 to 365, counting 29 February.
            case zeroBased(Int)
            /// `Mm.w.d`: weekday d (0 is Sunday) of week w in month m, where week 5 is the last.
            case weekday(month: Int, week: Int, weekday: Int)
        }
    }

    func offset(atSecond second: Int64) -> Int {
        guard let daylight else { return standardOffset }
        var offset = standardOffset
        for change in changes(around: second, daylight) where change.second <= second { offset = change.offset }
        return offset
    }

    /// Returns the first of the rule's changes after a second; `nil` without daylight time or beyond the year 9998.
    func nextChange(after second: Int64) -> Int64? {
        guard let daylight else { return nil }
        for change in changes(around: second, daylight) where change.second > second { return change.second }
        return nil
    }

    private struct Change {
        var second: Int64
        var offset: Int
    }

    /// Returns the changes of three years in order. Three are needed because a change's time may be a week away from
    /// its day.
    private func changes(around second: Int64, _ daylight: Daylight) -> [Change] {
        let year = CivilDateTime(utcSeconds: second).date.year
        guard (3...9_997).contains(year) else { return [] }
        var changes: [Change] = []
        changes.reserveCapacity(6)
        for year in (year - 1)...(year + 1) {
            let start = Change(
                second: daylight.start.wallSecond(in: year) - Int64(standardOffset), offset: daylight.offset)
            let end = Change(
                second: daylight.end.wallSecond(in: year) - Int64(daylight.offset), offset: standardOffset)
            changes.append(start.second < end.second ? start : end)
            changes.append(start.second < end.second ? end : start)
        }
        // Where the end in one year coincides with the start in the next (daylight time all year), the order is end,
        // start.
        return changes
    }
}

extension ZoneRule.YearlyChange {
    /// Returns the wall clock's seconds since 1970 at the change, in a year from 2 to 9998.
    func wallSecond(in year: Int) -> Int64 {
        Int64(dayNumber(in: year)) * 86_400 + Int64(second)
    }

    private func dayNumber(in year: Int) -> Int32 {
        let newYear = CivilDate(year: year, month: 1, day: 1) ?? CivilDate(dayNumber: 0)
        switch day {
        case .julian(let day):
            let leapDay = CivilDate.isLeap(year) && day >= 60 ? 1 : 0
            return newYear.dayNumber + Int32(day - 1 + leapDay)
        case .zeroBased(let day):
            return newYear.dayNumber + Int32(day)
        case .weekday(let month, let week, let weekday):
            let first = CivilDate(year: year, month: month, day: 1) ?? newYear
            let ahead = (weekday - first.weekday.rawValue + 7) % 7
            let last = CivilDate.days(inMonth: month, of: year) - 1
            let day = ahead + (week - 1) * 7
            return first.dayNumber + Int32(day > last ? day - 7 : day)
        }
    }
}
