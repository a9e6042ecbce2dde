/// A passkey as a server stores it (credential record, WebAuthn, section 4).
public struct Passkey: Hashable, Sendable {
    /// The credential's id, by which it is found.
    public var id: [UInt8]
    /// The public key as the authenticator wrote it (see ``COSEKey``).
    public var publicKey: [UInt8]
    /// The authenticator's counter when it was last used; always 0 with those that keep none.
    public var signCount: UInt32
    /// Whether it may be on several devices, which never changes.
    public var isBackupEligible: Bool
    /// Whether it was backed up when it was last used.
    public var isBackedUp: Bool
    /// The ways to reach its authenticator (`internal`, `hybrid`, `usb`, …), as the browser said, for the browser.
    public var transports: [String]

    public init(
        id: [UInt8], publicKey: [UInt8], signCount: UInt32, isBackupEligible: Bool, isBackedUp: Bool,
        transports: [String]
    ) {
        self.id = id
        self.publicKey = publicKey
        self.signCount = signCount
        self.isBackupEligible = isBackupEligible
        self.isBackedUp = isBackedUp
        self.transports = transports
    }
}
