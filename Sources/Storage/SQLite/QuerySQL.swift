import GRDB
import Records

/// A record query as SQL. Every form is answered from an index alone or from the primary key.
struct QuerySQL {
    var text: String
    var arguments: StatementArguments

    static let columns = "scope, kind, id, generation, fields"
    private static let live = "FROM records WHERE scope = ? AND kind = ? AND deleted = 0"

    init(text: String, arguments: StatementArguments) {
        self.text = text
        self.arguments = arguments
    }

    init(_ query: RecordQuery) {
        let scope = query.scope.name
        let kind = query.kind.name
        switch query.selection {
        case .all:
            text = "SELECT \(Self.columns) \(Self.live) ORDER BY bucket, id"
            arguments = [scope, kind]
        case .id(let id):
            text = "SELECT \(Self.columns) FROM records WHERE scope = ? AND kind = ? AND id = ?"
            arguments = [scope, kind, id]
        case .buckets(let first, let last):
            text = "SELECT \(Self.columns) \(Self.live) AND bucket BETWEEN ? AND ? ORDER BY bucket, id"
            arguments = [scope, kind, first, last]
        case .page(let bucket, let before, let limit):
            let mark = before == nil ? "" : " AND id < ?"
            text = "SELECT \(Self.columns) \(Self.live) AND bucket = ?\(mark) ORDER BY id DESC LIMIT ?"
            arguments = [scope, kind, bucket]
            if let before { arguments += [before] }
            arguments += [max(limit, 0)]
        case .count(let bucket):
            text = "SELECT count(*) \(Self.live) AND bucket = ?"
            arguments = [scope, kind, bucket]
        }
    }
}
