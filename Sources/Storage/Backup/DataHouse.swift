import Almanac
import App
import Foundation

/// A data folder in use: the lock, the records and the backups belong together.
public final class DataHouse: Sendable {
    public let folder: DataFolder
    public let store: SQLiteStore
    public let backups: Backups
    /// The backup that took the place of a damaged database when the folder was opened.
    public let restored: BackupFile?
    private let lock: DataLock

    /// Opens a data folder, and makes it where there is none.
    ///
    /// - Parameters:
    ///   - healing: whether a damaged database is replaced by the newest good backup.
    ///   - schema: the tables that are wanted.
    public init(_ folder: DataFolder, healing: Bool, now: Instant, schema: Schema = .current) throws(StoreError) {
        try folder.prepare()
        self.folder = folder
        let backups = Backups(folder)
        self.backups = backups
        let lock = try DataLock(folder, isExclusive: false)
        self.lock = lock
        do throws(StoreError) {
            store = try Self.open(folder, schema: schema)
            restored = nil
        } catch {
            guard healing, case .damaged = error, let backup = backups.newestGood() else { throw error }
            guard lock.upgrade() else { throw .busy(path: folder.path) }
            defer { lock.downgrade() }
            try backups.restore(backup, now: now)
            store = try Self.open(folder, schema: schema)
            restored = backup
        }
    }

    private static func open(_ folder: DataFolder, schema: Schema) throws(StoreError) -> SQLiteStore {
        // Before anything is opened for writing: a damaged file stays as it is.
        let size = (try? FileManager.default.attributesOfItem(atPath: folder.database)[.size] as? Int64) ?? 0
        if size > 0 { try DatabaseFile.check(folder.database, thoroughly: false) }
        return try SQLiteStore(path: folder.database, schema: schema)
    }

    /// What is done from time to time: the backup that is due, old operations swept, a failed migration tried again.
    public func maintain(now: Instant) throws(StoreError) {
        if store.readOnlyReason != nil { try store.retryMigration() }
        if try backups.isDue(store, now: now) { try backups.make(of: store, now: now) }
        try store.purgeOperations(before: OperationSweep.deadline(now: now.milliseconds))
    }

    /// After something was erased: no backup and no free page keeps it. What remains is backed up anew.
    public func forgetErased(now: Instant) throws(StoreError) {
        backups.removeAll()
        try store.compact()
        if try store.recordCount() > 0 { try backups.make(of: store, now: now) }
    }
}
