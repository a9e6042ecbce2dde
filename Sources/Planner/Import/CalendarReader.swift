import Almanac

/// Reads the tasks (VTODO) and events (VEVENT) of a calendar file (iCalendar, RFC 5545).
struct CalendarReader {
    private var lines: CalendarLines
    private let context: TaskFileContext
    private var file = TaskFile()
    private let isText: Bool

    init(_ bytes: [UInt8], _ context: TaskFileContext) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        lines = CalendarLines(hasMark ? Array(bytes.dropFirst(3)) : bytes)
        isText = !bytes.contains(0)
        self.context = context
    }

    /// Returns the names of the zones in a file, each once.
    static func zoneNames(_ bytes: [UInt8]) -> [String] {
        var lines = CalendarLines(bytes)
        var names: [String] = []
        while let line = lines.next() {
            if let name = line.parameter("TZID"), !names.contains(name), names.count < 50 { names.append(name) }
        }
        return names
    }

    mutating func read() -> TaskFile {
        guard isText else {
            file.note(TaskFileRemark(.notText))
            return file
        }
        var components: [CalendarComponent] = []
        var open: CalendarComponent?
        var depth = 0
        while let line = lines.next() {
            let isBegin = line.name == "BEGIN"
            let isEnd = line.name == "END"
            if isBegin, open == nil, line.value == "VTODO" || line.value == "VEVENT" {
                open = CalendarComponent(kind: line.value, line: line.number)
                depth = 0
            } else if isBegin {
                depth += 1
            } else if isEnd, depth > 0 {
                depth -= 1
            } else if isEnd, let component = open, line.value == component.kind {
                open = nil
                components.append(component)
                // One more than the limit is read, so that the excess is reported.
                if components.count > TaskFile.mostTasks { break }
            } else if depth == 0 {
                open?.take(line)
            } else if line.name == "TRIGGER", open?.trigger == nil {
                open?.trigger = line.value
            }
        }
        CalendarSeriesReader(components, context).read(into: &file)
        if let open { file.note(TaskFileRemark(.unfinished, line: open.line, found: open.title)) }
        if file.entries.isEmpty, file.remarks.isEmpty { file.note(TaskFileRemark(.empty)) }
        return file
    }
}

extension TaskFile {
    /// Returns the names of the zones in a calendar file, which must be loaded to read its times; empty for a table.
    public static func zoneNames(_ bytes: [UInt8]) -> [String] {
        bytes.count <= mostBytes && isCalendar(bytes) ? CalendarReader.zoneNames(bytes) : []
    }
}
