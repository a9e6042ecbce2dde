import Records

/// A query's answer.
public enum Loaded: Hashable, Sendable {
    /// Whole records in the query's order.
    case records([Records.Record])
    /// How many live records a bucket has.
    case count(Int)
}
