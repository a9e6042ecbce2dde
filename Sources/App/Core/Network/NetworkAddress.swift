/// An address of the Internet Protocol, which decides what may be asked over the network.
public struct NetworkAddress: Hashable, Sendable {
    /// Four bytes (version 4) or sixteen (version 6).
    public let bytes: [UInt8]

    /// Where an address leads.
    public enum Reach: Hashable, Sendable {
        /// It may never be asked, whoever names it: the link itself, where clouds hand out their keys (RFC 3927, RFC
        /// 4291 §2.5.6), multicast groups, and what isn't the address of a machine.
        case never
        /// This machine or its own network (RFC 1122 §3.2.1.3, RFC 1918, RFC 4193, RFC 6598).
        case near
        /// The public network.
        case far
    }

    /// Creates an address from four or sixteen bytes in network order; `nil` for any other number.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Where the address leads. A version 6 address that contains a version 4 address leads where that one does.
    public var reach: Reach {
        if bytes.count == 4 { return Self.reach(bytes[0], bytes[1], bytes[2], bytes[3]) }
        // A network of its own translates these by its own rules (RFC 8215), and may put the other address anywhere.
        if bytes[0..<6] == [0, 0x64, 0xFF, 0x9B, 0, 1] { return carried?.reach == .never ? .never : .near }
        // Teredo (RFC 4380) hides the other address, and is spoken nowhere any more.
        if bytes[0..<4] == [0x20, 0x01, 0, 0] { return .never }
        if let carried { return carried.reach }
        switch (bytes[0], bytes[1]) {
        case (0, _) where bytes.dropLast().allSatisfy({ $0 == 0 }) && bytes[15] == 1: return .near
        // Includes the unspecified address, and the rest of ::/8, which is unassigned.
        case (0, _): return .never
        case (0xFE, 0x80...0xBF), (0xFF, _): return .never
        case (0xFE, 0xC0...0xFF), (0xFC...0xFD, _): return .near
        default: return .far
        }
    }

    private static func reach(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> Reach {
        switch (a, b) {
        case (0, _), (169, 254), (224...255, _): .never
        case (127, _), (10, _), (172, 16...31), (192, 168), (100, 64...127): .near
        // Protocol assignments and benchmarks (RFC 6890): private networks at best.
        case (192, 0) where c == 0: .near
        case (198, 18...19): .near
        default: .far
        }
    }

    /// The version 4 address inside a version 6 one: mapped or compatible (RFC 4291 §2.5.5), translated (RFC 6052, RFC
    /// 8215), or 6to4 (RFC 3056).
    private var carried: NetworkAddress? {
        func four(_ start: Int) -> NetworkAddress? { NetworkAddress(bytes: Array(bytes[start..<start + 4])) }
        if bytes[0..<10].allSatisfy({ $0 == 0 }), bytes[10] == bytes[11], bytes[10] == 0xFF { return four(12) }
        if bytes[0..<12].allSatisfy({ $0 == 0 }), bytes[12] != 0 { return four(12) }
        if bytes[0..<4] == [0, 0x64, 0xFF, 0x9B], bytes[4] == 0 { return four(12) }
        return bytes[0..<2] == [0x20, 0x02] ? four(2) : nil
    }
}
