import Crypto
import CryptoExtras
import Foundation
import Records

/// A provider's key in tests: it signs what it is given, right or wrong.
struct ProviderSigner: Sendable {
    let kid: String
    /// The public key as the provider publishes it.
    let jwk: JSON
    /// The public key in the forms that somebody could take for a shared secret.
    let publicForms: [[UInt8]]
    private let algorithm: String
    private let make: @Sendable ([UInt8]) -> [UInt8]

    static func p256(_ kid: String) -> ProviderSigner {
        let key = P256.Signing.PrivateKey()
        let point = [UInt8](key.publicKey.rawRepresentation)
        let jwk: JSON = [
            "kty": "EC", "crv": "P-256", "kid": .string(kid), "use": "sig", "alg": "ES256",
            "x": .string(Base64.encode(Array(point.prefix(32)), .url)),
            "y": .string(Base64.encode(Array(point.suffix(32)), .url)),
        ]
        let forms = [Array(key.publicKey.pemRepresentation.utf8), [UInt8](key.publicKey.derRepresentation), point]
        return ProviderSigner(kid: kid, jwk: jwk, publicForms: forms, algorithm: "ES256") { bytes in
            [UInt8](try! key.signature(for: Data(bytes)).rawRepresentation)
        }
    }

    static func rsa(_ kid: String) -> ProviderSigner {
        let key = try! _RSA.Signing.PrivateKey(keySize: .bits2048)
        let primitives = try! key.publicKey.getKeyPrimitives()
        // Some providers leave the algorithm out.
        let jwk: JSON = [
            "kty": "RSA", "kid": .string(kid),
            "n": .string(Base64.encode([UInt8](primitives.modulus), .url)),
            "e": .string(Base64.encode([UInt8](primitives.publicExponent), .url)),
        ]
        let forms = [Array(key.publicKey.pemRepresentation.utf8), [UInt8](key.publicKey.derRepresentation)]
        return ProviderSigner(kid: kid, jwk: jwk, publicForms: forms, algorithm: "RS256") { bytes in
            let digest = Crypto.SHA256.hash(data: Data(bytes))
            return [UInt8](try! key.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }

    /// The keys as a provider publishes them.
    static func set(_ signers: [ProviderSigner]) -> [UInt8] {
        (["keys": .array(signers.map(\.jwk))] as JSON).bytes()
    }

    /// A token with a header that may say something else than what it is signed with.
    func sign(_ claims: JSONObject, header changes: [String: JSON] = [:]) -> String {
        var header: JSONObject = ["alg": .string(algorithm), "kid": .string(kid), "typ": "JWT"]
        for (name, value) in changes { header[name] = value }
        let text = Self.text(header, claims)
        return text + "." + Base64.encode(make(Array(text.utf8)), .url)
    }

    static func unsigned(_ claims: JSONObject, _ algorithm: String = "none") -> String {
        text(["alg": .string(algorithm), "typ": "JWT"], claims) + "."
    }

    static func hs256(_ claims: JSONObject, secret: [UInt8], kid: String) -> String {
        let text = text(["alg": "HS256", "kid": .string(kid), "typ": "JWT"], claims)
        let code = HMAC<Crypto.SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: Data(secret)))
        return text + "." + Base64.encode(Array(code), .url)
    }

    private static func text(_ header: JSONObject, _ claims: JSONObject) -> String {
        [header, claims].map { Base64.encode(JSON.object($0).bytes(), .url) }.joined(separator: ".")
    }
}
