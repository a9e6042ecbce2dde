import Almanac
import Records

extension DayLog {
    /// The kind of a day's record, whose id is the date.
    public static let kind = Kind("path-day")

    /// The fields of its record. Each action is a field of its own, so that the entries of two devices on the same day
    /// are both kept.
    public var fields: JSONObject {
        var fields: JSONObject = [
            "date": .string(date.description), "reflectionNote": reflectionNote.map { .string($0) } ?? .null,
            "usedGraceDay": .bool(usedGraceDay), "excuse": excuse.map { .string($0.rawValue) } ?? .null,
        ]
        for action in actions { fields[Self.field("done", action)] = Self.time(action) }
        for action in postponed { fields[Self.field("later", action)] = Self.time(action) }
        for action in putOff { fields[Self.field("tomorrow", action)] = Self.time(action) }
        return fields
    }

    /// Returns the fields that differ between two states of a day. An action that was undone becomes `null`.
    public static func changes(from old: DayLog, to new: DayLog) -> JSONObject {
        let before = old.fields
        let after = new.fields
        var changes = JSONObject()
        for member in after.members where before[member.name] != member.value { changes[member.name] = member.value }
        for member in before.members where after[member.name] == nil { changes[member.name] = .null }
        return changes
    }

    /// Reads a record, ignoring what can't be read; `nil` if it is deleted, of another kind, or its id is not a date.
    public init?(_ record: Record) {
        guard record.key.kind == Self.kind, !record.isDeleted, let date = CivilDate(record.key.id) else { return nil }
        self.init(date: date)
        reflectionNote = record.value("reflectionNote")?.string
        usedGraceDay = record.value("usedGraceDay") == .bool(true)
        excuse = record.value("excuse")?.string.flatMap { Excuse(rawValue: $0) }
        for entry in record.fields where !entry.field.value.isNull {
            if let action = Self.action(entry.name, after: "done.", entry.field.value) {
                actions.append(action)
            } else if let action = Self.action(entry.name, after: "later.", entry.field.value) {
                postponed.append(action)
            } else if let action = Self.action(entry.name, after: "tomorrow.", entry.field.value) {
                putOff.append(action)
            }
        }
        // What was done is no longer postponed.
        if !postponed.isEmpty { postponed = waiting(postponed) }
        if !putOff.isEmpty { putOff = waiting(putOff) }
        actions.sort(by: Self.comesFirst)
    }

    /// Returns what was not done of actions that were postponed, in order.
    private func waiting(_ postponed: [LoggedAction]) -> [LoggedAction] {
        var waiting = postponed
        waiting.removeAll { later in
            actions.contains { done in done.type == later.type && done.subtype == later.subtype }
        }
        waiting.sort(by: Self.comesFirst)
        return waiting
    }

    private static func field(_ prefix: String, _ action: LoggedAction) -> String {
        prefix + "." + action.type.rawValue + (action.subtype.map { "." + $0 } ?? "")
    }

    private static func time(_ action: LoggedAction) -> JSON {
        action.completedAt.map { .int($0.milliseconds) } ?? .bool(true)
    }

    /// Reads the action of a field such as `done.quran.quran-portion`. A page reads three years of days, so nothing is
    /// split.
    private static func action(_ field: String, after prefix: StaticString, _ value: JSON) -> LoggedAction? {
        let bytes = field.utf8
        let length = prefix.utf8CodeUnitCount
        guard bytes.count > length,
            bytes.starts(with: UnsafeBufferPointer(start: prefix.utf8Start, count: length))
        else { return nil }
        let start = bytes.index(bytes.startIndex, offsetBy: length)
        let dot = bytes[start...].firstIndex(of: UInt8(ascii: "."))
        guard let type = WorshipArea(rawValue: String(field[start..<(dot ?? bytes.endIndex)])) else { return nil }
        let rest = dot.map { dot in String(field[bytes.index(after: dot)...]) } ?? ""
        return LoggedAction(
            type: type, subtype: rest.isEmpty ? nil : rest, completedAt: value.int.map { Instant(milliseconds: $0) })
    }

    /// Returns the day for a person's own takeout, with the specification's names (section 7).
    ///
    /// - Parameter withExcuse: Whether the person, when asked, chose to include excused days. Nothing else ever
    ///   contains them (K63): all other exports are `takeout(withExcuse: false)`, in which an excused day looks like
    ///   any other.
    public func takeout(withExcuse: Bool) -> JSON {
        var done: [JSON] = []
        for action in actions {
            var entry: JSONObject = ["type": .string(action.type.rawValue)]
            if let subtype = action.subtype { entry["subtype"] = .string(subtype) }
            if let time = action.completedAt { entry["completedAt"] = .int(time.milliseconds) }
            done.append(.object(entry))
        }
        var day: JSONObject = ["date": .string(date.description), "actions": .array(done)]
        if let reflectionNote { day["reflectionNote"] = .string(reflectionNote) }
        day["usedGraceDay"] = .bool(usedGraceDay)
        if withExcuse, let excuse { day["excuse"] = .string(excuse.rawValue) }
        return .object(day)
    }
}
