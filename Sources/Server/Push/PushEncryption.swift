import Crypto
import Foundation

/// Encrypts a message so that the browser alone can read it, and not the service that carries it (RFC 8291).
enum PushEncryption {
    /// The size of the one record that a message is (RFC 8291 §4).
    static let recordSize = 4096
    /// The octets before the record: salt, size, and the sender's key with its length (RFC 8188 §2.1).
    private static let header = EncryptedContent.saltLength + 4 + 1 + 65
    /// The longest message, so that the whole body is no longer than services must accept (RFC 8030 §7.2).
    static let longest = recordSize - header - EncryptedContent.overhead
    /// Messages are padded to multiples of this, so that their length tells little of what they say.
    private static let step = 512

    /// A message is longer than one can be.
    struct TooLong: Error {}

    /// Encrypts a message with a key made for it alone.
    static func encrypt(_ message: [UInt8], for receiver: PushReceiver) throws -> [UInt8] {
        guard message.count <= longest else { throw TooLong() }
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<EncryptedContent.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let padded = min(longest, (message.count + step - 1) / step * step)
        return try encrypt(
            message, for: receiver, by: P256.KeyAgreement.PrivateKey(), salt: salt, padding: padded - message.count)
    }

    /// Encrypts a message with a given key and salt.
    static func encrypt(
        _ message: [UInt8], for receiver: PushReceiver, by key: P256.KeyAgreement.PrivateKey, salt: [UInt8],
        padding: Int
    ) throws -> [UInt8] {
        let own = [UInt8](key.publicKey.x963Representation)
        let shared = try key.sharedSecretFromKeyAgreement(with: receiver.key)
        // RFC 8291 §3.4: the shared secret and the browser's own make the keying material.
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: receiver.secret,
            sharedInfo: Array("WebPush: info\0".utf8) + receiver.keyBytes + own, outputByteCount: 32)
        return try EncryptedContent.encrypt(
            message, key: material, salt: salt, keyID: own, recordSize: UInt32(recordSize), padding: padding)
    }
}
