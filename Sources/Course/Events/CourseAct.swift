/// What an event says was done.
public enum CourseAct: Hashable, Sendable {
    // By the student.
    /// The initial assessment was sent, for staff to place the student by.
    case assessmentSent(blob: String)
    case lessonOpened(week: Int)
    /// A video of any kind, by its id: of a lesson, the orientation, a session's recording.
    case videoWatched(video: String)
    case lessonCompleted(week: Int)
    /// The event's id is the submission's. The attempt is what the student's device counted, for people to read.
    case submitted(work: CourseWork, attempt: Int, blob: String)
    case feedbackHeard(feedback: String)
    case rsvp(session: String, isComing: Bool)
    /// Asks the school's staff for help; the event's id is the request's (QF-151).
    case helpAsked(topic: CourseHelpTopic, text: String)
    /// Enrols in the cohort of the next level (QF-228).
    case enrolled(cohort: String)
    // By the student or a coach.
    /// A message between the student and the coach, apart from any recording (QF-144, QF-237).
    case messageSent(text: String)
    case followUp(submission: String, text: String)
    // By a coach.
    /// The event's id is the pin's.
    case pinAdded(submission: String, pin: Pin)
    case pinWithdrawn(pin: String)
    /// The event's id is the feedback's.
    case feedbackSent(submission: String, blob: String?, text: String?)
    /// Taken back before it was heard; what was heard stays.
    case feedbackRecalled(feedback: String)
    case evaluated(submission: String, isPassed: Bool, blob: String?, text: String?)
    // By staff.
    /// The answer to a request for help, by the request's id.
    case helpAnswered(request: String, text: String)
    case placed(cohort: String, coach: String)
    case coachChanged(coach: String)
    case paused
    case resumed
    /// Entered in the second year.
    case advanced
    // By the server.
    /// The recording is there whole, with this hash, and counts.
    case accepted(submission: String, blob: String)
    case refused(submission: String, reason: Refusal)
}

/// What a recording is handed in for.
public enum CourseWork: Hashable, Sendable {
    case week(Int)
    /// The end-of-course assessment.
    case assessment

    /// The week's number; `nil` for the assessment.
    public var week: Int? {
        if case .week(let number) = self { number } else { nil }
    }
}

/// A place in a recording that a coach marked.
public struct Pin: Hashable, Sendable {
    /// In milliseconds from the recording's beginning.
    public var start: Int64
    public var end: Int64
    /// The words of the passage, counted from 0; `nil` where none are named.
    public var words: ClosedRange<Int>?
    public var kind: Kind
    /// The recording of what the coach says there.
    public var reply: String?
    public var text: String?

    public init(
        start: Int64, end: Int64, words: ClosedRange<Int>? = nil, kind: Kind, reply: String? = nil, text: String? = nil
    ) {
        self.start = start
        self.end = end
        self.words = words
        self.kind = kind
        self.reply = reply
        self.text = text
    }

    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case letter
        case harakah
        case madd
        case stop
        case memorisation
        case wellDone = "well-done"
    }
}

/// What a student asks the school's staff about (QF-151). The raw value stands in files and forms.
public enum CourseHelpTopic: String, CaseIterable, Hashable, Sendable {
    case general
    case tech
    case billing
}
