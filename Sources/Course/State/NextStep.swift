/// The one card that Today leads with.
public enum NextStep: String, CaseIterable, Hashable, Sendable {
    case placement
    case orientation
    case advanced
    case graduated
    case notPassed = "not-passed"
    case assessmentSent = "eoc-under-review"
    case assessment = "eoc-eligible"
    case feedback = "feedback-ready"
    case rest = "paused"
    case catchUp = "catch-up"
    case startLesson = "lesson-not-started"
    case continueLesson = "lesson-in-progress"
    case record = "ready-to-submit"
    case awaitFeedback = "awaiting-feedback"
    case caughtUp = "all-done"
}

/// All that the choice of the next step depends on: finitely many cases, so that a test goes through every one.
public struct Situation: Hashable, Sendable {
    public var stage: Stage
    public var assessment: Assessment
    public var hasUnheardFeedback: Bool
    public var isPaused: Bool
    public var hasOverdueWeek: Bool
    /// The current week's lesson and recording.
    public var lesson: LessonStep
    public var recording: Recording

    public init(
        stage: Stage, assessment: Assessment, hasUnheardFeedback: Bool, isPaused: Bool, hasOverdueWeek: Bool,
        lesson: LessonStep, recording: Recording
    ) {
        self.stage = stage
        self.assessment = assessment
        self.hasUnheardFeedback = hasUnheardFeedback
        self.isPaused = isPaused
        self.hasOverdueWeek = hasOverdueWeek
        self.lesson = lesson
        self.recording = recording
    }

    public enum Stage: CaseIterable, Hashable, Sendable {
        case notPlaced
        case beforeSemester
        case semester
        case secondYear
    }

    public enum Assessment: CaseIterable, Hashable, Sendable {
        case notYet
        case eligible
        /// Handed in, or waiting to be sent.
        case sent
        case passed
        case notPassed
    }

    public enum Recording: CaseIterable, Hashable, Sendable {
        case none
        /// Handed in, or waiting to be sent.
        case sent
        case answered
    }

    /// The next step, in K41's order: not placed, before the semester, graduated or not passed, assessment under review,
    /// assessment open, feedback to hear, oldest overdue week, then the current week's states. The second year is entered
    /// after graduating and stands before it; a rest stands in for all that would be asked of the student in a week.
    public var nextStep: NextStep {
        switch stage {
        case .notPlaced: return .placement
        case .secondYear: return .advanced
        case .beforeSemester: return .orientation
        case .semester: break
        }
        switch assessment {
        case .passed: return .graduated
        case .notPassed: return .notPassed
        case .sent: return .assessmentSent
        case .eligible: return .assessment
        case .notYet: break
        }
        if hasUnheardFeedback { return .feedback }
        if isPaused { return .rest }
        if hasOverdueWeek { return .catchUp }
        return ofCurrentWeek
    }

    private var ofCurrentWeek: NextStep {
        switch (lesson, recording) {
        case (.notStarted, _): .startLesson
        case (.inProgress, _): .continueLesson
        case (.completed, .none): .record
        case (.completed, .sent): .awaitFeedback
        case (.completed, .answered): .caughtUp
        }
    }
}
