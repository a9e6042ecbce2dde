import Crypto
import CryptoExtras
import Foundation
import Records

@testable import People

/// A browser with an authenticator in it, which does what the options say, except where a test has spoilt it.
struct SoftAuthenticator {
    enum Key {
        case p256(P256.Signing.PrivateKey)
        case ed25519(Curve25519.Signing.PrivateKey)
        case rsa(_RSA.Signing.PrivateKey)
    }

    var key: Key = .p256(P256.Signing.PrivateKey())
    /// Signs instead of the key.
    var signer: Key?
    var id: [UInt8] = Array(repeating: 7, count: 32)
    var handle: [UInt8]? = Array("somebody".utf8)
    var flags: AuthenticatorData.Flags = [.userPresent, .userVerified]
    var signCount: UInt32 = 0
    var extensions: [UInt8] = []
    var isAttested = true

    var partyID: String?
    var origin = "https://wird.example"
    var challenge: [UInt8]?
    var ceremony: String?
    var crossOrigin: JSON? = false
    var topOrigin: JSON?

    /// The format of the attestation, and its statement if it isn't the right one.
    var format = "none"
    var statement: CBOR?
    var publicKey: CBOR?
    /// What follows the authenticator's data, before it is signed, and what follows the attestation object.
    var dataTail: [UInt8] = []
    var objectTail: [UInt8] = []
    var transports: JSON? = ["internal", "hybrid"]

    func create(_ options: JSON) throws -> JSON {
        var flags = flags
        var attested: [UInt8] = []
        if isAttested {
            flags.insert(.attested)
            attested = Array(repeating: 0, count: 16) + [UInt8(id.count >> 8), UInt8(id.count & 0xFF)] + id
            attested += try (publicKey ?? ownPublicKey()).written
        }
        let party = options["rp"]?["id"]?.string ?? ""
        let data = data(party: party, flags: flags, attested: attested)
        let client = client("webauthn.create", options)
        let own: CBOR =
            format == "packed"
            ? ["alg": .integer(algorithm.rawValue), "sig": .bytes(try sign(data + Records.SHA256.hash(client)))]
            : .map([])
        let object: CBOR = ["fmt": .text(format), "attStmt": statement ?? own, "authData": .bytes(data)]
        var response: JSONObject = [
            "clientDataJSON": text(client), "attestationObject": text(object.written + objectTail),
        ]
        response["transports"] = transports
        return answer(response)
    }

    func get(_ options: JSON) throws -> JSON {
        let data = data(party: options["rpId"]?.string ?? "", flags: flags, attested: [])
        let client = client("webauthn.get", options)
        var response: JSONObject = [
            "clientDataJSON": text(client), "authenticatorData": text(data),
            "signature": text(try sign(data + Records.SHA256.hash(client))),
        ]
        response["userHandle"] = handle.map(text)
        return answer(response)
    }

    private func answer(_ response: JSONObject) -> JSON {
        ["id": text(id), "rawId": text(id), "type": "public-key", "response": .object(response)]
    }

    private func text(_ bytes: [UInt8]) -> JSON { .string(Base64.encode(bytes, .url)) }

    private func data(party: String, flags: AuthenticatorData.Flags, attested: [UInt8]) -> [UInt8] {
        var flags = flags
        if !extensions.isEmpty { flags.insert(.extended) }
        let count = (0..<4).reversed().map { UInt8(truncatingIfNeeded: signCount >> ($0 * 8)) }
        return Records.SHA256.hash(Array((partyID ?? party).utf8)) + [flags.rawValue] + count + attested + extensions
            + dataTail
    }

    private func client(_ type: String, _ options: JSON) -> [UInt8] {
        var client: JSONObject = [
            "type": .string(ceremony ?? type), "challenge": challenge.map(text) ?? options["challenge"] ?? .null,
            "origin": .string(origin),
        ]
        client["crossOrigin"] = crossOrigin
        client["topOrigin"] = topOrigin
        return JSON.object(client).bytes()
    }

    private var algorithm: COSEKey.Algorithm {
        switch key {
        case .p256: .es256
        case .ed25519: .edDSA
        case .rsa: .rs256
        }
    }

    func ownPublicKey() throws -> CBOR {
        switch key {
        case .p256(let key):
            let point = Array(key.publicKey.rawRepresentation)
            return [1: 2, 3: -7, -1: 1, -2: .bytes(Array(point[..<32])), -3: .bytes(Array(point[32...]))]
        case .ed25519(let key):
            return [1: 1, 3: -8, -1: 6, -2: .bytes(Array(key.publicKey.rawRepresentation))]
        case .rsa(let key):
            let numbers = try key.publicKey.getKeyPrimitives()
            return [1: 3, 3: -257, -1: .bytes(Array(numbers.modulus)), -2: .bytes(Array(numbers.publicExponent))]
        }
    }

    private func sign(_ message: [UInt8]) throws -> [UInt8] {
        switch signer ?? key {
        case .p256(let key): Array(try key.signature(for: message).derRepresentation)
        case .ed25519(let key): Array(try key.signature(for: message))
        case .rsa(let key): Array(try key.signature(for: message, padding: .insecurePKCS1v1_5).rawRepresentation)
        }
    }
}
