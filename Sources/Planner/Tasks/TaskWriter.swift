import Almanac
import Records

/// Builds the records of one request's changes to tasks: only what changes, under fresh stamps.
///
/// Take ``clock`` back when done, so that the next request's stamps are newer.
public struct TaskWriter {
    public var clock: HybridClock
    let now: Instant
    let generation: Int64
    let scope: Scope

    /// `generation` is the scope's present one.
    public init(clock: HybridClock, now: Instant, generation: Int64, scope: Scope = .own) {
        self.clock = clock
        self.now = now
        self.generation = generation
        self.scope = scope
    }

    /// The whole record of a new task.
    public mutating func creation(of task: PlannedTask) -> Record {
        var fields: JSONObject = [
            "title": .string(task.title), "placement": Self.placement(of: task),
            "created": .int(task.created.milliseconds), "order": .int(task.order), "bucket": .string(task.bucket),
        ]
        if !task.notes.isEmpty { fields["notes"] = .string(task.notes) }
        if let category = task.category { fields["category"] = .string(category.rawValue) }
        if let completed = task.completed { fields["completed"] = .int(completed.milliseconds) }
        if let whole = task.partOf { fields["partOf"] = .string(whole) }
        return record(task.id, fields)
    }

    /// The fields that differ between two states of one task; `nil` where none does.
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
        if old.isDeleted != new.isDeleted { fields[Record.deletedField] = .bool(new.isDeleted) }
        guard !fields.members.isEmpty else { return nil }
        if fields["placement"] != nil || fields["completed"] != nil { fields["bucket"] = .string(new.bucket) }
        return record(old.id, fields)
    }

    /// What puts a record right after a merge or an older version: its bucket, and what could not be read.
    ///
    /// `nil` where nothing needs it. A missing title is the person's to give and is left alone.
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

    /// Date, start and duration in one value, so that a merge never mixes two placements.
    static func placement(of task: PlannedTask) -> JSON {
        var placement = JSONObject()
        if let place = task.placement {
            placement["date"] = .string(place.date.description)
            placement["start"] = .int(Int64(place.start))
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
