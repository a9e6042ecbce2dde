extension JSONScanner {
    /// Reads a string, from its opening quotation mark through the closing one.
    mutating func string() throws(JSONFault) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let text = text(start..<index)
                index += 1
                return text
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            try step(over: byte)
        }
        throw fault(.unexpectedEnd)
    }

    /// Moves past one unescaped character.
    @inline(__always)
    private mutating func step(over byte: UInt8) throws(JSONFault) {
        if byte < 0x80 {
            guard byte >= 0x20 else { throw fault(.controlCharacter) }
            index += 1
        } else {
            let length = UTF8Check.sequenceLength(at: index, in: bytes)
            guard length > 0 else { throw fault(.invalidUTF8) }
            index += length
        }
    }

    @inline(__always)
    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// Reads the rest of a string after its first escape.
    private mutating func escapedString(from start: Int) throws(JSONFault) -> String {
        var buffer = [UInt8](bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: buffer, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try escape(into: &buffer)
            default:
                let first = index
                try step(over: byte)
                buffer.append(contentsOf: bytes[first..<index])
            }
        }
        throw fault(.unexpectedEnd)
    }

    private mutating func escape(into buffer: inout [UInt8]) throws(JSONFault) {
        let start = index
        index += 1
        guard index < bytes.count else { throw fault(.unexpectedEnd) }
        let letter = bytes[index]
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): buffer.append(letter)
        case UInt8(ascii: "b"): buffer.append(0x08)
        case UInt8(ascii: "f"): buffer.append(0x0C)
        case UInt8(ascii: "n"): buffer.append(0x0A)
        case UInt8(ascii: "r"): buffer.append(0x0D)
        case UInt8(ascii: "t"): buffer.append(0x09)
        case UInt8(ascii: "u"): append(try scalar(from: start), to: &buffer)
        default: throw fault(.invalidEscape, at: start)
        }
    }

    /// Reads the character of a `\u` escape, including the second half of a surrogate pair.
    private mutating func scalar(from start: Int) throws(JSONFault) -> UInt32 {
        let first = try hexadecimal(from: start)
        guard (0xD800...0xDFFF).contains(first) else { return first }
        guard first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { throw fault(.loneSurrogate, at: start) }
        index += 2
        let second = try hexadecimal(from: index - 2)
        guard (0xDC00...0xDFFF).contains(second) else { throw fault(.loneSurrogate, at: start) }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func hexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard index < bytes.count else { throw fault(.unexpectedEnd) }
            guard let digit = Hex.value(of: bytes[index]) else { throw fault(.invalidEscape, at: start) }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private func append(_ scalar: UInt32, to buffer: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift & 0x3F)) }
        switch scalar {
        case ..<0x80:
            buffer.append(UInt8(scalar))
        case ..<0x800:
            buffer.append(UInt8(0xC0 | scalar >> 6))
            buffer.append(tail(0))
        case ..<0x10000:
            buffer.append(UInt8(0xE0 | scalar >> 12))
            buffer.append(tail(6))
            buffer.append(tail(0))
        default:
            buffer.append(UInt8(0xF0 | scalar >> 18))
            buffer.append(tail(12))
            buffer.append(tail(6))
            buffer.append(tail(0))
        }
    }
}
