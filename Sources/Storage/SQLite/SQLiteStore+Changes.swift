import App
import GRDB
import Records
import Synchronization

extension SQLiteStore {
    public func counter() throws(StoreError) -> Int64 {
        try read { database in
            // `data_version` costs a tenth of reading the row, and changes when any other connection has committed.
            let pragma = try database.cachedStatement(sql: "PRAGMA data_version")
            let version = try Int64.fetchOne(pragma) ?? 0
            if let known = seen.withLock({ $0 }), known.version == version { return known.counter }
            let counter = try StoreHead(database).counter
            seen.withLock { $0 = (version, counter) }
            return counter
        }
    }

    public func clock() throws(StoreError) -> HybridClock {
        try read { HybridClock(last: try StoreHead($0).clock) }
    }

    public func generations() throws(StoreError) -> [Scope: Int64] {
        try read { try Self.generations($0) }
    }

    public func changes(since number: Int64, limit: Int?) throws(StoreError) -> ChangeList {
        do {
            // Read in one transaction, because the counter, the records and the generations belong together.
            let changes = try reader.read { try Self.changes($0, since: number, limit: limit) }
            unreadable.note(changes.unreadable)
            return changes
        } catch {
            throw StoreError(error, path: path)
        }
    }

    static func changes(_ database: Database, since number: Int64, limit: Int?) throws -> ChangeList {
        let head = try StoreHead(database)
        let end = try end(database, since: number, limit: limit) ?? head.counter
        let rows = number >= end ? RowList() : try RowList(database, changed(since: number, through: end))
        return ChangeList(
            counter: head.counter, records: rows.records, end: end, generations: try generations(database),
            clock: HybridClock(last: head.clock), unreadable: rows.unreadable)
    }

    @discardableResult
    public func purgeOperations(before milliseconds: Int64) throws(StoreError) -> Int {
        if let reason = readOnlyReason { throw reason }
        do {
            return try writer.write { database in
                let query = RecordQuery(IdempotencyKeySweep.kind, in: IdempotencyKeySweep.scope, .all)
                let old = try RowList(database, QuerySQL(query)).records.filter {
                    IdempotencyKeySweep.isOver($0, before: milliseconds)
                }
                let delete = "DELETE FROM records WHERE scope = ? AND kind = ? AND id = ?"
                for record in old {
                    try database.cachedStatement(sql: delete).execute(
                        arguments: [record.key.scope.name, record.key.kind.name, record.key.id])
                }
                return old.count
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    static func changed(since number: Int64, through end: Int64) -> QuerySQL {
        QuerySQL(
            text: """
                SELECT \(QuerySQL.columns) FROM records WHERE commit_number > ? AND commit_number <= ? \
                ORDER BY commit_number, scope, kind, id
                """,
            arguments: [number, end])
    }

    /// The number of the commit in which a limit is reached, or `nil` if it isn't reached.
    private static func end(_ database: Database, since number: Int64, limit: Int?) throws -> Int64? {
        guard let limit else { return nil }
        let statement = try database.cachedStatement(
            sql: "SELECT commit_number FROM records WHERE commit_number > ? ORDER BY commit_number LIMIT 1 OFFSET ?")
        return try Int64.fetchOne(statement, arguments: [number, max(limit - 1, 0)])
    }

    static func generations(_ database: Database) throws -> [Scope: Int64] {
        var generations: [Scope: Int64] = [:]
        let sql = "SELECT name, generation FROM scopes WHERE generation > 0"
        for row in try Row.fetchAll(database, sql: sql) { generations[Scope(row[0])] = row[1] }
        return generations
    }
}
