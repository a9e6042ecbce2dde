import App
import Foundation
import NIOCore

/// The names and addresses under which other devices of the home network find this machine.
public struct MachineNames: Hashable, Sendable {
    /// The machine's name without a domain: `laptop`.
    public var name: String
    /// Its addresses on private networks (RFC 1918, RFC 6598), without loopback.
    public var addresses: [String]

    public init(name: String, addresses: [String]) {
        self.name = name
        self.addresses = addresses
    }

    /// The name by which multicast DNS finds the machine (RFC 6762).
    public var local: String { name + ".local" }

    /// What the machine says of itself now.
    public static func current() -> MachineNames {
        MachineNames(name: label(of: hostName()), addresses: homeAddresses())
    }

    private static func hostName() -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The first label of a host name, as a certificate may hold it (RFC 1123 §2.1); `wird` where there is none.
    static func label(of host: String) -> String {
        let first = host.lowercased().prefix { $0 != "." }
        let isLabel =
            !first.isEmpty && first.utf8.count <= 63 && first.first != "-" && first.last != "-"
            && first.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            }
        return isLabel && first != "localhost" ? String(first) : "wird"
    }

    /// The addresses of the interfaces that are on a private network. The listener has addresses of version 4 alone, so
    /// others would lead nowhere.
    private static func homeAddresses() -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        let texts = devices.compactMap { $0.address?.ipAddress }
        return Set(texts.filter(isHome)).sorted()
    }

    /// Whether an address is one of a private network of version 4, and not this machine's loopback.
    static func isHome(_ text: String) -> Bool {
        guard let address = NetworkAddress(text), address.bytes.count == 4 else { return false }
        return address.reach == .near && address.bytes[0] != 127
    }
}
