import Almanac
import Records

extension TaskSeries {
    /// Reads a series; `nil` if the record doesn't hold a valid one.
    public init?(_ record: Record) {
        guard case .string(let title)? = record.value("title"), !TaskText.isBlank(title),
            case .object(let when)? = record.value("repeat"), case .string(let rule)? = when["rule"],
            case .string(let first)? = when["start"], let start = CivilDate(first),
            let recurrence = try? Recurrence(rule, from: start)
        else { return nil }
        var duration = TaskReading.fallbackDuration
        if let minutes = record.value("duration")?.int, (1...Int64(CivilDay.minutes)).contains(minutes) {
            duration = Int(minutes)
        }
        var created = Instant(microseconds: 0)
        if let milliseconds = record.value("created")?.int, (0...253_402_300_799_999).contains(milliseconds) {
            created = Instant(microseconds: milliseconds * 1000)
        }
        var task = PlannedTask(
            id: record.key.id, title: title, notes: record.value("notes")?.string ?? "",
            category: record.value("category")?.string.flatMap { TaskCategory(rawValue: $0) }, duration: duration,
            created: created)
        task.priority = record.value("priority")?.string.flatMap { TaskPriority(rawValue: $0) }
        task.isFixed = record.value("fixed") == .bool(true)
        task.checklist = Checklist(record.value("checklist"))
        if let lead = record.value("lead")?.int, (0...Int64(CivilDay.minutes)).contains(lead) { task.lead = Int(lead) }
        let line = record.value("line")?.string ?? ""
        self.init(
            id: record.key.id, line: line.isEmpty ? nil : line, task: task,
            time: SeriesTime(record.value("time")?.string ?? ""), recurrence: recurrence)
        isDeleted = record.isDeleted
    }

    /// The record's fields. The rule and the first day are a single value, so that a merge never mixes two.
    public var fields: JSONObject {
        [
            "title": .string(task.title), "notes": .string(task.notes),
            "category": task.category.map { .string($0.rawValue) } ?? .null, "duration": .int(Int64(task.duration)),
            "priority": task.priority.map { .string($0.rawValue) } ?? .null, "fixed": .bool(task.isFixed),
            "checklist": task.checklist.json, "lead": task.lead.map { .int(Int64($0)) } ?? .null,
            "time": .string(time.text), "line": .string(line), "created": .int(task.created.milliseconds),
            "repeat": .object([
                "rule": .string(recurrence.text), "start": .string(recurrence.start.description),
            ]),
            Record.deletedField: .bool(isDeleted),
        ]
    }

    /// Returns the fields that differ between two states of a series.
    public static func changes(from old: TaskSeries, to new: TaskSeries) -> JSONObject {
        let before = old.fields
        var changes = JSONObject()
        for member in new.fields.members where before[member.name] != member.value {
            changes[member.name] = member.value
        }
        return changes
    }
}
