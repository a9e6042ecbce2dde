import Almanac

/// One request, with everything the app may know of the world: it reads no clock and draws no random number itself.
public struct Request: Hashable, Sendable {
    /// As received, so that one the app does not answer can be refused with 405.
    public var method: String
    /// Percent-encoded path, beginning with a slash.
    public var path: String
    /// Percent-encoded query without its question mark; empty where there is none.
    public var query: String
    /// `Content-Type` of the body, lower-case, without parameters; empty where there is none.
    public var contentType: String
    /// The `Accept` header.
    public var accept: String
    /// The `If-None-Match` header.
    public var ifNoneMatch: String
    /// The `Authorization` header, of a program that has an access token; empty where there is none.
    public var authorization: String
    public var body: [UInt8]
    /// Who sent it, where the host can't tell by itself whether that may change anything; `nil` where it has seen to it.
    public var sender: Sender?
    /// The instant at which the request is answered.
    public var now: Instant
    /// 128 random bits, fresh for each request: new ids are made of them.
    public var entropy: Entropy

    public init(
        method: String = "GET", path: String, query: String = "", contentType: String = "",
        accept: String = "text/html", ifNoneMatch: String = "", authorization: String = "",
        body: [UInt8] = [], sender: Sender? = nil, now: Instant, entropy: Entropy
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.contentType = contentType
        self.accept = accept
        self.ifNoneMatch = ifNoneMatch
        self.authorization = authorization
        self.body = body
        self.sender = sender
        self.now = now
        self.entropy = entropy
    }
}
