import GRDB
import Records

extension SQLiteStore {
    public func load(_ query: RecordQuery) throws(StoreError) -> Loaded {
        let statement = QuerySQL(query)
        return try read { database in
            if case .count = query.selection {
                let count = try database.cachedStatement(sql: statement.text)
                return .count(try Int.fetchOne(count, arguments: statement.arguments) ?? 0)
            }
            return .records(try Self.records(database, statement))
        }
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
