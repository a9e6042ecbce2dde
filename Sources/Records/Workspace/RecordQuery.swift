/// The records that a screen needs. Hosts answer a query from an index, `(scope, kind, bucket, id)`, or from the key.
public struct RecordQuery: Hashable, Sendable {
    public var scope: Scope
    public var kind: Kind
    public var selection: Selection

    /// Which of a kind's records are selected.
    public enum Selection: Hashable, Sendable {
        /// Every live record, ordered by bucket and id.
        case all
        /// One record, live or deleted.
        case id(String)
        /// Live records whose bucket is in the range, including both ends, ordered by bucket and id.
        case buckets(from: String, through: String)
        /// At most `limit` live records of a bucket, newest id first, only with ids below `before` if it is given.
        case page(bucket: String, before: String?, limit: Int)
        /// Only the number of live records in a bucket.
        case count(bucket: String)
    }

    public init(_ kind: Kind, in scope: Scope = .own, _ selection: Selection) {
        self.scope = scope
        self.kind = kind
        self.selection = selection
    }
}

extension RecordQuery {
    /// Whether a record belongs to the answer. For a page, whether it is on this page or a later one.
    public func matches(_ record: Record) -> Bool {
        guard record.key.kind == kind, record.key.scope == scope else { return false }
        if case .id(let id) = selection { return record.key.id == id }
        guard !record.isDeleted else { return false }
        switch selection {
        case .all: return true
        case .id(let id): return record.key.id == id
        case .buckets(let from, let through):
            let bucket = Buckets.bucket(of: record)
            return !bucket.precedesByBytes(from) && !through.precedesByBytes(bucket)
        case .page(let bucket, let before, _):
            guard Buckets.bucket(of: record) == bucket else { return false }
            if let before { return record.key.id.precedesByBytes(before) }
            return true
        case .count(let bucket): return Buckets.bucket(of: record) == bucket
        }
    }

    /// Whether one record of the answer comes before another: by bucket and id, or with the newest id first on a page.
    /// Texts are compared by bytes, as stores sort them.
    public func precedes(_ a: Record, _ b: Record) -> Bool {
        switch selection {
        case .page: return b.key.id.precedesByBytes(a.key.id)
        case .all, .id, .buckets, .count:
            let first = Buckets.bucket(of: a)
            let second = Buckets.bucket(of: b)
            return first == second ? a.key.id.precedesByBytes(b.key.id) : first.precedesByBytes(second)
        }
    }

    /// Returns the records of a list that belong to the answer, in its order and, for a page, up to its limit.
    public func select(from records: [Record]) -> [Record] {
        var selected = records.filter { matches($0) }
        var isSorted = true
        for index in selected.indices.dropFirst() where !precedes(selected[index - 1], selected[index]) {
            isSorted = false
        }
        if !isSorted { selected.sort { precedes($0, $1) } }
        if case .page(_, _, let limit) = selection, selected.count > limit {
            selected.removeSubrange(max(limit, 0)...)
        }
        return selected
    }
}

/// The bucket, a text by which a store indexes a record in addition to its scope and kind.
public enum Buckets {
    /// The name of the field that holds a record's bucket.
    public static let field = "bucket"

    /// Returns the bucket of a record: its field `bucket` if that is a text, and otherwise the empty text. The app
    /// writes the field together with the values it is derived from, so that a store needn't know about kinds.
    public static func bucket(of record: Record) -> String {
        record[field]?.value.string ?? ""
    }
}
