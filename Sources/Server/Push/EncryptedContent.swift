import Crypto
import Foundation

/// Encrypts a content as `aes128gcm` (RFC 8188): a header, then records of one size, each sealed under its own nonce.
enum EncryptedContent {
    /// The octets that a record needs besides its text: the seal, and the mark after the text (RFC 8188 §2).
    static let overhead = 17
    /// The length of a salt (RFC 8188 §2.1).
    static let saltLength = 16

    /// What of a request can't be encrypted.
    enum Problem: Error {
        case salt, keyID, recordSize
    }

    /// Encrypts a text.
    ///
    /// - Parameters:
    /// - key: the keying material that both sides share.
    /// - keyID: what tells the receiver which key that is.
    /// - recordSize: the octets of each record but the last, which may be shorter.
    /// - padding: the octets that hide the text's length, as early as they fit.
    static func encrypt(
        _ text: [UInt8], key: SymmetricKey, salt: [UInt8], keyID: [UInt8], recordSize: UInt32, padding: Int = 0
    ) throws -> [UInt8] {
        guard salt.count == saltLength else { throw Problem.salt }
        guard keyID.count < 256 else { throw Problem.keyID }
        guard recordSize > UInt32(overhead) else { throw Problem.recordSize }
        // RFC 8188 §2.2 and §2.3: the content's key and the first nonce.
        let secret = HKDF<SHA256>.extract(inputKeyMaterial: key, salt: salt)
        let contentKey = HKDF<SHA256>.expand(
            pseudoRandomKey: secret, info: Array("Content-Encoding: aes128gcm\0".utf8), outputByteCount: 16)
        let nonce = HKDF<SHA256>.expand(
            pseudoRandomKey: secret, info: Array("Content-Encoding: nonce\0".utf8), outputByteCount: 12
        ).withUnsafeBytes { [UInt8]($0) }
        var body = salt
        body += withUnsafeBytes(of: recordSize.bigEndian) { [UInt8]($0) }
        body.append(UInt8(keyID.count))
        body += keyID
        let room = Int(recordSize) - overhead
        var rest = text[...]
        var left = padding
        var number: UInt64 = 0
        repeat {
            // A record that is not the last is full; each holds some of the text, so that the end is where it ends.
            let pad = min(left, max(0, room - min(1, rest.count)))
            let part = rest.prefix(room - pad)
            rest = rest.dropFirst(part.count)
            left -= pad
            let isLast = rest.isEmpty && left == 0
            let plain = Array(part) + [isLast ? 2 : 1] + [UInt8](repeating: 0, count: pad)
            let box = try AES.GCM.seal(
                plain, using: contentKey, nonce: AES.GCM.Nonce(data: Self.nonce(nonce, number)))
            body += box.ciphertext
            body += box.tag
            number += 1
        } while !rest.isEmpty || left > 0
        return body
    }

    /// The nonce of a record: the first one, with the record's number in its last octets (RFC 8188 §2.3).
    private static func nonce(_ first: [UInt8], _ number: UInt64) -> [UInt8] {
        var nonce = first
        for index in 0..<8 { nonce[11 - index] ^= UInt8(truncatingIfNeeded: number >> UInt64(index * 8)) }
        return nonce
    }
}
