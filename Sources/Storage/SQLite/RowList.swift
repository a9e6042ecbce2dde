import GRDB
import Records

/// The rows that a statement selects: the readable records, and the keys of the others.
struct RowList {
    var records: [Record] = []
    var unreadable: [RecordKey] = []

    /// Runs a statement whose columns are ``QuerySQL/columns``.
    init(_ database: Database, _ statement: QuerySQL) throws {
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: statement.text), arguments: statement.arguments)
        while let row = try rows.next() {
            switch RecordRow.content(row) {
            case .record(let record): records.append(record)
            case .unreadable(let key): unreadable.append(key)
            }
        }
    }

    init() {}
}
