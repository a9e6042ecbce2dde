import Almanac

/// What the events of an enrolment amount to, without the curriculum and the clock.
///
/// It is folded once and goes on with each later event (``apply(_:)``), so a host need not read a whole semester for
/// each page. An event by somebody whose role does not allow it counts for nothing.
public struct EnrolmentFacts: Sendable {
    public let enrolment: Enrolment
    /// When the initial assessment was sent.
    public internal(set) var assessmentSent: Instant?
    public internal(set) var placement: Placement?
    /// The coach at present, by id; `nil` before the placement.
    public internal(set) var coach: String?
    /// How often the coach has changed.
    public internal(set) var coachChanges = 0
    public internal(set) var pauses: [Pause] = []
    /// When the second year was entered.
    public internal(set) var advanced: Instant?
    /// The ids of the videos that were watched.
    public internal(set) var watched: Set<String> = []
    /// The numbers of the weeks whose lesson was opened, and completed.
    public internal(set) var opened: Set<Int> = []
    public internal(set) var completed: Set<Int> = []
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
    var recalled: Set<String> = []
    var withdrawn: Set<String> = []

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

    struct Verdict: Sendable {
        var accepted: (blob: String, at: Instant)?
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

    public var isPaused: Bool { pauses.last.map { $0.until == nil } ?? false }
}
