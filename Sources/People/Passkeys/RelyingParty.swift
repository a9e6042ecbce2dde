import Records

/// The server as passkeys know it (WebAuthn, section 5.4.2).
public struct RelyingParty: Hashable, Sendable {
    /// The domain that passkeys are bound to: the host of the server's addresses, or a parent of all of them. A passkey
    /// can't be moved to another.
    public var id: String
    /// The name that authenticators may show.
    public var name: String
    /// The origins from which passkeys are used, as browsers write them: `https://wird.example`, with a port only where
    /// it isn't the usual one.
    public var origins: [String]
    /// The algorithms that new keys may have, the preferred first.
    public var algorithms: [COSEKey.Algorithm]
    /// Whether a PIN, a finger or a face is required. Without it a passkey is only something one has.
    public var requiresUserVerification: Bool
    /// How long the browser's dialogue may stay open, in milliseconds; `nil` leaves it to the browser.
    public var timeout: Int64?

    public init(
        id: String, name: String, origins: [String], algorithms: [COSEKey.Algorithm] = [.edDSA, .es256, .rs256],
        requiresUserVerification: Bool = true, timeout: Int64? = nil
    ) {
        self.id = id
        self.name = name
        self.origins = origins
        self.algorithms = algorithms
        self.requiresUserVerification = requiresUserVerification
        self.timeout = timeout
    }

    /// Checks what sections 7.1 and 7.2 both demand of the authenticator's data.
    func check(_ data: AuthenticatorData) throws(PasskeyError) {
        guard data.partyHash == SHA256.hash(Array(id.utf8)) else { throw .wrongParty }
        guard data.flags.contains(.userPresent) else { throw .userNotPresent }
        guard data.flags.contains(.userVerified) || !requiresUserVerification else { throw .userNotVerified }
        guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else { throw .inconsistentBackup }
    }
}
