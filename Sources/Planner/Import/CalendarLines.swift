/// Reads the content lines of a calendar file, unfolding them (RFC 5545 §3.1).
struct CalendarLines {
    /// A property, for example `DTSTART;TZID=Asia/Riyadh:20261121T090000`.
    struct Line {
        /// The number of the file's line on which it begins, counted from 1.
        var number: Int
        /// The name in upper case.
        var name: String
        var parameters: [(name: String, value: String)] = []
        var value: String

        /// Returns a parameter's value; `nil` if it is missing.
        func parameter(_ name: String) -> String? {
            for entry in parameters where entry.name == name { return entry.value }
            return nil
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    private var number = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The length at which a line is cut off. No property that is read here is that long.
    private static let mostBytes = 64 << 10

    /// Returns the next line that is a property; `nil` at the end.
    mutating func next() -> Line? {
        while position < bytes.count {
            let first = number
            if let line = Self.parse(unfolded(), first) { return line }
        }
        return nil
    }

    /// Reads a single unfolded line; `nil` if it is not a property.
    static func line(_ raw: String) -> Line? { parse(Array(raw.utf8), 1) }

    private mutating func unfolded() -> [UInt8] {
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == 13 { continue }
            guard byte == 10 else {
                if text.count < Self.mostBytes { text.append(byte) }
                continue
            }
            number += 1
            guard position < bytes.count, bytes[position] == 32 || bytes[position] == 9 else { break }
            position += 1
        }
        return text
    }

    private static func parse(_ text: [UInt8], _ number: Int) -> Line? {
        var isQuoted = false
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in text.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") else { continue }
            parts.append(text[start..<index])
            start = index + 1
            guard byte == UInt8(ascii: ":") else { continue }
            guard let name = parts.first, !name.isEmpty else { return nil }
            var line = Line(
                number: number, name: capitals(name), value: String(decoding: text[start...], as: UTF8.self))
            for part in parts.dropFirst().prefix(20) {
                guard let mark = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
                let value = part[(mark + 1)...].filter { $0 != UInt8(ascii: "\"") }
                line.parameters.append((capitals(part[..<mark]), String(decoding: value, as: UTF8.self)))
            }
            return line
        }
        return nil
    }

    private static func capitals(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }, as: UTF8.self)
    }
}
