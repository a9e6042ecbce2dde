import App

/// The one address under which a server behind a proxy is reached from outside: `https://wird.example.org`. The proxy
/// brings TLS; the address has no path, because the app's addresses begin at the root.
public struct PublicAddress: Hashable, Sendable {
    /// The host in lower case; an address of version 6 in brackets.
    let host: String
    let port: Int

    private static let scheme = "https://"

    /// Reads an address; `nil` if it isn't one that others can reach over TLS. A name of this machine's own is none: by
    /// that the person here comes in.
    public init?(_ text: String) {
        let text = text.lowercased()
        guard text.hasPrefix(Self.scheme) else { return nil }
        var rest = text.dropFirst(Self.scheme.count)
        if rest.last == "/" { rest.removeLast() }
        var port: Substring?
        if let colon = rest.lastIndex(of: ":"), !rest[colon...].contains("]") {
            port = rest[rest.index(after: colon)...]
            rest = rest[..<colon]
        }
        guard let number = port.map({ Self.number($0) }) ?? 443, Self.isHost(rest) else { return nil }
        host = String(rest)
        self.port = number
    }

    /// The address as a browser writes it as an origin (RFC 6454 §6.1).
    public var origin: String { Self.scheme + host + (port == 443 ? "" : ":\(port)") }

    /// Whether a request's host, with or without its port, is this one.
    func isNamed(by authority: String) -> Bool {
        let authority = authority.lowercased()
        return authority == "\(host):\(port)" || port == 443 && authority == host
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.allSatisfy({ ("0"..."9").contains($0) }), let number = Int(text), (1...65_535).contains(number)
        else { return nil }
        return number
    }

    private static func isHost(_ text: Substring) -> Bool {
        if let address = NetworkAddress(text) {
            // Version 6 stands in brackets, and version 4 doesn't (RFC 3986 §3.2.2).
            return !address.isLoopback && (text.first == "[") == (address.bytes.count == 16)
        }
        guard !text.isEmpty, text != "localhost", !text.hasSuffix(".localhost") else { return false }
        return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            !label.isEmpty && label.first != "-" && label.last != "-"
                && label.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
        }
    }
}
