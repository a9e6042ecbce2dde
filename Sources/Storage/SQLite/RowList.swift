import GRDB
import Records

/// The rows a statement selects: those that are records, and the keys of those that can't be read.
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
