import Records

/// A browser's answer to the wish to use a passkey (AuthenticationResponseJSON, WebAuthn, section 5.1).
public struct PasskeyAssertion: Hashable, Sendable {
    private let response: PasskeyResponse
    private let dataBytes: [UInt8]
    private let data: AuthenticatorData
    private let signature: [UInt8]
    /// For whom the passkey was made, if the authenticator says it (see ``PasskeyUser/handle``).
    public let userHandle: [UInt8]?

    /// Reads the answer and checks its form only.
    public init(reading json: JSON) throws(PasskeyError) {
        response = try PasskeyResponse(json)
        dataBytes = try response.bytes("authenticatorData")
        data = try AuthenticatorData(reading: dataBytes)
        signature = try response.bytes("signature")
        switch response["userHandle"] {
        case nil, .null: userHandle = nil
        default: userHandle = try response.bytes("userHandle")
        }
    }

    /// The id of the passkey that was used, by which the stored one is found.
    public var credentialID: [UInt8] { response.id }

    /// The challenge that the browser was given, if it is to be believed: by it the one that was given can be found.
    public var challenge: [UInt8] { response.clientData.challenge }

    /// Returns the passkey with its new counter and state if the answer holds (WebAuthn, section 7.2). What is left to
    /// the caller: that the challenge was given to this browser and is used once, and that what is returned is stored.
    ///
    /// - Parameters:
    ///   - passkey: the stored passkey with the answer's id.
    ///   - user: the handle of the person to whom that passkey belongs.
    ///   - allowed: the ids that the browser was given, if the person was known before. Without any, the answer itself
    ///     must name the person (step 6).
    public func verify(
        challenge: [UInt8], for party: RelyingParty, passkey: Passkey, user: [UInt8], allowed: [[UInt8]] = []
    ) throws(PasskeyError) -> Passkey {
        guard response.id == passkey.id, allowed.isEmpty || allowed.contains(passkey.id) else { throw .wrongCredential }
        guard userHandle.map({ $0 == user }) ?? !allowed.isEmpty else { throw .wrongUser }
        try response.clientData.check(.get, challenge: challenge, for: party)
        try party.check(data)
        guard data.flags.contains(.backupEligible) == passkey.isBackupEligible else { throw .inconsistentBackup }
        guard try COSEKey(reading: passkey.publicKey).verifies(signature, over: dataBytes + response.clientDataHash)
        else { throw .wrongSignature }
        // Authenticators without a counter always send 0 (section 6.1.1).
        guard data.signCount > passkey.signCount || (data.signCount == 0 && passkey.signCount == 0) else {
            throw .signCountWentBack
        }
        var passkey = passkey
        passkey.signCount = data.signCount
        passkey.isBackedUp = data.flags.contains(.backedUp)
        return passkey
    }

    /// Reads and verifies an answer at once.
    public static func verify(
        _ json: JSON, challenge: [UInt8], for party: RelyingParty, passkey: Passkey, user: [UInt8],
        allowed: [[UInt8]] = []
    ) throws(PasskeyError) -> Passkey {
        try PasskeyAssertion(reading: json).verify(
            challenge: challenge, for: party, passkey: passkey, user: user, allowed: allowed)
    }
}
