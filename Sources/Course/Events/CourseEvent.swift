import Almanac
import Records

/// Something that happened in an enrolment. It never changes, so that an offline student and an offline coach can't
/// overwrite each other: what each knows is merged by taking all of it.
public struct CourseEvent: Hashable, Sendable {
    /// The number of the request that made it.
    public let id: String
    /// The enrolment's id.
    public let enrolment: String
    public let author: Author
    /// When its author's device made it.
    public let at: Instant
    /// When the server received it; `nil` while it is only on its author's device.
    public let received: Instant?
    public let act: CourseAct

    public init(
        id: String, enrolment: String, author: Author, at: Instant, received: Instant?, act: CourseAct
    ) {
        self.id = id
        self.enrolment = enrolment
        self.author = author
        self.at = at
        self.received = received
        self.act = act
    }

    /// Who made an event, in which role. The server says so by the session that brought it, and not the event itself.
    public struct Author: Hashable, Sendable {
        public var id: String
        public var role: CourseRole

        public init(id: String, role: CourseRole) {
            self.id = id
            self.role = role
        }
    }
}

extension CourseEvent {
    /// When it counts: at its receipt, or until that when it was made.
    public var moment: Instant { received ?? at }

    /// The event as it was before the server had it.
    var waiting: CourseEvent {
        CourseEvent(id: id, enrolment: enrolment, author: author, at: at, received: nil, act: act)
    }

    /// Whether this comes first: by its receipt, then what is not yet received by the time it was made, then by id.
    ///
    /// Two copies of one event compare by all they hold, so that each device keeps the same one.
    func precedes(_ other: CourseEvent) -> Bool {
        if (received == nil) != (other.received == nil) { return received != nil }
        if moment != other.moment { return moment < other.moment }
        if at != other.at { return at < other.at }
        if id != other.id { return id.precedesByBytes(other.id) }
        return json.text().precedesByBytes(other.json.text())
    }
}
