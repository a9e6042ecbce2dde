import Almanac

/// An enrolment as it stands at an instant: what every screen of the student is made of.
public struct CourseState: Hashable, Sendable {
    public let enrolment: Enrolment
    public let phase: Phase
    /// The level's id, and its number; `nil` before the placement.
    public let level: String?
    public let levelNumber: Int?
    /// The cohort's id; `nil` before the placement.
    public let cohort: String?
    /// The day on which week 1 opens, in the student's zone; the cohort's own first day while a pause keeps that open. `nil`
    /// before the placement.
    public let start: CivilDate?
    public let isPaused: Bool
    public let coach: String?
    /// By when the placement is promised; `nil` without an assessment that waits for it.
    public let placementBy: Instant?
    /// The number of the current week; `nil` before week 1.
    public let week: Int?
    /// The weeks of the level, and how many are over (K37).
    public let weekCount: Int
    public let elapsed: Int
    public let nextStep: NextStep
    /// The week that the next step is about; `nil` where it is about none.
    public let nextStepWeek: Int?
    /// The weeks in their order; empty before the placement.
    public let weeks: [WeekState]
    public let allowance: Allowance?
    public let assessment: AssessmentState?
    public let nextUnlock: Unlock?
    /// What comes after the level, once it is passed.
    public let transition: Transition?
    public let hasSeenOrientation: Bool
    /// All recordings of the enrolment, refused ones too.
    public let submissions: [CourseSubmission]
    /// The pins of the last answered recording before the current week's, to practise at once (without what was well
    /// done).
    public let practice: [PlacedPin]

    /// Where an enrolment is in its life.
    public enum Phase: String, CaseIterable, Hashable, Sendable {
        case registered
        case assessmentSent = "assessment-sent"
        case beforeSemester = "pre-semester"
        case semester
        case paused
        case assessmentReview = "eoc-under-review"
        case graduated
        case notPassed = "not-passed"
        case secondYear = "year-2"
    }

    /// The next opening of a week.
    public struct Unlock: Hashable, Sendable {
        public let week: Int
        public let at: Instant
        /// The day in the student's zone, and how many midnights lie between now and it there.
        public let date: CivilDate
        public let days: Int
    }
}

extension CourseState {
    /// The weeks whose recording was due and is not on its way, oldest first.
    public var overdue: [WeekState] { weeks.filter { $0.isOverdue } }

    /// The weeks in which feedback waits to be heard, oldest first.
    public var unheard: [WeekState] { weeks.filter { $0.unheard != nil } }

    /// How much of the semester is over, in whole per cent.
    public var percent: Int { weekCount == 0 ? 0 : (elapsed * 200 + weekCount) / (2 * weekCount) }

    /// The current week; `nil` before week 1.
    public var current: WeekState? { week.map { weeks[$0 - 1] } }

    /// Why no recording of a week is taken now, as far as the student's device knows; `nil` if one is.
    public var weekRefusal: Refusal? {
        guard let assessment, let allowance else { return .notPlaced }
        if isPaused { return .paused }
        if assessment.isConcluded || phase == .secondYear { return .concluded }
        return allowance.remaining == 0 ? .allowanceSpent : nil
    }

    /// What waits on this device for the server.
    public var waiting: [CourseSubmission] { submissions.filter { $0.isWaiting } }
}
