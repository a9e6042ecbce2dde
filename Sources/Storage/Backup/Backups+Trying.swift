import Almanac
import Foundation
import Records

/// A backup is good once it has been restored, not once it was written.
extension Backups {
    private static let reportName = "report.json"

    /// Restores a backup into a folder of its own, by the way that a person would, and compares what comes back.
    ///
    /// - Parameter expected: what the backup must hold; by default what its own file does.
    func trial(of backup: BackupFile, expecting expected: StoreSummary?, now: Instant) -> BackupReport {
        var report = BackupReport(path: backup.path, tried: now, records: 0)
        let scratch = DataFolder(path: "\(folder.backups)/\(getpid())-trial.part")
        files.removeTree(scratch.path)
        defer { files.removeTree(scratch.path) }
        do throws(StoreError) {
            let restored = try restored(backup, in: scratch, now: now)
            report.records = restored.count
            let stored: StoreSummary
            if let expected { stored = expected } else { stored = try DatabaseFile.summary(backup.path) }
            if restored != stored { report.fault = .different }
        } catch {
            if case .full = error { report.fault = .noRoom } else { report.fault = .unsound }
        }
        return report
    }

    private func restored(
        _ backup: BackupFile, in scratch: DataFolder, now: Instant
    ) throws(StoreError) -> StoreSummary {
        try scratch.prepare()
        try Backups(scratch).restore(backup, now: now)
        try Self.verify(scratch.database)
        return try DatabaseFile.summary(scratch.database)
    }

    /// What became of the newest backup that was tried; `nil` if none was, or it is no longer there.
    public var report: BackupReport? {
        guard let data = FileManager.default.contents(atPath: "\(folder.backups)/\(Self.reportName)"),
            let json = try? JSON(reading: [UInt8](data)), let report = BackupReport(json, folder: folder.backups),
            FileManager.default.fileExists(atPath: report.path)
        else { return nil }
        return report
    }

    /// Keeps a report beside the backups.
    public func keep(_ report: BackupReport) throws(StoreError) {
        let draft = "\(folder.backups)/\(getpid())-report.part"
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard
            FileManager.default.createFile(atPath: draft, contents: Data(report.json.bytes()), attributes: attributes)
        else { throw .unwritable(path: draft, reason: String(cString: strerror(errno))) }
        try files.move(draft, to: "\(folder.backups)/\(Self.reportName)")
    }
}
