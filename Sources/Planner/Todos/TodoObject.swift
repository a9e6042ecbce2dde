/// A calendar object with one task (VTODO) as a program wrote it, line by line, so that what Wird doesn't know can be
/// given back as it came (RFC 4791 §4.1).
///
/// A repeating task has a part of its own for each day that was changed.
public struct TodoObject: Sendable {
    /// The text as it came.
    public let text: String
    /// The id that the parts share.
    public private(set) var uid = ""
    /// The calendar's lines before and after the tasks: its properties and zones.
    var head: [String] = []
    var tail: [String] = []
    /// The task itself, or what its repetition begins with.
    var main = TodoPart()
    /// The days of a repeating task that were changed.
    var days: [TodoPart] = []

    /// The most lines that are read, and the most parts.
    public static let mostLines = 4_000
    private static let mostParts = 400
    /// How deep components may lie in one another.
    private static let deepest = 4

    /// Reads a calendar object's bytes.
    ///
    /// - Throws: ``TodoProblem`` with what RFC 4791 doesn't allow.
    public init(_ bytes: [UInt8]) throws(TodoProblem) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
        text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes), !bytes.contains(0) else { throw .notCalendar }
        var reader = TodoReader(deepest: Self.deepest)
        for raw in try Self.unfolded(bytes) { try reader.take(raw) }
        try reader.finish()
        (head, tail) = (reader.head, reader.tail)
        let parts = reader.parts
        guard parts.count <= Self.mostParts else { throw .tooLong }
        let mains = parts.filter { $0.property("RECURRENCE-ID") == nil }
        guard let main = mains.first else { throw .noTask }
        guard mains.count == 1 else { throw .severalTasks }
        self.main = main
        days = parts.filter { $0.property("RECURRENCE-ID") != nil }
        uid = main.property("UID")?.value ?? ""
        guard !uid.isEmpty, uid.utf8.count <= 255 else { throw .noID }
        guard days.allSatisfy({ $0.property("UID")?.value == uid }) else { throw .severalTasks }
    }

    /// Reads a calendar object's text.
    ///
    /// - Throws: ``TodoProblem`` with what RFC 4791 doesn't allow.
    public init(_ text: String) throws(TodoProblem) { try self.init(Array(text.utf8)) }

    /// The object of a task that no other program has written.
    init(uid: String) {
        text = ""
        self.uid = uid
        head = ["VERSION:2.0", "PRODID:-//Wird//Wird//EN"]
    }

    /// The names of the zones in a text, which have to be loaded before its times are read.
    public static func zoneNames(_ bytes: [UInt8]) -> [String] { CalendarReader.zoneNames(bytes) }

    /// The values of a property of the task itself, unescaped; empty if it has none.
    public func values(of name: String) -> [String] {
        var values: [String] = []
        for line in main.lines where line.depth == 0 && line.line.name == name {
            values.append(CalendarText.unescaped(line.line.value))
        }
        return values
    }

    /// Whether the task has an alarm.
    public var hasAlarm: Bool { main.lines.contains { $0.line.name == "BEGIN" && $0.line.value == "VALARM" } }

    /// Whether a rule says that the task repeats.
    public var hasRule: Bool {
        for name in ["RRULE", "RDATE", "EXRULE"] where main.property(name) != nil { return true }
        return false
    }

    private static func unfolded(_ bytes: [UInt8]) throws(TodoProblem) -> [String] {
        var lines: [[UInt8]] = []
        for physical in bytes.split(separator: 10, omittingEmptySubsequences: true) {
            var line = physical
            if line.last == 13 { line = line.dropLast() }
            guard !line.contains(where: { $0 < 32 && $0 != 9 || $0 == 127 }) else { throw .malformed }
            if line.first == 32 || line.first == 9 {
                guard !lines.isEmpty else { throw .malformed }
                lines[lines.count - 1] += line.dropFirst()
            } else if !line.isEmpty {
                guard lines.count < mostLines else { throw .tooLong }
                lines.append(Array(line))
            }
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Why a text is not a calendar object with one task.
public enum TodoProblem: String, Error, Hashable, Sendable, CaseIterable {
    case notCalendar, malformed, unfinished, noTask, otherKind, severalTasks, noID, method, tooDeep, tooLong
}

/// Sorts the lines of a calendar object into its parts.
private struct TodoReader {
    private(set) var head: [String] = []
    private(set) var tail: [String] = []
    private(set) var parts: [TodoPart] = []
    private var open: [String] = []
    private var isOver = false
    private let deepest: Int

    init(deepest: Int) { self.deepest = deepest }

    mutating func take(_ raw: String) throws(TodoProblem) {
        guard !isOver else { throw .malformed }
        guard let line = CalendarLines.line(raw) else { throw open.isEmpty ? .notCalendar : .malformed }
        let name = line.value.uppercased()
        if line.name == "BEGIN" {
            guard open.count < deepest else { throw .tooDeep }
            if open.isEmpty { guard name == "VCALENDAR" else { throw .notCalendar } }
            if open.count == 1 {
                switch name {
                case "VTODO": parts.append(TodoPart())
                case "VEVENT", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY": throw .otherKind
                default: break
                }
            }
            open.append(name)
            if open.count > 1 { keep(raw, line, isEdge: open.count == 2) }
        } else if line.name == "END" {
            guard open.last == name else { throw open.isEmpty ? .notCalendar : .malformed }
            if open.count > 1 { keep(raw, line, isEdge: open.count == 2) }
            open.removeLast()
            isOver = open.isEmpty
        } else {
            guard !open.isEmpty else { throw .notCalendar }
            if open.count == 1, line.name == "METHOD" { throw .method }
            keep(raw, line, isEdge: false)
        }
    }

    func finish() throws(TodoProblem) {
        guard isOver else { throw open.isEmpty ? .notCalendar : .unfinished }
        guard !parts.isEmpty else { throw .noTask }
    }

    private mutating func keep(_ raw: String, _ line: CalendarLines.Line, isEdge: Bool) {
        if open.count > 1, open[1] == "VTODO" {
            if !isEdge { parts[parts.count - 1].lines.append(TodoLine(raw, line, depth: open.count - 2)) }
        } else if parts.isEmpty {
            head.append(raw)
        } else {
            tail.append(raw)
        }
    }
}
