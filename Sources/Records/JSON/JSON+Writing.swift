extension JSON {
    /// Returns the canonical text as UTF-8. With `sorted`, members are in the byte order of their names.
    public func bytes(sorted: Bool = false) -> [UInt8] {
        var writer = JSONWriter(sortsMembers: sorted)
        writer.write(self)
        return writer.bytes
    }

    /// Returns the canonical text.
    public func text(sorted: Bool = false) -> String {
        String(decoding: bytes(sorted: sorted), as: UTF8.self)
    }

    /// The number of bytes of the canonical text, counted without writing it.
    public var canonicalLength: Int {
        switch self {
        case .null: return 4
        case .bool(let value): return value ? 4 : 5
        case .int(let value): return (0...9).contains(value) ? 1 : "\(value)".utf8.count
        case .double: return bytes().count
        case .string(let text): return Self.quotedLength(of: text)
        case .array(let elements):
            // The brackets, and one comma fewer than there are elements.
            var length = elements.isEmpty ? 2 : 1
            for element in elements { length += element.canonicalLength + 1 }
            return length
        case .object(let object):
            var length = object.members.isEmpty ? 2 : 1
            for member in object.members {
                length += Self.quotedLength(of: member.name) + member.value.canonicalLength + 2
            }
            return length
        }
    }

    private static func quotedLength(of text: String) -> Int {
        var length = text.utf8.count + 2
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: length += 1
            case 0x00..<0x20: length += 5
            default: break
            }
        }
        return length
    }
}
