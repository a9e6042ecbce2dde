import Almanac

/// What the events of an enrolment amount to, without the curriculum and the clock.
///
/// It is folded once and goes on with each later event (``apply(_:)``), so a host need not read a whole semester for
/// each page. An event by somebody whose role does not allow it counts for nothing.
public struct EnrolmentFacts: Sendable {
    public let enrolment: Enrolment
    /// When the initial assessment was sent.
    public internal(set) var assessmentSent: Instant?
    /// Where the student was placed, first to last; the same cohort again is no other placement.
    public internal(set) var placements: [Placement] = []
    /// The coach at present, by id; `nil` before the placement.
    public internal(set) var coach: String?
    /// How often the coach has changed.
    public internal(set) var coachChanges = 0
    public internal(set) var pauses: [Pause] = []
    /// When the second year was entered.
    public internal(set) var advanced: Instant?
    /// The ids of the videos that were watched.
    public internal(set) var watched: Set<String> = []
    /// The weeks whose lesson was opened, and completed, by number, each with when the student last did.
    public internal(set) var opened: [Int: Instant] = [:]
    public internal(set) var completed: [Int: Instant] = [:]
    /// The sessions that were answered, by id.
    public internal(set) var attendance: [String: Bool] = [:]
    /// The messages with the coach, in the order in which they were sent.
    public internal(set) var messages: [FollowUp] = []
    /// What staff was asked, in the order in which it was.
    public internal(set) var requests: [HelpRequest] = []
    /// The cohort of the next level that the student enrolled in, and when.
    public internal(set) var enrolled: Placement?
    /// The result of each submission of the assessment that has one, in the order in which they came.
    public internal(set) var evaluations: [Evaluation] = []

    // An event may come before the one that it speaks of, where the server's copy of that one has not come back yet. So
    // what is known of a submission is kept apart by its id and put together when it is asked for.
    var order: [String] = []
    var handedIn: [String: HandedIn] = [:]
    var verdicts: [String: Verdict] = [:]
    var remarks: [String: Remarks] = [:]
    var heard: Set<String> = []
    var recalled: Set<TakenBack> = []
    var withdrawn: Set<TakenBack> = []

    /// Where a student was placed.
    public struct Placement: Hashable, Sendable {
        /// The cohort's id.
        public var cohort: String
        public var at: Instant
    }

    struct HandedIn: Sendable {
        var work: CourseWork
        var attempt: Int
        var blob: String
        var at: Instant
    }

    /// A feedback or a pin, by its id, and the coach who took it back: nobody takes back another's.
    struct TakenBack: Hashable, Sendable {
        var id: String
        var coach: String
    }

    struct Verdict: Sendable {
        /// The first acceptance of each recording that was said to be there.
        var accepted: [(blob: String, at: Instant)] = []
        var refused: (reason: Refusal, at: Instant)?
    }

    struct Remarks: Sendable {
        var feedback: [CourseFeedback] = []
        var pins: [PlacedPin] = []
        var thread: [FollowUp] = []
    }

    public init(_ enrolment: Enrolment) {
        self.enrolment = enrolment
    }

    /// Folds the events of a log that are this enrolment's.
    public init(_ enrolment: Enrolment, _ log: CourseLog) {
        self.init(enrolment)
        for event in log.events { apply(event) }
    }

    /// Where the student is placed now; `nil` before.
    public var placement: Placement? { placements.last }

    public var isPaused: Bool { pauses.last.map { $0.until == nil } ?? false }
}

/// What a student asked the school's staff, and what was answered.
public struct HelpRequest: Hashable, Sendable {
    /// The id of the event that asked.
    public let id: String
    public var topic: CourseHelpTopic
    public var text: String
    public var at: Instant
    public var answer: FollowUp?
}
