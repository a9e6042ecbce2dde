/// Percent-encoding of texts in URLs and forms (RFC 3986, section 2.1; the WHATWG URL standard for forms).
public enum PercentCoding {
    /// What the encoded text is part of.
    public enum Style: Hashable, Sendable {
        /// A path segment, or a name or value of a query: everything except RFC 3986's unreserved characters is
        /// escaped.
        case address
        /// `application/x-www-form-urlencoded`, in which a space is a plus sign.
        case form
    }

    /// Decodes a text.
    ///
    /// - Throws: ``FormError`` if an escape is incomplete or the bytes are not valid text.
    public static func decode(_ text: String, _ style: Style = .address) throws(FormError) -> String {
        try decode([UInt8](text.utf8)[...], style)
    }

    static func decode(_ encoded: ArraySlice<UInt8>, _ style: Style) throws(FormError) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var index = encoded.startIndex
        while index < encoded.endIndex {
            let byte = encoded[index]
            if byte == UInt8(ascii: "%") {
                guard encoded.endIndex - index > 2, let high = Hex.value(of: encoded[index + 1]),
                    let low = Hex.value(of: encoded[index + 2])
                else { throw .invalidEscape }
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(byte == UInt8(ascii: "+") && style == .form ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        guard UTF8Check.firstFault(in: bytes) == nil else { throw .invalidUTF8 }
        guard !bytes.contains(0) else { throw .nullCharacter }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Encodes a text.
    public static func encode(_ text: String, _ style: Style = .address) -> String {
        var bytes: [UInt8] = []
        append(text, style, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(_ text: String, _ style: Style, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            if isPlain(byte, style) {
                bytes.append(byte)
            } else if byte == UInt8(ascii: " "), style == .form {
                bytes.append(UInt8(ascii: "+"))
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(upperCaseDigit(byte >> 4))
                bytes.append(upperCaseDigit(byte & 15))
            }
        }
    }

    /// Returns the decoded segments of a path: none for `/`, and an empty one between two adjacent slashes or after a
    /// final slash.
    ///
    /// - Throws: ``FormError`` if a segment is malformed.
    public static func segments(ofPath path: String) throws(FormError) -> [String] {
        var bytes = [UInt8](path.utf8)[...]
        if bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
        guard !bytes.isEmpty else { return [] }
        var segments: [String] = []
        for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            segments.append(try decode(part, .address))
        }
        return segments
    }

    /// Upper-case, as RFC 3986, section 2.1 recommends for producers.
    private static func upperCaseDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + (value - 10)
    }

    private static func isPlain(_ byte: UInt8, _ style: Style) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        case UInt8(ascii: "~"): style == .address
        case UInt8(ascii: "*"): style == .form
        default: false
        }
    }
}
