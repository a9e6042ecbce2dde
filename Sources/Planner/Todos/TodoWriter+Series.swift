import Almanac

extension TodoWriter {
    /// A repeating task's object: its rule, and a part for each day that was changed (RFC 5545 §3.8.4.4).
    public func text(
        of series: TaskSeries, changed: Instant, days: TodoDays, kept: TodoObject?, uid: String
    ) -> String {
        var object = kept ?? TodoObject(uid: uid)
        var isChanged = write(series, changed, days.skipped, kept, into: &object.main, uid)
        var parts: [TodoPart] = []
        var rest = days.stored
        for part in object.days {
            let date = self.date(of: part)
            guard let index = rest.firstIndex(where: { OccurrenceID($0.id)?.date == date }) else {
                isChanged = true
                continue
            }
            var part = part
            if write(rest.remove(at: index), into: &part, uid, isNew: false) { isChanged = true }
            parts.append(part)
        }
        for day in rest {
            guard let date = OccurrenceID(day.id)?.date else { continue }
            parts.append(part(of: day, on: date, series.time, uid))
            isChanged = true
        }
        guard isChanged || kept == nil else { return object.text }
        object.days = parts
        return text(of: object)
    }

    /// The part of one day of a series.
    func part(of day: PlannedTask, on date: CivilDate, _ time: SeriesTime, _ uid: String) -> TodoPart {
        var part = TodoPart()
        _ = write(day, into: &part, uid, isNew: true)
        part.replace(["RECURRENCE-ID"], with: [Self.line("RECURRENCE-ID", date, Self.minute(time))])
        return part
    }

    /// The date that a part replaces.
    func date(of part: TodoPart) -> CivilDate? {
        part.property("RECURRENCE-ID").flatMap { CalendarTime($0, context.file) }?.shown(in: context.file.zone).date
    }

    /// What a program says of the days that it changed, by their dates.
    public func days(of object: TodoObject) -> [(date: CivilDate, fields: TodoFields)] {
        var days: [(date: CivilDate, fields: TodoFields)] = []
        for part in object.days {
            guard let date = date(of: part) else { continue }
            days.append((date, TodoFields(part, context)))
        }
        return days
    }

    /// What an object says of the task itself.
    public func fields(of object: TodoObject) -> TodoFields { TodoFields(object.main, context) }

    /// What a program would be given of one day of a series, to compare what it sends with.
    public func fields(of day: PlannedTask, on date: CivilDate, _ series: TaskSeries) -> TodoFields {
        TodoFields(part(of: day, on: date, series.time, "x"), context)
    }

    private func write(
        _ series: TaskSeries, _ changed: Instant, _ skipped: Set<CivilDate>, _ kept: TodoObject?,
        into part: inout TodoPart, _ uid: String
    ) -> Bool {
        let isNew = kept == nil
        if isNew {
            let created = CalendarText.utc(series.task.created)
            part.replace([], with: ["UID:" + CalendarText.escaped(uid), "CREATED:" + created])
        }
        let old = TodoFields(part, context)
        var isChanged = writeWords(TodoFields(series.task), old, isNew, &part) || isNew
        var recurrence = series.recurrence
        recurrence.excluded = Array(skipped.union(recurrence.excluded)).sorted()
        let repetition = kept.flatMap { TodoRepetition($0, context) }
        let duration = repetition?.duration ?? context.file.planner.defaultDuration
        let isTimed = Self.minute(series.time) != nil
        if repetition?.recurrence != recurrence || Self.minute(repetition?.time ?? .none) != Self.minute(series.time)
            || isTimed && duration != series.task.duration
        {
            let names = ["DTSTART", "DUE", "DURATION", Self.ownLength, "RRULE", "EXDATE", "RDATE"]
            part.replace(names, with: lines(of: recurrence, series))
            isChanged = true
        }
        if isChanged { stamp(changed, &part) }
        return isChanged
    }

    /// The lines of a rule. Its first day has to be one of its days (RFC 5545 §3.8.5.3).
    private func lines(of recurrence: Recurrence, _ series: TaskSeries) -> [String] {
        var set = recurrence
        let plain = Recurrence(set.rule, from: set.start)
        if let first = plain.next(from: set.start, through: set.start.adding(days: 3_660)), first != set.start,
            var moved = set.continued(from: first)
        {
            moved.excluded = set.excluded
            moved.additional = set.additional
            set = moved
        }
        let minute = Self.minute(series.time)
        var lines = [Self.line("DTSTART", set.start, minute)]
        if let minute {
            let end = minute + series.task.duration
            lines.append(
                series.task.duration <= TodoTimes.longestSlot
                    ? Self.line("DUE", set.start.adding(days: end / CivilDay.minutes), end % CivilDay.minutes)
                    : "DURATION:" + CalendarText.duration(minutes: series.task.duration))
        }
        var rule = set.rule.description
        // The end has to be of the kind that the start is (§3.3.10).
        if case .until(let date) = set.rule.end, minute != nil {
            let day = date.description.filter { $0 != "-" }
            let parts = rule.split(separator: ";").map { $0 == "UNTIL=" + day ? $0 + "T235900" : String($0) }
            rule = parts.joined(separator: ";")
        }
        lines.append("RRULE:" + rule)
        for date in set.excluded { lines.append(Self.line("EXDATE", date, minute)) }
        for date in set.additional where date != set.start { lines.append(Self.line("RDATE", date, minute)) }
        return lines
    }

    private static func minute(_ time: SeriesTime) -> Int? {
        if case .clock(let minute) = time { minute } else { nil }
    }
}
