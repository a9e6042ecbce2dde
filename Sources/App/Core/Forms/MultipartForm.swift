import Records

/// Reads `multipart/form-data` (RFC 7578): the only way a page without scripts can send a file.
///
/// The boundary is taken from the body's first line, which is where every browser puts it.
enum MultipartForm {
    /// The parts as fields, with a file's content as its value.
    ///
    /// Throws ``FormError`` if the body is truncated or its texts are not UTF-8. A file need not be UTF-8: invalid
    /// bytes are replaced here, and ``file(_:in:)`` returns it unchanged.
    static func pairs(_ body: [UInt8]) throws(FormError) -> [FormFields.Pair] {
        var pairs: [FormFields.Pair] = []
        for part in try parts(body) {
            pairs.append(
                .init(
                    part.name,
                    part.fileName == nil ? try text(part.content) : String(decoding: part.content, as: UTF8.self)))
        }
        return pairs
    }

    /// The name and bytes of a file that was sent in a field, or `nil` if none was.
    static func file(_ field: String, in body: [UInt8]) -> (name: String, bytes: [UInt8])? {
        guard let parts = try? parts(body) else { return nil }
        for part in parts where part.name == field {
            if let name = part.fileName { return (name, Array(part.content)) }
        }
        return nil
    }

    /// One part: the field's name, the file's name if it is a file, and the content.
    private struct Part {
        let name: String
        let fileName: String?
        let content: ArraySlice<UInt8>
    }

    private static func parts(_ body: [UInt8]) throws(FormError) -> [Part] {
        guard let firstLine = body.firstIndex(of: carriageReturn), firstLine > 2, firstLine < 200 else {
            throw .invalidEscape
        }
        let boundary = [carriageReturn, lineFeed] + body[..<firstLine]
        var parts: [Part] = []
        var start = firstLine
        while let end = find(boundary, in: body, from: start) {
            if let part = try part(body[start..<end]) { parts.append(part) }
            start = end + boundary.count
            guard parts.count <= 32 else { throw .tooManyFields }
        }
        return parts
    }

    /// Reads one part: its header lines, an empty line, and its content. `nil` if it has no name.
    private static func part(_ bytes: ArraySlice<UInt8>) throws(FormError) -> Part? {
        let gap = [carriageReturn, lineFeed, carriageReturn, lineFeed]
        guard let split = find(gap, in: Array(bytes), from: 0) else { return nil }
        let header = try text(bytes.prefix(split))
        guard let name = value(of: "name=\"", in: header) else { return nil }
        return Part(
            name: name, fileName: value(of: "filename=\"", in: header), content: bytes.dropFirst(split + gap.count))
    }

    private static func value(of mark: StaticString, in header: String) -> String? {
        let bytes = Array(header.utf8)
        var needle: [UInt8] = [UInt8(ascii: " ")]
        mark.withUTF8Buffer { needle += Array($0) }
        guard let start = find(needle, in: bytes, from: 0) else { return nil }
        let rest = bytes[(start + needle.count)...]
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(FormError) -> String {
        guard UTF8Check.firstFault(in: Array(bytes)) == nil else { throw .invalidUTF8 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The position of a sequence of bytes, at or after an index.
    private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard needle.count <= bytes.count, start <= bytes.count - needle.count else { return nil }
        var index = start
        while index <= bytes.count - needle.count {
            if bytes[index] == needle[0] {
                var matched = 1
                while matched < needle.count && bytes[index + matched] == needle[matched] { matched += 1 }
                if matched == needle.count { return index }
            }
            index += 1
        }
        return nil
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
}
