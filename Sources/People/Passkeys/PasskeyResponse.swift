import Records

/// What the browser's answers to both ceremonies have in common (RegistrationResponseJSON and AuthenticationResponseJSON,
/// WebAuthn, section 5.1).
struct PasskeyResponse: Hashable, Sendable {
    let id: [UInt8]
    let clientData: ClientData
    /// The SHA-256 of the client data as it was sent, which is what authenticators sign.
    let clientDataHash: [UInt8]
    private let response: JSON

    init(_ json: JSON) throws(PasskeyError) {
        guard json["type"]?.string == RelyingParty.credentialType, let name = json["id"]?.string,
            json["rawId"]?.string == name, let id = Base64.decode(name, .url),
            (1...AttestedCredential.longestID).contains(id.count), let response = json["response"]
        else { throw .malformedResponse }
        self.id = id
        self.response = response
        let bytes = try Self.bytes("clientDataJSON", of: response)
        clientData = try ClientData(reading: bytes)
        clientDataHash = SHA256.hash(bytes)
    }

    /// The bytes of a member that must be there.
    func bytes(_ name: String) throws(PasskeyError) -> [UInt8] { try Self.bytes(name, of: response) }

    /// A member that may be missing.
    subscript(name: String) -> JSON? { response[name] }

    private static func bytes(_ name: String, of response: JSON) throws(PasskeyError) -> [UInt8] {
        guard let text = response[name]?.string, let bytes = Base64.decode(text, .url) else { throw .malformedResponse }
        return bytes
    }
}
