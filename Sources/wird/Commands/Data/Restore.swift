import Almanac
import ArgumentParser
import Foundation
import Records
import Server
import Storage

/// `wird restore`.
struct Restore: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Go back to a backup; what is there now is moved aside and kept.")

    @OptionGroup var common: CommonOptions

    @Argument(help: "The backup's file; by default the newest good one.")
    var file: String?

    func run() throws {
        let installation = try Installation(common)
        let terminal = installation.terminal
        let now = installation.world.now()
        let backups = Backups(installation.data)
        let lock = try lock(installation)
        defer { withExtendedLifetime(lock) {} }
        guard let backup = choice(of: backups, now) else { throw Failure(terminal.word("noBackups")) }
        try installation.reporting { () throws(StoreError) in try backups.restore(backup, now: now) }
        terminal.show(
            [terminal.text("restored", ["backup": backup.timeText, "folder": installation.data.damaged])],
            json: ["restored": .string(backup.path), "made": .string(backup.timeText)])
    }

    private func choice(of backups: Backups, _ now: Instant) -> BackupFile? {
        guard let file else { return backups.newestGood() }
        let path = URL(fileURLWithPath: file).path
        return backups.list().first { $0.path == path } ?? BackupFile(path: path, made: now)
    }

    /// Locks the data, because nobody else may work on it meanwhile.
    private func lock(_ installation: Installation) throws -> DataLock {
        do throws(StoreError) {
            try installation.data.prepare()
            return try DataLock(installation.data, isExclusive: true)
        } catch {
            if case .busy = error {
                throw Failure(installation.terminal.text("inUse", ["path": installation.data.path]))
            }
            throw installation.terminal.failure(error.message)
        }
    }
}
