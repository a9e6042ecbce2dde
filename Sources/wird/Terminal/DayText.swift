import Interface
import Records

/// A day as lines of text.
struct DayText {
    private let day: JSON
    private let terminal: Terminal

    init(_ day: JSON, _ terminal: Terminal) {
        self.day = day
        self.terminal = terminal
    }

    var lines: [String] {
        var lines = [
            [text("date"), day["place"]?["name"]?.string ?? ""].filter { !$0.isEmpty }.joined(
                separator: terminal.parting)
        ]
        for prayer in day["prayers"]?.array ?? [] {
            lines.append("\(time(prayer["start"]))  \(name(of: prayer))")
        }
        if let next = day["next"] {
            let minutes = ((next["seconds"]?.int ?? 0) + 59) / 60
            let left = terminal.strings?.duration(minutes: Int(minutes)) ?? "\(minutes)"
            lines.append(terminal.word("next", ["prayer": name(of: next), "left": left]))
        }
        lines += tasks
        let count = day["inbox"]?["count"]?.int ?? 0
        if count > 0 { lines.append(terminal.counted(Phrase("cli.inboxCount"), count)) }
        return lines
    }

    private var tasks: [String] {
        (day["tasks"]?.array ?? []).map { TaskText($0, terminal).line }
    }

    private func text(_ key: String) -> String { terminal.digits(day[key]?.string ?? "") }

    private func time(_ json: JSON?) -> String { terminal.digits(json?.string ?? "") }

    private func name(of prayer: JSON) -> String {
        terminal.prayer(prayer["name"]?.string ?? "")
    }
}

/// A task as a line of text.
struct TaskText {
    private let task: JSON
    private let terminal: Terminal

    init(_ task: JSON, _ terminal: Terminal) {
        self.task = task
        self.terminal = terminal
    }

    /// The time, the title, and the id by which other commands know the task.
    var line: String {
        let when = [task["date"]?.string, task["start"]?.string].compactMap { $0 }.joined(separator: " ")
        let mark = task["completed"]?.bool == true ? "✓" : "○"
        let title = task["title"]?.string ?? ""
        let parts = [mark, terminal.digits(when), title, "(\(task["id"]?.string ?? ""))"]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
