/// A rule from its first day on, less the days that are left out, with those that are added: what RFC 5545 §3.8.5 calls a
/// recurrence set.
public struct Recurrence: Hashable, Sendable {
    public var rule: RecurrenceRule
    /// The day that the rule counts from. It belongs to the set only where the rule names it.
    public var start: CivilDate
    /// Days left out (EXDATE), rising. They count among a rule's number of times.
    public var excluded: [CivilDate]
    /// Days added (RDATE), rising.
    public var additional: [CivilDate]

    public init(
        _ rule: RecurrenceRule, from start: CivilDate, excluded: [CivilDate] = [], additional: [CivilDate] = []
    ) {
        self.rule = rule
        self.start = start
        self.excluded = excluded
        self.additional = additional
    }

    /// Whether it comes on a date. The rule's period is found by arithmetic; only a rule that ends after a number of
    /// times is walked from its first day.
    public func occurs(on date: CivilDate, hijri: HijriCalendar = .ummAlQura) -> Bool {
        if excluded.contains(date) { return false }
        if additional.contains(date) { return true }
        guard date >= start, let pattern = RecurrencePattern(rule, from: start, hijri: hijri) else { return false }
        if case .until(let last) = rule.end, date > last { return false }
        guard Self.occurs(date, pattern) else { return false }
        guard case .count(let count) = rule.end else { return true }
        return Self.number(before: date, pattern, atMost: count) < count
    }

    /// The dates from one on, rising, as far as there are any.
    public func dates(from first: CivilDate, hijri: HijriCalendar = .ummAlQura) -> RecurrenceDates {
        RecurrenceDates(self, from: first, hijri: hijri)
    }

    /// The first date on or after one; `nil` where there is none until `last`.
    public func next(
        from date: CivilDate, through last: CivilDate? = nil, hijri: HijriCalendar = .ummAlQura
    ) -> CivilDate? {
        var dates = RecurrenceDates(self, from: date, through: last, hijri: hijri)
        guard let next = dates.next() else { return nil }
        if let last, next > last { return nil }
        return next
    }

    /// The same from a later date on, with as many times left as it has then; `nil` where it has none.
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

    /// Whether a date is one that the rule names, whatever its end.
    private static func occurs(_ date: CivilDate, _ pattern: RecurrencePattern) -> Bool {
        guard let period = pattern.period(of: date) else { return false }
        // A day that its month doesn't have may have gone over to the next one's first.
        let first = pattern.rule.skip == .forward ? pattern.period(of: date.previous) ?? period : period
        for period in first...max(first, period) where period >= 0 && period % pattern.rule.interval == 0 {
            if pattern.dates(in: period)?.contains(date) == true { return true }
        }
        return false
    }

    /// How many of the rule's days come before a date, counted up to a limit.
    private static func number(before date: CivilDate, _ pattern: RecurrencePattern, atMost limit: Int) -> Int {
        var walk = RecurrenceWalk(pattern, from: pattern.start)
        var number = 0
        while number < limit, let day = walk.next(), day < date { number += 1 }
        return number
    }
}
