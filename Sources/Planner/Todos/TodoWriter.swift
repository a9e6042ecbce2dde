import Almanac
import Records

/// Writes tasks as calendar objects (VTODO, RFC 5545 §3.6.2): the text that a program sent, with only the properties
/// changed that no longer say what the task is.
///
/// Times are local without a zone, as the tasks are: nine o'clock wherever the person is (§3.3.5, form 1).
public struct TodoWriter {
    /// The property with a task's length beside a deadline: DURATION may not stand beside DUE.
    static let ownLength = "X-WIRD-DURATION"

    public let context: TodoContext

    /// The place's zone.
    public var zone: Zone { context.file.zone }

    public init(_ context: TodoContext) { self.context = context }

    /// A single task's object.
    ///
    /// - Parameter kept: what a program sent of it, if one did.
    public func text(of task: PlannedTask, kept: TodoObject?, uid: String) -> String {
        var object = kept ?? TodoObject(uid: uid)
        let isChanged = write(task, into: &object.main, uid, isNew: kept == nil)
        guard isChanged || kept == nil else { return object.text }
        return text(of: object)
    }

    /// Writes a task's values into its part. Returns whether anything was changed.
    func write(_ task: PlannedTask, into part: inout TodoPart, _ uid: String, isNew: Bool) -> Bool {
        if isNew {
            let created = CalendarText.utc(task.created)
            part.replace([], with: ["UID:" + CalendarText.escaped(uid), "CREATED:" + created])
        }
        let old = TodoFields(part, context)
        let new = TodoFields(task)
        var isChanged = isNew
        if writeWords(new, old, isNew, &part) { isChanged = true }
        if old.placement != new.placement || old.deadline != new.deadline
            || new.placement != nil && old.duration ?? context.file.planner.defaultDuration != new.duration
        {
            part.replace(["DTSTART", "DUE", "DURATION", Self.ownLength], with: times(new))
            isChanged = true
        }
        if writeState(new, old, &part) { isChanged = true }
        if isChanged { stamp(task.changed, &part) }
        return isChanged
    }

    /// Title, notes, category, priority and reminder.
    func writeWords(_ new: TodoFields, _ old: TodoFields, _ isNew: Bool, _ part: inout TodoPart) -> Bool {
        var isChanged = false
        if isNew || old.title != new.title {
            part.replace(["SUMMARY"], with: ["SUMMARY:" + CalendarText.escaped(new.title)])
            isChanged = true
        }
        if old.notes != new.notes {
            part.replace(
                ["DESCRIPTION"], with: new.notes.isEmpty ? [] : ["DESCRIPTION:" + CalendarText.escaped(new.notes)])
            isChanged = true
        }
        if old.category != new.category {
            writeCategory(new.category, &part)
            isChanged = true
        }
        if old.priority != new.priority {
            let number = new.priority.map { level in level == .high ? "1" : level == .medium ? "5" : "9" }
            part.replace(["PRIORITY"], with: number.map { ["PRIORITY:" + $0] } ?? [])
            isChanged = true
        }
        if old.lead != new.lead {
            writeAlarm(new.lead, new.title, old.lead, &part)
            isChanged = true
        }
        return isChanged
    }

    private func writeState(_ new: TodoFields, _ old: TodoFields, _ part: inout TodoPart) -> Bool {
        let isSame = old.completed == nil || old.completed?.seconds == new.completed?.seconds
        guard old.isDone != new.isDone || new.isDone && !isSame else { return false }
        let names = ["STATUS", "COMPLETED", "PERCENT-COMPLETE"]
        if let completed = new.completed {
            let lines = ["STATUS:COMPLETED", "COMPLETED:" + CalendarText.utc(completed), "PERCENT-COMPLETE:100"]
            part.replace(names, with: lines)
        } else {
            part.replace(names, with: ["STATUS:NEEDS-ACTION"])
        }
        return true
    }

    /// Replaces the category that is Wird's, and keeps the program's own.
    private func writeCategory(_ category: TaskCategory?, _ part: inout TodoPart) {
        var names: [String] = []
        for name in part.component.categories where context.file.category(name) == nil { names.append(name) }
        if let category { names.insert(category.rawValue, at: 0) }
        let list = names.map { CalendarText.escaped($0) }.joined(separator: ",")
        part.replace(["CATEGORIES"], with: names.isEmpty ? [] : ["CATEGORIES:" + list])
    }

    /// Replaces the alarm that Wird knows; others stay.
    private func writeAlarm(_ lead: Int?, _ title: String, _ old: Int?, _ part: inout TodoPart) {
        if old != nil, let from = part.lines.firstIndex(where: { $0.depth > 0 && $0.line.name == "BEGIN" }) {
            let end = part.lines[from...].firstIndex { $0.depth == 1 && $0.line.name == "END" } ?? part.lines.count - 1
            part.lines.removeSubrange(from...end)
        }
        guard let lead else { return }
        let raw = [
            "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:" + CalendarText.escaped(title),
            "TRIGGER:" + CalendarText.duration(minutes: -lead), "END:VALARM",
        ]
        let place = part.lines.firstIndex { line in line.depth > 0 } ?? part.lines.count
        var lines = raw.map { TodoLine($0) }
        for index in lines.indices { lines[index].depth = 1 }
        part.lines.insert(contentsOf: lines, at: place)
    }

    /// The lines of when a task is.
    func times(_ fields: TodoFields) -> [String] {
        guard let placement = fields.placement, let minutes = fields.duration else {
            return fields.deadline.map { [Self.line("DUE", $0.date, $0.time?.minuteOfDay)] } ?? []
        }
        var lines = [Self.line("DTSTART", placement.date, placement.start)]
        if let deadline = fields.deadline {
            // DUE has to be of the kind that DTSTART is (§3.8.2.3): a day ends with its last minute.
            lines.append(Self.line("DUE", deadline.date, deadline.time?.minuteOfDay ?? TodoTimes.lastMinute))
            lines.append(Self.ownLength + ":" + CalendarText.duration(minutes: minutes))
        } else if minutes <= TodoTimes.longestSlot {
            let end = placement.start + minutes
            lines.append(
                Self.line("DUE", placement.date.adding(days: end / CivilDay.minutes), end % CivilDay.minutes))
        } else {
            lines.append("DURATION:" + CalendarText.duration(minutes: minutes))
        }
        return lines
    }

    static func line(_ name: String, _ date: CivilDate, _ minute: Int?) -> String {
        let day = date.description.filter { $0 != "-" }
        guard let minute else { return name + ";VALUE=DATE:" + day }
        return name + ":" + day + "T" + two(minute / 60) + two(minute % 60) + "00"
    }

    private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

    /// Says when the part was last changed.
    func stamp(_ instant: Instant, _ part: inout TodoPart) {
        let utc = CalendarText.utc(instant)
        part.replace(["DTSTAMP"], with: ["DTSTAMP:" + utc])
        part.replace(["LAST-MODIFIED"], with: ["LAST-MODIFIED:" + utc])
    }

    /// An object's text, with its lines folded (§3.1).
    func text(of object: TodoObject) -> String {
        var bytes: [UInt8] = []
        func write(_ raw: String) { bytes += CalendarText.folded(raw) }
        write("BEGIN:VCALENDAR")
        for raw in object.head { write(raw) }
        for part in [object.main] + object.days {
            write("BEGIN:VTODO")
            for line in part.lines { write(line.raw) }
            write("END:VTODO")
        }
        for raw in object.tail { write(raw) }
        write("END:VCALENDAR")
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PlannedTask {
    /// When it was last changed.
    var changed: Instant { revision.map { Instant(milliseconds: $0.milliseconds) } ?? created }
}

extension CalendarText {
    /// A line and its end, folded into pieces of at most 75 octets without splitting a character (RFC 5545 §3.1).
    static func folded(_ raw: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var width = 0
        for scalar in raw.unicodeScalars {
            let octets = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            if width + octets.count > 75 {
                bytes += [13, 10, 32]
                width = 1
            }
            bytes += octets
            width += octets.count
        }
        return bytes + [13, 10]
    }
}
