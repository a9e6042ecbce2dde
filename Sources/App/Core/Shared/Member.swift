import Almanac

/// Who asks, where the request is about something that several people share.
///
/// A host sets it from what it knows (a session, whose records a browser holds); nothing in a request's own words does.
/// What the member may do is decided by the records of the space: being somebody is not being a member.
public struct Member: Hashable, Sendable {
    /// The person's id.
    public var person: String
    /// The name of the person's account; empty if it has none, or if the host doesn't know.
    public var name: String
    /// The person's language, where their settings aren't among the records.
    public var language: String?
    /// How many lists the person is in already, where that isn't among the records.
    public var lists: Int
    /// The last instant at which an invitation that is made now lets somebody in.
    public var invitationEnd: Instant
    /// Where other people reach the server, for the links that it gives out.
    public var origin: String
    /// Whether the records are those of the space itself, and not of the member's own store.
    public var isAtSpace: Bool

    public init(
        _ person: String, name: String = "", language: String? = nil, lists: Int = 0,
        invitationEnd: Instant = Instant(microseconds: 0), origin: String = "", isAtSpace: Bool = false
    ) {
        self.person = person
        self.name = name
        self.language = language
        self.lists = lists
        self.invitationEnd = invitationEnd
        self.origin = origin
        self.isAtSpace = isAtSpace
    }
}
