/// Crockford's base 32: digits and capital letters without I, L, O and U, which people misread.
enum Base32 {
    private static let alphabet: StaticString = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

    /// The bytes as text, five bits a character, the last filled up with zeros.
    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 5 {
                count -= 5
                text.append(digit(bits >> count & 31))
            }
        }
        if count > 0 { text.append(digit(bits << (5 - count) & 31)) }
        return String(decoding: text, as: UTF8.self)
    }

    /// What a person typed, as it was shown without its hyphens: small letters, blanks, and O, I and L for 0 and 1 do.
    static func normalized(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8.prefix(200) {
            let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            let large = isSmall ? byte - 32 : byte
            switch large {
            case UInt8(ascii: "O"): result.append(UInt8(ascii: "0"))
            case UInt8(ascii: "I"), UInt8(ascii: "L"): result.append(UInt8(ascii: "1"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(large)
            default: continue
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func digit(_ value: Int) -> UInt8 { alphabet.utf8Start[value] }
}
