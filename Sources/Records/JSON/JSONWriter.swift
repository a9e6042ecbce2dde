/// Writes JSON in its canonical form: no white space, members in their given order, the shortest numbers that read back
/// the same, and only the escapes that RFC 8259 requires.
///
/// A value can be written whole or piece by piece: ``beginObject()``, ``name(_:)``, values, ``endObject()``.
public struct JSONWriter: Sendable {
    /// The bytes written so far.
    public private(set) var bytes: [UInt8] = []
    /// Whether members are sorted by the bytes of their names, instead of written in their own order.
    public var sortsMembers: Bool
    private var needsComma = false

    public init(sortsMembers: Bool = false) {
        self.sortsMembers = sortsMembers
    }

    /// Opens an object.
    public mutating func beginObject() { open(UInt8(ascii: "{")) }

    /// Closes the innermost object.
    public mutating func endObject() { close(UInt8(ascii: "}")) }

    /// Opens an array.
    public mutating func beginArray() { open(UInt8(ascii: "[")) }

    /// Closes the innermost array.
    public mutating func endArray() { close(UInt8(ascii: "]")) }

    /// Writes the name of a member, whose value must be written next.
    public mutating func name(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    public mutating func write(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    /// Writes an integer.
    public mutating func write<Number: FixedWidthInteger & SignedInteger>(_ number: Number) {
        separate()
        append(Int64(truncatingIfNeeded: number))
        needsComma = true
    }

    /// Writes a stamp's text.
    public mutating func write(_ stamp: Stamp) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        stamp.append(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes a value.
    public mutating func write(_ value: JSON) {
        switch value {
        case .null: word("null")
        case .bool(let value): word(value ? "true" : "false")
        case .int(let value): write(value)
        case .double(let value): write(value)
        case .string(let value): write(value)
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            endArray()
        case .object(let object):
            beginObject()
            let members =
                sortsMembers ? object.members.sorted { $0.name.precedesByBytes($1.name) } : object.members
            for member in members {
                name(member.name)
                write(member.value)
            }
            endObject()
        }
    }

    private mutating func write(_ number: Double) {
        if let integer = JSON.exactInteger(number) {
            write(integer)
        } else if number.isFinite {
            separate()
            // The standard library writes the shortest text that reads back the same, and it is valid JSON.
            bytes.append(contentsOf: "\(number)".utf8)
            needsComma = true
        } else {
            word("null")
        }
    }

    private mutating func word(_ word: StaticString) {
        separate()
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    @inline(__always)
    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func append(_ number: Int64) {
        if (0...9).contains(number) {
            bytes.append(UInt8(ascii: "0") + UInt8(number))
        } else {
            bytes.append(contentsOf: "\(number)".utf8)
        }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { characters in
            var start = 0
            for index in characters.indices where Self.needsEscape(characters[index]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start..<index]))
                escape(characters[index])
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x20...: bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(Hex.digit(byte >> 4))
            bytes.append(Hex.digit(byte & 15))
        }
    }
}
