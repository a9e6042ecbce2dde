import Interface
import Records
import Server
import Storage

/// How the server and its data stand, in the words of the page about the machine.
struct StandingWords {
    let terminal: Terminal

    init(_ terminal: Terminal) { self.terminal = terminal }

    private func word(_ key: String, _ values: [String: String] = [:]) -> String {
        terminal.messages.phrase("machine.\(key)", values, language: terminal.language)
    }

    /// The lines of the page's document (`GET /me/machine`).
    ///
    /// - Parameter now: milliseconds since 1970.
    func lines(of json: JSON, at now: Int64) -> [String] {
        named("version", json["version"]?.string ?? "") + backup(json, now) + room(json["bytes"])
            + named("devices", terminal.digits("\(json["devices"]?.int ?? 0)"))
            + (json["streams"]?.int.map { named("streams", terminal.digits("\($0)")) } ?? []) + standing(json)
    }

    private func standing(_ json: JSON) -> [String] {
        var lines = (json["faults"]?.array ?? []).compactMap(\.string).map { "✗ " + word("fault.\($0)") }
        if let count = json["unreadable"]?.int, count > 0 {
            lines.append("✗ " + terminal.counted(Phrase("machine.unreadable"), count))
        }
        return lines.isEmpty ? ["✓ " + word("fine")] : lines
    }

    private func backup(_ json: JSON, _ now: Int64) -> [String] {
        guard let made = json["backup"]?.int else { return named("backup", word("noBackup")) }
        let hours = max(0, (now - made) / 3_600_000)
        let age = hours == 0 ? word("lately") : terminal.counted(Phrase("machine.hoursAgo"), hours)
        let tried = json["tried"]
        var lines = named("backup", age)
        if tried?["fault"]?.string == nil, let records = tried?["records"]?.int {
            lines += named("tried", terminal.counted(Phrase("machine.restored"), records))
        }
        if let copy = tried?["copy"]?.string { lines += named("copy", word("copy.\(copy)")) }
        return lines
    }

    private func room(_ bytes: JSON?) -> [String] {
        ["data", "backups", "content"].flatMap { part in
            let size = terminal.strings?.decimal(Double(bytes?[part]?.int ?? 0) / 1_000_000, places: 1) ?? ""
            return named(part, word("megabytes", ["size": size]))
        }
    }

    private func named(_ key: String, _ value: String) -> [String] { ["\(word(key)): \(value)"] }

    /// What became of a backup that was tried.
    func line(of report: BackupReport) -> String {
        if report.fault != nil { return word("fault.backup_unsound") }
        if let copy = report.copy, copy != .made { return word("copy.\(copy.rawValue)") }
        return terminal.counted(Phrase("machine.restored"), Int64(report.records))
    }
}
