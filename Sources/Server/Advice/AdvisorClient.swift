import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Records

/// Asks the assistant once. It follows no redirect, which could lead anywhere and take the key along, and logs nothing
/// of the question, the answer or the key.
public struct AdvisorClient: Sendable {
    /// The key sent as `Authorization: Bearer`; empty for an assistant that needs none.
    let key: String
    /// Called when the assistant's address leads somewhere that may not be asked (``Outgoing``).
    let didRefuse: @Sendable () -> Void

    public init(key: String, didRefuse: @escaping @Sendable () -> Void = {}) {
        self.key = key
        self.didRefuse = didRefuse
    }

    /// The reason that there is no answer. The app reads the raw value.
    enum RequestError: String, Error {
        case slow, unreachable, refused, unusable
    }

    /// Returns the answer as text; throws ``RequestError``.
    func answer(to order: AdvisorOrder) async throws -> String {
        do {
            return try await withTimeout(order.timeout, orThrow: RequestError.slow) {
                try await Outgoing.ask(order.address, near: order.near) { client in try await ask(order, by: client) }
            }
        } catch {
            if case Outgoing.ResolutionError.refused = error { didRefuse() }
            throw Self.trouble(error)
        }
    }

    private func ask(_ order: AdvisorOrder, by client: HTTPClient) async throws -> String {
        var request = HTTPClientRequest(url: order.address)
        request.method = .POST
        request.headers = [
            "accept": "application/json", "content-type": "application/json", "user-agent": "Wird",
        ]
        if !key.isEmpty { request.headers.add(name: "authorization", value: "Bearer " + key) }
        request.body = .bytes(ByteBuffer(string: order.body))
        let response = try await client.execute(request, deadline: .distantFuture)
        guard response.status == .ok else { throw RequestError.refused }
        let body = try await response.body.collect(upTo: order.largest)
        return String(buffer: body)
    }

    private static func trouble(_ error: any Error) -> RequestError {
        if let trouble = error as? RequestError { return trouble }
        switch SourceError(error) {
        case .timeout: return .slow
        case .tooLarge: return .unusable
        case .offline, .status, .limited, .refused: return .unreachable
        }
    }
}

/// A question that the app wants the assistant asked.
struct AdvisorOrder: Sendable {
    let address: String
    let timeout: Duration
    /// The maximum size of an answer in bytes.
    let largest: Int
    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]
    /// The request's body.
    let body: String
    /// The app's own data, returned to it with the result.
    let about: String

    /// Reads the app's answer; `nil` if there is nothing to ask.
    init?(_ answer: JSON) {
        guard let ask = answer["ask"], let address = ask["address"]?.string, !address.isEmpty,
            let timeout = ask["timeout"]?.int, let largest = ask["largest"]?.int, let body = ask["body"]?.string,
            let about = ask["about"]?.string
        else { return nil }
        self.address = address
        self.timeout = .seconds(timeout)
        self.largest = Int(clamping: largest)
        near = (ask["near"]?.array ?? []).compactMap(\.string)
        self.body = body
        self.about = about
    }
}
