import App
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix

/// Asks addresses over the network after checking where they lead.
///
/// A name is resolved first and all its addresses are checked; the connection then goes to one of them and to no other,
/// so that the name can't lead elsewhere a moment later. No redirect is followed (``SourceClient/make(to:)``), so no
/// further address needs checking.
enum Outgoing {
    /// The reason that an address isn't asked.
    enum ResolutionError: Error {
        /// It may never be asked, or is on this machine or its network and not allowed by the operator's files.
        case refused
        /// The name has no address.
        case unresolved
    }

    /// Asks an address with a client that connects to nothing else. If a name has several addresses, the next is tried
    /// when one can't be connected to; a request that may have arrived is never repeated.
    ///
    /// - Parameter near: the hosts that may be asked even though they are on this machine or in its network.
    static func ask<Answer: Sendable>(
        _ address: String, near: [String], by work: (HTTPClient) async throws -> Answer
    ) async throws -> Answer {
        guard let (host, spellings) = URL(string: address).flatMap(host(of:)) else { throw ResolutionError.refused }
        return try await ask(spellings, at: try await targets(of: host, near: near), by: work)
    }

    /// The host of an address as hosts are compared, with the ways a client may spell it: however it does, it is to
    /// connect to the addresses that were checked.
    ///
    /// `nil` for an address that isn't `http` or `https`, of which the client knows some that lead to a file of this machine
    /// and no host, for one that carries a name or password, and for one without a host.
    static func host(of url: URL) -> (host: String, spellings: [String])? {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.user() == nil,
            url.password() == nil, let name = url.host(percentEncoded: false), !name.isEmpty
        else { return nil }
        let host = plain(name)
        return (host, [host, name, url.host(percentEncoded: true) ?? host])
    }

    /// Asks a host at one address after another.
    static func ask<Answer: Sendable>(
        _ spellings: [String], at targets: [String], by work: (HTTPClient) async throws -> Answer
    ) async throws -> Answer {
        for (number, target) in targets.enumerated() {
            var overrides: [String: String] = [:]
            for spelling in spellings { overrides[spelling] = target }
            let isLast = number == targets.count - 1
            let client = SourceClient.make(to: overrides, connectingWithin: isLast ? nil : turn)
            let result: Result<Answer, any Error>
            do { result = .success(try await work(client)) } catch { result = .failure(error) }
            try? await client.shutdown()
            if !isLast, case .failure(let error) = result, isUnconnected(error) { continue }
            return try result.get()
        }
        throw ResolutionError.unresolved
    }

    /// How long to wait for an address while there is another to try.
    private static let turn = TimeAmount.seconds(2)

    /// Whether nothing was sent because no connection was made.
    private static func isUnconnected(_ error: any Error) -> Bool {
        switch error {
        case is NIOConnectionError: true
        case let error as HTTPClientError: error == .connectTimeout
        case let error as ChannelError: if case .connectTimeout = error { true } else { false }
        case let error as IOError:
            [ECONNREFUSED, ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL, EAFNOSUPPORT].contains(error.errnoCode)
        default: false
        }
    }

    /// The addresses that may be connected to, in the order to try them. If a single one is forbidden, none is asked:
    /// whoever answers for such a name has no good intent.
    static func targets(of host: String, near: [String]) async throws -> [String] {
        let found = try await NIOThreadPool.singleton.runIfActive { try addresses(of: host) }
        for entry in found {
            switch entry.address.reach {
            case .never: throw ResolutionError.refused
            case .near where !near.contains(host): throw ResolutionError.refused
            case .near, .far: continue
            }
        }
        guard !found.isEmpty else { throw ResolutionError.unresolved }
        return found.map(\.text)
    }

    private static func plain(_ host: String) -> String {
        String(host.lowercased().filter { $0 != "[" && $0 != "]" })
    }

    /// All the addresses of a name, in the system's order (RFC 6724).
    private static func addresses(of host: String) throws -> [(address: NetworkAddress, text: String)] {
        var hints = addrinfo()
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { throw ResolutionError.unresolved }
        defer { freeaddrinfo(list) }
        var found: [(address: NetworkAddress, text: String)] = []
        var next = list
        while let entry = next?.pointee {
            next = entry.ai_next
            var text = [CChar](repeating: 0, count: 256)
            guard
                getnameinfo(
                    entry.ai_addr, entry.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
            else { continue }
            let numeric = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // An address of any other kind isn't asked.
            guard let address = NetworkAddress(numeric.prefix { $0 != "%" }) else { throw ResolutionError.refused }
            found.append((address, numeric))
        }
        return found
    }
}
