import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Asks a source over the network. It follows no redirect, which could take the person's place anywhere, reads no more
/// than it must, and says nothing about the person beyond what the app put in the address.
struct SourceClient: Sendable {
    /// Waits for a duration; in tests, a substitute records it instead.
    var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    /// Returns the current time, for a date in `Retry-After`.
    var now: @Sendable () -> Date = { Date() }

    /// Creates a client with the settings that hold for every request.
    ///
    /// - Parameters:
    /// - targets: the addresses to connect to, by host.
    /// - limit: how long connecting may take; `nil` for the client's default.
    /// - connections: how many connections a host gets at once; `nil` for the client's default.
    static func make(
        to targets: [String: String], connectingWithin limit: TimeAmount? = nil, connections: Int? = nil
    ) -> HTTPClient {
        var configuration = HTTPClient.Configuration()
        configuration.dnsOverride = targets
        configuration.redirectConfiguration = .disallow
        if let limit { configuration.timeout.connect = limit }
        configuration.httpVersion = .http1Only
        if let connections { configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections }
        // One attempt must be one connection; the number of attempts is decided here.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    /// The answers to all addresses of an order, as texts. Throws ``SourceError`` for the first address without an
    /// answer.
    func answers(to order: FetchRequest) async throws -> [String] {
        var answers: [String] = []
        for address in order.addresses { answers.append(try await answer(address, order)) }
        return answers
    }

    /// Tries until there is an answer, with growing pauses.
    private func answer(_ address: String, _ order: FetchRequest) async throws -> String {
        var gap = order.gap
        for attempt in 1... {
            do {
                return try await withTimeout(order.timeout, orThrow: SourceError.timeout) {
                    try await ask(address, order)
                }
            } catch {
                try Task.checkCancellation()
                let trouble = SourceError(error)
                guard trouble.isPassing, attempt < order.attempts else { throw trouble }
            }
            try await pause(gap)
            gap *= order.factor
        }
        throw SourceError.timeout
    }

    private func ask(_ address: String, _ order: FetchRequest) async throws -> String {
        var request = HTTPClientRequest(url: address)
        request.headers = ["accept": "application/json", "user-agent": "Wird"]
        return try await Outgoing.ask(address, near: order.near) { [request] client in
            let response = try await client.execute(request, deadline: .distantFuture)
            guard response.status == .ok else { throw trouble(response) }
            return String(buffer: try await response.body.collect(upTo: order.largest))
        }
    }

    private func trouble(_ response: HTTPClientResponse) -> SourceError {
        guard response.status == .tooManyRequests || response.status == .serviceUnavailable else {
            return .status(Int(response.status.code))
        }
        let wait = response.headers.first(name: "retry-after").flatMap { seconds($0) }
        return response.status == .tooManyRequests || wait != nil ? .limited(seconds: wait) : .status(503)
    }

    /// The seconds that `Retry-After` asks for (RFC 9110 §10.2.3): a number, or the time until a date.
    func seconds(_ text: String) -> Int64? {
        if let seconds = Int64(text) { return max(0, seconds) }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        // A date may be as far away as its writer likes.
        return format.date(from: text).flatMap { date in
            Int64(exactly: date.timeIntervalSince(now()).rounded(.up)).map { max(0, $0) }
        }
    }
}
