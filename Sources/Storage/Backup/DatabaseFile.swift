import Foundation
import GRDB

/// A database file on disk.
enum DatabaseFile {
    /// Checks a database; a large one less closely when `thoroughly` is false, so that a start stays quick.
    ///
    /// It doesn't change a byte, unless a kill left a rollback journal beside the file: its contents belong to the
    /// database, and SQLite restores them before it reads.
    ///
    /// - Returns: the number of its last commit.
    /// - Throws: ``StoreError/newer(path:version:)``, or ``StoreError/damaged(path:detail:)`` with SQLite's first finding.
    @discardableResult
    static func check(
        _ path: String, thoroughly: Bool = true, schema: Schema = .current
    ) throws(StoreError) -> Int64 {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? 0
        let pragma = thoroughly || size < thoroughLimit ? "integrity_check(1)" : "quick_check(1)"
        return try read(path) { database in
            let version = try version(of: database)
            // A later version may have other tables than those read here.
            guard version <= schema.steps.count else { throw StoreError.newer(path: path, version: version) }
            let counter = try StoreHead(database).counter
            let finding = try String.fetchOne(database, sql: "PRAGMA \(pragma)") ?? "no answer"
            guard finding == "ok" else { throw StoreError.damaged(path: path, detail: finding) }
            return counter
        }
    }

    /// The number of a database's last commit, or `nil` if it can't be read.
    static func counter(_ path: String) -> Int64? {
        try? read(path) { database in try StoreHead(database).counter }
    }

    /// What a database holds.
    static func summary(_ path: String) throws(StoreError) -> StoreSummary {
        try read(path) { database in try StoreSummary(database) }
    }

    /// Writes a complete, compact copy of a database, including its log. The target must not exist.
    static func copy(_ path: String, to target: String) throws(StoreError) {
        do throws(StoreError) {
            try read(path) { database in try database.execute(sql: "VACUUM INTO ?", arguments: [target]) }
        } catch .full {
            throw .full(path: target)
        }
    }

    /// Whether there is no file, or one in which no table was made before the process was killed.
    static func isBlank(_ path: String) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? 0
        guard size > 0 else { return true }
        // A store's pages take more than this, except in its first minutes, when they are still in the log.
        guard size <= 8_192 else { return false }
        let tables = try? read(path) { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        }
        return tables == 0
    }

    /// Throws a clear error if a folder stands in the database's place: SQLite would report a failing disk.
    static func refuseFolder(_ path: String) throws(StoreError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return }
        throw .unwritable(path: path, reason: String(cString: strerror(EISDIR)))
    }

    /// The number of schema steps that a database has completed.
    static func version(of database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    }

    private static func read<Answer>(_ path: String, _ work: (Database) throws -> Answer) throws(StoreError) -> Answer {
        var configuration = Configuration()
        configuration.readonly = !FileManager.default.fileExists(atPath: path + "-journal")
        configuration.busyMode = .timeout(Patience.forData)
        do {
            let database = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? database.close() }
            return try database.unsafeRead(work)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            // The database lacks our tables.
            throw .damaged(path: path, detail: error.message ?? "")
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// The size in bytes up to which a full check takes less than about 30 ms.
    private static let thoroughLimit: Int64 = 8 << 20
}
