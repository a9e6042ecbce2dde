import App

extension NetworkAddress {
    /// The address itself where a listener for both versions shows one of version 4 as one of version 6 (RFC 4291
    /// §2.5.5.2).
    var plain: NetworkAddress {
        guard bytes.count == 16, bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF,
            let four = NetworkAddress(bytes: Array(bytes[12...]))
        else { return self }
        return four
    }

    /// Whether it is this machine's own (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3).
    var isLoopback: Bool {
        let bytes = plain.bytes
        return bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
    }

    /// The address as text; of version 6 without the short form for zeros.
    var text: String { Self.text(bytes) }

    /// What is counted as one visitor: a whole address of version 4, and of version 6 the network that a household has
    /// (RFC 6177), since it may choose any of its addresses.
    var visitor: String { bytes.count == 4 ? text : Self.text(Array(bytes.prefix(8))) + "::/64" }

    /// What a log says of where somebody comes from: the network around an address, which points at nobody.
    var surroundings: String {
        if isLoopback { return "loopback" }
        return bytes.count == 4
            ? Self.text(bytes.dropLast() + [0]) + "/24" : Self.text(Array(bytes.prefix(6))) + "::/48"
    }

    private static func text(_ bytes: [UInt8]) -> String {
        if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
        return stride(from: 0, to: bytes.count, by: 2).map { index in
            String(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), radix: 16)
        }.joined(separator: ":")
    }
}
