/// Reads rendered HTML back and tells whether it is what its tree says: every tag known and closed in order, attributes
/// quoted, no stray `<` or quote. Small on purpose: it accepts only the form that the renderer writes.
struct HTMLChecker {
    private let bytes: [UInt8]
    private var index = 0
    private(set) var texts: [String] = []
    private(set) var attributes: [(name: String, value: String)] = []
    private(set) var tags: [String] = []
    private var open: [String] = []

    static let voids: Set<String> = ["input", "br", "hr", "img", "meta", "link"]

    /// `nil` where the bytes are no well-formed HTML of the renderer's form.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < self.bytes.count {
            let isGood = self.bytes[index] == UInt8(ascii: "<") ? tag() : text()
            if !isGood { return nil }
        }
        if !open.isEmpty { return nil }
    }

    private mutating func text() -> Bool {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "\"") { return false }
            index += 1
        }
        guard let text = Self.decoded(bytes[start..<index]) else { return false }
        texts.append(text)
        return true
    }

    private mutating func tag() -> Bool {
        guard let end = tagEnd() else { return false }
        let inner = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        index = end + 1
        if inner == "!doctype html" { return open.isEmpty && tags.isEmpty }
        if inner.hasPrefix("/") {
            guard open.last == String(inner.dropFirst()) else { return false }
            open.removeLast()
            return true
        }
        let isClosed = inner.hasSuffix("/")
        let body = isClosed ? String(inner.dropLast()) : inner
        let name = String(body.prefix { $0 != " " })
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
        tags.append(name)
        if !isClosed, !Self.voids.contains(name) { open.append(name) }
        return readAttributes(Array(body.dropFirst(name.count).utf8))
    }

    /// The `>` that ends the tag, outside quotes.
    private func tagEnd() -> Int? {
        var isQuoted = false
        for place in (index + 1)..<bytes.count {
            if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[place] == UInt8(ascii: "<") { return nil }
            if bytes[place] == UInt8(ascii: ">"), !isQuoted { return place }
        }
        return nil
    }

    private mutating func readAttributes(_ source: [UInt8]) -> Bool {
        var place = 0
        while place < source.count {
            guard source[place] == UInt8(ascii: " ") else { return false }
            place += 1
            let nameStart = place
            while place < source.count, source[place] != UInt8(ascii: "="), source[place] != UInt8(ascii: " ") {
                place += 1
            }
            let name = String(decoding: source[nameStart..<place], as: UTF8.self)
            guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
                return false
            }
            guard place < source.count, source[place] == UInt8(ascii: "=") else {
                attributes.append((name, ""))
                continue
            }
            guard place + 1 < source.count, source[place + 1] == UInt8(ascii: "\"") else { return false }
            guard let end = source[(place + 2)...].firstIndex(of: UInt8(ascii: "\"")) else { return false }
            guard let value = Self.decoded(source[(place + 2)..<end]) else { return false }
            attributes.append((name, value))
            place = end + 1
        }
        return true
    }

    /// Text with its character references replaced; `nil` where an `&` begins none of those the renderer writes.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        let references: [(String, UInt8)] = [
            ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27),
        ]
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.first {
            guard byte == UInt8(ascii: "&") else {
                text.append(byte)
                rest.removeFirst()
                continue
            }
            guard let reference = references.first(where: { rest.starts(with: Array($0.0.utf8)) }) else { return nil }
            text.append(reference.1)
            rest.removeFirst(reference.0.utf8.count)
        }
        return String(validating: text, as: UTF8.self)
    }
}
