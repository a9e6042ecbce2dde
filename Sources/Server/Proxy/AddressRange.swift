import App

/// A range of addresses as operators write it (CIDR, RFC 4632 §3.1): `10.0.0.0/8`, `fd00::/8`, or one address.
public struct AddressRange: Hashable, Sendable {
    private let start: NetworkAddress
    /// How many bits of an address must be the range's.
    private let bits: Int

    /// Reads one range; `nil` if it isn't one.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = NetworkAddress(parts[0])?.plain else { return nil }
        start = address
        let whole = address.bytes.count * 8
        guard parts.count == 2 else {
            bits = whole
            return
        }
        guard let number = Int(parts[1]), (0...whole).contains(number), parts[1].first != "+" else { return nil }
        bits = number
    }

    /// Reads a list separated by commas or blanks; the first part that is no range is thrown.
    public static func list(_ text: String) throws(NotARange) -> [AddressRange] {
        var ranges: [AddressRange] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            guard let range = AddressRange(part) else { throw NotARange(text: String(part)) }
            ranges.append(range)
        }
        return ranges
    }

    /// The addresses of this machine.
    static let loopback = ["127.0.0.0/8", "::1"].compactMap { AddressRange($0) }

    func contains(_ address: NetworkAddress) -> Bool {
        let bytes = address.plain.bytes
        guard bytes.count == start.bytes.count else { return false }
        let (whole, rest) = bits.quotientAndRemainder(dividingBy: 8)
        guard bytes[..<whole] == start.bytes[..<whole] else { return false }
        return rest == 0 || bytes[whole] >> (8 - rest) == start.bytes[whole] >> (8 - rest)
    }
}

/// A text that was to be a range of addresses.
public struct NotARange: Error, Hashable, Sendable {
    public var text: String
}
