import Almanac
import Records

/// Builds the records of a request's changes to tasks, with only what changes, under new stamps.
///
/// Store ``clock`` when done, so that the stamps of the next request are newer.
public struct TaskWriter {
    public var clock: HybridClock
    let now: Instant
    let generation: Int64
    let scope: Scope

    /// - Parameter generation: The scope's current generation.
    public init(clock: HybridClock, now: Instant, generation: Int64, scope: Scope = .own) {
        self.clock = clock
        self.now = now
        self.generation = generation
        self.scope = scope
    }

    /// Returns the whole record of a new task.
    public mutating func creation(of task: PlannedTask) -> Record {
        var fields: JSONObject = [
            "title": .string(task.title), "placement": Self.placement(of: task),
            "created": .int(task.created.milliseconds), "order": .int(task.order), "bucket": .string(task.bucket),
        ]
        if !task.notes.isEmpty { fields["notes"] = .string(task.notes) }
        if let category = task.category { fields["category"] = .string(category.rawValue) }
        if let completed = task.completed { fields["completed"] = .int(completed.milliseconds) }
        if let whole = task.partOf { fields["partOf"] = .string(whole) }
        if let priority = task.priority { fields["priority"] = .string(priority.rawValue) }
        if let deadline = task.deadline { fields["deadline"] = .string(deadline.text) }
        if task.isFixed { fields["fixed"] = .bool(true) }
        if let source = task.source { fields["source"] = .string(source) }
        if let line = task.series { fields["series"] = .string(line) }
        if !task.checklist.isEmpty { fields["checklist"] = task.checklist.json }
        if let lead = task.lead { fields["lead"] = .int(Int64(lead)) }
        if task.isDeleted { fields[Self.deletion(of: task)] = .bool(true) }
        return record(task.id, fields)
    }

    /// Returns the fields that differ between two states of a task; `nil` if there are none. A day of a series that was
    /// not stored before is returned whole.
    public mutating func change(from old: PlannedTask, to new: PlannedTask) -> Record? {
        var fields = JSONObject()
        if old.title != new.title { fields["title"] = .string(new.title) }
        if old.notes != new.notes { fields["notes"] = .string(new.notes) }
        if old.category != new.category {
            fields["category"] = new.category.map { .string($0.rawValue) } ?? .null
        }
        if old.placement != new.placement || old.duration != new.duration {
            fields["placement"] = Self.placement(of: new)
        }
        if old.completed != new.completed {
            fields["completed"] = new.completed.map { .int($0.milliseconds) } ?? .null
        }
        if old.order != new.order { fields["order"] = .int(new.order) }
        if old.partOf != new.partOf { fields["partOf"] = new.partOf.map { .string($0) } ?? .null }
        if old.priority != new.priority {
            fields["priority"] = new.priority.map { .string($0.rawValue) } ?? .null
        }
        if old.deadline != new.deadline { fields["deadline"] = new.deadline.map { .string($0.text) } ?? .null }
        if old.isFixed != new.isFixed { fields["fixed"] = .bool(new.isFixed) }
        if old.series != new.series { fields["series"] = new.series.map { .string($0) } ?? .null }
        if old.source != new.source { fields["source"] = new.source.map { .string($0) } ?? .null }
        if old.checklist != new.checklist { fields["checklist"] = new.checklist.json }
        if old.lead != new.lead { fields["lead"] = new.lead.map { .int(Int64($0)) } ?? .null }
        if old.isDeleted != new.isDeleted { fields[Self.deletion(of: new)] = .bool(new.isDeleted) }
        guard !fields.members.isEmpty else { return nil }
        if old.series != nil, !old.isStored { return creation(of: new) }
        if fields["placement"] != nil || fields["completed"] != nil || fields["skipped"] != nil {
            fields["bucket"] = .string(new.bucket)
        }
        return record(old.id, fields)
    }

    /// Returns what repairs a record after a merge or an older version: its bucket, and what could not be read.
    ///
    /// `nil` if nothing needs repair. A missing title is left for the person to give.
    public mutating func repair(of reading: TaskReading) -> Record? {
        var fields = JSONObject()
        for repair in reading.repairs {
            switch repair {
            case .title: break
            case .notes: fields["notes"] = .string(reading.task.notes)
            case .placement: fields["placement"] = Self.placement(of: reading.task)
            case .completion: fields["completed"] = .null
            }
        }
        if reading.isInWrongBucket { fields["bucket"] = .string(reading.task.bucket) }
        return fields.members.isEmpty ? nil : record(reading.task.id, fields)
    }

    /// The field that deletes a task. A deleted day of a series is kept as a skipped one, so that exports include it
    /// and the series doesn't bring it back.
    private static func deletion(of task: PlannedTask) -> String {
        task.series == nil ? Record.deletedField : "skipped"
    }

    /// Returns date, start and duration as a single value, so that a merge never mixes two placements.
    static func placement(of task: PlannedTask) -> JSON {
        var placement = JSONObject()
        if let place = task.placement {
            placement["date"] = .string(place.date.description)
            placement["start"] = .int(Int64(place.start))
            if let anchor = place.anchor { placement["anchor"] = .string(anchor.text) }
        }
        placement["duration"] = .int(Int64(task.duration))
        return .object(placement)
    }

    private mutating func record(_ id: String, _ fields: JSONObject) -> Record {
        let stamp = clock.tick(now: now.milliseconds)
        var record = Record(
            key: RecordKey(scope: scope, kind: PlannedTask.kind, id: id), generation: generation)
        for member in fields.members { record[member.name] = Field(member.value, at: stamp) }
        return record
    }
}
