import Foundation
import JWTKit
import Records

/// The public keys of a provider (RFC 7517 §5).
public struct ProviderKeys: Sendable {
    private let keys: [JWK]

    /// Reads a set of keys. What is no public key for signatures is left out: a secret one, one for encryption, one of a
    /// kind that isn't known.
    ///
    /// - Throws: ``ProviderError/badDescription`` if it is no set.
    public init(reading bytes: [UInt8]) throws(ProviderError) {
        guard let list = (try? JSON(reading: bytes))?["keys"]?.array, list.count <= Self.limit else {
            throw .badDescription
        }
        keys = list.compactMap { entry in
            guard entry["use"]?.string ?? "sig" == "sig", entry["d"] == nil, entry["k"] == nil else { return nil }
            return try? JSONDecoder().decode(JWK.self, from: Data(entry.bytes()))
        }
    }

    private static let limit = 100

    /// Whether there is a key for a token's header.
    func holds(_ header: TokenHeader) -> Bool { key(for: header) != nil }

    /// Checks a signature.
    ///
    /// - Throws: ``ProviderError/unknownKey``, ``ProviderError/wrongSignature``.
    func verify(_ signature: [UInt8], of text: [UInt8], _ header: TokenHeader) async throws(ProviderError) {
        guard var key = key(for: header) else { throw .unknownKey }
        key.algorithm = JWK.Algorithm(rawValue: header.algorithm)
        key.keyIdentifier = JWKIdentifier(string: header.key ?? "only")
        do {
            let signer = try await JWTKeyCollection().add(jwk: key).getKey(alg: header.algorithm)
            guard signer.name == header.algorithm, try signer.verify(signature, signs: text) else {
                throw ProviderError.wrongSignature
            }
        } catch {
            throw .wrongSignature
        }
    }

    /// The key that a header names; the only one of its kind where it names none (OpenID Connect Core 1.0 §10.1).
    private func key(for header: TokenHeader) -> JWK? {
        let fitting = keys.filter { key in
            key.keyType.rawValue == header.keyType && (key.algorithm?.rawValue ?? header.algorithm) == header.algorithm
        }
        guard let name = header.key else { return fitting.count == 1 ? fitting[0] : nil }
        return fitting.first { $0.keyIdentifier?.string == name }
    }
}
