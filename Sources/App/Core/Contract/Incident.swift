/// Something about a request that the operator of a host should know. It goes into the host's log and never into the
/// answer.
public enum Incident: String, Hashable, Sendable {
    /// The access token or secret link was never issued or has been revoked.
    case unknownToken = "token_unknown"
    /// The access token doesn't have the needed scope.
    case shortToken = "token_scope"
    /// The code doesn't open the path.
    case wrongCode = "wrong_code"
    /// The session in the cookie was never given out.
    case unknownDevice = "device_unknown"
    /// The code pairs no device: it is wrong, used, or too old.
    case wrongPairingCode = "pairing_code_wrong"
}
