extension HTMLOutput {
    /// Appends text of the program's own source as it stands.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Appends text so that it can't end the text or attribute value it stands in.
    ///
    /// `& < > " '` become character references. Control characters that HTML does not allow in text (all but tab, line
    /// feed and carriage return; DEL; U+0080 to U+009F) are dropped.
    mutating func appendEscaped(_ text: String) {
        // The letters stand in one piece in every string that was made here; the copy is for one that wasn't.
        if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) != nil { return }
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends text of the program's own source, escaped all the same.
    mutating func appendEscaped(_ text: StaticString) {
        text.withUTF8Buffer { appendEscaped($0) }
    }

    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count,
                isPlain(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
            {
                index += 8
                continue
            }
            let byte = bytes[index]
            let width = isPlain(byte) ? 0 : specialWidth(of: byte, at: index, in: bytes)
            guard width > 0 else {
                index += 1
                continue
            }
            append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
            appendReference(to: byte)
            index += width
            start = index
        }
        append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    private mutating func appendReference(to byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        case UInt8(ascii: "'"): append("&#39;")
        default: break
        }
    }

    /// Appends a whole number in Latin digits.
    mutating func append(number: Int) {
        var digits = String(number)
        digits.withUTF8 { append($0) }
    }
}

/// How many bytes a character takes that must be replaced or dropped; 0 where it may stay.
private func specialWidth(of byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard byte == 0xC2 else { return 1 }
    // U+0080 to U+009F are C2 80 to C2 9F.
    return index + 1 < bytes.count && bytes[index + 1] < 0xA0 ? 2 : 0
}

/// Bytes under 64 that must be replaced or dropped, one bit each: controls but tab, line feed and carriage return, and
/// `" & ' < >`.
private let specials: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09) & ~(1 << 0x0A) & ~(1 << 0x0D) | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

/// Whether eight bytes may stay as they are: none under 32, none among `" & ' < > DEL`, and no C2, behind which a
/// control character may come. The letters of other scripts may stay. Each test marks the high bit of the bytes it
/// finds, and may mark more, never less (Warren, Hacker's Delight, 6-1).
@inline(__always)
private func isPlain(_ eight: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var found = eight &- ones &* 32
    found |= (eight ^ ones &* 0x22) &- ones
    found |= (eight ^ ones &* 0x26) &- ones
    found |= (eight ^ ones &* 0x27) &- ones
    found |= (eight ^ ones &* 0x3C) &- ones
    found |= (eight ^ ones &* 0x3E) &- ones
    found |= (eight ^ ones &* 0x7F) &- ones
    // What was sought is ASCII: bytes that have the high bit themselves don't count.
    found &= ~eight
    let control = eight ^ ones &* 0xC2
    found |= (control &- ones) & ~control
    return found & (ones << 7) == 0
}

/// Whether a byte never needs a second look.
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
    byte < 64 ? specials & (1 << UInt64(byte)) == 0 : byte != 0x7F && byte != 0xC2
}
