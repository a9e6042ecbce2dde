import Records

/// Seals the numbers in forms with a secret of the device, so that no other site can make a form that a worker accepts.
///
/// A sealed number is a number (``IdempotencyKey``) followed by the first 128 bits of its HMAC-SHA-256 (RFC 2104,
/// section 5): 64 hexadecimal digits. The number alone identifies the operation, so a form is the same with and without
/// its seal.
public struct FormSeal: Sendable {
    private let code: HMAC
    private static let digits = 32

    @export(interface)
    public init(secret: [UInt8]) { code = HMAC(key: secret) }

    /// A number with its seal, or `nil` if the text isn't a number.
    @export(interface)
    public func sealed(_ number: String) -> String? {
        IdempotencyKey.isNumber(number) ? number + seal(of: number) : nil
    }

    /// Whether a sent number carries this device's seal.
    func holds(_ sent: String) -> Bool {
        guard sent.utf8.count == 2 * Self.digits else { return false }
        let seal = seal(of: String(decoding: sent.utf8.prefix(Self.digits), as: UTF8.self))
        return ConstantTime.equal(Array(sent.utf8.suffix(Self.digits)), Array(seal.utf8))
    }

    private func seal(of number: String) -> String {
        String(Hex.encode(code.code(Array(number.utf8))).prefix(Self.digits))
    }
}
