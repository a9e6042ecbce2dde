/// What both sides of a sync agree on.
public enum SyncProtocol {
    /// The number this version speaks. Sides with different numbers exchange nothing.
    public static let version: Int64 = 1
    /// How many records one message carries at most.
    public static let recordLimit = 500
    /// After how many bytes of records a sender ends its batch.
    public static let sizeLimit = 1 << 20
    /// How many scopes a message names at most. A person has a handful.
    public static let scopeLimit = 32
    /// How a message is read: a batch with its last record at the size limit has room.
    public static let limits = JSONLimits(size: 16 << 20)
}
