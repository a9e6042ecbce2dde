import Almanac
import Planner
import Records

/// The last change of several tasks at once, in a record of its own: the state of each before and after, so that the
/// change can be undone.
struct DayUndo: Sendable {
    static let key = RecordKind.undo.key("last")

    /// The placement, duration and state of a task.
    struct Stand: Hashable, Sendable {
        var placement: Placement?
        var duration: Int

        init(_ task: PlannedTask) {
            placement = task.placement
            duration = task.duration
        }
    }

    /// The change of one task; a task that it created has no state before.
    struct Change: Sendable {
        var id: String
        var before: Stand?
        var after: Stand
    }

    /// The id of the operation that made the change.
    var id: String
    var changes: [Change] = []
    var records: [Raw] = []

    init(id: String) { self.id = id }

    /// Reads the record; `nil` if nothing can be undone.
    init?(_ record: Record?) {
        guard let record, !record.isDeleted, let id = record.value("change")?.string else { return nil }
        self.id = id
        for entry in record.value("records")?.array ?? [] {
            if let raw = Raw(entry) { records.append(raw) }
        }
        for entry in record.value("tasks")?.array ?? [] {
            guard let task = entry["id"]?.string, let after = entry["after"].flatMap({ Stand($0) }) else { continue }
            changes.append(Change(id: task, before: entry["before"].flatMap { Stand($0) }, after: after))
        }
    }

    /// A record that was changed directly, with its fields before and after.
    struct Raw: Sendable {
        var key: RecordKey
        var before: JSONObject
        var after: JSONObject

        /// Creates the entry of a new record.
        init(new key: RecordKey, _ fields: JSONObject) {
            self.key = key
            before = [Record.deletedField: true]
            after = fields
        }

        init?(_ json: JSON) {
            guard let kind = json["kind"]?.string, let id = json["id"]?.string, let before = json["before"]?.object,
                let after = json["after"]?.object
            else { return nil }
            key = RecordKey(scope: .planner, kind: Kind(kind), id: id)
            self.before = before
            self.after = after
        }

        var json: JSON {
            [
                "kind": .string(key.kind.name), "id": .string(key.id), "before": .object(before),
                "after": .object(after),
            ]
        }
    }

    var fields: JSONObject {
        var tasks: [JSON] = []
        for change in changes {
            var object: JSONObject = ["id": .string(change.id), "after": change.after.json]
            if let before = change.before { object["before"] = before.json }
            tasks.append(.object(object))
        }
        // Using an undo leaves the record deleted.
        return [
            "change": .string(id), "tasks": .array(tasks), "records": .array(records.map { $0.json }),
            Record.deletedField: .bool(false),
        ]
    }
}

extension DayUndo.Stand {
    init?(_ json: JSON) {
        guard case .int(let number)? = json["duration"], let duration = Int(exactly: number),
            (1...1440).contains(duration)
        else { return nil }
        self.duration = duration
        guard let date = json["date"]?.string.flatMap({ CivilDate($0) }), case .int(let minute)? = json["start"],
            let start = Int(exactly: minute), (0..<1440).contains(start)
        else { return }
        placement = Placement(
            date: date, start: start, anchor: json["anchor"]?.string.flatMap { PrayerAnchor($0) })
    }

    var json: JSON {
        var object: JSONObject = ["duration": .int(Int64(duration))]
        if let placement {
            object["date"] = .string(placement.date.description)
            object["start"] = .int(Int64(placement.start))
            if let anchor = placement.anchor { object["anchor"] = .string(anchor.text) }
        }
        return .object(object)
    }
}

extension ChangeSet {
    /// Stores the earlier state of every planner record changed so far, so that all of it can be undone.
    mutating func keepUndo(as id: String) {
        var entries: [JSON] = []
        for record in changes.records where record.key.scope == .planner && record.key != DayUndo.key {
            let old = workspace[record.key]
            var before = JSONObject()
            var after = JSONObject()
            for entry in record.fields {
                if let old { before[entry.name] = old.value(entry.name) ?? .null }
                after[entry.name] = entry.field.value
            }
            if old == nil { before[Record.deletedField] = true }
            entries.append([
                "kind": .string(record.key.kind.name), "id": .string(record.key.id), "before": .object(before),
                "after": .object(after),
            ])
        }
        // Using an undo leaves the record deleted.
        set(
            DayUndo.key,
            [
                "change": .string(id), "tasks": [], "records": .array(entries), Record.deletedField: .bool(false),
            ])
    }

    /// Stores the changes of several tasks as one that can be undone; a task without an old state is new.
    ///
    /// - Parameter made: records created by the same change, which are undone with it.
    mutating func changeDay(
        _ tasks: [(old: PlannedTask?, new: PlannedTask)], made: [DayUndo.Raw] = [], as id: String
    ) {
        var undo = DayUndo(id: id)
        undo.records = made
        for (old, new) in tasks {
            if let old { change(from: old, to: new) } else { create(new) }
            undo.changes.append(
                DayUndo.Change(id: new.id, before: old.map { DayUndo.Stand($0) }, after: DayUndo.Stand(new)))
        }
        set(DayUndo.key, undo.fields)
    }
}
