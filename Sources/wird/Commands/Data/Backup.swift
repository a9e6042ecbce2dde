import ArgumentParser
import Records
import Server
import Storage

/// `wird backup`.
struct Backup: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a checked backup now; the server makes one every 24 hours.")

    @OptionGroup var common: CommonOptions

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
        let file = try installation.reporting { () throws(StoreError) in
            try house.backups.make(of: house.store, now: now)
        }
        terminal.show([terminal.word("backedUp", ["file": file.path])], json: ["file": .string(file.path)])
    }
}
