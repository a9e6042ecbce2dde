/// Why a sync message can't be taken.
public enum SyncError: Error, Hashable, Sendable {
    /// The text is no JSON.
    case notJSON(JSONError)
    /// The other side speaks another protocol: newer or older. Nothing was exchanged.
    case otherProtocol(Int64)
    /// A member is missing or has the wrong form.
    case malformed(member: String)
    /// More records than a message may carry.
    case tooManyRecords
    /// More scopes than a person has.
    case tooManyScopes
}
