/// Iterates over the days that match a rule, ignoring its end. It stops when there are no more.
struct RecurrenceWalk: IteratorProtocol {
    private let pattern: RecurrencePattern
    private var period: Int
    private var dates: [CivilDate] = []
    private var index = 0
    private var last: CivilDate
    /// The number of periods without a day since the last day.
    private var barren = 0
    /// The last period that is examined.
    private let lastPeriod: Int

    /// - Parameter end: The last date of interest, so that a rule without days is not followed for centuries.
    @inline(never)
    init(_ pattern: RecurrencePattern, from first: CivilDate, through end: CivilDate? = nil) {
        self.pattern = pattern
        lastPeriod = end.flatMap { pattern.period(of: $0) } ?? 4_000_000
        let first = max(first, pattern.start)
        last = first.previous
        let interval = pattern.rule.interval
        // Starts a period earlier, because a skipped day may have been moved to the next month.
        let near = (pattern.period(of: first) ?? Int.max / 2) / interval - (pattern.rule.skip == .forward ? 1 : 0)
        period = max(near, 0) * interval
        dates = near > Int.max / 4 ? [] : pattern.dates(in: period) ?? []
    }

    /// This is never inlined, for the same reason as ``RecurrencePattern``'s initializer.
    @inline(never)
    mutating func next() -> CivilDate? {
        while true {
            while index < dates.count {
                let date = dates[index]
                index += 1
                if date > last {
                    last = date
                    barren = 0
                    return date
                }
            }
            barren += 1
            guard barren <= pattern.cycle else { return nil }
            period += pattern.rule.interval
            guard period <= lastPeriod, let more = pattern.dates(in: period) else { return nil }
            dates = more
            index = 0
        }
    }
}

/// The dates of a ``Recurrence`` from a first one on, ascending, each once.
public struct RecurrenceDates: IteratorProtocol, Sequence {
    private var walk: RecurrenceWalk?
    /// The next date by the rule.
    private var named: CivilDate?
    private var added: ArraySlice<CivilDate>
    private let excluded: [CivilDate]
    private let until: CivilDate?
    /// The number of the rule's days that are left; `nil` if the rule has no number of occurrences.
    private var left: Int?

    init(_ recurrence: Recurrence, from first: CivilDate, through last: CivilDate? = nil, hijri: HijriCalendar) {
        excluded = recurrence.excluded
        let start = recurrence.additional.firstIndex { $0 >= first } ?? recurrence.additional.endIndex
        added = recurrence.additional[start...]
        switch recurrence.rule.end {
        case .never: until = nil
        case .until(let date): until = date
        case .count(let count):
            until = nil
            left = count
        }
        guard let pattern = RecurrencePattern(recurrence.rule, from: recurrence.start, hijri: hijri) else { return }
        walk = RecurrenceWalk(pattern, from: left == nil ? first : recurrence.start, through: last)
        repeat { step() } while named.map { $0 < first } ?? false
    }

    public mutating func next() -> CivilDate? {
        while true {
            guard let date = [named, added.first].compactMap({ $0 }).min() else { return nil }
            if named == date { step() }
            while added.first == date { added.removeFirst() }
            if !excluded.contains(date) { return date }
        }
    }

    private mutating func step() {
        named = nil
        if let left, left <= 0 { return }
        guard let date = walk?.next() else { return }
        if let until, date > until { return }
        named = date
        if let left { self.left = left - 1 }
    }
}
