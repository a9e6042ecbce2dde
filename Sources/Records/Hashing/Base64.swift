/// Base64 (RFC 4648), with the standard alphabet or the one for URLs and file names.
public enum Base64 {
    /// Which characters stand for the 64 values.
    public enum Alphabet: Hashable, Sendable {
        /// `+` and `/`, padded with `=` (RFC 4648, section 4).
        case standard
        /// `-` and `_`, without padding (RFC 4648, section 5).
        case url
    }

    /// Encodes bytes.
    public static func encode(_ bytes: [UInt8], _ alphabet: Alphabet = .standard) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            let second = count > 1 ? UInt32(bytes[index + 1]) : 0
            let third = count > 2 ? UInt32(bytes[index + 2]) : 0
            let group = UInt32(bytes[index]) << 16 | second << 8 | third
            for position in 0..<4 {
                if position <= count {
                    text.append(character(UInt8(group >> UInt32(18 - position * 6) & 63), alphabet))
                } else if alphabet == .standard {
                    text.append(UInt8(ascii: "="))
                }
            }
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes a text; `nil` if it is not exactly what ``encode(_:_:)`` writes. Foreign characters, missing or extra
    /// padding and stray bits are rejected, so that bytes have only one text (RFC 4648, section 3.5).
    public static func decode(_ text: String, _ alphabet: Alphabet = .standard) -> [UInt8]? {
        var characters = [UInt8](text.utf8)
        if alphabet == .standard {
            guard characters.count % 4 == 0 else { return nil }
            for _ in 0..<2 where characters.last == UInt8(ascii: "=") { characters.removeLast() }
        }
        guard characters.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(characters.count * 3 / 4)
        var group: UInt32 = 0
        var bits: UInt32 = 0
        for character in characters {
            guard let value = value(character, alphabet) else { return nil }
            group = group << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(group >> bits & 0xFF))
            }
        }
        guard group & (1 << bits - 1) == 0 else { return nil }
        return bytes
    }

    private static func character(_ value: UInt8, _ alphabet: Alphabet) -> UInt8 {
        switch value {
        case ..<26: UInt8(ascii: "A") + value
        case ..<52: UInt8(ascii: "a") + (value - 26)
        case ..<62: UInt8(ascii: "0") + (value - 52)
        case 62: alphabet == .standard ? UInt8(ascii: "+") : UInt8(ascii: "-")
        default: alphabet == .standard ? UInt8(ascii: "/") : UInt8(ascii: "_")
        }
    }

    private static func value(_ character: UInt8, _ alphabet: Alphabet) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return character - UInt8(ascii: "0") + 52
        default:
            if character == Self.character(62, alphabet) { return 62 }
            return character == Self.character(63, alphabet) ? 63 : nil
        }
    }
}
