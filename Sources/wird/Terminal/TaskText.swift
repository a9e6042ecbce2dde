import Records

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
