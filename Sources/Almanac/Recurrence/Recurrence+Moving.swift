extension Recurrence {
    /// Returns the same days, each that many days later (or earlier if negative), as they appear in another time zone.
    ///
    /// `nil` if the rule counts days of months or years, whose beginnings don't move along.
    public func moved(byDays days: Int) -> Recurrence? {
        guard days != 0 else { return self }
        guard let rule = rule.moved(byDays: days) else { return nil }
        return Recurrence(
            rule, from: start.adding(days: days), excluded: excluded.map { $0.adding(days: days) },
            additional: additional.map { $0.adding(days: days) })
    }
}

extension RecurrenceRule {
    /// Returns the rule for the same days, each that many days later; `nil` if there is none.
    func moved(byDays count: Int) -> RecurrenceRule? {
        guard frequency == .daily || frequency == .weekly, months.isEmpty, monthDays.isEmpty, yearDays.isEmpty else {
            return nil
        }
        var moved = self
        moved.weekStart = weekStart.adding(days: count)
        moved.days = days.map { Day($0.weekday.adding(days: count)) }.sorted {
            $0.weekday.rawValue < $1.weekday.rawValue
        }
        if case .until(let last) = end { moved.end = .until(last.adding(days: count)) }
        return moved
    }
}

extension Weekday {
    /// Returns the weekday that many days later.
    func adding(days: Int) -> Weekday { Self.allCases[(((rawValue + days) % 7) + 7) % 7] }
}
