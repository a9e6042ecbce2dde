import App
import HTTPTypes

/// What a proxy says of a request that it passes on: the widespread `X-Forwarded-…` fields, or `Forwarded` (RFC 7239).
struct Forwarded: Equatable {
    /// Who asked each proxy, the nearest proxy's word last; `nil` for what is no address (RFC 7239 §6.2, §6.3).
    var way: [NetworkAddress?] = []
    /// The host that the client asked for; `nil` if no proxy says.
    var host: String?
    /// Whether the client asked without encryption.
    var isPlain = false

    /// Reads the fields; `nil` if the two ways of saying it tell of different clients: one of them then came from the
    /// client, and nobody could say which.
    init?(_ headers: HTTPFields) {
        let standard = Self.elements(of: "forwarded", headers).map(Self.pairs)
        let list = Self.elements(of: "x-forwarded-for", headers)
        way = list.map { Self.address($0) }
        let other = standard.map { element in element["for"].flatMap { Self.address($0) } }
        if list.isEmpty { way = other } else if !other.isEmpty, other != way { return nil }
        let hosts = Self.elements(of: "x-forwarded-host", headers) + standard.compactMap { $0["host"] }
        host = hosts.first?.lowercased()
        let schemes = Self.elements(of: "x-forwarded-proto", headers) + standard.compactMap { $0["proto"] }
        isPlain = !schemes.isEmpty && !schemes.contains { $0.lowercased() == "https" }
    }

    /// Whether a request came through a proxy, as far as its fields say. Whoever sends one of them is not the person at
    /// this machine, whether its word is believed or not.
    static func isShown(by headers: HTTPFields) -> Bool {
        headers.contains { field in
            let name = field.name.canonicalName
            return name.hasPrefix("x-forwarded") || names.contains(name)
        }
    }

    private static let names: Set = [
        "forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip", "cf-connecting-ip",
    ]

    /// The parts of a field between commas, over all its lines (RFC 9110 §5.3), without blanks around them.
    private static func elements(of name: String, _ headers: HTTPFields) -> [String] {
        guard let name = HTTPField.Name(name) else { return [] }
        return headers[values: name].flatMap { line in
            line.split(separator: ",").map(trimmed).filter { !$0.isEmpty }
        }
    }

    /// The pairs of one element of `Forwarded`, by their names in lower case, without quotes.
    private static func pairs(_ element: String) -> [String: String] {
        var pairs: [String: String] = [:]
        for pair in element.split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            pairs[trimmed(parts[0]).lowercased()] = trimmed(parts[1]).filter { $0 != "\"" }
        }
        return pairs
    }

    /// The address in a node, which may carry a port (RFC 7239 §6).
    private static func address(_ node: String) -> NetworkAddress? {
        if let address = NetworkAddress(node) { return address.plain }
        guard let colon = node.lastIndex(of: ":") else { return nil }
        return NetworkAddress(node[..<colon])?.plain
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
