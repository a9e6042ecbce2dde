import Almanac
import Records

/// A task read from its record, with what could not be read.
///
/// A task is never lost because of its record. Malformed parts fall back to something harmless and are listed, so that
/// they can be shown and corrected.
public struct TaskReading: Hashable, Sendable {
    public var task: PlannedTask
    /// What needs a person's attention, in the order of the cases.
    public var repairs: [Repair]
    /// Whether the record is indexed under the wrong bucket, as can happen after a merge.
    public var isInWrongBucket: Bool

    /// A part of a task's record that could not be read.
    public enum Repair: Hashable, Sendable {
        /// The title is missing, and is empty here.
        case title
        /// The notes are not text, and are empty here.
        case notes
        /// The date, start or duration is invalid, and the task is in the inbox.
        case placement
        /// The completion is not an instant, and the task is open.
        case completion
    }

    /// Reads any record. One of another kind gives a task without a title.
    public init(_ record: Record) {
        var reader = TaskRecordReader(record: record)
        task = reader.task()
        repairs = reader.repairs
        isInWrongBucket = record["bucket"]?.value != .string(task.bucket)
    }
}

/// Reads a task's fields one by one, recording what is invalid.
private struct TaskRecordReader {
    let record: Record
    var repairs: [TaskReading.Repair] = []

    mutating func task() -> PlannedTask {
        let title = self.title()
        let notes = self.notes()
        let (duration, placement) = self.placement()
        let created = instant("created") ?? Instant(microseconds: 0)
        var task = PlannedTask(
            id: record.key.id, title: title, notes: notes, category: category(), duration: duration,
            placement: placement, completed: completion(), created: created)
        if case .int(let order)? = record["order"]?.value { task.order = order }
        if case .string(let whole)? = record["partOf"]?.value, !whole.isEmpty { task.partOf = whole }
        if case .string(let name)? = record["priority"]?.value { task.priority = TaskPriority(rawValue: name) }
        if case .string(let text)? = record["deadline"]?.value { task.deadline = Deadline(text) }
        if case .bool(let isFixed)? = record["fixed"]?.value { task.isFixed = isFixed }
        if case .string(let source)? = record["source"]?.value, !source.isEmpty { task.source = source }
        if case .string(let line)? = record["series"]?.value, !line.isEmpty { task.series = line }
        task.checklist = Checklist(record["checklist"]?.value)
        task.isHeldOnce = record[PlannedTask.calendarField]?.value["once"] == .bool(true)
        task.lead = integer(record["lead"]?.value, in: 0...CivilDay.minutes)
        task.isDeleted = record.isDeleted || record["skipped"]?.value == .bool(true)
        for entry in record.fields {
            task.revision = max(entry.field.stamp, task.revision ?? entry.field.stamp)
        }
        return task
    }

    private mutating func title() -> String {
        if case .string(let title)? = record["title"]?.value, !TaskText.isBlank(title) { return title }
        repairs.append(.title)
        return ""
    }

    private mutating func notes() -> String {
        switch record["notes"]?.value {
        case .string(let notes)?: return notes
        case nil, .null?: return ""
        default:
            repairs.append(.notes)
            return ""
        }
    }

    /// A category that the configuration doesn't list is kept, and shown like no category.
    private func category() -> TaskCategory? {
        guard case .string(let name)? = record["category"]?.value else { return nil }
        return TaskCategory(rawValue: name)
    }

    private mutating func placement() -> (duration: Int, placement: Placement?) {
        guard case .object(let object)? = record["placement"]?.value,
            let duration = integer(object["duration"], in: 1...CivilDay.minutes)
        else {
            repairs.append(.placement)
            return (TaskReading.fallbackDuration, nil)
        }
        if object["date"] == nil && object["start"] == nil { return (duration, nil) }
        guard case .string(let text)? = object["date"], let date = CivilDate(text),
            let start = integer(object["start"], in: 0...CivilDay.minutes - 1)
        else {
            repairs.append(.placement)
            return (duration, nil)
        }
        let anchor = object["anchor"]?.string.flatMap { PrayerAnchor($0) }
        return (duration, Placement(date: date, start: start, anchor: anchor))
    }

    private mutating func completion() -> Instant? {
        switch record["completed"]?.value {
        case nil, .null?: return nil
        default:
            if let completed = instant("completed") { return completed }
            repairs.append(.completion)
            return nil
        }
    }

    private func integer(_ value: JSON?, in range: ClosedRange<Int>) -> Int? {
        guard case .int(let number)? = value, let integer = Int(exactly: number), range.contains(integer) else {
            return nil
        }
        return integer
    }

    /// Reads milliseconds since 1970, within the years 1 to 9999.
    private func instant(_ name: String) -> Instant? {
        guard case .int(let milliseconds)? = record[name]?.value,
            (-62_135_596_800_000...253_402_300_799_999).contains(milliseconds)
        else { return nil }
        return Instant(microseconds: milliseconds * 1000)
    }
}

extension TaskReading {
    /// The length of a task whose record has no valid one: the shortest that can be touched.
    static let fallbackDuration = 30
}
