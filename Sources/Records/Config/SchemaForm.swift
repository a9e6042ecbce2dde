/// The forms that a schema's `format` can require of a text.
enum SchemaForm: String, CaseIterable, Sendable {
    case colour, time, span, name, country, weekday, language, digest, address, file

    /// A text of this form, for messages.
    var example: String {
        switch self {
        case .colour: "#14746F"
        case .time: "22:30"
        case .span: "30s, 15m, 24h or 2d"
        case .name: "before-fajr"
        case .country: "SA"
        case .weekday: "FR"
        case .language: "ar"
        case .digest: "64 hexadecimal digits"
        case .address: "https://example.org/v1"
        case .file: "fonts/LICENSE"
        }
    }

    /// Whether a text is of this form.
    func allows(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        switch self {
        case .colour:
            return bytes.count == 7 && bytes[0] == UInt8(ascii: "#") && bytes.dropFirst().allSatisfy(Self.isHex)
        case .time: return Self.isTime(bytes)
        case .span: return (2...7).contains(bytes.count) && Self.isSpan(bytes)
        case .name:
            return (1...32).contains(bytes.count)
                && bytes.allSatisfy { Self.isSmall($0) || Self.isDigit($0) || $0 == 45 }
        case .country: return bytes.count == 2 && bytes.allSatisfy(Self.isCapital)
        case .weekday: return bytes.count == 2 && "SUMOTUWETHFRSA".utf8.starts(at: bytes)
        case .language: return (2...3).contains(bytes.count) && bytes.allSatisfy(Self.isSmall)
        case .digest: return bytes.count == 64 && bytes.allSatisfy(Self.isHex)
        case .address: return bytes.isEmpty || text.hasScheme
        case .file: return !bytes.isEmpty && bytes.count <= 300 && bytes[0] != UInt8(ascii: "/") && !text.hasParentStep
        }
    }

    private static func isTime(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), isDigit(bytes[0]), isDigit(bytes[1]), isDigit(bytes[3]),
            isDigit(bytes[4])
        else { return false }
        return Int(bytes[0] - 48) * 10 + Int(bytes[1] - 48) < 24 && bytes[3] < UInt8(ascii: "6")
    }

    private static func isSpan(_ bytes: [UInt8]) -> Bool {
        switch bytes[bytes.count - 1] {
        case UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "h"), UInt8(ascii: "d"): break
        default: return false
        }
        return bytes.dropLast().allSatisfy(isDigit) && bytes.contains { byte in byte > 48 && byte < 58 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte < 58 }
    private static func isSmall(_ byte: UInt8) -> Bool { byte >= 97 && byte < 123 }
    private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte < 91 }
    private static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte >= 65 && byte < 71) || (byte >= 97 && byte < 103)
    }
}

extension String.UTF8View {
    /// Whether a byte pair is in this list of pairs, which are written one after another.
    fileprivate func starts(at pair: [UInt8]) -> Bool {
        let row = Array(self)
        for index in stride(from: 0, to: row.count - 1, by: 2) where row[index] == pair[0] && row[index + 1] == pair[1]
        {
            return true
        }
        return false
    }
}

extension String {
    fileprivate var hasScheme: Bool { utf8.starts(with: "http://".utf8) || utf8.starts(with: "https://".utf8) }

    /// Whether a path contains `..`, which would lead out of its folder.
    fileprivate var hasParentStep: Bool {
        for part in utf8.split(separator: UInt8(ascii: "/")) where part.elementsEqual("..".utf8) { return true }
        return false
    }
}
