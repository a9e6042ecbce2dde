extension CourseAct {
    /// Whether somebody in a role may do this. Nothing but the server accepts or refuses; whose enrolment it is, and
    /// which coach's, is looked at besides.
    public func isAllowed(to role: CourseRole) -> Bool {
        switch self {
        case .assessmentSent, .lessonOpened, .videoWatched, .lessonCompleted, .submitted, .feedbackHeard, .rsvp,
            .helpAsked, .enrolled:
            role == .student
        case .followUp, .messageSent: role == .student || role == .coach
        case .pinAdded, .pinWithdrawn, .feedbackSent, .feedbackRecalled, .evaluated: role == .coach
        case .helpAnswered, .placed, .coachChanged, .paused, .resumed, .advanced: role == .staff
        case .accepted, .refused: role == .server
        }
    }
}
