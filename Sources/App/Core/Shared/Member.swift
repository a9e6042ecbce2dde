import Almanac
import Records

/// Who asks, where the request is about something that several people share.
///
/// A host sets it from what it knows (a session, whose records a browser holds); nothing in a request's own words does.
/// What the member may do is decided by the records of the space: being somebody is not being a member. It is a class
/// because every request has room for one: as a value it would be copied with each.
public final class Member: Hashable, Sendable {
    /// The person's id.
    public let person: String
    /// The name of the person's account; empty if it has none, or if the host doesn't know.
    public let name: String
    /// What is asked of the space itself, and not of the member's own store; `nil` there.
    public let visit: Visit?

    /// What the host of a space says besides of who asks.
    public struct Visit: Sendable {
        /// The person's settings, which aren't among the space's records: the answer is theirs to read.
        public var settings: Record?
        /// How many lists the person is in already.
        public var lists: Int
        /// The last instant at which an invitation that is made now lets somebody in.
        public var invitationEnd: Instant
        /// Where other people reach the server, for the links that it gives out.
        public var origin: String
        /// Whether the person runs the server, and may open its school.
        public var runsServer: Bool
        /// The hashes of the files that the request names and that lie whole in the person's own folder.
        public var files: [String]

        public init(
            settings: Record? = nil, lists: Int = 0, invitationEnd: Instant = Instant(microseconds: 0),
            origin: String = "", runsServer: Bool = false, files: [String] = []
        ) {
            self.settings = settings
            self.lists = lists
            self.invitationEnd = invitationEnd
            self.origin = origin
            self.runsServer = runsServer
            self.files = files
        }
    }

    public init(_ person: String, name: String = "", visit: Visit? = nil) {
        self.person = person
        self.name = name
        self.visit = visit
    }

    public static func == (one: Member, other: Member) -> Bool { one.person == other.person }

    public func hash(into hasher: inout Hasher) { hasher.combine(person) }
}
