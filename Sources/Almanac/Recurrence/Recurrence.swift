/// A rule from its first day on, without the excluded days and with the added ones; RFC 5545 §3.8.5 calls it a
/// recurrence set.
public struct Recurrence: Hashable, Sendable {
    public var rule: RecurrenceRule
    /// The day from which the rule counts. It belongs to the set only if it matches the rule.
    public var start: CivilDate
    /// Excluded days (EXDATE), ascending. They count towards a rule's number of occurrences.
    public var excluded: [CivilDate]
    /// Added days (RDATE), ascending.
    public var additional: [CivilDate]

    public init(
        _ rule: RecurrenceRule, from start: CivilDate, excluded: [CivilDate] = [], additional: [CivilDate] = []
    ) {
        self.rule = rule
        self.start = start
        self.excluded = excluded
        self.additional = additional
    }

    /// Whether it occurs on a date. The rule's period is computed directly; only a rule with a number of occurrences is
    /// followed from its first day.
    public func occurs(on date: CivilDate, hijri: HijriCalendar = .ummAlQura) -> Bool {
        if excluded.contains(date) { return false }
        if additional.contains(date) { return true }
        guard date >= start, let pattern = RecurrencePattern(rule, from: start, hijri: hijri) else { return false }
        if case .until(let last) = rule.end, date > last { return false }
        guard Self.occurs(date, pattern) else { return false }
        guard case .count(let count) = rule.end else { return true }
        return Self.number(before: date, pattern, atMost: count) < count
    }

    /// Returns the dates from a first one on, ascending.
    public func dates(from first: CivilDate, hijri: HijriCalendar = .ummAlQura) -> RecurrenceDates {
        RecurrenceDates(self, from: first, hijri: hijri)
    }

    /// Returns the dates from a first one on, ascending. A rule without any is not followed past `last`; a few dates
    /// after that may still come.
    public func dates(
        from first: CivilDate, through last: CivilDate, hijri: HijriCalendar = .ummAlQura
    ) -> RecurrenceDates {
        RecurrenceDates(self, from: first, through: last, hijri: hijri)
    }

    /// Returns the first date on or after another; `nil` if there is none through `last`.
    public func next(
        from date: CivilDate, through last: CivilDate? = nil, hijri: HijriCalendar = .ummAlQura
    ) -> CivilDate? {
        var dates = RecurrenceDates(self, from: date, through: last, hijri: hijri)
        guard let next = dates.next() else { return nil }
        if let last, next > last { return nil }
        return next
    }

    /// Returns the recurrence from a later date on, with the number of occurrences left by then; `nil` if there are
    /// none.
    public func continued(from date: CivilDate, hijri: HijriCalendar = .ummAlQura) -> Recurrence? {
        guard let pattern = RecurrencePattern(rule, from: start, hijri: hijri) else { return nil }
        var rest = self
        rest.start = date
        rest.rule = pattern.filled
        if case .count(let count) = rule.end {
            let left = count - Self.number(before: date, pattern, atMost: count)
            guard left > 0 else { return nil }
            rest.rule.end = .count(left)
        }
        return rest
    }

    /// Whether a date matches the rule, whatever the rule's end.
    private static func occurs(_ date: CivilDate, _ pattern: RecurrencePattern) -> Bool {
        guard let period = pattern.period(of: date) else { return false }
        // A day that its month doesn't have may have been moved to the first day of the next.
        let first = pattern.rule.skip == .forward ? pattern.period(of: date.previous) ?? period : period
        for period in first...max(first, period) where period >= 0 && period % pattern.rule.interval == 0 {
            if pattern.dates(in: period)?.contains(date) == true { return true }
        }
        return false
    }

    /// Returns the number of the rule's days before a date, up to a limit.
    private static func number(before date: CivilDate, _ pattern: RecurrencePattern, atMost limit: Int) -> Int {
        var walk = RecurrenceWalk(pattern, from: pattern.start)
        var number = 0
        while number < limit, let day = walk.next(), day < date { number += 1 }
        return number
    }
}
