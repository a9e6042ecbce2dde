import GRDB
import Records

/// A record as a row of the table `records`.
enum RecordRow {
    /// The record of a row whose columns are ``QuerySQL/columns``.
    static func record(_ row: Row) throws -> Record {
        let key = RecordKey(scope: Scope(row[0]), kind: Kind(row[1]), id: row[2])
        let text: String = row[4]
        guard let fields = try? JSON(reading: text),
            let record = try? Record(key: key, generation: row[3], fields: fields)
        else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the fields of \(key) can't be read") }
        return record
    }

    /// The text of the column `fields`.
    static func text(of record: Record) -> String {
        var writer = JSONWriter()
        writer.writeFields(of: record)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
