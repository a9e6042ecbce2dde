import Foundation
import GRDB

/// A database file as it stands on disk.
enum DatabaseFile {
    /// Looks a database over without changing a byte of it; a large one less closely where that is enough, so that a
    /// start stays quick.
    ///
    /// - Throws: ``StoreError/damaged(path:detail:)`` with SQLite's first finding.
    static func check(_ path: String, thoroughly: Bool = true) throws(StoreError) {
        let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int64) ?? 0
        let pragma = thoroughly || size < thoroughLimit ? "integrity_check(1)" : "quick_check(1)"
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let database = try DatabaseQueue(path: path, configuration: configuration)
            defer { try? database.close() }
            let finding = try database.unsafeRead { database in
                _ = try StoreHead(database)
                return try String.fetchOne(database, sql: "PRAGMA \(pragma)") ?? "no answer"
            }
            guard finding == "ok" else { throw StoreError.damaged(path: path, detail: finding) }
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
