import Records

/// The text of an access token: `wird-` and 128 random bits as 32 hexadecimal digits.
///
/// The store keeps its SHA-256 alone, which nobody turns back into 128 random bits; so no salt is needed.
enum AccessSecret {
    private static let prefix = "wird-"

    /// A fresh secret out of a request's random bits.
    ///
    /// The same bits make the number of that page's forms (``IdempotencyKey``), so a page that shows a secret holds no form.
    static func make(_ entropy: Entropy) -> String {
        let bits = Hex.encode(entropy.high) + Hex.encode(entropy.low)
        return prefix + String(SHA256.hex(Array(("wird access token " + bits).utf8)).prefix(32))
    }

    /// The text when it has the form of a secret; else `nil`.
    static func checked(_ text: some StringProtocol) -> String? {
        guard text.utf8.count == prefix.utf8.count + 32, text.utf8.starts(with: prefix.utf8) else { return nil }
        for byte in text.utf8.dropFirst(prefix.utf8.count) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return nil
            }
        }
        return String(text)
    }

    /// What a store knows a secret by.
    static func hash(_ secret: String) -> String { SHA256.hex(Array(secret.utf8)) }
}
