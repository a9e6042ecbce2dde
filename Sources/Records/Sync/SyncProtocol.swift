/// What both sides of a sync have agreed on.
public enum SyncProtocol {
    /// The protocol version. Sides with different versions exchange nothing.
    public static let version: Int64 = 1
    /// The most records in one message.
    public static let recordLimit = 500
    /// The number of bytes of records after which a sender ends its batch.
    public static let sizeLimit = 1 << 20
    /// The most scopes in one message. A person has a handful.
    public static let scopeLimit = 32
    /// The limits for reading a message. They leave room for a batch whose last record starts at the size limit.
    public static let limits = JSONLimits(size: 16 << 20)
}
