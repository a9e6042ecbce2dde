import Almanac

/// A request with everything the app may know of the world: the app itself reads no clock and draws no random numbers.
public struct Request: Hashable, Sendable {
    /// The method as received, so that one the app does not support can be refused with 405.
    public var method: String
    /// Percent-encoded path, beginning with a slash.
    public var path: String
    /// Percent-encoded query without its question mark; empty if there is none.
    public var query: String
    /// `Content-Type` of the body, lower-case, without parameters; empty if there is none.
    public var contentType: String
    /// The `Accept` header.
    public var accept: String
    /// The `If-None-Match` header.
    public var ifNoneMatch: String
    /// The `Authorization` header of a program that has an access token; empty if there is none.
    public var authorization: String
    /// What a paired device shows in its cookie, where a server listens to other devices; empty on loopback.
    public var session: String
    public var body: [UInt8]
    /// Who sent the request, if the host can't decide by itself whether the sender may change anything; `nil` if it has
    /// already decided.
    public var sender: Sender?
    /// The instant at which the request is answered.
    public var now: Instant
    /// 128 random bits, fresh for each request, from which new ids are made.
    public var entropy: Entropy

    public init(
        method: String = "GET", path: String, query: String = "", contentType: String = "",
        accept: String = "text/html", ifNoneMatch: String = "", authorization: String = "",
        session: String = "", body: [UInt8] = [], sender: Sender? = nil, now: Instant, entropy: Entropy
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.contentType = contentType
        self.accept = accept
        self.ifNoneMatch = ifNoneMatch
        self.authorization = authorization
        self.session = session
        self.body = body
        self.sender = sender
        self.now = now
        self.entropy = entropy
    }
}
