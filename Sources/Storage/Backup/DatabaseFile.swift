import Foundation
import GRDB

/// A database file as it stands on disk.
enum DatabaseFile {
    /// Looks a database over; a large one less closely where that is enough, so that a start stays quick.
    ///
    /// Not a byte of it is changed, unless a kill has left a rollback journal beside it: what that holds belongs to the
    /// database, and SQLite puts it back before it reads.
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
            // The tables of a later version needn't be those that are looked for here.
            guard version <= schema.steps.count else { throw StoreError.newer(path: path, version: version) }
            let counter = try StoreHead(database).counter
            let finding = try String.fetchOne(database, sql: "PRAGMA \(pragma)") ?? "no answer"
            guard finding == "ok" else { throw StoreError.damaged(path: path, detail: finding) }
            return counter
        }
    }

    /// The number of a database's last commit; `nil` where it can't be read.
    static func counter(_ path: String) -> Int64? {
        try? read(path) { database in try StoreHead(database).counter }
    }

    /// Writes a whole, compact copy of a database with all that its log holds. The file must not exist.
    static func copy(_ path: String, to target: String) throws(StoreError) {
        do throws(StoreError) {
            try read(path) { database in try database.execute(sql: "VACUUM INTO ?", arguments: [target]) }
        } catch .full {
            throw .full(path: target)
        }
    }

    /// Whether there is no file, or one in which no table was made before a kill.
    static func isBlank(_ path: String) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? 0
        guard size > 0 else { return true }
        // A store's own pages are more, but for its first minutes, when they stand in the log.
        guard size <= 8_192 else { return false }
        let tables = try? read(path) { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        }
        return tables == 0
    }

    /// Names a folder that stands in a database's place: SQLite would speak of a disk that fails.
    static func refuseFolder(_ path: String) throws(StoreError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return }
        throw .unwritable(path: path, reason: String(cString: strerror(EISDIR)))
    }

    /// How many steps of the schema a database has done.
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
            // A database without our tables.
            throw .damaged(path: path, detail: error.message ?? "")
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Bytes up to which a whole check takes less than some 30 ms.
    private static let thoroughLimit: Int64 = 8 << 20
}
