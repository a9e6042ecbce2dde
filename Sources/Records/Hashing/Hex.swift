/// Hexadecimal text, written in lower case.
public enum Hex {
    /// Returns two digits for each byte.
    public static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the lowest `width` (up to 16) hexadecimal digits of a number, with leading zeros.
    public static func encode(_ number: UInt64, width: Int = 16) -> String {
        var text: [UInt8] = []
        appendDigits(of: number, width: width, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes a text of hexadecimal digits; `nil` if it is not one.
    public static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            guard let value = value(of: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    /// The digit for a value below 16.
    @inline(__always)
    static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
    }

    /// The value of a digit, in either case.
    @inline(__always)
    static func value(of character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    static func appendDigits(of number: UInt64, width: Int, to text: inout [UInt8]) {
        var shift = UInt64(width) * 4
        while shift > 0 {
            shift -= 4
            text.append(digit(UInt8(number >> shift & 15)))
        }
    }

    /// Returns the number spelled by 1 to 16 lower-case digits; `nil` for any other text.
    static func number<Characters: Collection<UInt8>>(lowerCase characters: Characters) -> UInt64? {
        guard (1...16).contains(characters.count) else { return nil }
        var number: UInt64 = 0
        for character in characters {
            guard let value = value(of: character), digit(value) == character else { return nil }
            number = number << 4 | UInt64(value)
        }
        return number
    }
}
