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
