import Records
import Testing

@testable import People

/// A registration and an assertion from the test vectors of WebAuthn Level 3 (W3C, section 16): for `example.org`, on
/// `https://example.org`. The values are as published; those of sections 16.8, 16.9 and 16.12 were derived by the recipe
/// that the section gives (HKDF-SHA-256 of 'WebAuthn test vectors'; ECDSA by RFC 6979), which yields the others too.
struct SpecVector: Sendable {
    let name: String
    let credential: [UInt8]
    let registrationChallenge: [UInt8]
    let assertionChallenge: [UInt8]
    private var fields: [String: [UInt8]]

    /// The values under their names, to be altered: `attestationObject`, `registrationClientData`, `authenticatorData`,
    /// `assertionClientData`, `signature`.
    subscript(field: String) -> [UInt8] {
        get { fields[field] ?? [] }
        set { fields[field] = newValue }
    }

    /// The browser's answers with these values.
    var registration: JSON {
        answer(["attestationObject": "attestationObject", "clientDataJSON": "registrationClientData"])
    }
    var assertion: JSON {
        answer([
            "authenticatorData": "authenticatorData", "clientDataJSON": "assertionClientData", "signature": "signature",
        ])
    }

    private func answer(_ names: KeyValuePairs<String, String>) -> JSON {
        let id = JSON.string(Base64.encode(credential, .url))
        var response = JSONObject()
        for (name, field) in names { response[name] = .string(Base64.encode(self[field], .url)) }
        return [
            "id": id, "rawId": id, "type": "public-key", "response": .object(response), "clientExtensionResults": [:],
        ]
    }

    /// The party of the vectors. Some authenticators in them verify nobody.
    static func party(verifies: Bool = false) -> RelyingParty {
        RelyingParty(
            id: "example.org", name: "Example", origins: ["https://example.org"],
            algorithms: COSEKey.Algorithm.allCases, requiresUserVerification: verifies)
    }

    /// Verifies the registration, and with its passkey the assertion. The vectors have no user handle, as with a person
    /// who was known before.
    func register(_ party: RelyingParty = party()) throws(PasskeyError) -> Passkey {
        try PasskeyRegistration.verify(registration, challenge: registrationChallenge, for: party)
    }
    func assert(_ passkey: Passkey, _ party: RelyingParty = party()) throws(PasskeyError) -> Passkey {
        try PasskeyAssertion.verify(
            assertion, challenge: assertionChallenge, for: party, passkey: passkey, user: [1], allowed: [passkey.id])
    }

    /// Reads lines of hexadecimal digits under the names of what they are.
    static func read(_ text: String) -> [SpecVector] {
        var vectors: [(name: String, fields: [String: String])] = []
        var field = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("vector ") {
                vectors.append((String(line.dropFirst(7)), [:]))
            } else if line.contains(where: { !$0.isHexDigit }) {
                field = String(line)
            } else {
                vectors[vectors.count - 1].fields[field, default: ""] += line
            }
        }
        return vectors.map { SpecVector(name: $0.name, fields: $0.fields.mapValues { Hex.decode($0) ?? [] }) }
    }

    private init(name: String, fields: [String: [UInt8]]) {
        self.name = name
        self.fields = fields
        credential = fields["credential"] ?? []
        registrationChallenge = fields["registrationChallenge"] ?? []
        assertionChallenge = fields["assertionChallenge"] ?? []
    }

    static let all = unattested + attested + others

    static func named(_ name: String) throws -> SpecVector {
        guard let vector = all.first(where: { $0.name == name }) else { throw Missing(name: name) }
        return vector
    }

    struct Missing: Error {
        let name: String
    }
}

extension SpecVector: CustomTestStringConvertible {
    var testDescription: String { name }
}
