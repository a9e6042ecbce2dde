import Almanac
import Planner
import Records

/// Which of the tasks a program asks for (RFC 4791 §9.7), as the host read it.
struct TodoFilter: Sendable {
    /// The time range in seconds since 1970; open where there is none.
    private let from: Int64
    private let to: Int64
    private let isRange: Bool
    private let properties: [JSON]

    init(_ json: JSON) {
        isRange = json["from"]?.int != nil || json["to"]?.int != nil
        from = json["from"]?.int ?? .min
        to = json["to"]?.int ?? .max
        properties = json["properties"]?.array ?? []
    }

    func matches(_ item: TodoItem, _ text: String, in zone: Zone) -> Bool {
        if isRange, !isInRange(item, zone) { return false }
        guard !properties.isEmpty, let object = try? TodoObject(Array(text.utf8)) else { return properties.isEmpty }
        return properties.allSatisfy { Self.matches($0, object) }
    }

    private static func matches(_ filter: JSON, _ object: TodoObject) -> Bool {
        if let hasAlarm = filter["alarm"]?.bool { return object.hasAlarm == hasAlarm }
        let values = object.values(of: filter["name"]?.string ?? "")
        if filter["missing"] == .bool(true) { return values.isEmpty }
        guard let wanted = filter["text"]?.string else { return !values.isEmpty }
        let isExact = filter["exact"] == .bool(true)
        let found = values.contains { value in
            isExact ? contains(value, wanted) : contains(value.lowercased(), wanted.lowercased())
        }
        return found != (filter["negate"] == .bool(true))
    }

    /// Whether a text contains another; RFC 4791 §9.7.5 compares by substring.
    private static func contains(_ text: String, _ part: String) -> Bool {
        let (whole, wanted) = (Array(text.utf8), Array(part.utf8))
        guard wanted.count <= whole.count else { return false }
        for start in 0...(whole.count - wanted.count) where whole[start..<start + wanted.count].elementsEqual(wanted) {
            return true
        }
        return false
    }

    /// RFC 4791 §9.9, of the table for VTODO.
    private func isInRange(_ item: TodoItem, _ zone: Zone) -> Bool {
        switch item.content {
        case .task(let task): return isInRange(task, zone)
        case .series(let series, _, let days):
            return days.stored.contains { isInRange($0, zone) } || isInRange(series, days, zone)
        }
    }

    /// Whether a day of a series that wasn't changed is in the range; one that follows a prayer counts with its whole day.
    private func isInRange(_ series: TaskSeries, _ days: TodoDays, _ zone: Zone) -> Bool {
        let changed = Set(days.stored.compactMap { OccurrenceID($0.id)?.date })
        let last = to == .max ? nil : Self.date(to, zone)
        var day = max(series.recurrence.start, from == .min ? series.recurrence.start : Self.date(from, zone).previous)
        while last.map({ day <= $0 }) ?? true, let date = series.recurrence.next(from: day, through: last) {
            day = date.next
            if days.skipped.contains(date) || changed.contains(date) { continue }
            let (start, end) = span(series, date, zone)
            if start >= to { return false }
            if end > from { return true }
        }
        return false
    }

    private func span(_ series: TaskSeries, _ date: CivilDate, _ zone: Zone) -> (start: Int64, end: Int64) {
        guard case .clock(let minute) = series.time, let time = ClockTime(minuteOfDay: minute) else {
            return (zone.startOfDay(date).seconds, zone.startOfDay(date.next).seconds)
        }
        let start = zone.instant(of: date, at: time).seconds
        return (start, start + Int64(series.task.duration) * 60)
    }

    private func isInRange(_ task: PlannedTask, _ zone: Zone) -> Bool {
        if let placement = task.placement, let time = ClockTime(minuteOfDay: placement.start) {
            let start = zone.instant(of: placement.date, at: time).seconds
            let end = start + Int64(task.duration) * 60
            return from < end && to > start
        }
        if let deadline = task.deadline {
            let due =
                deadline.time.map { zone.instant(of: deadline.date, at: $0) } ?? zone.startOfDay(deadline.date.next)
            return from < due.seconds && to >= due.seconds
        }
        let created = task.created.seconds
        guard let completed = task.completed?.seconds else { return to > created }
        return from <= max(created, completed) && to >= min(created, completed)
    }

    private static func date(_ seconds: Int64, _ zone: Zone) -> CivilDate {
        // The years that dates have.
        zone.local(Instant(seconds: min(max(seconds, -2_000_000_000), 32_000_000_000))).date
    }
}
