import Almanac
import App
import Foundation
import Records

extension Backups {
    /// Puts a backup in the place of the database, which is moved aside and kept. The store gets a new number, and a
    /// notice tells the person.
    ///
    /// No other process may have the database open; see ``DataLock``.
    public func restore(_ backup: BackupFile, now: Instant) throws(StoreError) {
        try Self.verify(backup.path)
        let draft = folder.database + ".part"
        try? FileManager.default.removeItem(atPath: draft)
        do {
            try FileManager.default.copyItem(atPath: backup.path, toPath: draft)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft)
        } catch {
            throw .unwritable(path: draft, reason: DataFolder.reason(error))
        }
        try moveAside(now: now)
        guard rename(draft, folder.database) == 0 else {
            throw .unwritable(path: folder.database, reason: String(cString: strerror(errno)))
        }
        let store = try SQLiteStore(path: folder.database)
        defer { store.close() }
        try store.becomeAnother()
        try store.commit(Self.notice(of: backup, now: now, store), clock: try store.clock())
    }

    /// Moves the database with its log into the folder for damaged ones.
    private func moveAside(now: Instant) throws(StoreError) {
        let target = "\(folder.damaged)/\(BackupFile.timestamp(now))"
        try DataFolder.make(target)
        for ending in ["", "-wal", "-shm"] {
            let path = folder.database + ending
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard rename(path, "\(target)/wird.sqlite\(ending)") == 0 else {
                throw .unwritable(path: path, reason: String(cString: strerror(errno)))
            }
        }
    }

    /// The record that makes the app say "Data restored from backup". It is one of the person's own, so that sync
    /// carries it to the browser, whose worker answers the pages.
    private static func notice(of backup: BackupFile, now: Instant, _ store: SQLiteStore) throws(StoreError) -> Changes
    {
        var clock = try store.clock()
        let stamp = clock.tick(now: now.milliseconds)
        let key = RecordKey(scope: .own, kind: Kind("notice"), id: "restored-\(BackupFile.timestamp(now))")
        var record = Records.Record(key: key, generation: try store.generations()[.own] ?? 0)
        record.set("code", to: "data-restored", at: stamp)
        record.set("backup", to: .string(backup.timeText), at: stamp)
        record.set("at", to: .int(now.milliseconds), at: stamp)
        return Changes(records: [record])
    }
}
