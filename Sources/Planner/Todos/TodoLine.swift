/// A line of a task in a calendar object: as it was written, and as it is read.
struct TodoLine: Sendable {
    /// The unfolded line.
    var raw: String
    var line: CalendarLines.Line
    /// 0 for a property of the task, more for the lines of a component in it, such as an alarm.
    var depth: Int

    /// A property that is written here. The text must be a whole line, unfolded.
    init(_ raw: String) {
        self.raw = raw
        line = CalendarLines.line(raw) ?? CalendarLines.Line(number: 0, name: "", value: "")
        depth = 0
    }

    init(_ raw: String, _ line: CalendarLines.Line, depth: Int) {
        self.raw = raw
        self.line = line
        self.depth = depth
    }
}

/// A task (VTODO) of a calendar object: the lines between its BEGIN and its END.
struct TodoPart: Sendable {
    var lines: [TodoLine] = []

    /// The first property of a name; `nil` if there is none.
    func property(_ name: String) -> CalendarLines.Line? {
        for line in lines where line.depth == 0 && line.line.name == name { return line.line }
        return nil
    }

    /// Puts lines in the place of all properties of some names; new ones come before the first inner component.
    mutating func replace(_ names: [String], with raw: [String]) {
        var place: Int?
        var rest: [TodoLine] = []
        for line in lines {
            if line.depth == 0, names.contains(line.line.name) {
                place = place ?? rest.count
            } else {
                rest.append(line)
            }
        }
        let end = rest.firstIndex { line in line.depth > 0 } ?? rest.count
        rest.insert(contentsOf: raw.map { TodoLine($0) }, at: place ?? end)
        lines = rest
    }

    /// The task as the reader of files knows it, with the trigger of its first alarm.
    var component: CalendarComponent {
        var component = CalendarComponent(kind: "VTODO", line: 1)
        for line in lines {
            if line.depth == 0 {
                component.take(line.line)
            } else if line.line.name == "TRIGGER", component.trigger == nil {
                component.trigger = line.line.value
            }
        }
        return component
    }
}
