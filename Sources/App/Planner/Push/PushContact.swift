import Records

/// How the operators of push services reach whoever runs this server (RFC 8292 §2.1). Some services refuse everything
/// from a server whose contact can't be real.
enum PushContact {
    /// The longest contact, in bytes.
    static let longest = 200

    /// The contact as services are told it: `mailto:` or `https:`; `nil` if the text is none, or names a host that is
    /// nobody's (RFC 2606, RFC 6761, RFC 6762).
    static func checked(_ typed: String) -> String? {
        var bytes = Array(typed.utf8)
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        guard bytes.count <= longest,
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        if bytes.starts(with: "https://".utf8) {
            let end = bytes[8...].firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") } ?? bytes.count
            return isReal(bytes[8..<end]) ? text : nil
        }
        let address = bytes.starts(with: "mailto:".utf8) ? bytes[7...] : bytes[...]
        guard let at = address.firstIndex(of: UInt8(ascii: "@")), at > address.startIndex,
            address.lastIndex(of: UInt8(ascii: "@")) == at, isReal(address[(at + 1)...])
        else { return nil }
        return "mailto:" + String(decoding: address, as: UTF8.self)
    }

    /// Whether a host can be somebody's on the public network.
    private static func isReal(_ host: ArraySlice<UInt8>) -> Bool {
        let name = "." + NearHosts.plain(String(decoding: host, as: UTF8.self))
        let labels = name.utf8.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1, NetworkAddress(name.dropFirst()) == nil else { return false }
        for label in labels {
            guard let first = label.first, let last = label.last, first != UInt8(ascii: "-"), last != UInt8(ascii: "-"),
                label.allSatisfy(isOfName)
            else { return false }
        }
        // A name of the public network ends in letters.
        guard let top = labels.last, top.count > 1, top.contains(where: { $0 > 0x39 }) else { return false }
        let backwards = name.utf8.reversed()
        for end in nobodys where backwards.starts(with: end.utf8.reversed()) { return false }
        return true
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-")
    }

    private static let nobodys = [
        ".localhost", ".local", ".test", ".example", ".invalid", ".internal", ".home.arpa", ".lan", ".example.com",
        ".example.net", ".example.org",
    ]
}
