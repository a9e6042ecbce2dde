/// Why a sync message is rejected.
public enum SyncError: Error, Hashable, Sendable {
    /// The text is not JSON.
    case notJSON(JSONError)
    /// The other side uses another version of the protocol. Nothing was exchanged.
    case otherProtocol(Int64)
    /// A member is missing or has the wrong form.
    case malformed(member: String)
    /// There are more records than a message may carry.
    case tooManyRecords
    /// There are more scopes than a person has.
    case tooManyScopes
}
