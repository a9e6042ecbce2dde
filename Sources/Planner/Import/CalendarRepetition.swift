import Almanac

/// How an event of a calendar file repeats (RFC 5545 §3.8.5), from today on.
///
/// Everything is computed in the local time of the event's own zone, where its rule applies, and converted to the
/// place's zone at the end.
struct CalendarRepetition {
    /// The result of reading a repetition.
    enum Outcome {
        case series(TaskRepetition)
        /// No day is left.
        case over
        /// The rule is not supported.
        case notHeld
    }

    private(set) var outcome = Outcome.notHeld
    /// The first day that is taken, in the event's own zone. Changes to earlier days are in the past.
    private(set) var first: CivilDate?
    /// Whether its time in the place's zone is the same all year. It is not if the clocks of the two zones change on
    /// different dates.
    private(set) var isSteady = true
    /// Times that the series can't express, because they differ in their time of day or are before the series begins.
    private(set) var single: [CalendarTime] = []

    /// How many days ahead the next day is searched for. A 29 February can be eight years away.
    private static let horizon = 10 * 366

    private let begin: CalendarTime
    private let place: Zone
    private let today: CivilDate

    /// - Parameter replaced: The event's times that other components of the file replace (RECURRENCE-ID).
    init(_ component: CalendarComponent, _ context: TaskFileContext, begin: CalendarTime, replaced: [CalendarTime]) {
        self.begin = begin
        place = context.zone
        today = context.zone.local(context.now).date
        guard !component.hasExceptionRule, var set = set(component, context) else { return }
        for time in replaced { set.excluded.append(time.shown(in: begin.zone).date) }
        follow(set)
    }

    /// Returns the rule and its days as given in the file; `nil` if they are not supported.
    private mutating func set(_ component: CalendarComponent, _ context: TaskFileContext) -> Recurrence? {
        var rule = RecurrenceRule(.daily)
        rule.end = .count(1)
        if let line = component.rules.first {
            guard component.rules.count == 1, let written = try? RecurrenceRule(line.value) else { return nil }
            rule = written
            if case .until(let date) = rule.end { rule.end = .until(last(line.value) ?? date) }
        }
        var set = Recurrence(rule, from: begin.date)
        for line in component.excluded {
            guard let times = CalendarTime.list(line, context) else { return nil }
            for time in times { set.excluded.append(time.shown(in: begin.zone).date) }
        }
        for line in component.added {
            guard let times = CalendarTime.list(line, context) else { return nil }
            for time in times { add(time.shown(in: begin.zone), to: &set) }
        }
        // An event's start is always one of its days, even if it doesn't match the rule.
        if !set.occurs(on: begin.date), !set.excluded.contains(begin.date) { set.additional.append(begin.date) }
        return set
    }

    private mutating func add(_ time: CalendarTime, to set: inout Recurrence) {
        if time.minute == nil || time.minute == begin.minute {
            set.additional.append(time.date)
        } else if time.shown(in: place).date >= today {
            single.append(time)
        }
    }

    /// Returns the last day on which the event occurs, from its rule's `UNTIL`, which is a moment.
    private func last(_ rule: String) -> CivilDate? {
        for part in rule.split(separator: ";") where part.prefix(6).uppercased() == "UNTIL=" {
            guard let until = CalendarTime(part.dropFirst(6), in: begin.zone)?.shown(in: begin.zone) else { return nil }
            guard let begins = begin.minute, let ends = until.minute, ends < begins else { return until.date }
            return until.date.previous
        }
        return nil
    }

    /// Keeps the days from today on.
    private mutating func follow(_ set: Recurrence) {
        var from = max(today.adding(days: -2), begin.date)
        while shown(from).date < today { from = from.next }
        let plain = Recurrence(set.rule, from: set.start)
        let additional = Array(Set(set.additional.filter { $0 >= from })).sorted()
        var rest: Recurrence
        if let next = plain.next(from: from, through: from.adding(days: Self.horizon)) {
            guard let continued = plain.continued(from: next) else { return }
            rest = continued
        } else if let next = additional.first {
            var once = RecurrenceRule(.daily)
            once.end = .count(1)
            rest = Recurrence(once, from: next)
        } else {
            if set.rule.end != .never { outcome = .over }
            return
        }
        let excluded = Set(set.excluded)
        rest.excluded = excluded.filter { $0 >= rest.start }.sorted()
        rest.additional = additional.filter { $0 > rest.start }
        guard max(rest.excluded.count, rest.additional.count) <= Recurrence.listLimit else { return }
        for date in additional where date < rest.start && !excluded.contains(date) { single.append(time(date)) }
        guard let next = rest.next(from: rest.start, through: rest.start.adding(days: Self.horizon)) else {
            outcome = .over
            return
        }
        first = from
        settle(rest, next)
    }

    /// Converts the repetition from the event's zone to the place's.
    private mutating func settle(_ rest: Recurrence, _ next: CivilDate) {
        let here = shown(next)
        let shift = next.days(to: here.date)
        guard let moved = rest.moved(byDays: shift) else { return }
        outcome = .series(
            TaskRepetition(time: here.minute.map { .clock($0) } ?? SeriesTime.none, recurrence: moved))
        for week in 1...53 {
            let later = next.adding(days: 7 * week)
            let shown = shown(later)
            if shown.minute != here.minute || later.days(to: shown.date) != shift { isSteady = false }
        }
    }

    private func time(_ date: CivilDate) -> CalendarTime { CalendarTime(date, minute: begin.minute, zone: begin.zone) }

    private func shown(_ date: CivilDate) -> CalendarTime { time(date).shown(in: place) }
}
