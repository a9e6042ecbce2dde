import Records

extension RelyingParty {
    /// What a browser is asked to make a passkey with (PublicKeyCredentialCreationOptionsJSON, WebAuthn, section 5.1.8).
    /// The passkey can be found without a name (a discoverable credential), and nothing is asked about the authenticator.
    ///
    /// - Parameters:
    ///   - passkeys: those that the person has: an authenticator makes no second one.
    ///   - challenge: random bytes, at least 16, that are used once.
    public func creationOptions(
        for user: PasskeyUser, excluding passkeys: [Passkey], challenge: [UInt8]
    ) -> JSON {
        var options: JSONObject = [
            "rp": ["id": .string(id), "name": .string(name)],
            "user": [
                "id": .string(Base64.encode(user.handle, .url)), "name": .string(user.name),
                "displayName": .string(user.displayName),
            ],
            "challenge": .string(Base64.encode(challenge, .url)),
            "pubKeyCredParams": .array(
                algorithms.map { ["type": .string(Self.credentialType), "alg": .int($0.rawValue)] }),
            "excludeCredentials": .array(passkeys.map(Self.descriptor)),
            "authenticatorSelection": [
                "residentKey": "required", "requireResidentKey": true, "userVerification": .string(userVerification),
            ],
            "attestation": "none",
        ]
        options["timeout"] = timeout.map(JSON.int)
        return .object(options)
    }

    /// What a browser is asked to use a passkey with (PublicKeyCredentialRequestOptionsJSON, WebAuthn, section 5.1.9).
    ///
    /// - Parameters:
    ///   - challenge: random bytes, at least 16, that are used once.
    ///   - passkeys: those of a person who is already known; none lets the person choose any passkey of this party.
    public func requestOptions(challenge: [UInt8], allowed passkeys: [Passkey] = []) -> JSON {
        var options: JSONObject = [
            "challenge": .string(Base64.encode(challenge, .url)),
            "rpId": .string(id),
            "allowCredentials": .array(passkeys.map(Self.descriptor)),
            "userVerification": .string(userVerification),
        ]
        options["timeout"] = timeout.map(JSON.int)
        return .object(options)
    }

    static let credentialType = "public-key"

    private var userVerification: String { requiresUserVerification ? "required" : "preferred" }

    private static func descriptor(_ passkey: Passkey) -> JSON {
        var descriptor: JSONObject = [
            "type": .string(credentialType), "id": .string(Base64.encode(passkey.id, .url)),
        ]
        if !passkey.transports.isEmpty { descriptor["transports"] = .array(passkey.transports.map(JSON.string)) }
        return .object(descriptor)
    }
}
