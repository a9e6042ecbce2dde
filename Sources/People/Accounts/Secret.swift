import Records

/// A secret that is shown once and of which only the SHA-256 is kept: 130 random bits in Crockford's base 32, which
/// people can read out and type, because I, L, O and U don't occur in it.
public struct Secret: Hashable, Sendable {
    /// The characters without hyphens.
    public let text: String

    /// Draws a new secret from the system's random source.
    public static func random() -> Secret {
        var source = SystemRandomNumberGenerator()
        let characters = (0..<26).map { _ in alphabet[Int(source.next(upperBound: UInt32(32)))] }
        return Secret(text: String(decoding: characters, as: UTF8.self))
    }

    /// Reads what a person typed or a link held: blanks and hyphens don't matter, nor small letters, nor O for 0 and I
    /// or L for 1. `nil` if it can't be a secret.
    public init?(_ typed: String) {
        var characters: [UInt8] = []
        for byte in typed.utf8.prefix(80) {
            let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            switch isSmall ? byte - 32 : byte {
            case UInt8(ascii: "-"), UInt8(ascii: " "): continue
            case UInt8(ascii: "O"): characters.append(UInt8(ascii: "0"))
            case UInt8(ascii: "I"), UInt8(ascii: "L"): characters.append(UInt8(ascii: "1"))
            case let other: characters.append(other)
            }
        }
        guard characters.count == 26, characters.allSatisfy(Self.alphabet.contains) else { return nil }
        text = String(decoding: characters, as: UTF8.self)
    }

    private init(text: String) { self.text = text }

    /// The text in groups of five, as it is shown.
    public var shown: String {
        let characters = Array(text)
        return stride(from: 0, to: characters.count, by: 5)
            .map { String(characters[$0..<min($0 + 5, characters.count)]) }.joined(separator: "-")
    }

    /// The SHA-256 by which a store knows the secret. With 130 random bits it needs no slow hash.
    public var hash: String { SHA256.hex(Array(text.utf8)) }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
}
