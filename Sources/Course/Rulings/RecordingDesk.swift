import Almanac

/// The server's look at the recordings that were handed in: each is ruled on once it is there whole, one after the other,
/// with all that was accepted before (QF-009, QF-173).
public struct RecordingDesk: Sendable {
    private var facts: EnrolmentFacts
    private let curriculum: Curriculum
    private let config: CourseConfig

    public init(_ facts: EnrolmentFacts, _ curriculum: Curriculum, _ config: CourseConfig) {
        self.facts = facts
        self.curriculum = curriculum
        self.config = config
    }

    /// The recordings that a verdict is still to be made of, in the order in which they were made: what waits, and what
    /// was given up because it never came.
    public var open: [CourseSubmission] { facts.submissions.filter { $0.isOpen && $0.hash != nil } }

    /// The verdict on a recording; `nil` while it is still waited for.
    ///
    /// - Parameters:
    ///   - isHeld: whether the student's own recording is there, with this hash.
    ///   - isGivenUp: whether it has been waited for long enough.
    ///   - now: the server's clock.
    public mutating func rule(
        on submission: CourseSubmission, isHeld: Bool, isGivenUp: Bool, at now: Instant
    ) -> CourseAct? {
        let act: CourseAct
        if isHeld {
            let refusal = facts.ruling(
                on: submission.work, blob: submission.blob, at: now, curriculum, config)
            act =
                refusal.map { .refused(submission: submission.id, reason: $0) }
                ?? .accepted(submission: submission.id, blob: submission.blob)
        } else {
            guard isGivenUp, submission.isWaiting else { return nil }
            act = .refused(submission: submission.id, reason: .recordingMissing)
        }
        facts.apply(Self.event(act, of: submission, in: facts.enrolment, at: now))
        return act
    }

    /// A verdict as an event. Its id follows from the submission's, so that two looks at once make one, and from whether
    /// the recording was there, because giving up is no last word.
    public static func event(
        _ act: CourseAct, of submission: CourseSubmission, in enrolment: Enrolment, at now: Instant
    ) -> CourseEvent {
        var isGivenUp = false
        if case .refused(_, .recordingMissing) = act { isGivenUp = true }
        return CourseEvent(
            id: (isGivenUp ? missingMark : mark) + submission.id, enrolment: enrolment.id, author: .theServer, at: now,
            received: now, act: act)
    }

    /// Whether an event's id is of a verdict, which only the server makes.
    public static func isVerdict(id: String) -> Bool {
        id.utf8.starts(with: mark.utf8) || id.utf8.starts(with: missingMark.utf8)
    }

    private static let mark = "verdict-"
    private static let missingMark = "missing-"
}

extension CourseSubmission {
    /// The hash of its recording; `nil` for the silence of a course at home.
    public var hash: String? { RecordingName.hash(of: blob) }

    public var isRefused: Bool {
        if case .refused = standing { true } else { false }
    }

    fileprivate var isOpen: Bool {
        switch standing {
        case .waiting, .refused(_, .recordingMissing): true
        case .accepted, .refused: false
        }
    }
}

extension CourseEvent.Author {
    /// The server, as whoever makes a verdict.
    public static let theServer = CourseEvent.Author(id: server, role: .server)
}
