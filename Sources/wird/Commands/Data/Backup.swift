import ArgumentParser
import Foundation
import Records
import Server
import Storage

/// `wird backup`.
struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a backup now and try it; the server makes one every 24 hours.")

    @OptionGroup var common: CommonOptions

    @OptionGroup var operation: OperationArguments

    @Flag(help: "List the backups instead.")
    var list = false

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        if list {
            let backups = Backups(installation.data).list()
            let json = backups.map { JSON.object(["file": .string($0.path), "made": .string($0.timeText)]) }
            let lines = backups.map { "\($0.timeText)  \($0.path)" }
            return terminal.show(lines.isEmpty ? [terminal.word("noBackups")] : lines, json: ["backups": .array(json)])
        }
        let house = try installation.house()
        let now = installation.world.now()
        let command = try operation.backupCommand(installation) { output in terminal.remark(output) }
        let report = try installation.reporting { () throws(StoreError) in
            let report = try house.backUp(now: now)
            return try command?.take(report, house.backups) ?? report
        }
        // Who is on this server, where others are.
        if FileManager.default.fileExists(atPath: installation.data.accounts),
            let accounts = try PersonDesk(common).backUp()
        {
            _ = command?.run(accounts)
        }
        let words = StandingWords(terminal)
        guard report.isGood else { throw Failure(words.line(of: report)) }
        terminal.show(
            [terminal.word("backedUp", ["file": report.path]), words.line(of: report)],
            json: [
                "file": .string(report.path), "records": .int(Int64(report.records)),
                "copy": report.copy.map { .string($0.rawValue) } ?? .null,
            ])
    }
}
