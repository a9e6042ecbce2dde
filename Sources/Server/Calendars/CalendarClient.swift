import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Records

/// Fetches a calendar over the network. Each address, a redirect's too, is resolved and checked before it is asked
/// (``Outgoing``); nothing is said but what is fetched and which version is known.
struct CalendarClient: Sendable {
    /// Returns the current time, for a date in `Retry-After`.
    var now: @Sendable () -> Date = { Date() }

    /// What came of a request.
    enum Result: Sendable {
        case text(String, tag: String, modified: String)
        /// There is no newer version.
        case same
        case redirect(String)
    }

    /// What the app is told: the calendar, that it is the same, or why there is none.
    func fetch(_ order: CalendarOrder) async throws -> JSON {
        var report = order.report
        do {
            let result = try await withTimeout(order.timeout, orThrow: SourceError.timeout) {
                try await follow(order)
            }
            switch result {
            case .text(let text, let tag, let modified):
                report["text"] = .string(text)
                report["tag"] = .string(tag)
                report["modified"] = .string(modified)
            case .same: report["same"] = true
            case .redirect: report["failure"] = ["kind": "redirects"]
            }
        } catch {
            try Task.checkCancellation()
            report["failure"] = Self.failure(SourceError(error))
        }
        return .object(report)
    }

    /// Asks the address and those it redirects to.
    private func follow(_ order: CalendarOrder) async throws -> Result {
        var address = order.address
        for _ in 0...order.redirects {
            guard Self.mayAsk(address, order.near) else { throw SourceError.refused }
            // Only the host that gave the version out is told which one is known.
            let result = try await ask(address, order, isKnown: address == order.address)
            guard case .redirect(let target) = result else { return result }
            guard let next = URL(string: target, relativeTo: URL(string: address))?.absoluteURL.absoluteString else {
                throw SourceError.refused
            }
            address = next
        }
        return .redirect(address)
    }

    /// Whether the scheme of an address is one that is asked: plain HTTP only on hosts that the operator names.
    static func mayAsk(_ address: String, _ near: [String]) -> Bool {
        guard let url = URL(string: address), url.user == nil, url.password == nil else { return false }
        switch url.scheme?.lowercased() {
        case "https": return true
        case "http": return Outgoing.host(of: url).map { near.contains($0.host) } ?? false
        default: return false
        }
    }

    private func ask(_ address: String, _ order: CalendarOrder, isKnown: Bool) async throws -> Result {
        var request = HTTPClientRequest(url: address)
        request.headers = ["accept": "text/calendar, */*;q=0.1", "user-agent": "Wird"]
        if isKnown, !order.tag.isEmpty { request.headers.add(name: "if-none-match", value: order.tag) }
        if isKnown, !order.modified.isEmpty { request.headers.add(name: "if-modified-since", value: order.modified) }
        return try await Outgoing.ask(address, near: order.near) { [request] client in
            let response = try await client.execute(request, deadline: .distantFuture)
            switch response.status.code {
            case 200:
                let length = response.headers.first(name: "content-length").flatMap { Int($0) }
                guard length ?? 0 <= order.largest else { throw SourceError.tooLarge }
                let body = try await response.body.collect(upTo: order.largest)
                return .text(
                    String(buffer: body), tag: response.headers.first(name: "etag") ?? "",
                    modified: response.headers.first(name: "last-modified") ?? "")
            case 304 where isKnown && !(order.tag.isEmpty && order.modified.isEmpty): return .same
            case 301, 302, 303, 307, 308:
                guard let target = response.headers.first(name: "location") else { throw SourceError.status(502) }
                return .redirect(target)
            case 429, 503:
                let wait = response.headers.first(name: "retry-after")
                throw SourceError.limited(seconds: wait.flatMap { SourceClient(now: now).seconds($0) })
            default: throw SourceError.status(Int(response.status.code))
            }
        }
    }

    /// An error as the app reads it.
    static func failure(_ error: SourceError) -> JSON {
        switch error {
        case .offline: ["kind": "offline"]
        case .timeout: ["kind": "timeout"]
        case .limited(let seconds): ["kind": "limited", "seconds": seconds.map { .int($0) } ?? .null]
        case .status(let status): ["kind": "status", "status": .int(Int64(status))]
        case .tooLarge: ["kind": "tooLarge"]
        case .refused: ["kind": "refused"]
        }
    }
}
