import Planner
import Records

extension ExchangeLink {
    /// The query for all links.
    static let query = RecordQuery(RecordKind.exchangeLink.kind, in: .device, .all)

    private enum Name {
        static let href = "href", etag = "etag", name = "name", tag = "tag", base = "base"
    }

    static func key(_ href: String) -> RecordKey {
        RecordKind.exchangeLink.key(ContentHash.text(Array(href.utf8)))
    }

    init?(_ record: Record) {
        guard !record.isDeleted, let href = record.value(Name.href)?.string else { return nil }
        func text(_ name: String) -> String { record.value(name)?.string ?? "" }
        self.init(
            href: href, etag: text(Name.etag), name: text(Name.name), tag: text(Name.tag), base: text(Name.base))
    }

    var fields: JSONObject {
        [
            Name.href: .string(href), Name.etag: .string(etag), Name.name: .string(name), Name.tag: .string(tag),
            Name.base: .string(base), Record.deletedField: .bool(false),
        ]
    }

    /// What remains of a link that is over.
    static let removed: JSONObject = [
        Name.href: .null, Name.etag: .null, Name.name: .null, Name.tag: .null, Name.base: .null,
        Record.deletedField: .bool(true),
    ]
}
