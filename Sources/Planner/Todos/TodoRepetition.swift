import Almanac

/// How a task of a calendar object repeats (RFC 5545 §3.8.5), in the place's zone.
public struct TodoRepetition: Equatable, Sendable {
    public var time: SeriesTime
    public var recurrence: Recurrence
    /// The length of each day's task in minutes; `nil` if it has none.
    public var duration: Int?

    /// `nil` if the object doesn't repeat, or by a rule that series don't have.
    public init?(_ object: TodoObject, _ context: TodoContext) {
        let component = object.main.component
        guard component.rules.count <= 1, !component.hasExceptionRule,
            let begin = component.begin(context.file),
            let set = Self.set(component, begin, context.file)
        else { return nil }
        let here = begin.shown(in: context.file.zone)
        guard let moved = set.moved(byDays: begin.date.days(to: here.date)), moved.rule.scale == .gregorian else {
            return nil
        }
        recurrence = moved
        time = here.minute.map { .clock($0) } ?? .none
        duration = TodoTimes(component, object.main, context.file).reading.1
        guard max(recurrence.excluded.count, recurrence.additional.count) <= Recurrence.listLimit else { return nil }
    }

    /// The same rule without days that were left out one by one.
    public func excluding(_ dates: Set<CivilDate>) -> TodoRepetition {
        var rest = self
        rest.recurrence.excluded.removeAll { dates.contains($0) }
        return rest
    }

    /// The rule and its days in the task's own zone.
    private static func set(_ component: CalendarComponent, _ begin: CalendarTime, _ context: TaskFileContext)
        -> Recurrence?
    {
        guard let line = component.rules.first, var rule = try? RecurrenceRule(line.value) else { return nil }
        if case .until(let date) = rule.end { rule.end = .until(last(line.value, begin) ?? date) }
        var set = Recurrence(rule, from: begin.date)
        for line in component.excluded {
            guard let times = CalendarTime.list(line, context) else { return nil }
            for time in times { set.excluded.append(time.shown(in: begin.zone).date) }
        }
        for line in component.added {
            guard let times = CalendarTime.list(line, context) else { return nil }
            for time in times {
                let shown = time.shown(in: begin.zone)
                guard shown.minute == nil || shown.minute == begin.minute else { return nil }
                set.additional.append(shown.date)
            }
        }
        set.excluded = Array(Set(set.excluded)).sorted()
        // A task's start is always one of its days, even if it doesn't match the rule.
        if !set.occurs(on: begin.date), !set.excluded.contains(begin.date) { set.additional.append(begin.date) }
        set.additional = Array(Set(set.additional)).sorted()
        return set
    }

    /// The last day of a rule whose UNTIL is a moment; `nil` for a plain date.
    private static func last(_ rule: String, _ begin: CalendarTime) -> CivilDate? {
        for part in rule.split(separator: ";") where part.prefix(6).uppercased() == "UNTIL=" {
            guard let until = CalendarTime(part.dropFirst(6), in: begin.zone)?.shown(in: begin.zone) else { return nil }
            guard let begins = begin.minute, let ends = until.minute, ends < begins else { return until.date }
            return until.date.previous
        }
        return nil
    }
}

extension TaskSeries {
    /// Whether calendar programs can repeat it: by a rule of their own calendar.
    public var isForCalendars: Bool { recurrence.rule.scale == .gregorian && recurrence.rule.skip == .omit }
}

/// The days of a series that differ from it.
public struct TodoDays: Sendable {
    /// The days with tasks of their own, open or done.
    public var stored: [PlannedTask]
    /// The days that were left out.
    public var skipped: Set<CivilDate>

    public init(stored: [PlannedTask], skipped: Set<CivilDate>) {
        self.stored = stored
        self.skipped = skipped
    }
}
