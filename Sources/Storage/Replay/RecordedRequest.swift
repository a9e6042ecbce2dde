import Almanac
import App
import Records

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
