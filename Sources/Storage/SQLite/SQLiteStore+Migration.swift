import Foundation
import GRDB
import Records

extension SQLiteStore {
    /// Performs the schema's missing steps in one transaction. A database that already holds data is first copied
    /// beside itself. Returns the error that makes the store read-only if a step failed.
    static func migrate(
        _ writer: DatabaseQueue, to schema: Schema, replica: Replica, path: String, keepsOldTables: Bool
    ) throws -> StoreError? {
        let version = try writer.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        guard version <= schema.steps.count else { throw StoreError.newer(path: path, version: version) }
        guard version < schema.steps.count else { return nil }
        do {
            if version > 0, keepsOldTables {
                try keepOldTables(of: writer, version, schema, at: path + ".before-v\(schema.steps.count)")
            }
            try writer.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    // Another process may have done the steps while this one was waiting for the lock.
                    let done = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
                    for step in schema.steps.dropFirst(done) { try database.execute(sql: step) }
                    try database.execute(sql: "PRAGMA user_version = \(schema.steps.count)")
                    try seed(database, replica: replica)
                    return .commit
                }
            }
            return nil
        } catch let error where version > 0 {
            return .readOnly(reason: "\(error)")
        }
    }

    private static func seed(_ database: Database, replica: Replica) throws {
        try database.execute(
            sql: "INSERT OR IGNORE INTO store(row, counter, clock) VALUES (1, 0, ?)",
            arguments: [HybridClock(replica: replica).last.text])
    }

    /// Copies the database before its tables are changed. An existing copy is kept only if it is sound and has these
    /// tables: a kill may have left half of one.
    private static func keepOldTables(
        of writer: DatabaseQueue, _ version: Int, _ schema: Schema, at path: String
    ) throws {
        let old = Schema(steps: Array(schema.steps.prefix(version)))
        if (try? Backups.verify(path, schema: old)) != nil { return }
        let files = FileSteps()
        let draft = "\(path).\(getpid()).part"
        files.remove(draft)
        try makePrivateFile(draft)
        try writer.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft]) }
        try files.flush(draft)
        try files.move(draft, to: path)
    }

    /// Creates the database file readable by its owner alone; SQLite gives its log the same permissions.
    static func makePrivateFile(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.unwritable(path: path, reason: String(cString: strerror(errno))) }
        try FileHandle(fileDescriptor: file, closeOnDealloc: true).close()
    }
}
