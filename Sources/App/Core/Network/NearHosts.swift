import Records

extension AppBundle {
    /// The hosts on this machine or in its network that may still be asked, because the operator names them in
    /// `NetworkConfig.json`. No form or sync can change that file.
    var near: [String] {
        var hosts: [String] = []
        for entry in config["NetworkConfig"]?["near"]?.array ?? [] {
            if let host = entry.string { hosts.append(NearHosts.plain(host)) }
        }
        return hosts
    }
}

/// The nearby hosts that a server may ask.
enum NearHosts {
    /// The hosts that the operator names, and the hosts of the given addresses if they are plainly near; such addresses
    /// come from the operator's own files. A public name that leads to a near address doesn't count.
    static func json(_ bundle: AppBundle, of addresses: [String] = []) -> JSON {
        var hosts = bundle.near
        for address in addresses {
            guard let host = host(of: address), SourceAddress.isNear(host) else { continue }
            hosts.append(plain(host))
        }
        return .array(hosts.map { .string($0) })
    }

    /// A host in lower case and without brackets, as hosts are compared.
    static func plain(_ host: String) -> String {
        var bytes: [UInt8] = []
        for byte in host.utf8 where byte != UInt8(ascii: "[") && byte != UInt8(ascii: "]") {
            bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The host of a full address, including any brackets.
    private static func host(of address: String) -> String? {
        var rest = address.utf8[...]
        for scheme in ["https://", "http://"] where rest.starts(with: scheme.utf8) {
            rest = rest.dropFirst(scheme.utf8.count)
            let end: Substring.UTF8View.Index
            if rest.first == UInt8(ascii: "["), let closing = rest.firstIndex(of: UInt8(ascii: "]")) {
                end = rest.index(after: closing)
            } else {
                end = rest.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") } ?? rest.endIndex
            }
            return String(decoding: Array(rest[..<end]), as: UTF8.self)
        }
        return nil
    }
}
