import GRDB
import Records

extension SQLiteStore {
    public func read(_ queries: [RecordQuery], since number: Int64) throws(StoreError) -> Reading {
        do {
            // One transaction: SQLite shows it the same commit from its first statement to its last.
            return try reader.read { database in
                Reading(
                    changes: try Self.changes(database, since: number, limit: nil),
                    answers: try queries.map { try Self.answer(database, $0) })
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    private static func answer(_ database: Database, _ query: RecordQuery) throws -> Loaded {
        let statement = QuerySQL(query)
        guard case .count = query.selection else { return .records(try records(database, statement)) }
        let count = try database.cachedStatement(sql: statement.text)
        return .count(try Int.fetchOne(count, arguments: statement.arguments) ?? 0)
    }

    /// The records a statement selects; its columns are those of ``RecordRow``.
    static func records(_ database: Database, _ statement: QuerySQL) throws -> [Record] {
        var records: [Record] = []
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: statement.text), arguments: statement.arguments)
        while let row = try rows.next() { records.append(try RecordRow.record(row)) }
        return records
    }

    /// Runs on the reading connection, outside a transaction, with the engine's errors translated.
    func read<Answer>(_ work: (Database) throws -> Answer) throws(StoreError) -> Answer {
        do {
            return try reader.unsafeRead(work)
        } catch {
            throw StoreError(error, path: path)
        }
    }
}
