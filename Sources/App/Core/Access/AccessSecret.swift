import Records

/// The text of an access token: `wird-` and 128 random bits as 32 hexadecimal digits.
///
/// The store keeps only its SHA-256. Nobody can find 128 random bits from that, so no salt is needed.
enum AccessSecret {
    private static let prefix = "wird-"

    /// Makes a fresh secret from a request's random bits.
    ///
    /// The same bits make the number of the page's forms (``IdempotencyKey``), so a page that shows a secret must
    /// contain no form.
    static func make(_ entropy: Entropy) -> String {
        let bits = Hex.encode(entropy.high) + Hex.encode(entropy.low)
        return prefix + String(SHA256.hex(Array(("wird access token " + bits).utf8)).prefix(32))
    }

    /// Returns the text if it has the form of a secret, otherwise `nil`.
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

    /// The hash by which a store knows a secret.
    static func hash(_ secret: String) -> String { SHA256.hex(Array(secret.utf8)) }
}
