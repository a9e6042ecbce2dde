/// A new passkey in the authenticator's data (attested credential data, WebAuthn, section 6.5.1).
public struct AttestedCredential: Hashable, Sendable {
    /// The longest name of a passkey that the specification allows.
    public static let longestID = 1023

    /// The model of the authenticator; zeros if it doesn't say.
    public var model: [UInt8]
    /// The credential's id.
    public var id: [UInt8]
    /// The public key, which ``COSEKey`` reads.
    public var publicKey: [UInt8]
}
