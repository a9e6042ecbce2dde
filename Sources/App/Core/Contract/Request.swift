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
    /// Whose data the request meets, where a server has several people's; empty for the owner's.
    public var person: String
    public var body: [UInt8]
    /// Who sent the request, if the host can't decide by itself whether the sender may change anything; `nil` if it has
    /// already decided.
    public var sender: Sender?
    /// Who asks, where the request is about what several people share; `nil` if nobody is known to.
    public var member: Member?
    /// The instant at which the request is answered.
    public var now: Instant
    /// 128 random bits, fresh for each request, from which new ids are made.
    public var entropy: Entropy

    public init(
        method: String = "GET", path: String, query: String = "", contentType: String = "",
        accept: String = "text/html", ifNoneMatch: String = "", authorization: String = "",
        session: String = "", person: String = "", body: [UInt8] = [], sender: Sender? = nil, now: Instant,
        entropy: Entropy
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.contentType = contentType
        self.accept = accept
        self.ifNoneMatch = ifNoneMatch
        self.authorization = authorization
        self.session = session
        self.person = person
        self.body = body
        self.sender = sender
        member = nil
        self.now = now
        self.entropy = entropy
    }
}

/// The HTTP methods the app answers.
public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
}

/// 128 random bits from the host.
public struct Entropy: Hashable, Sendable {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

/// Who sent a request to a worker, as far as the browser says, and the secret that the forms of this device's own pages
/// are checked with.
///
/// The server needs none of this: it sees `Origin` and `Sec-Fetch-Site`, which browsers don't show to a worker.
public struct Sender: Hashable, Sendable {
    /// The page that sent the request (Fetch, "request's referrer"); empty if the browser doesn't say.
    public var referrer: String
    /// The app's own origin, `http://127.0.0.1:8470`.
    public var origin: String
    /// Whether the browser navigates to the answer. A page of any site can start a navigation; every other request that
    /// reaches a worker comes from a page of the worker's own origin (Service Workers, "Handle Fetch").
    public var isNavigation: Bool
    /// 256 random bits that belong to this device. They leave it neither by sync nor by export.
    public var secret: [UInt8]

    public init(referrer: String, origin: String, isNavigation: Bool, secret: [UInt8]) {
        self.referrer = referrer
        self.origin = origin
        self.isNavigation = isNavigation
        self.secret = secret
    }

    /// Whether the page that sent the request is one of the app's.
    var isOwnPage: Bool {
        let own = Array(origin.utf8)
        return !own.isEmpty && referrer.utf8.starts(with: own + [UInt8(ascii: "/")])
    }
}
