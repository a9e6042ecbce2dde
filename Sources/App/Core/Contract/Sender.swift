/// Who sent a request to a worker, as far as the browser tells it, and the secret that the forms of this device's own pages
/// are held against.
///
/// The server needs none of this: it sees `Origin` and `Sec-Fetch-Site`, which a browser doesn't show to a worker.
public struct Sender: Hashable, Sendable {
    /// The page that sent the request (Fetch, "request's referrer"); empty where the browser doesn't say.
    public var referrer: String
    /// The app's own origin, `http://127.0.0.1:8470`.
    public var origin: String
    /// Whether the browser goes to the answer. Any page of any site can begin that; whatever else reaches a worker comes from
    /// a page of the worker's own origin (Service Workers, "Handle Fetch").
    public var isNavigation: Bool
    /// 256 bits that this device has drawn for itself. They leave it neither in a sync nor in an export.
    public var secret: [UInt8]

    public init(referrer: String, origin: String, isNavigation: Bool, secret: [UInt8]) {
        self.referrer = referrer
        self.origin = origin
        self.isNavigation = isNavigation
        self.secret = secret
    }

    /// Whether the page that sent the request is the app's.
    var isOwnPage: Bool {
        let own = Array(origin.utf8)
        return !own.isEmpty && referrer.utf8.starts(with: own + [UInt8(ascii: "/")])
    }
}
