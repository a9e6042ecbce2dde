import Almanac
import App
import Foundation
import Records

extension Backups {
    /// Puts a backup in the place of the database, which is moved aside and kept. The store gets a new number, and a
    /// notice tells the person.
    ///
    /// The new database is made whole beside the old one, and then named so that a start puts it in place. A process that
    /// is killed on the way leaves either the old data or the new, see ``finishRestoring()``.
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
        // What is in the log alone would be left behind.
        guard !FileManager.default.fileExists(atPath: draft + "-wal") else {
            throw .unwritable(path: draft, reason: String(cString: strerror(EBUSY)))
        }
        try files.flush(draft)
        try files.move(draft, to: folder.restored + freeName(BackupFile.timestamp(now)))
        try files.flush(folder.path)
        try finishRestoring()
        sweepDrafts()
    }

    /// Puts a restored database in place that was made ready, and moves the one before it aside. Does nothing where there
    /// is none; where a process was killed in the middle, it goes on from there.
    ///
    /// No other process may have the database open.
    func finishRestoring() throws(StoreError) {
        guard let ready = folder.restoredFile else { return }
        // The same folder each time: the file's name says which.
        let target = "\(folder.damaged)/\(ready.dropFirst(folder.restored.count))"
        try DataFolder.make(target)
        if FileManager.default.fileExists(atPath: folder.database) {
            try files.link(folder.database, as: "\(target)/wird.sqlite")
        }
        for ending in ["-wal", "-shm", "-journal"] {
            // Beside another database a log would be taken for that one's.
            let path = folder.database + ending
            guard FileManager.default.fileExists(atPath: path) else { continue }
            try files.move(path, to: "\(target)/wird.sqlite\(ending)")
        }
        for path in [target, folder.damaged, folder.path] { try files.flush(path) }
        try files.move(ready, to: folder.database)
        try files.flush(folder.path)
    }

    /// A name that no folder of a database put aside has yet.
    private func freeName(_ name: String) -> String {
        let names = [name] + (2...99).map { number in "\(name)-\(number)" }
        return names.first { name in !FileManager.default.fileExists(atPath: "\(folder.damaged)/\(name)") } ?? name
    }

    /// Gives the copy of a backup all that it has to have before it is put in place.
    private func prepare(_ draft: String, _ backup: BackupFile, now: Instant, schema: Schema) throws(StoreError) {
        // The backup itself stays: its tables need no other copy.
        let store = try SQLiteStore(path: draft, schema: schema, keepsOldTables: false)
        defer { store.close() }
        files.didStep("opened")
        if let reason = store.readOnlyReason { throw reason }
        // Above all that is known, so that the next backup is newer than every one before it.
        try store.becomeAnother(above: list().compactMap(\.counter).max() ?? 0)
        files.didStep("became another")
        try takeGenerations(into: store)
        try store.commit(Self.notice(of: backup, now: now, store), clock: try store.clock())
        files.didStep("noticed")
    }

    /// The record that makes the app say "Data restored from backup". It is one of the person's own, so that sync
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
