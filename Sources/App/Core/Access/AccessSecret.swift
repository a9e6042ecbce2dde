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
        return prefix + (isID(person) ? person + "-" : "") + String(digits)
    }

    /// Returns the text if it has the form of a secret, otherwise `nil`.
    static func checked(_ text: some StringProtocol) -> String? {
        let text = String(text)
        return digits(of: text) == nil ? nil : text
    }

    /// Whose token a text is, as it says itself: nobody has looked whether it opens anything. `nil` for the owner's, and
    /// for what is none.
    static func person(of text: String) -> String? {
        guard let digits = digits(of: text), digits.count > bits else { return nil }
        return String(decoding: digits[..<person], as: UTF8.self)
    }

    /// What follows the prefix, if the text has the form of a secret.
    private static func digits(of text: String) -> [UInt8]? {
        var digits = Array(text.utf8)
        let start = Array(prefix.utf8)
        guard digits.count > start.count, Array(digits[..<start.count]) == start else { return nil }
        digits.removeFirst(start.count)
        let isOfPerson = digits.count == person + 1 + bits
        guard isOfPerson || digits.count == bits else { return nil }
        for (index, byte) in digits.enumerated() {
            guard isOfPerson && index == person ? byte == UInt8(ascii: "-") : isDigit(byte) else { return nil }
        }
        return digits
    }

    private static func isID(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        for byte in bytes where !isDigit(byte) { return false }
        return bytes.count == person
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }

    /// The hash by which a store knows a secret.
    static func hash(_ secret: String) -> String { SHA256.hex(Array(secret.utf8)) }
}
