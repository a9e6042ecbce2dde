import Records

/// The text of an access token: `wird-` and 128 random bits as 32 hexadecimal digits. Where it is another person's than the
/// owner's, their id stands between, `wird-<16 digits>-<32 digits>`: so a host asks one person's store and not everybody's.
///
/// The store keeps only its SHA-256. Nobody can find 128 random bits from that, so no salt is needed.
enum AccessSecret {
    private static let prefix = "wird-"
    private static let bits = 32
    private static let person = 16

    /// Makes a fresh secret from a request's random bits.
    ///
    /// The same bits make the number of the page's forms (``IdempotencyKey``), so a page that shows a secret must
    /// contain no form.
    ///
    /// - Parameter person: whose it is; empty for the owner's.
    static func make(_ entropy: Entropy, for person: String = "") -> String {
        let bits = Hex.encode(entropy.high) + Hex.encode(entropy.low)
        let digits = SHA256.hex(Array(("wird access token " + bits).utf8)).prefix(Self.bits)
        return prefix + (isID(person[...]) ? person + "-" : "") + String(digits)
    }

    /// Returns the text if it has the form of a secret, otherwise `nil`.
    static func checked(_ text: some StringProtocol) -> String? {
        let text = String(text)
        return rest(of: text) == nil ? nil : text
    }

    /// Whose token a text is, as it says itself: nobody has looked whether it opens anything. `nil` for the owner's, and
    /// for what is none.
    static func person(of text: String) -> String? {
        guard let rest = rest(of: text), rest.utf8.count > bits else { return nil }
        return String(rest.prefix(person))
    }

    /// What follows the prefix, if the text has the form of a secret.
    private static func rest(of text: String) -> Substring? {
        guard text.utf8.starts(with: prefix.utf8), text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let rest = text.dropFirst(prefix.utf8.count)
        switch rest.utf8.count {
        case bits: return areDigits(rest) ? rest : nil
        case person + 1 + bits:
            let parts = (rest.prefix(person), rest.dropFirst(person + 1))
            let isParted = rest.utf8.dropFirst(person).first == UInt8(ascii: "-")
            return isParted && areDigits(parts.0) && areDigits(parts.1) ? rest : nil
        default: return nil
        }
    }

    private static func isID(_ text: Substring) -> Bool { text.utf8.count == person && areDigits(text) }

    private static func areDigits(_ text: Substring) -> Bool {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return false
            }
        }
        return true
    }

    /// The hash by which a store knows a secret.
    static func hash(_ secret: String) -> String { SHA256.hex(Array(secret.utf8)) }
}
