/// Why a passkey was not accepted. The raw values are for the log: a person is told only that it didn't work, as
/// section 14.6.2 of WebAuthn advises.
public enum PasskeyError: String, Error, Hashable, Sendable {
    /// The browser's answer lacks something or is not in the form that the specification gives it.
    case malformedResponse = "malformed-response"
    case malformedClientData = "malformed-client-data"
    case malformedAttestation = "malformed-attestation"
    case malformedAuthenticatorData = "malformed-authenticator-data"
    /// The public key is none, or has parameters that it may not have.
    case malformedKey = "malformed-key"
    /// The key is for an algorithm that this server doesn't know or didn't ask for.
    case unknownAlgorithm = "unknown-algorithm"
    /// The answer belongs to the other ceremony.
    case wrongCeremony = "wrong-ceremony"
    case wrongChallenge = "wrong-challenge"
    case wrongOrigin = "wrong-origin"
    /// The page was inside a page of another origin.
    case embedded
    /// The authenticator signed for another relying party.
    case wrongParty = "wrong-party"
    case userNotPresent = "user-not-present"
    case userNotVerified = "user-not-verified"
    /// The passkey says that it is backed up but can't be, or can be backed up and couldn't when it was made.
    case inconsistentBackup = "inconsistent-backup"
    case wrongSignature = "wrong-signature"
    /// The answer came from another passkey than the one that it is compared with, or than those that were allowed.
    case wrongCredential = "wrong-credential"
    /// The passkey is for another person, or doesn't say for whom it is and the person wasn't known before.
    case wrongUser = "wrong-user"
    /// The authenticator's counter didn't grow: there may be a copy of the key.
    case signCountWentBack = "sign-count-went-back"
}
