/// What is known of a task that stands here and on another CalDAV server.
public struct ExchangeLink: Hashable, Sendable {
    /// Its address on the other server.
    public var href: String
    /// The version that was last read or written there (RFC 9110 §8.8.3).
    public var etag: String
    /// The task's name here; empty for an object there that is no task.
    public var name: String
    /// The tag of its text here when both sides last agreed; empty while what is here has yet to be sent.
    public var tag: String
    /// The text on which both sides last agreed: what each has changed since is told by it.
    public var base: String

    public init(href: String, etag: String, name: String, tag: String, base: String) {
        self.href = href
        self.etag = etag
        self.name = name
        self.tag = tag
        self.base = base
    }
}
