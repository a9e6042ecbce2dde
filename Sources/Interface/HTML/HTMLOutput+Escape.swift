extension HTMLOutput {
    /// Appends text from the program's source unchanged.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Appends text, escaped so that it can't end the text or attribute value that contains it.
    ///
    /// `& < > " '` become character references. Control characters that HTML doesn't allow in text (all except tab,
    /// line feed and carriage return; DEL; U+0080 to U+009F) are dropped.
    mutating func appendEscaped(_ text: String) {
        // The bytes of every string made here are contiguous. The copy is for any string that isn't.
        if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) != nil { return }
        var text = text
        text.withUTF8 { appendEscaped($0) }
    }

    /// Appends text from the program's source, which is escaped all the same.
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

/// Returns the number of bytes of a character that must be replaced or dropped; 0 if it may stay.
private func specialWidth(of byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard byte == 0xC2 else { return 1 }
    // U+0080 to U+009F are C2 80 to C2 9F.
    return index + 1 < bytes.count && bytes[index + 1] < 0xA0 ? 2 : 0
}

/// The bytes below 64 that must be replaced or dropped, with one bit for each: controls except tab, line feed and
/// carriage return, and `" & ' < >`.
private let specials: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09) & ~(1 << 0x0A) & ~(1 << 0x0D) | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

/// Whether eight bytes may stay unchanged: none below 32, none of `" & ' < > DEL`, and no C2, which may precede the
/// second byte of a control character. Letters of other scripts may stay. Each test sets the high bit of the bytes it
/// finds; it may find too many, but never too few (Warren, Hacker's Delight, 6-1).
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
    // The bytes searched for are ASCII, so bytes with the high bit set don't count.
    found &= ~eight
    let control = eight ^ ones &* 0xC2
    found |= (control &- ones) & ~control
    return found & (ones << 7) == 0
}

/// Whether a byte never needs a closer look.
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
    byte < 64 ? specials & (1 << UInt64(byte)) == 0 : byte != 0x7F && byte != 0xC2
}
