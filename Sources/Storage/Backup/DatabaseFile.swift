import GRDB

/// A database file that isn't the one in use.
enum DatabaseFile {
    /// Reads the whole file and its own row.
    static func check(_ path: String) throws(StoreError) {
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let database = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? database.close() }
            let finding = try database.unsafeRead { database in
                _ = try StoreHead(database)
                return try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") ?? "no answer"
            }
            guard finding == "ok" else { throw StoreError.damaged(path: path, detail: finding) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            // A database without our tables.
            throw .damaged(path: path, detail: error.message ?? "")
        } catch {
            throw StoreError(error, path: path)
        }
    }
}
