import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Records

/// Fetches files of recitations into the cache: each file once at a time, resuming downloads that were interrupted.
actor RecitationFetcher {
    let cache: RecitationCache
    /// Called when a source leads to an address that may not be asked.
    private let didRefuse: @Sendable () -> Void
    private var underWay: [String: Task<RecitationCache.Entry, any Error>] = [:]

    init(cache: RecitationCache, didRefuse: @escaping @Sendable () -> Void = {}) {
        self.cache = cache
        self.didRefuse = didRefuse
    }

    /// Returns a file from the first address that has it. A request for a file already being fetched shares its result.
    func fetch(_ reciter: String, _ name: String, _ order: RecitationOrder) async throws -> RecitationCache.Entry {
        let key = reciter + "/" + name
        if let task = underWay[key] { return try await task.value }
        let task = Task { [cache, didRefuse] in try await Self.fetch(reciter, name, order, cache, didRefuse) }
        underWay[key] = task
        defer { underWay[key] = nil }
        return try await task.value
    }

    private static func fetch(
        _ reciter: String, _ name: String, _ order: RecitationOrder, _ cache: RecitationCache,
        _ didRefuse: @Sendable () -> Void
    ) async throws -> RecitationCache.Entry {
        var trouble = RecitationError.missing
        for address in order.addresses {
            for attempt in 1...max(1, order.attempts) {
                do {
                    let bytes = try await withTimeout(order.timeout, orThrow: RecitationError.timeout) {
                        try await Outgoing.ask(address, near: order.near) { try await ask(address, order, cache, $0) }
                    }
                    let entry = try cache.keep(bytes, reciter, name, from: address)
                    for part in [cache.part(address), cache.part(address) + ".tag"] {
                        try? FileManager.default.removeItem(atPath: part)
                    }
                    return entry
                } catch {
                    trouble = Self.trouble(error)
                    if trouble == .refused { didRefuse() }
                    guard trouble == .failed || trouble == .timeout, attempt < order.attempts else { break }
                }
            }
            if trouble != .failed, trouble != .timeout {
                try? FileManager.default.removeItem(atPath: cache.part(address))
            }
        }
        throw trouble
    }

    private static func trouble(_ error: any Error) -> RecitationError {
        if case Outgoing.ResolutionError.refused = error { return .refused }
        return error as? RecitationError ?? .failed
    }

    /// Makes one attempt. What an earlier, interrupted attempt received isn't requested again (RFC 9110 §14.2,
    /// `If-Range`).
    private static func ask(
        _ address: String, _ order: RecitationOrder, _ cache: RecitationCache, _ client: HTTPClient
    ) async throws -> [UInt8] {
        let part = cache.part(address)
        var bytes = FileManager.default.contents(atPath: part).map { Array($0) } ?? []
        let tag = FileManager.default.contents(atPath: part + ".tag").map { String(decoding: $0, as: UTF8.self) } ?? ""
        var request = HTTPClientRequest(url: address)
        request.headers = ["user-agent": "Wird", "accept": "audio/*"]
        if !bytes.isEmpty, !tag.isEmpty {
            request.headers.add(name: "range", value: "bytes=\(bytes.count)-")
            request.headers.add(name: "if-range", value: tag)
        }
        let response = try await client.execute(request, deadline: .distantFuture)
        switch response.status {
        case .ok: bytes = []
        case .partialContent
        where response.headers.first(name: "content-range")?.hasPrefix("bytes \(bytes.count)-") == true:
            break
        case .notFound, .gone: throw RecitationError.missing
        default:
            try? FileManager.default.removeItem(atPath: part)
            throw RecitationError.failed
        }
        let already = bytes.count
        let length = response.headers.first(name: "content-length").flatMap { Int($0) }
        // Compared without adding: the source names the length, and may name the largest number there is.
        guard (length ?? 0) <= order.largest - already else { throw RecitationError.tooLarge }
        try? cache.write(Array((response.headers.first(name: "etag") ?? "").utf8), part + ".tag")
        do {
            for try await piece in response.body {
                bytes += piece.readableBytesView
                guard bytes.count <= order.largest else { throw RecitationError.tooLarge }
            }
        } catch let trouble as RecitationError {
            throw trouble
        } catch {
            try? cache.write(bytes, part)
            throw RecitationError.failed
        }
        if let length, bytes.count != already + length {
            try? cache.write(bytes, part)
            throw RecitationError.failed
        }
        return bytes
    }
}

/// The app's instructions on where a file may be fetched from, and how patiently.
struct RecitationOrder: Sendable {
    /// The addresses, tried in order.
    let addresses: [String]
    let timeout: Duration
    let attempts: Int
    /// The maximum size of a file in bytes.
    let largest: Int
    /// Whether the person has switched the network on for listening.
    let usesNetwork: Bool

    /// The hosts that may be asked even though they are on this machine or in its network.
    let near: [String]

    init(
        addresses: [String], timeout: Duration, attempts: Int, largest: Int, usesNetwork: Bool, near: [String] = []
    ) {
        self.near = near
        self.addresses = addresses
        self.timeout = timeout
        self.attempts = attempts
        self.largest = largest
        self.usesNetwork = usesNetwork
    }

    /// Reads the app's answer; `nil` if it isn't one.
    init?(_ json: JSON) {
        guard let addresses = json["addresses"]?.array?.compactMap(\.string), let timeout = json["timeout"]?.int,
            let attempts = json["attempts"]?.int, let largest = json["largest"]?.int,
            let network = json["network"]?.bool
        else { return nil }
        self.init(
            addresses: addresses, timeout: .seconds(timeout), attempts: Int(clamping: attempts),
            largest: Int(clamping: largest), usesNetwork: network,
            near: (json["near"]?.array ?? []).compactMap(\.string))
    }
}

/// The reason that a file of a recitation could not be fetched from its source.
enum RecitationError: Error, Hashable {
    /// The source doesn't have it.
    case missing
    /// The bytes received aren't audio.
    case unsound
    /// The file has more bytes than allowed.
    case tooLarge
    case timeout
    /// The source leads to an address that may not be asked (``Outgoing``).
    case refused
    /// The download was interrupted or refused, or the source wasn't reached.
    case failed
}
