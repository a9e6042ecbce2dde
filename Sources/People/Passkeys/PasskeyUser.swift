/// For whom a passkey is made (PublicKeyCredentialUserEntity, WebAuthn, section 5.4.3).
public struct PasskeyUser: Hashable, Sendable {
    /// The user handle: 1 to 64 bytes that say nothing about the person. Authenticators give it back when they are asked
    /// for any passkey, and keep one passkey of a party for each.
    public var handle: [UInt8]
    /// The name by which the person tells accounts apart.
    public var name: String
    /// The name as it is shown.
    public var displayName: String

    public init(handle: [UInt8], name: String, displayName: String) {
        self.handle = handle
        self.name = name
        self.displayName = displayName
    }
}
