import GRDB
import Records

extension SQLiteStore {
    public func read(_ queries: [RecordQuery], since number: Int64) throws(StoreError) -> Reading {
        do {
            // In one transaction, SQLite shows the same commit from the first statement to the last.
            let reading = try reader.read { database in
                var reading = Reading(changes: try Self.changes(database, since: number, limit: nil), answers: [])
                for query in queries { try Self.answer(database, query, in: &reading) }
                return reading
            }
            unreadable.note(reading.unreadable + reading.changes.unreadable)
            return reading
        } catch {
            throw StoreError(error, path: path)
        }
    }

    private static func answer(_ database: Database, _ query: RecordQuery, in reading: inout Reading) throws {
        let statement = QuerySQL(query)
        if case .count = query.selection {
            let count = try database.cachedStatement(sql: statement.text)
            reading.answers.append(.count(try Int.fetchOne(count, arguments: statement.arguments) ?? 0))
        } else {
            let rows = try RowList(database, statement)
            reading.answers.append(.records(rows.records))
            reading.unreadable += rows.unreadable
        }
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
