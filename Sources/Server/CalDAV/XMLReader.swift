/// Why a document is refused.
enum XMLProblem: Error, Hashable, Sendable {
    /// Not well-formed, or not UTF-8.
    case malformed
    /// It declares a document type. None is needed, and entities could grow without bounds or name files.
    case declaration
    /// Deeper, or of more elements, than any request of a calendar program.
    case tooLarge
}

/// Reads the small XML documents of WebDAV (XML 1.0 and its namespaces), strictly: no document types, no entities but
/// the five that XML has, and bounds on everything. So nothing that it is given makes it fetch or grow.
struct XMLReader {
    /// The deepest nesting, and the most elements and attributes of one element.
    static let limits = (depth: 16, elements: 20_000, attributes: 32)

    private let bytes: [UInt8]
    private var position = 0
    private var elements = 0

    /// Returns the document's element.
    static func read(_ bytes: [UInt8]) throws(XMLProblem) -> XMLElement {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed }
        var reader = XMLReader(bytes: bytes)
        if reader.takes("<?xml") { try reader.skip(to: "?>") }
        try reader.skipMisc()
        let root = try reader.element(depth: 1, spaces: ["xml": "http://www.w3.org/XML/1998/namespace"])
        try reader.skipMisc()
        guard reader.position == bytes.count else { throw .malformed }
        return root
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func element(depth: Int, spaces: [String: String]) throws(XMLProblem) -> XMLElement {
        elements += 1
        guard depth <= Self.limits.depth, elements <= Self.limits.elements else { throw .tooLarge }
        guard takes("<") else { throw .malformed }
        let qualified = try name()
        var (spaces, attributes): ([String: String], [String: String]) = (spaces, [:])
        try readAttributes(&attributes, &spaces)
        var element = XMLElement(try resolve(qualified, spaces, isElement: true))
        for (name, value) in attributes {
            // A prefix has to be declared, even where nobody reads the attribute.
            let resolved = try resolve(name, spaces, isElement: false)
            if resolved.space.isEmpty { element.attributes[resolved.local] = value }
        }
        if takes("/>") { return element }
        guard takes(">") else { throw .malformed }
        try readContent(of: &element, depth: depth, spaces)
        guard try name() == qualified else { throw .malformed }
        skipBlanks()
        guard takes(">") else { throw .malformed }
        return element
    }

    /// Reads up to the end tag's name.
    private mutating func readContent(
        of element: inout XMLElement, depth: Int, _ spaces: [String: String]
    ) throws(XMLProblem) {
        var text: [UInt8] = []
        while true {
            guard position < bytes.count else { throw .malformed }
            guard bytes[position] == UInt8(ascii: "<") else {
                try character(into: &text)
                continue
            }
            if takes("</") { break }
            if takes("<!--") {
                try skipComment()
            } else if takes("<![CDATA[") {
                let start = position
                try skip(to: "]]>")
                text += bytes[start..<position - 3]
            } else if takes("<!") {
                throw .declaration
            } else if takes("<?") {
                try skip(to: "?>")
            } else {
                element.children.append(try self.element(depth: depth + 1, spaces: spaces))
            }
        }
        element.text = Self.text(text)
    }

    private mutating func readAttributes(
        _ attributes: inout [String: String], _ spaces: inout [String: String]
    ) throws(XMLProblem) {
        while true {
            let isApart = skipBlanks()
            guard position < bytes.count else { throw .malformed }
            if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { return }
            guard isApart else { throw .malformed }
            guard attributes.count + spaces.count <= 2 * Self.limits.attributes else { throw .tooLarge }
            let name = try name()
            skipBlanks()
            guard takes("=") else { throw .malformed }
            skipBlanks()
            let value = try quoted()
            if name == "xmlns" {
                spaces[""] = value
            } else if name.hasPrefix("xmlns:") {
                guard !value.isEmpty else { throw .malformed }
                spaces[String(name.dropFirst(6))] = value
            } else {
                guard attributes.updateValue(value, forKey: name) == nil else { throw .malformed }
            }
        }
    }

    private mutating func quoted() throws(XMLProblem) -> String {
        guard position < bytes.count else { throw .malformed }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
        position += 1
        var text: [UInt8] = []
        while true {
            guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { throw .malformed }
            if bytes[position] == quote { break }
            try character(into: &text)
        }
        position += 1
        return Self.text(text)
    }

    /// Reads one byte of text, or a reference to a character.
    private mutating func character(into text: inout [UInt8]) throws(XMLProblem) {
        let byte = bytes[position]
        position += 1
        guard byte == UInt8(ascii: "&") else {
            guard byte >= 0x20 || byte == 9 || byte == 10 || byte == 13 else { throw .malformed }
            // Ends of lines are one character (XML 1.0 §2.11).
            if byte == 13 {
                if position < bytes.count, bytes[position] == 10 { position += 1 }
                text.append(10)
            } else {
                text.append(byte)
            }
            return
        }
        var name: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ";"), name.count < 10 {
            name.append(bytes[position])
            position += 1
        }
        guard takes(";"), let scalar = Self.scalar(String(decoding: name, as: UTF8.self)) else { throw .malformed }
        text += Array(String(Character(scalar)).utf8)
    }

    /// The character of a reference. Only XML's own five entities have names.
    private static func scalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHex = digits.hasPrefix("x")
            guard let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits),
                let scalar = Unicode.Scalar(number), number >= 0x20 || [9, 10, 13].contains(number),
                number != 0xFFFE, number != 0xFFFF
            else { return nil }
            return scalar
        }
    }

    private mutating func name() throws(XMLProblem) -> String {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        guard position > start, position - start <= 128 else { throw .malformed }
        let first = bytes[start]
        guard !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), first != UInt8(ascii: "-"),
            first != UInt8(ascii: ".")
        else { throw .malformed }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private func resolve(
        _ qualified: String, _ spaces: [String: String], isElement: Bool
    ) throws(XMLProblem) -> XMLName {
        let parts = qualified.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .malformed }
        if parts.count == 1 { return XMLName(isElement ? spaces[""] ?? "" : "", String(parts[0])) }
        guard let space = spaces[String(parts[0])] else { throw .malformed }
        return XMLName(space, String(parts[1]))
    }

    private mutating func skipMisc() throws(XMLProblem) {
        while true {
            skipBlanks()
            if takes("<!--") {
                try skipComment()
            } else if takes("<?") {
                try skip(to: "?>")
            } else if takes("<!") {
                throw .declaration
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(XMLProblem) {
        try skip(to: "--")
        guard takes(">") else { throw .malformed }
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = position
        while position < bytes.count, [0x20, 9, 10, 13].contains(bytes[position]) { position += 1 }
        return position > start
    }

    /// Moves behind the next occurrence of a text.
    private mutating func skip(to end: StaticString) throws(XMLProblem) {
        while position < bytes.count {
            if takes(end) { return }
            position += 1
        }
        throw .malformed
    }

    /// Moves behind a text if it comes next.
    private mutating func takes(_ text: StaticString) -> Bool {
        let isNext = text.withUTF8Buffer { wanted in bytes[position...].starts(with: wanted) }
        if isNext { position += text.utf8CodeUnitCount }
        return isNext
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
