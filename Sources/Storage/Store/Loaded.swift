import Records

/// A query's answer.
public enum Loaded: Hashable, Sendable {
    /// Complete records in the query's order.
    case records([Records.Record])
    /// The number of live records in a bucket.
    case count(Int)
}
