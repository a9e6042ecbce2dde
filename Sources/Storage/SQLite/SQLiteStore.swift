import App
import Foundation
import GRDB
import Records
import Synchronization

/// A store in one SQLite file (WAL, `synchronous=FULL`, strict tables). One connection writes and one reads; other
/// processes may use the same file.
public final class SQLiteStore: RecordStore {
    /// The database file.
    public let path: String
    let schema: Schema
    private let keepsOldTables: Bool
    /// The identity of the opened file; another file may later take its name.
    private let file: FileIdentity?
    /// A lock held while the store is open, if nobody else holds it for the folder.
    private let lock: DataLock?
    let writer: DatabaseQueue
    let reader: DatabaseQueue
    /// The rows that were found unreadable and skipped.
    public let unreadable = UnreadableRecords()
    /// What the reading connection saw last: SQLite's `data_version` and the counter that belongs to it.
    let seen = Mutex<(version: Int64, counter: Int64)?>(nil)
    /// Called with the progress of each commit.
    let progress = Mutex<CommitProgress?>(nil)
    /// Why the store can't be written, after a migration has failed.
    let block = Mutex<StoreError?>(nil)

    /// Opens the file, creates it if it doesn't exist, and brings its tables up to the schema. If a migration fails,
    /// the old tables stay and the store is read-only until ``retryMigration()`` succeeds.
    ///
    /// - Parameters:
    /// - replica: the replica number of a new store.
    /// - keepsOldTables: whether the database is copied beside itself before its tables are changed.
    public init(
        path: String, replica: Replica = .random(), schema: Schema = .current, keepsOldTables: Bool = true
    ) throws(StoreError) {
        self.path = path
        self.schema = schema
        self.keepsOldTables = keepsOldTables
        lock = nil
        do {
            try Self.makePrivateFile(path)
            file = FileIdentity(path)
            writer = try DatabaseQueue(path: path, configuration: Self.configuration(readonly: false))
            let failure = try Self.migrate(
                writer, to: schema, replica: replica, path: path, keepsOldTables: keepsOldTables)
            reader = try DatabaseQueue(path: path, configuration: Self.configuration(readonly: true))
            block.withLock { $0 = failure }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Opens a file for reading only: writers continue beside it, and no table is changed.
    init(reading path: String, schema: Schema, holding lock: DataLock) throws(StoreError) {
        self.path = path
        self.schema = schema
        self.lock = lock
        keepsOldTables = true
        do {
            file = FileIdentity(path)
            reader = try DatabaseQueue(path: path, configuration: Self.configuration(readonly: true))
            writer = reader
            block.withLock { $0 = .readOnly(reason: "opened for reading") }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Why the store is currently read-only, or `nil` if it can be written.
    public var readOnlyReason: StoreError? { block.withLock { $0 } }

    /// Reports the progress of every commit from now on.
    public func report(to progress: CommitProgress?) { self.progress.withLock { $0 = progress } }

    /// Checks that the open file is still the one under the store's name.
    ///
    /// A file that is deleted or replaced lives on unseen while it is open, and whatever is written to it would be
    /// lost.
    ///
    /// - Throws: ``StoreError/gone(path:)``.
    public func checkInPlace() throws(StoreError) {
        guard FileIdentity(path) == file else { throw .gone(path: path) }
    }

    /// Tries again to bring the tables up to the schema after a failed migration.
    public func retryMigration() throws(StoreError) {
        guard readOnlyReason != nil else { return }
        do {
            let failure = try Self.migrate(
                writer, to: schema, replica: .random(), path: path, keepsOldTables: keepsOldTables)
            block.withLock { $0 = failure }
            if let failure { throw failure }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    deinit { close() }

    /// Closes both connections, the writing one last: it folds the log into the file.
    public func close() {
        try? reader.close()
        try? writer.close()
    }

    static func configuration(readonly: Bool) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = readonly
        configuration.journalMode = readonly ? .default : .wal
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        configuration.label = readonly ? "wird.reader" : "wird.writer"
        configuration.prepareDatabase { database in
            if !readonly { try database.execute(sql: "PRAGMA synchronous = FULL") }
        }
        return configuration
    }
}

extension SQLiteStore {
    public func commit(
        _ changes: Changes, raising generations: [ScopeGeneration], clock: HybridClock, after seen: Int64?
    ) throws(StoreError) -> Commit? {
        if let reason = readOnlyReason { throw reason }
        try checkInPlace()
        var result: Commit?
        do {
            try writer.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    let head = try StoreHead(database)
                    if let seen, seen != head.counter { return .rollback }
                    var transaction = CommitTransaction(
                        database: database, number: head.counter + 1, stamp: clock.last)
                    transaction.report = progress.withLock { $0 }
                    try transaction.perform(changes, raising: generations)
                    result = transaction.result
                    try head.save(database, counter: transaction.result.number, clock: clock.last)
                    return .commit
                }
            }
        } catch {
            throw StoreError(error, path: path)
        }
        // A commit isn't acknowledged if its file no longer has a name.
        try checkInPlace()
        return result
    }
}

/// The identity of the file that a name refers to: its device and inode number (stat(2)).
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Creates the identity of a file; `nil` if no file has the name.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
