/// Bytes that can be read at any offset, with zeros outside, because an index may be damaged.
struct SearchBytes: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    @inline(__always)
    subscript(offset: Int) -> UInt8 { offset >= 0 && offset < bytes.count ? bytes[offset] : 0 }

    /// Reads a four-byte number, low byte first.
    @inline(__always)
    func number(at offset: Int) -> Int {
        guard offset >= 0, offset <= bytes.count - 4 else { return 0 }
        return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) << 16
            | Int(bytes[offset + 3]) << 24
    }

    /// Reads a two-byte number, low byte first.
    @inline(__always)
    func short(at offset: Int) -> Int { Int(self[offset]) | Int(self[offset + 1]) << 8 }

    /// Reads a number in groups of seven bits, lowest first, and advances the offset.
    @inline(__always)
    func packed(at offset: inout Int) -> Int {
        var value = 0
        var shift = 0
        while shift < 35 {
            let byte = self[offset]
            offset += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return value
    }
}

extension [UInt8] {
    /// Appends a four-byte number, low byte first.
    mutating func appendNumber(_ number: Int) {
        for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Appends a two-byte number, low byte first.
    mutating func appendShort(_ number: Int) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }

    /// Appends a number in groups of seven bits, lowest first.
    mutating func appendPacked(_ number: Int) {
        var rest = number
        while rest > 0x7F {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Whether these bytes precede others in byte order.
    func comesBefore(_ other: [UInt8]) -> Bool { lexicographicallyPrecedes(other) }
}
