import Almanac

/// Works out when an event happens within a period: once, or by its rules.
struct EventExpansion {
    private let event: FileEvent
    private let times: EventTimes
    private let replaced: Set<EventMoment>

    init(_ event: FileEvent, _ times: EventTimes, replaced: Set<EventMoment>) {
        self.event = event
        self.times = times
        self.replaced = replaced
    }

    /// Lays the event's occurrences out.
    mutating func lay(out layout: inout EventLayout, as key: UInt32) {
        guard !event.isCancelled else { return }
        guard let start = event.start.flatMap({ times.time($0) }), let length = length(from: start) else {
            layout.doubtful += 1
            return
        }
        if event.isPartial { layout.doubtful += 1 }
        if event.replaces != nil {
            layout.add(event, at: start, lasting: length, as: key)
            return
        }
        var left = replaced
        for line in event.excluded { left.formUnion(times.moments(line)) }
        var seen: Set<Int64> = []
        for time in starts(start, length, &layout) where seen.insert(time.instant).inserted {
            guard !left.contains(moment(time)), !left.contains(.day(day(time))) else { continue }
            layout.add(event, at: time, lasting: length, as: key)
        }
    }

    private func moment(_ time: EventTimes.Time) -> EventMoment {
        time.value.isDate ? .day(time.value.wall) : .instant(time.instant)
    }

    /// The day that a time is on, by its own clock.
    private func day(_ time: EventTimes.Time) -> Int64 {
        time.value.wall - time.value.secondsOfDay
    }

    /// How long each occurrence lasts, in seconds of its clock; `nil` if it would end before it begins.
    private func length(from start: EventTimes.Time) -> Int64? {
        if let line = event.end {
            guard let end = times.time(line), end.value.isDate == start.value.isDate else { return nil }
            // On one clock an event from ten in the evening to six lasts until six, also in the night that the clocks
            // change.
            let length =
                end.clock == start.clock ? end.value.wall - start.value.wall : end.instant - start.instant
            guard length >= 0 else { return nil }
            return start.value.isDate ? max(length, 86_400) : length
        }
        if let length = event.length { return start.value.isDate ? max(length, 86_400) : length }
        return start.value.isDate ? 86_400 : 0
    }

    /// The beginnings of all occurrences that can reach into the period.
    private func starts(_ start: EventTimes.Time, _ length: Int64, _ layout: inout EventLayout) -> [EventTimes.Time] {
        // The first time always counts, even if the rule leaves it out.
        var starts = [start]
        for line in event.added { starts += times.times(line) }
        let days = Int(min(length / 86_400, 400)) + 2
        let first = layout.first.adding(days: -days)
        let last = layout.last.adding(days: 2)
        let date = CivilDateTime(utcSeconds: start.value.wall).date
        let ofDay = start.value.secondsOfDay
        for line in event.rules {
            guard var rule = try? RecurrenceRule(line.value) else {
                layout.doubtful += 1
                continue
            }
            let until = until(line.value, start.clock)
            if case .until = rule.end { rule.end = .never }
            guard layout.mayWalk(rule, from: date, first, last) else { return starts }
            for day in Recurrence(rule, from: date).dates(from: max(first, date), through: last) {
                guard day <= last else { break }
                var time = start
                time.value.wall = Int64(day.dayNumber) * 86_400 + ofDay
                if let until, isAfter(time, until) { break }
                starts.append(time)
            }
        }
        return starts
    }

    /// When a rule ends, which is the last moment that still counts.
    private func until(_ rule: String, _ clock: EventClock) -> EventTimes.Time? {
        for part in rule.split(separator: ";") where part.prefix(6).uppercased() == "UNTIL=" {
            guard let value = EventValue(part.dropFirst(6)) else { return nil }
            return EventTimes.Time(value: value, clock: value.isUTC ? .zone(.utc) : clock)
        }
        return nil
    }

    private func isAfter(_ time: EventTimes.Time, _ until: EventTimes.Time) -> Bool {
        if until.value.isDate { return day(time) > until.value.wall }
        // Days are compared by the date that the end is on.
        if time.value.isDate { return time.value.wall > until.value.wall }
        return time.instant > until.instant
    }
}
