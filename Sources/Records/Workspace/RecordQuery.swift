/// Which records a screen needs. Hosts answer each from an index: `(scope, kind, bucket, id)` or the key.
public struct RecordQuery: Hashable, Sendable {
    public var scope: Scope
    public var kind: Kind
    public var selection: Selection

    /// The part of a kind's records that is meant.
    public enum Selection: Hashable, Sendable {
        /// Every live record, in order of bucket and id.
        case all
        /// One record, live or deleted.
        case id(String)
        /// Live records whose bucket lies in the range, both ends included, in order of bucket and id.
        case buckets(from: String, through: String)
        /// At most `limit` live records of a bucket, newest id first, with ids below `before` where it is given.
        case page(bucket: String, before: String?, limit: Int)
        /// Only how many live records a bucket has.
        case count(bucket: String)
    }

    public init(_ kind: Kind, in scope: Scope = .own, _ selection: Selection) {
        self.scope = scope
        self.kind = kind
        self.selection = selection
    }
}
