import Almanac
import App
import Records

/// Runs recorded requests from an empty store in memory: the native half of the proof that both hosts give the same
/// bytes.
public struct Replay {
    private let host: LocalHost

    /// Creates a replay whose store is empty and has replica number 1.
    public init(library: any SectionSource, handler: @escaping AppHandler) throws(StoreError) {
        let store = MemoryStore(replica: Replica(number: 1))
        host = try LocalHost(store: store, library: library, handler: handler, rules: { _ in .nothing })
    }

    /// Answers the next request as one line of JSON: status, headers, body in base64, and what was changed.
    public func answer(_ request: AppRequest) throws(StoreError) -> JSON {
        var request = request
        if App.isAmongPeople(path: request.path) { request.member = Member("owner") }
        let (response, changes) = try host.handle(request)
        return [
            "status": .int(Int64(response.status)),
            "headers": .array(response.headers.map { .array([.string($0.name), .string($0.value)]) }),
            "body": .string(Base64.encode(response.body)),
            "changes": .array(changes.records.map(\.json)),
            "erased": .array(changes.erased.map { .string($0.name) }),
        ]
    }
}

/// A request as written in a file of recorded requests.
public struct RecordedRequest: Hashable, Sendable {
    public var request: AppRequest

    public init(_ request: AppRequest) {
        self.request = request
    }

    /// The members of a line, with the time in microseconds, the entropy as 32 hexadecimal digits, and the body as
    /// base64.
    public var json: JSON {
        [
            "method": .string(request.method), "path": .string(request.path), "query": .string(request.query),
            "contentType": .string(request.contentType), "accept": .string(request.accept),
            "ifNoneMatch": .string(request.ifNoneMatch), "body": .string(Base64.encode(request.body)),
            "now": .int(request.now.microseconds),
            "entropy": .string(Hex.encode(request.entropy.high) + Hex.encode(request.entropy.low)),
        ]
    }

    /// Reads a line; `nil` if a member is missing or malformed.
    public init?(json: JSON) {
        guard let method = json["method"]?.string, let path = json["path"]?.string,
            let body = Base64.decode(json["body"]?.string ?? ""), let now = json["now"]?.int,
            let entropy = json["entropy"]?.string, entropy.utf8.count == 32,
            let high = UInt64(entropy.prefix(16), radix: 16), let low = UInt64(entropy.suffix(16), radix: 16)
        else { return nil }
        request = AppRequest(
            method: method, path: path, query: json["query"]?.string ?? "",
            contentType: json["contentType"]?.string ?? "", accept: json["accept"]?.string ?? "",
            ifNoneMatch: json["ifNoneMatch"]?.string ?? "", body: body, now: Instant(microseconds: now),
            entropy: Entropy(high: high, low: low))
    }
}
