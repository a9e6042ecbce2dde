import Records

/// Seals the numbers that forms carry with a secret of the device, so that no other site can make a form that a worker takes.
///
/// A sealed number is a number (``IdempotencyKey``) and the first 128 bits of its HMAC-SHA-256 (RFC 2104, section 5): 64
/// hexadecimal digits. The operation is the number alone, so a form is the same one with its seal and without it.
public struct FormSeal: Sendable {
    private let code: HMAC
    private static let digits = 32

    @export(interface)
    public init(secret: [UInt8]) { code = HMAC(key: secret) }

    /// A number with its seal; `nil` for a text that is no number.
    @export(interface)
    public func sealed(_ number: String) -> String? {
        IdempotencyKey.isNumber(number) ? number + seal(of: number) : nil
    }

    /// Whether a number carries this device's seal.
    func holds(_ sent: String) -> Bool {
        guard sent.utf8.count == 2 * Self.digits else { return false }
        let seal = Array(seal(of: String(decoding: sent.utf8.prefix(Self.digits), as: UTF8.self)).utf8)
        // All of it is compared whatever differs, so that the time taken tells nothing.
        var difference: UInt8 = 0
        for (index, digit) in sent.utf8.suffix(Self.digits).enumerated() { difference |= digit ^ seal[index] }
        return difference == 0
    }

    private func seal(of number: String) -> String {
        String(Hex.encode(code.code(Array(number.utf8))).prefix(Self.digits))
    }
}
