/// Somebody of the course, as their profile says.
public struct CoursePerson: Hashable, Sendable {
    public var id: String
    public var name: String
    public var role: CourseRole
    /// With whom the person sits in gender-separated circles; `nil` where that is not said.
    public var audience: Audience?
    /// A few words about the person; empty where nothing is said.
    public var bio = ""
    /// The picture, by the hash of its bytes; `nil` without one.
    public var photo: String?
}

/// What somebody is in the course.
public enum CourseRole: String, CaseIterable, Hashable, Sendable {
    case student
    case coach
    case staff
    /// The server itself, which alone accepts and refuses.
    case server
}

/// A student's way through one level. Who goes on to the next level, or takes one again, has another enrolment.
public struct Enrolment: Hashable, Sendable {
    public var id: String
    /// The student's id.
    public var student: String

    public init(id: String, student: String) {
        self.id = id
        self.student = student
    }
}
