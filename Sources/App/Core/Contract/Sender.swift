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
