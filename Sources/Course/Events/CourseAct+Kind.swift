extension CourseAct {
    /// The name of an act in files and requests.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case assessmentSent = "assessment-sent"
        case lessonOpened = "lesson-opened"
        case videoWatched = "video-watched"
        case lessonCompleted = "lesson-completed"
        case submitted
        case feedbackHeard = "feedback-heard"
        case rsvp
        case helpAsked = "help-asked"
        case enrolled
        case messageSent = "message"
        case followUp = "follow-up"
        case pinAdded = "pin-added"
        case pinWithdrawn = "pin-withdrawn"
        case feedbackSent = "feedback-sent"
        case feedbackRecalled = "feedback-recalled"
        case evaluated
        case helpAnswered = "help-answered"
        case placed
        case coachChanged = "coach-changed"
        case paused
        case resumed
        case advanced = "entered-year-2"
        case accepted
        case refused
    }

    public var kind: Kind {
        switch self {
        case .assessmentSent: .assessmentSent
        case .lessonOpened: .lessonOpened
        case .videoWatched: .videoWatched
        case .lessonCompleted: .lessonCompleted
        case .submitted: .submitted
        case .feedbackHeard: .feedbackHeard
        case .rsvp: .rsvp
        case .helpAsked: .helpAsked
        case .enrolled: .enrolled
        case .messageSent: .messageSent
        case .followUp: .followUp
        case .pinAdded: .pinAdded
        case .pinWithdrawn: .pinWithdrawn
        case .feedbackSent: .feedbackSent
        case .feedbackRecalled: .feedbackRecalled
        case .evaluated: .evaluated
        case .helpAnswered: .helpAnswered
        case .placed: .placed
        case .coachChanged: .coachChanged
        case .paused: .paused
        case .resumed: .resumed
        case .advanced: .advanced
        case .accepted: .accepted
        case .refused: .refused
        }
    }
}

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
