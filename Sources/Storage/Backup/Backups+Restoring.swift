import Almanac
import App
import Foundation
import Records

extension Backups {
    /// Replaces the database with a backup; the old database is moved aside and kept. The store gets a new number, and
    /// a notice tells the person.
    ///
    /// The new database is completed beside the old one and then renamed so that the next start puts it in place. A
    /// process killed on the way leaves either the old data or the new; see ``finishRestoring()``.
    ///
    /// No other process may have the database open; see ``DataLock``.
    public func restore(
        _ backup: BackupFile, now: Instant, schema: Schema = .current
    ) throws(StoreError) {
        try Self.verify(backup.path, schema: schema)
        try finishRestoring()
        let draft = "\(folder.database).\(getpid()).part"
        for ending in ["", "-wal", "-shm", "-journal"] { files.remove(draft + ending) }
        try SQLiteStore.copy(backup.path, to: draft)
        files.didStep("copied")
        try prepare(draft, backup, now: now, schema: schema)
        // Anything that is only in the log would be lost.
        guard !FileManager.default.fileExists(atPath: draft + "-wal") else {
            throw .unwritable(path: draft, reason: String(cString: strerror(EBUSY)))
        }
        try files.flush(draft)
        try files.move(draft, to: folder.restored + freeName(BackupFile.timestamp(now)))
        try files.flush(folder.path)
        try finishRestoring()
        sweepDrafts()
    }

    /// Puts a restored database that is ready in its place, and moves the previous one aside. Does nothing if none is
    /// ready; if a process was killed halfway, it continues from there.
    ///
    /// No other process may have the database open.
    func finishRestoring() throws(StoreError) {
        guard let ready = folder.restoredFile else { return }
        // Derived from the file's name, so that every attempt uses the same folder.
        let target = "\(folder.damaged)/\(ready.dropFirst(folder.restored.count))"
        try DataFolder.make(target)
        if FileManager.default.fileExists(atPath: folder.database) {
            try files.link(folder.database, as: "\(target)/wird.sqlite")
        }
        for ending in ["-wal", "-shm", "-journal"] {
            // Left beside another database, SQLite would take the log for that database's own.
            let path = folder.database + ending
            guard FileManager.default.fileExists(atPath: path) else { continue }
            try files.move(path, to: "\(target)/wird.sqlite\(ending)")
        }
        for path in [target, folder.damaged, folder.path] { try files.flush(path) }
        try files.move(ready, to: folder.database)
        try files.flush(folder.path)
    }

    /// A name that no folder of a set-aside database has yet.
    private func freeName(_ name: String) -> String {
        let names = [name] + (2...99).map { number in "\(name)-\(number)" }
        return names.first { name in !FileManager.default.fileExists(atPath: "\(folder.damaged)/\(name)") } ?? name
    }

    /// Prepares the copy of a backup to be put in place.
    private func prepare(_ draft: String, _ backup: BackupFile, now: Instant, schema: Schema) throws(StoreError) {
        // The backup itself remains, so its old tables need no further copy.
        let store = try SQLiteStore(path: draft, schema: schema, keepsOldTables: false)
        defer { store.close() }
        files.didStep("opened")
        if let reason = store.readOnlyReason { throw reason }
        // Higher than any known counter, so that the next backup is newer than all before it.
        try store.becomeAnother(above: list().compactMap(\.counter).max() ?? 0)
        files.didStep("became another")
        try takeGenerations(into: store)
        try store.commit(Self.notice(of: backup, now: now, store), clock: try store.clock())
        files.didStep("noticed")
    }

    /// The record that makes the app say "Data restored from backup". It is in the person's own scope, so that sync
    /// carries it to the browser, whose worker answers the pages.
    private static func notice(of backup: BackupFile, now: Instant, _ store: SQLiteStore) throws(StoreError) -> Changes
    {
        var clock = try store.clock()
        let stamp = clock.tick(now: now.milliseconds)
        let key = RestoredNotice.key(BackupFile.timestamp(now))
        var record = Records.Record(key: key, generation: try store.generations()[.own] ?? 0)
        record.set("code", to: .string(RestoredNotice.code), at: stamp)
        record.set("backup", to: .string(backup.timeText), at: stamp)
        record.set("at", to: .int(now.milliseconds), at: stamp)
        return Changes(records: [record])
    }
}
