import ArgumentParser
import Foundation
import Interface
import Records
import Server
import Storage

/// `wird import`.
struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring in an export, or tasks out of a .csv or .ics file; what is here and not in the file stays.")

    @OptionGroup var common: CommonOptions

    @Flag(help: "Of a .csv or .ics file: only say what it holds; nothing is kept.")
    var preview = false

    @Argument(help: "A file that wird export or the app has written, or another program's table or calendar of tasks.")
    var file: String

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(terminal.text("missing", ["path": file]))
        }
        let progress = ProgressLine(terminal)
        defer { progress.end() }
        let client = try installation.client(progress: { progress.show($0, of: $1) })
        let kind = URL(fileURLWithPath: file).pathExtension.lowercased()
        guard ["csv", "tsv", "txt", "ics"].contains(kind) else {
            try keep(installation)
            let answer = try client.post("/me/data/import", ["file": .string(String(decoding: data, as: UTF8.self))])
            progress.end()
            return terminal.show([terminal.counted(Phrase("cli.imported"), answer["imported"]?.int ?? 0)], json: answer)
        }
        try tasks(data, client, terminal, progress)
    }

    /// Makes a backup of what the file will replace.
    private func keep(_ installation: Installation) throws {
        let house = try installation.house()
        let now = installation.world.now()
        try installation.reporting { () throws(StoreError) in
            if try house.store.counter() > 0 { try house.backups.make(of: house.store, now: now) }
        }
    }

    /// Imports another program's tasks: prints the remarks on single lines first, then how many were imported.
    private func tasks(_ data: Data, _ client: AppClient, _ terminal: Terminal, _ progress: ProgressLine) throws {
        let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
            throw Failure(
                terminal.messages.phrase("taskImport.reason.notUnicode", language: terminal.language), .usage)
        }
        var form: JSONObject = [
            "step": "preview", "text": .string(text),
            "fileName": .string(URL(fileURLWithPath: file).lastPathComponent),
        ]
        let seen = try client.post("/me/data/tasks", form)
        let remarks = (seen["preview"]?["remarks"]?.array ?? []).map { remark in
            terminal.digits("\(remark["line"]?.int ?? 0)") + "  " + (remark["message"]?.string ?? "")
        }
        guard !preview else {
            let fresh = (seen["preview"]?["tasks"]?.array ?? []).filter { $0["known"] == false }
            return terminal.show(
                remarks + [terminal.counted(Phrase("taskImport.found"), Int64(fresh.count))], json: seen)
        }
        form["step"] = "accept"
        let answer = try client.post("/me/data/tasks", form)
        progress.end()
        terminal.show(
            remarks + [terminal.counted(Phrase("cli.tasksImported"), answer["imported"]?.int ?? 0)], json: answer)
    }
}
