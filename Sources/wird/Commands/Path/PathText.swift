import Interface
import Records

/// The path's answers as a terminal shows them.
struct PathText {
    let json: JSON
    let terminal: Terminal

    /// A day's actions: essentials first, then the bonuses.
    var lines: [String] {
        var lines: [String] = []
        for name in ["essentials", "more", "bonuses"] {
            for item in json[name]?.array ?? [] {
                let mark = item["state"] == "done" ? "✓" : "○"
                lines.append("\(mark) \(text("path.action.\(item["id"]?.string ?? "")"))  \(item["id"]?.string ?? "")")
            }
        }
        return lines
    }

    /// The person's progress, in one line.
    func standing(_ progress: JSON) -> [String] {
        let level = text("path.level.\(progress["currentLevel"]?.string ?? "seeds")")
        var lines = [terminal.word("path.level", ["level": level])]
        let days = progress["streakDays"]?.int ?? 0
        if days > 0 { lines.append(terminal.counted(Phrase("path.days"), days)) }
        return lines
    }

    private func text(_ key: String) -> String { terminal.strings?[key: key] ?? key }
}
