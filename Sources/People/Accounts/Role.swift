/// What a person may do on a server that several share.
public enum Role: String, CaseIterable, Sendable {
    /// Uses Wird for themselves.
    case person
    /// Follows a course.
    case student
    /// Looks after students of a course.
    case coach
    /// Runs courses.
    case staff
    /// Runs the server: invites people, and removes them.
    case `operator`

    /// Whether the role may see who else is on the server, invite and remove people.
    public var managesPeople: Bool {
        switch self {
        case .operator: true
        case .person, .student, .coach, .staff: false
        }
    }
}
