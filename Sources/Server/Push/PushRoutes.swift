import Foundation

/// Where the messages of a batch go: each host is resolved and checked once, and the client connects to nothing else.
struct PushRoutes: Sendable {
    /// The way to one service.
    struct Route: Sendable {
        let host: String
        /// The origin of the address, which the proof names (RFC 8292 §2).
        let origin: String
        /// Whether the name leads somewhere at the moment.
        let isResolved: Bool
    }

    /// The checked address of each host, by all its spellings.
    private(set) var overrides: [String: String] = [:]
    /// The hosts that may not be asked, and those that can't be found.
    private var refused: Set<String> = []
    private var unresolved: Set<String> = []
    private let near: Set<String>

    /// - Parameter turns: how often a host could not be connected to; the next of its addresses is then tried.
    init(to messages: [PushMessage], near: [String], turns: [String: Int]) async {
        self.near = Set(near)
        var done: Set<String> = []
        for message in messages {
            guard let url = URL(string: message.receiver.endpoint), let (host, spellings) = Outgoing.host(of: url),
                done.insert(host).inserted
            else { continue }
            do {
                let targets = try await Outgoing.targets(of: host, near: near)
                for spelling in spellings { overrides[spelling] = targets[(turns[host] ?? 0) % targets.count] }
            } catch Outgoing.ResolutionError.refused {
                refused.insert(host)
            } catch {
                unresolved.insert(host)
            }
        }
    }

    /// The way to an address; `nil` if nothing may be sent there: it isn't `https`, which only a host that the operator
    /// names may do without, or leads to this machine or its network.
    func route(to endpoint: String) -> Route? {
        guard let url = URL(string: endpoint), let scheme = url.scheme?.lowercased(),
            let (host, _) = Outgoing.host(of: url), !refused.contains(host), url.user() == nil
        else { return nil }
        guard scheme == "https" || scheme == "http" && near.contains(host) else { return nil }
        let name = host.contains(":") ? "[\(host)]" : host
        let port = url.port.map { $0 == (scheme == "https" ? 443 : 80) ? "" : ":\($0)" } ?? ""
        return Route(host: host, origin: "\(scheme)://\(name)\(port)", isResolved: !unresolved.contains(host))
    }
}
