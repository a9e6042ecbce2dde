/// What came to pass with a request that the operator of a host should hear of. It goes into the host's log, and nothing of
/// it into the answer.
public enum Incident: String, Hashable, Sendable {
    /// An access token, or a secret link, that nobody has given out or that was revoked.
    case unknownToken = "token_unknown"
    /// An access token that doesn't reach so far.
    case shortToken = "token_scope"
    /// A code that doesn't open the path.
    case wrongCode = "wrong_code"
}
