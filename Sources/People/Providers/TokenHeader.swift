import Records

/// The header of a signed token (RFC 7515 §4.1), as far as it is believed.
struct TokenHeader: Hashable, Sendable {
    let algorithm: String
    /// The name of the key; `nil` if it names none.
    let key: String?
    /// The kind of key that the algorithm takes (RFC 7518 §6.1).
    let keyType: String

    /// Which algorithms are accepted: those with a public key. `none` and those with a shared secret (`HS256`), for
    /// which somebody could take the public key, are not among them (RFC 8725 §3.1).
    private static let keyTypes = [
        "RS256": "RSA", "RS384": "RSA", "RS512": "RSA", "PS256": "RSA", "PS384": "RSA", "PS512": "RSA",
        "ES256": "EC", "ES384": "EC", "ES512": "EC", "EdDSA": "OKP",
    ]

    /// - Throws: ``ProviderError/malformedToken``, ``ProviderError/weakAlgorithm``.
    init(reading bytes: [UInt8]) throws(ProviderError) {
        guard let json = try? JSON(reading: bytes), let algorithm = json["alg"]?.string else { throw .malformedToken }
        guard let keyType = Self.keyTypes[algorithm] else { throw .weakAlgorithm }
        // Nothing that has to be understood is (RFC 7515 §4.1.11), and the key is never the token's own (`jwk`, `jku`).
        guard json["crit"] == nil else { throw .malformedToken }
        if let kid = json["kid"], kid.string == nil { throw .malformedToken }
        self.algorithm = algorithm
        self.keyType = keyType
        key = json["kid"]?.string
    }
}
