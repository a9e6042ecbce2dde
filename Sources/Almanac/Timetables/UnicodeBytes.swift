/// Converts text files as written by spreadsheets to plain UTF-8.
enum UnicodeBytes {
    /// Returns the text as UTF-8 without a byte order mark. Throws if the bytes are not Unicode text.
    ///
    /// UTF-16 is recognised by its byte order mark. Control bytes that don't occur in text files are refused.
    static func utf8(_ bytes: [UInt8]) throws(TimetableError) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) { return try check(utf16(bytes, lowFirst: true)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try check(utf16(bytes, lowFirst: false)) }
        return try check(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes)
    }

    private static func utf16(_ bytes: [UInt8], lowFirst: Bool) throws(TimetableError) -> [UInt8] {
        guard bytes.count % 2 == 0 else { throw TimetableError(.notUnicode) }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = 2
        while index < bytes.count {
            let first = UInt16(bytes[index])
            let second = UInt16(bytes[index + 1])
            units.append(lowFirst ? second << 8 | first : first << 8 | second)
            index += 2
        }
        var decoder = UTF16()
        var iterator = units.makeIterator()
        var text: [UInt8] = []
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): text += Array(String(Character(scalar)).utf8)
            case .emptyInput: return text
            case .error: throw TimetableError(.notUnicode)
            }
        }
    }

    /// Throws the line of the first bytes that are not text.
    private static func check(_ bytes: [UInt8]) throws(TimetableError) -> [UInt8] {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var line = 1
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                if scalar == "\n" { line += 1 }
                guard scalar.value >= 0x20 || (0x09...0x0D).contains(scalar.value) else {
                    throw TimetableError(.notText, line: line)
                }
            case .emptyInput: return bytes
            case .error: throw TimetableError(.notUnicode, line: line)
            }
        }
    }
}
