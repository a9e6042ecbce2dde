import GRDB
import Records

/// A record as a row of the table `records`.
enum RecordRow {
    /// The result of reading a row.
    enum Content {
        case record(Record)
        /// The fields don't form a record: another version wrote them, or they are damaged. The row stays as it is.
        case unreadable(RecordKey)
    }

    /// Reads a row whose columns are ``QuerySQL/columns``.
    static func content(_ row: Row) -> Content {
        let key = RecordKey(scope: Scope(row[0]), kind: Kind(row[1]), id: row[2])
        let text: String = row[4]
        guard let fields = try? JSON(reading: text),
            let record = try? Record(key: key, generation: row[3], fields: fields)
        else { return .unreadable(key) }
        return .record(record)
    }

    /// The text of the column `fields`.
    static func text(of record: Record) -> String {
        var writer = JSONWriter()
        writer.writeFields(of: record)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

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
