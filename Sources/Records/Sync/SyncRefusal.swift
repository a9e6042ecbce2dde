/// A change that the server did not accept, with the reason.
public struct SyncRefusal: Hashable, Sendable {
    public var key: RecordKey
    /// A stable name, for which the app's catalogue has a sentence.
    public var reason: String
    /// The server's version, which the device adopts; `nil` if the server has none to send.
    public var record: Record?

    /// The scope is never synced.
    public static let scopeReason = "scope"
    /// The record was written before its scope was erased.
    public static let erasedReason = "erased"
    /// The scope may not be erased from this device.
    public static let generationReason = "generation"
    /// The record can't be read.
    public static let malformedReason = "malformed"
    /// The record would exceed ``RecordLimits``.
    public static let tooLargeReason = "too-large"

    public init(key: RecordKey, reason: String, record: Record?) {
        self.key = key
        self.reason = reason
        self.record = record
    }
}
