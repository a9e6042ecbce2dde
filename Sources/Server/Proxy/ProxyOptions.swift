import App

/// How the server is reached through a proxy that brings TLS: its one public address, and whose word on where a request
/// comes from is believed.
public struct ProxyOptions: Hashable, Sendable {
    public var address: PublicAddress
    /// The proxies; those of this machine where none are named.
    let proxies: [AddressRange]
    /// Whether the operator named them, so that the server may listen for one on another machine.
    let areNamed: Bool

    /// - Parameter proxies: the addresses that proxies ask from; empty for a proxy on this machine.
    public init(address: PublicAddress, proxies: [AddressRange] = []) {
        self.address = address
        areNamed = !proxies.isEmpty
        self.proxies = areNamed ? proxies : AddressRange.loopback
    }

    func isProxy(_ peer: NetworkAddress) -> Bool { proxies.contains { $0.contains(peer) } }

    /// Who asked first: the last address on the way that isn't a proxy's. What stands before it anybody may have
    /// written.
    ///
    /// - Parameter way: what each proxy said of who asked it, the nearest last; `nil` for what is no address.
    func client(_ peer: NetworkAddress, _ way: [NetworkAddress?]) -> NetworkAddress {
        var client = peer
        for address in way.reversed() {
            guard isProxy(client), let address else { break }
            client = address
        }
        return client
    }
}
