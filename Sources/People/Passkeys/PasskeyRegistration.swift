import Records

/// A browser's answer to the wish for a new passkey (RegistrationResponseJSON, WebAuthn, section 5.1).
public struct PasskeyRegistration: Hashable, Sendable {
    private let response: PasskeyResponse
    private let object: AttestationObject

    /// Reads the answer and checks its form only.
    public init(reading json: JSON) throws(PasskeyError) {
        response = try PasskeyResponse(json)
        object = try AttestationObject(reading: try response.bytes("attestationObject"))
    }

    /// The challenge that the browser was given, if it is to be believed: by it the one that was given can be found.
    public var challenge: [UInt8] { response.clientData.challenge }

    /// Returns the new passkey if the answer holds (WebAuthn, section 7.1). What is left to the caller: that the challenge
    /// was given to this person and is used once, and that no passkey with this id is stored for anybody.
    public func verify(challenge: [UInt8], for party: RelyingParty) throws(PasskeyError) -> Passkey {
        try response.clientData.check(.create, challenge: challenge, for: party)
        let data = object.data
        try party.check(data)
        guard let credential = data.attested, credential.id == response.id else { throw .malformedResponse }
        let key = try COSEKey(reading: credential.publicKey)
        guard party.algorithms.contains(key.algorithm) else { throw .unknownAlgorithm }
        try object.checkStatement(key: key, clientDataHash: response.clientDataHash)
        return Passkey(
            id: credential.id, publicKey: key.bytes, signCount: data.signCount,
            isBackupEligible: data.flags.contains(.backupEligible), isBackedUp: data.flags.contains(.backedUp),
            transports: transports)
    }

    /// Reads and verifies an answer at once.
    public static func verify(
        _ json: JSON, challenge: [UInt8], for party: RelyingParty
    ) throws(PasskeyError) -> Passkey {
        try PasskeyRegistration(reading: json).verify(challenge: challenge, for: party)
    }

    /// The ways to reach the authenticator. Unknown ones are kept, for browsers may learn them (section 5.8.4); what
    /// can't be one is left out, because it isn't signed.
    private var transports: [String] {
        var known: [String] = []
        for element in (response["transports"]?.array ?? []).prefix(Self.mostTransports) {
            guard let name = element.string, Self.isTransport(name), !known.contains(name) else { continue }
            known.append(name)
        }
        return known
    }

    private static func isTransport(_ name: String) -> Bool {
        (1...longestTransport).contains(name.utf8.count)
            && name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
    }

    private static let mostTransports = 8
    private static let longestTransport = 32
}
