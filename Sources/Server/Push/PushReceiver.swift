import App
import Crypto
import Records

/// Where a browser takes its messages, and the keys that they are encrypted for (RFC 8291 §3.1).
struct PushReceiver: Sendable {
    /// The address that the browser's push service gave it.
    let endpoint: String
    /// The browser's public key on the curve P-256, and its bytes: the point without compression.
    let key: P256.KeyAgreement.PublicKey
    let keyBytes: [UInt8]
    /// The secret that only the browser and this server know.
    let secret: [UInt8]

    /// The length of the secret (RFC 8291 §3.2).
    static let secretLength = 16

    /// Creates a receiver from the two keys as browsers write them (base64url); `nil` if they are none.
    init?(endpoint: String, key: String, secret: String) {
        guard let keyBytes = Base64.decode(key, .url), let secret = Base64.decode(secret, .url),
            secret.count == Self.secretLength,
            let key = try? P256.KeyAgreement.PublicKey(x963Representation: keyBytes)
        else { return nil }
        self.endpoint = endpoint
        self.key = key
        self.keyBytes = keyBytes
        self.secret = secret
    }
}
