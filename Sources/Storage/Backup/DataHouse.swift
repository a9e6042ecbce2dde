import Almanac
import App
import Foundation

/// A data folder in use, with its lock, records and backups.
public final class DataHouse: Sendable {
    public let folder: DataFolder
    public let store: SQLiteStore
    public let backups: Backups
    /// The person's files by their hashes. No backup holds them: they never change once they are here.
    public let blobs: BlobStore
    /// The backup that replaced a damaged database when the folder was opened.
    public let restored: BackupFile?
    private let lock: DataLock

    /// Opens a data folder, and creates it if it doesn't exist.
    ///
    /// - Parameters:
    /// - healing: whether to replace a damaged database with the newest good backup, and to remove what killed
    ///   processes left behind.
    /// - schema: the tables to bring the database up to.
    /// - Throws: ``StoreError/lost(path:found:command:)`` if there are backups but no database: the store never starts
    ///   empty by itself there.
    public convenience init(
        _ folder: DataFolder, healing: Bool, now: Instant, schema: Schema = .current
    ) throws(StoreError) {
        try self.init(folder, healing: healing, now: now, schema: schema, room: { DiskRoom(of: folder) })
    }

    /// - Parameter room: returns how much room the folder's disk has; called if the folder can't be opened.
    convenience init(
        _ folder: DataFolder, healing: Bool, now: Instant, schema: Schema = .current, room: () -> DiskRoom?
    ) throws(StoreError) {
        do throws(StoreError) {
            try self.init(opening: folder, healing: healing, now: now, schema: schema)
        } catch {
            throw room()?.explaining(error) ?? error
        }
    }

    private init(opening folder: DataFolder, healing: Bool, now: Instant, schema: Schema) throws(StoreError) {
        try folder.prepare()
        self.folder = folder
        blobs = BlobStore(folder: folder.blobs)
        let backups = Backups(folder)
        self.backups = backups
        let lock = try DataLock(folder, isExclusive: false)
        self.lock = lock
        if folder.restoredFile != nil {
            try lock.alone(folder) { () throws(StoreError) in try backups.finishRestoring() }
        }
        do throws(StoreError) {
            store = try Self.open(folder, schema: schema)
            restored = nil
        } catch {
            guard case .damaged(let path, let detail) = error else { throw error }
            // Without a good backup, the error must not tell people to restore one.
            guard let backup = backups.newestGood(schema: schema) else { throw .beyond(path: path, detail: detail) }
            guard healing else { throw error }
            restored = try lock.alone(folder) { () throws(StoreError) in
                // Another process may have healed it while this one was waiting.
                guard (try? DatabaseFile.check(folder.database, schema: schema)) == nil else { return nil }
                try backups.restore(backup, now: now, schema: schema)
                return backup
            }
            store = try Self.open(folder, schema: schema)
        }
        if healing { sweep() }
    }

    private static func open(_ folder: DataFolder, schema: Schema) throws(StoreError) -> SQLiteStore {
        try DatabaseFile.refuseFolder(folder.database)
        if !DatabaseFile.isBlank(folder.database) {
            // Checked before anything is opened for writing, so that a damaged file is left as it is.
            try Patience.wait(Patience.forData) { () throws(StoreError) in
                _ = try DatabaseFile.check(folder.database, thoroughly: false, schema: schema)
            }
        } else if let remains = Remains(in: folder, schema: schema) {
            throw .lost(path: folder.path, found: remains.found, command: remains.command)
        }
        return try Patience.wait(Patience.forData) { () throws(StoreError) in
            try SQLiteStore(path: folder.database, schema: schema)
        }
    }

    /// Removes the drafts that killed processes left behind, unless another process may be working on one.
    private func sweep() {
        try? lock.alone(folder, patience: 0) { () throws(StoreError) in backups.sweepDrafts() }
    }

    /// Whether the disk has so little room that nothing may be saved, and no start may succeed.
    public var isFull: Bool { DiskRoom(of: folder).map { $0.free < DiskRoom.needed } ?? false }

    /// Makes a backup and tries it: it is restored into a folder of its own and compared with what is stored. The
    /// report is kept.
    @discardableResult
    public func backUp(now: Instant) throws(StoreError) -> BackupReport {
        try attempt(try backups.make(of: store, now: now), now: now)
    }

    private func attempt(_ backup: BackupFile, now: Instant) throws(StoreError) -> BackupReport {
        // Where another process has committed since, the backup is compared with its own file.
        let report = backups.trial(of: backup, expecting: try store.summary(at: backup.counter), now: now)
        try backups.keep(report)
        return report
    }

    /// Does the regular upkeep: makes the backup that is due, removes old operations, forgets made-up scopes, and
    /// retries a failed migration.
    ///
    /// - Returns: what became of the backup, if one was due.
    @discardableResult
    public func maintain(now: Instant) throws(StoreError) -> BackupReport? {
        try store.checkInPlace()
        if store.readOnlyReason != nil { try store.retryMigration() }
        try store.forgetScopes(forged: App.forged)
        let report = try backups.isDue(store, now: now) ? try backUp(now: now) : nil
        try store.purgeOperations(before: IdempotencyKeySweep.deadline(now: now.milliseconds))
        return report
    }

    /// Removes what was erased for good from every backup and every free page. What remains is backed up first.
    public func forgetErased(now: Instant) throws(StoreError) {
        try store.compact()
        let kept = try store.recordCount() > 0 ? try backups.make(of: store, now: now) : nil
        backups.removeAll(but: kept)
        // What is erased is gone by now, whatever becomes of this. Of the blobs, the next sweep takes what stays here.
        _ = try? blobs.forget(at: now, inUse: store)
        if let kept { _ = try attempt(kept, now: now) }
    }
}
