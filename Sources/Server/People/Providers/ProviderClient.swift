import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import People

/// Asks providers over the network, under the rules for every outgoing address (``Outgoing``). It follows no redirect.
struct ProviderClient: Sendable {
    /// The hosts on this machine or in its network that the operator's files name (`NetworkConfig.json`).
    let near: [String]
    let limits: ProviderLimits
    /// Called when an address leads somewhere that may not be asked.
    let didRefuse: @Sendable () -> Void

    /// Whether an address may be asked: over TLS, or without it on this machine itself where the operator's files name
    /// the host.
    static func isAllowed(_ address: String, near: [String]) -> Bool {
        if ProviderDescription.isEncrypted(address) { return true }
        guard let url = URL(string: address), url.scheme == "http", let host = url.host(), url.user() == nil else {
            return false
        }
        return ["127.0.0.1", "localhost"].contains(host) && near.contains(host)
    }

    func fetch(_ call: ProviderCall) async throws -> (status: Int, body: [UInt8]) {
        do {
            return try await withTimeout(.seconds(limits.patience), orThrow: ProviderError.unreachable) {
                try await Outgoing.ask(call.address, near: near) { client in try await ask(call, by: client) }
            }
        } catch {
            if case Outgoing.ResolutionError.refused = error { didRefuse() }
            throw error
        }
    }

    private func ask(_ call: ProviderCall, by client: HTTPClient) async throws -> (status: Int, body: [UInt8]) {
        var request = HTTPClientRequest(url: call.address)
        request.headers = ["accept": "application/json", "user-agent": "Wird"]
        if let form = call.form {
            request.method = .POST
            request.headers.add(name: "content-type", value: "application/x-www-form-urlencoded")
            request.body = .bytes(ByteBuffer(string: form))
        }
        if !call.authorization.isEmpty { request.headers.add(name: "authorization", value: call.authorization) }
        let response = try await client.execute(request, deadline: .distantFuture)
        let body = try await response.body.collect(upTo: limits.largest)
        return (Int(response.status.code), [UInt8](buffer: body))
    }
}
