import Almanac
import Records

extension DayLog {
    /// The kind of a day's record; its id is the date.
    public static let kind = Kind("path-day")

    /// The fields of its record. Each action is a field of its own, so that two devices that log on one day both win.
    public var fields: JSONObject {
        var fields: JSONObject = [
            "date": .string(date.description), "reflectionNote": reflectionNote.map { .string($0) } ?? .null,
            "usedGraceDay": .bool(usedGraceDay), "excuse": excuse.map { .string($0.rawValue) } ?? .null,
        ]
        for action in actions { fields[Self.field("done", action)] = Self.time(action) }
        for action in postponed { fields[Self.field("later", action)] = Self.time(action) }
        return fields
    }

    /// The fields that differ between two states of one day; an action that was taken back becomes `null`.
    public static func changes(from old: DayLog, to new: DayLog) -> JSONObject {
        let before = old.fields
        let after = new.fields
        var changes = JSONObject()
        for member in after.members where before[member.name] != member.value { changes[member.name] = member.value }
        for member in before.members where after[member.name] == nil { changes[member.name] = .null }
        return changes
    }

    /// Reads a record; what is not understood is passed over. `nil` for one that is deleted, of another kind, or whose id
    /// is no date.
    public init?(_ record: Record) {
        guard record.key.kind == Self.kind, !record.isDeleted, let date = CivilDate(record.key.id) else { return nil }
        self.init(date: date)
        reflectionNote = record.value("reflectionNote")?.string
        usedGraceDay = record.value("usedGraceDay") == .bool(true)
        excuse = record.value("excuse")?.string.flatMap { Excuse(rawValue: $0) }
        // What was done is read last, since doing takes a postponement back.
        for isDone in [false, true] {
            for entry in record.fields where !entry.field.value.isNull {
                guard let action = Self.action(entry.name, entry.field.value, isDone: isDone) else { continue }
                if isDone { log(action) } else { postpone(action) }
            }
        }
    }

    private static func field(_ prefix: String, _ action: LoggedAction) -> String {
        prefix + "." + action.type.rawValue + (action.subtype.map { "." + $0 } ?? "")
    }

    private static func time(_ action: LoggedAction) -> JSON {
        action.completedAt.map { .int($0.milliseconds) } ?? .bool(true)
    }

    private static func action(_ field: String, _ value: JSON, isDone: Bool) -> LoggedAction? {
        let parts = field.split(separator: ".", maxSplits: 2)
        guard parts.count >= 2, parts[0] == (isDone ? "done" : "later"),
            let type = WorshipArea(rawValue: String(parts[1]))
        else { return nil }
        return LoggedAction(
            type: type, subtype: parts.count == 3 ? String(parts[2]) : nil,
            completedAt: value.int.map { Instant(milliseconds: $0) })
    }
}
