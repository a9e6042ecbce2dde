/// The address of a server with Aladhan's API: its origin and the path before `/v1`.
///
/// Plain HTTP is allowed only within the person's own network: anywhere else, anyone on the way could read the place.
struct SourceAddress: Hashable, Sendable {
    /// The beginning of every request's address: `https://api.aladhan.com`, without a final slash.
    let text: String
    /// The name by which the person knows it.
    let host: String

    /// The reason that a text isn't an address.
    enum Problem: Error {
        case shape
        /// Plain HTTP to a host that isn't near.
        case plain(host: String)
    }

    /// The longest address, in bytes.
    static let longest = 200

    init(_ typed: String) throws(Problem) {
        var bytes = Self.trimmed(typed)
        guard bytes.count <= Self.longest else { throw .shape }
        let isSecure = bytes.starts(with: "https://".utf8)
        guard isSecure || bytes.starts(with: "http://".utf8) else { throw .shape }
        bytes.removeFirst(isSecure ? 8 : 7)
        // People often copy an address with its ending.
        for ending in ["/", "/v1"] {
            if bytes.reversed().starts(with: ending.utf8.reversed()) { bytes.removeLast(ending.utf8.count) }
        }
        let end = bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        guard let host = Self.host(bytes[..<end]),
            bytes[end...].allSatisfy({ Self.isPlain($0) || $0 == UInt8(ascii: "/") })
        else { throw .shape }
        guard NetworkAddress(host)?.reach != .never else { throw .shape }
        guard isSecure || Self.isNear(host) else { throw .plain(host: host) }
        self.host = host
        text = (isSecure ? "https://" : "http://") + String(decoding: bytes, as: UTF8.self)
    }

    /// The text in lower case, since neither a scheme nor a host is case-sensitive, without surrounding spaces.
    private static func trimmed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: "/") { bytes.removeLast() }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        var index = 0
        var slashes = 0
        while index < bytes.count, slashes < 3 {
            if bytes[index] == UInt8(ascii: "/") { slashes += 1 }
            if (0x41...0x5A).contains(bytes[index]) { bytes[index] |= 0x20 }
            index += 1
        }
        return bytes
    }

    /// The host in `host`, `host:port` or `[v6]:port`, or `nil` for anything else.
    static func host(_ authority: ArraySlice<UInt8>) -> String? {
        var name = authority
        let closing = authority.lastIndex(of: UInt8(ascii: "]"))
        if let colon = authority.lastIndex(of: UInt8(ascii: ":")), colon > closing ?? -1 {
            guard let port = Int(String(decoding: authority[(colon + 1)...], as: UTF8.self)),
                (1...65_535).contains(port)
            else { return nil }
            name = authority[..<colon]
        }
        guard let first = name.first, name.count <= 100 else { return nil }
        if first == UInt8(ascii: "[") {
            guard closing == name.indices.last, name.count > 3,
                name.dropFirst().dropLast().allSatisfy({ isHexadecimal($0) || $0 == UInt8(ascii: ":") })
            else { return nil }
        } else {
            guard name.allSatisfy({ isPlain($0) && $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "_") }),
                first != UInt8(ascii: "."), first != UInt8(ascii: "-"), name.last != UInt8(ascii: "-")
            else { return nil }
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether a byte is a letter, a digit or a sign that paths and names contain unencoded.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default:
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "~")
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// Whether a host is this machine or in the person's own network, judging by its name (RFC 6762, RFC 8375).
    static func isNear(_ host: String) -> Bool {
        let backwards = host.utf8.reversed()
        for name in [".local", ".home.arpa", ".localhost"] where backwards.starts(with: name.utf8.reversed()) {
            return true
        }
        return host == "localhost" || NetworkAddress(host)?.reach == .near
    }
}
