import Crypto
import Foundation
import Records

@testable import Server

/// A browser's side of a subscription: it has the private key, and reads what is sent (RFC 8291 §3, RFC 8188 §2).
struct TestBrowser: Sendable {
    let receiver: PushReceiver
    private let key = P256.KeyAgreement.PrivateKey()
    private let secret = (0..<16).map { _ in UInt8.random(in: .min ... .max) }

    struct Unreadable: Error {}

    init(endpoint: String) throws {
        guard
            let receiver = PushReceiver(
                endpoint: endpoint, key: Base64.encode([UInt8](key.publicKey.x963Representation), .url),
                secret: Base64.encode(secret, .url))
        else { throw Unreadable() }
        self.receiver = receiver
    }

    /// The text of a message of one record.
    func decrypt(_ body: [UInt8]) throws -> [UInt8] {
        guard body.count > 86, body[20] == 65 else { throw Unreadable() }
        let (salt, sender) = (Array(body[0..<16]), Array(body[21..<86]))
        let shared = try key.sharedSecretFromKeyAgreement(
            with: P256.KeyAgreement.PublicKey(x963Representation: sender))
        let material = shared.hkdfDerivedSymmetricKey(
            using: Crypto.SHA256.self, salt: secret,
            sharedInfo: Array("WebPush: info\0".utf8) + receiver.keyBytes + sender, outputByteCount: 32)
        let content = HKDF<Crypto.SHA256>.deriveKey(
            inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: aes128gcm\0".utf8),
            outputByteCount: 16)
        let nonce = HKDF<Crypto.SHA256>.deriveKey(
            inputKeyMaterial: material, salt: salt, info: Array("Content-Encoding: nonce\0".utf8), outputByteCount: 12)
        let box = try AES.GCM.SealedBox(
            combined: nonce.withUnsafeBytes { Data($0) } + Data(body[86...]))
        var plain = [UInt8](try AES.GCM.open(box, using: content))
        while plain.last == 0 { plain.removeLast() }
        guard plain.popLast() == 2 else { throw Unreadable() }
        return plain
    }
}
