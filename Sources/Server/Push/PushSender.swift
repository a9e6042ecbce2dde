import Almanac
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends messages to the services of browsers (RFC 8030): encrypted, so many at a time, over one client.
///
/// As with everything that is asked (``Outgoing``), the client connects only to addresses that were checked, and follows
/// no redirect.
final class PushSender: Sendable {
    /// How a batch is sent, as configuration says.
    struct Manner: Sendable {
        /// How the services' operators reach whoever runs this server: `mailto:` or `https:`.
        var contact: String
        /// The hosts that may be asked even though they are on this machine or in its network.
        var near: [String]
        /// How many messages are under way at once.
        var atOnce: Int
        /// How long a service has to answer.
        var timeout: Duration
        /// The seconds that a proof of this server is valid.
        var proof: Int64
    }

    /// The octets of an answer that are read. What it says beyond its status and headers isn't used.
    private static let largestAnswer = 4_096

    private let tokens: PushTokens
    /// How often each host could not be connected to, which chooses the next of its addresses.
    private let failures = Mutex<[String: Int]>([:])

    init(_ key: PushKey) { tokens = PushTokens(key) }

    /// Sends a batch. A message that was not begun, because its sender may no longer send, has no result.
    ///
    /// - Parameter maySend: asked before each message.
    func send(
        _ messages: [PushMessage], _ manner: Manner, while maySend: @escaping @Sendable () -> Bool = { true }
    ) async -> [PushResult?] {
        let routes = await PushRoutes(to: messages, near: manner.near, turns: failures.withLock { $0 })
        let client = SourceClient.make(to: routes.overrides, connections: manner.atOnce)
        let results = await withTaskGroup(of: (Int, PushResult?).self) { group in
            var results = [PushResult?](repeating: nil, count: messages.count)
            var next = 0
            while next < min(max(1, manner.atOnce), messages.count) {
                let index = next
                group.addTask { [self] in (index, await send(messages[index], manner, routes, client, maySend)) }
                next += 1
            }
            for await (index, result) in group {
                results[index] = result
                guard next < messages.count else { continue }
                let following = next
                group.addTask { [self] in
                    (following, await send(messages[following], manner, routes, client, maySend))
                }
                next += 1
            }
            return results
        }
        try? await client.shutdown()
        return results
    }

    private func send(
        _ message: PushMessage, _ manner: Manner, _ routes: PushRoutes, _ client: HTTPClient,
        _ maySend: @Sendable () -> Bool
    ) async -> PushResult? {
        guard !Task.isCancelled, maySend() else { return nil }
        guard let route = routes.route(to: message.receiver.endpoint) else { return .forbidden }
        guard route.isResolved else { return .later(seconds: nil) }
        var request = HTTPClientRequest(url: message.receiver.endpoint)
        request.method = .POST
        do {
            request.body = .bytes(ByteBuffer(bytes: try PushEncryption.encrypt(message.payload, for: message.receiver)))
            request.headers = [
                "authorization": try tokens.authorization(
                    for: route.origin, contact: manner.contact, at: World.wallClock(), lasting: manner.proof),
                "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
                "ttl": "\(message.seconds)", "urgency": message.urgency,
            ]
        } catch {
            return .refused(status: 0)
        }
        if let topic = message.hiddenTopic { request.headers.add(name: "topic", value: topic) }
        do {
            return try await withTimeout(manner.timeout, orThrow: HTTPClientError.deadlineExceeded) { [request] in
                let response = try await client.execute(request, deadline: .distantFuture)
                // Read to its end, so that the connection serves the next message as well.
                _ = try? await response.body.collect(upTo: Self.largestAnswer)
                return Self.result(response)
            }
        } catch {
            failures.withLock { failures in failures[route.host, default: 0] += 1 }
            return .later(seconds: nil)
        }
    }

    /// What an answer means (RFC 8030 §5, §7.3, §8.4).
    private static func result(_ response: HTTPClientResponse) -> PushResult {
        switch response.status.code {
        case 200..<300: .sent
        case 404, 410: .gone
        case 408, 429, 500...:
            .later(seconds: response.headers.first(name: "retry-after").flatMap { SourceClient().seconds($0) })
        default: .refused(status: Int(response.status.code))
        }
    }
}
