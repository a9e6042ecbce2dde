/// A URL within the app, or a fixed external one. It can't accidentally be a `javascript:` URL or lead to another host.
///
/// Links are made by the app's router, and screens only pass them on.
public struct Link: Hashable, Sendable {
    /// The URL as it appears in the page, before escaping.
    public let text: String

    /// Creates a link to a path of this app.
    ///
    /// The path begins with a single `/`: a missing one is added, and several are merged. Characters that are not
    /// allowed in a URL are percent-encoded as UTF-8 (RFC 3986, 2.1), and what is already encoded is kept.
    public init(path: String) {
        let source = Array(path.utf8)
        var bytes: [UInt8] = [slash]
        var index = source.firstIndex { $0 != slash && $0 != backslash } ?? source.count
        while index < source.count {
            let isEscape =
                source[index] == percent && index + 2 < source.count && isHexadecimal(source[index + 1])
                && isHexadecimal(source[index + 2])
            if isEscape || isAllowed(source[index]) {
                bytes.append(source[index])
            } else {
                appendEncoded(source[index], to: &bytes)
            }
            index += 1
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Creates a link to a path from the router, which begins with a single `/` and contains nothing that must be
    /// encoded.
    public init(cleanPath path: String) {
        assert(Self.isClean(path), "not a clean path: \(path)")
        text = path
    }

    /// Whether a path can be used unchanged: it begins with a single `/`, and nothing must be encoded.
    private static func isClean(_ path: String) -> Bool {
        var index = 0
        for byte in path.utf8 {
            if index < 2, (byte == slash) != (index == 0) { return false }
            guard isAllowed(byte) || byte == percent else { return false }
            index += 1
        }
        return index > 0
    }

    /// Creates a link from the segments of a path and query items, percent-encoding every part.
    public init(segments: [String], query: [(name: String, value: String)] = []) {
        var bytes: [UInt8] = []
        for segment in segments where !segment.isEmpty {
            bytes.append(slash)
            appendComponent(segment, to: &bytes)
        }
        if bytes.isEmpty { bytes.append(slash) }
        for (index, item) in query.enumerated() {
            bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
            appendComponent(item.name, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            appendComponent(item.value, to: &bytes)
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Creates a link to a place on the same page.
    public init(fragment: String) {
        var bytes: [UInt8] = [UInt8(ascii: "#")]
        appendComponent(fragment, to: &bytes)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the link with a place on its page.
    public func at(_ fragment: String) -> Link { Link(cleanPath: text + Link(fragment: fragment).text) }

    /// Creates a link out of the app that is written in the program's source (a licence, a source of data).
    public init(outside address: StaticString) {
        text = address.description
    }

    /// Creates a link to an external page named in the operator's configuration; `nil` if it isn't an `https` URL.
    public init?(https address: String) {
        guard address.utf8.starts(with: "https://".utf8), address.utf8.count > 8 else { return nil }
        for byte in address.utf8 where !isAllowed(byte) && byte != percent { return nil }
        text = address
    }
}

private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
private let percent = UInt8(ascii: "%")
private let hexadecimal: StaticString = "0123456789ABCDEF"

/// Whether a byte is an unreserved character (RFC 3986, 2.3): letters, digits and `- . _ ~`.
private func isUnreserved(_ byte: UInt8) -> Bool {
    let (low, high): (UInt64, UInt64) = (0x03FF_6000_0000_0000, 0x47FF_FFFE_87FF_FFFE)
    return isSet(byte, low, high)
}

/// Whether a byte is allowed in a path, query or fragment (RFC 3986, 3.3 to 3.5): the unreserved characters and `! # $
/// & ' ( ) * + , / : ; = ? @`.
private func isAllowed(_ byte: UInt8) -> Bool {
    let (low, high): (UInt64, UInt64) = (0xAFFF_FFDA_0000_0000, 0x47FF_FFFE_87FF_FFFF)
    return isSet(byte, low, high)
}

/// Whether a set of ASCII characters, with one bit for each, contains a byte.
private func isSet(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
    byte < 128 && (byte < 64 ? low : high) & (1 << UInt64(byte & 63)) != 0
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
    default: false
    }
}

private func appendEncoded(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(percent)
    bytes.append(hexadecimal.utf8Start[Int(byte >> 4)])
    bytes.append(hexadecimal.utf8Start[Int(byte & 15)])
}

private func appendComponent(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
        if isUnreserved(byte) { bytes.append(byte) } else { appendEncoded(byte, to: &bytes) }
    }
}
