import App
import GRDB
import Records

/// What a database holds, so that two can be compared: how many records each scope has, and a hash over all of them.
/// Notices of a restore are left out, since restoring adds one.
struct StoreSummary: Hashable, Sendable {
    /// The number of records by scope, including tombstones.
    var counts: [String: Int] = [:]
    /// The SHA-256 over the rows in the order of their keys.
    var digest = ""

    var count: Int { counts.values.reduce(0, +) }

    /// Reads all rows, on a connection that sees one commit.
    init(_ database: Database) throws {
        var hash = SHA256()
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT scope, kind, id, bucket, generation, deleted, fields FROM records WHERE kind <> ?
                ORDER BY scope, kind, id
                """, arguments: [RestoredNotice.key("").kind.name])
        while let row = try rows.next() {
            let (scope, kind, id, bucket): (String, String, String, String) = (row[0], row[1], row[2], row[3])
            let (generation, deleted, fields): (Int64, Int64, String) = (row[4], row[5], row[6])
            counts[scope, default: 0] += 1
            for part in [scope, kind, id, bucket, "\(generation)", "\(deleted)", fields] {
                // Each part with its length, so that no two rows read alike.
                hash.update(Array("\(part.utf8.count):".utf8))
                hash.update(Array(part.utf8))
            }
        }
        digest = Hex.encode(hash.finish())
    }
}

extension SQLiteStore {
    /// What the store holds, or `nil` if its last commit is another than the given one.
    func summary(at counter: Int64?) throws(StoreError) -> StoreSummary? {
        do {
            return try reader.read { database in
                if let counter, try StoreHead(database).counter != counter { return nil }
                return try StoreSummary(database)
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }
}
