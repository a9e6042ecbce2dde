import Records

/// The address of a calendar: `https`, or `http` on hosts that the operator names.
struct SubscriptionAddress: Hashable, Sendable {
    /// The whole address, as it is asked.
    let text: String
    let host: String

    /// Why a text isn't one.
    enum Problem: Error {
        case shape
        /// Plain HTTP, which anyone on the way could read and change.
        case plain(host: String)
        /// The host is on this machine or in its network, and the operator doesn't name it.
        case near(host: String)
    }

    /// - Parameter near: the hosts that the operator names.
    init(_ typed: String, near: [String]) throws(Problem) {
        var bytes = Array(typed.utf8)
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        guard bytes.count <= FieldLimits.calendarAddress else { throw .shape }
        var isPlain = false
        // The schemes by which calendar programs are opened stand for the web's.
        switch Self.scheme(&bytes) {
        case "https", "webcal", "webcals": break
        case "http": isPlain = true
        default: throw .shape
        }
        if let mark = bytes.firstIndex(of: UInt8(ascii: "#")) { bytes.removeSubrange(mark...) }
        let end = bytes.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? bytes.count
        for index in 0..<end where (0x41...0x5A).contains(bytes[index]) { bytes[index] |= 0x20 }
        guard let host = SourceAddress.host(bytes[..<end]), NetworkAddress(host)?.reach != .never,
            let rest = Self.encoded(bytes[end...])
        else { throw .shape }
        let isNamed = near.contains(NearHosts.plain(host))
        guard isNamed || !SourceAddress.isNear(host) else { throw .near(host: host) }
        guard isNamed || !isPlain else { throw .plain(host: host) }
        self.host = host
        text =
            (isPlain ? "http://" : "https://") + String(decoding: bytes[..<end], as: UTF8.self)
            + (rest.first == UInt8(ascii: "/") ? "" : "/") + String(decoding: rest, as: UTF8.self)
    }

    /// Takes the scheme from the beginning of an address.
    private static func scheme(_ bytes: inout [UInt8]) -> String {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon <= 8,
            bytes[colon...].starts(with: "://".utf8)
        else { return "" }
        let scheme = bytes[..<colon].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        bytes.removeFirst(colon + 3)
        return String(decoding: scheme, as: UTF8.self)
    }

    /// The path and query; letters beyond ASCII are encoded (RFC 3986 §2.1), and `nil` stands for what no address has.
    private static func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
                UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                return nil
            case 0x21...0x7E: encoded.append(byte)
            case 0x80...: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: return nil
            }
        }
        return encoded
    }
}
