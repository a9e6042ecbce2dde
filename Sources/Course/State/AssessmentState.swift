import Almanac

/// Where a student is with the end-of-course assessment.
public struct AssessmentState: Hashable, Sendable {
    /// The weeks that are handed in: distinct weeks, not attempts (QF-216).
    public let completed: Int
    /// The weeks that must be.
    public let least: Int
    /// When it opens; `nil` while a pause keeps that open.
    public let opens: Instant?
    /// Whether it has opened, and the enrolment doesn't rest.
    public let isOpen: Bool
    public let standing: Standing

    public enum Standing: Hashable, Sendable {
        /// It has not opened, or the enrolment rests.
        case closed
        /// It is open, and weeks are lacking.
        case lacking
        case eligible
        /// The recording waits to be sent.
        case waiting
        /// With the coach; the date by which the result is expected, by the programme's clocks.
        case underReview(since: Instant, resultBy: CivilDate)
        case passed(Evaluation)
        /// Not passed, and whether it may be taken again within this enrolment: by the number of attempts, however long a
        /// pause lasts.
        case notPassed(Evaluation, mayRetry: Bool)
    }

    /// How many weeks are still needed.
    public var needed: Int { max(0, least - completed) }

    /// Whether the level is over for the student: passed, or not passed and not to be taken again.
    public var isConcluded: Bool {
        switch standing {
        case .passed: true
        case .notPassed(_, let mayRetry): !mayRetry
        case .closed, .lacking, .eligible, .waiting, .underReview: false
        }
    }

    /// Whether a recording would be accepted now.
    public var isEligible: Bool {
        switch standing {
        case .eligible: true
        case .notPassed(_, let mayRetry): mayRetry && isOpen
        case .closed, .lacking, .waiting, .underReview, .passed: false
        }
    }
}

extension AssessmentState {
    init(
        _ submissions: [CourseSubmission], _ facts: EnrolmentFacts, _ calendar: CourseCalendar, countsWaiting: Bool,
        now: Instant, zone: Zone, _ config: CourseConfig
    ) {
        var weeks: Set<Int> = []
        for submission in submissions {
            if let week = submission.work.week, submission.accepted != nil { weeks.insert(week) }
        }
        completed = weeks.count
        least = config.eoc.least
        opens = calendar.week(config.eoc.opensInWeek)?.opens
        isOpen = !facts.isPaused && (opens.map { $0 <= now } ?? false)
        let sent = submissions.filter { $0.work == .assessment }
        let taken = sent.filter { $0.accepted != nil }
        if let passed = taken.compactMap({ facts.result(of: $0) }).last(where: { $0.isPassed }) {
            standing = .passed(passed)
        } else if countsWaiting, sent.contains(where: { $0.isWaiting }) {
            standing = .waiting
        } else if let at = taken.last(where: { facts.result(of: $0) == nil })?.accepted {
            standing = .underReview(since: at, resultBy: config.eoc.resultDate(after: zone.date(at: at)))
        } else if let result = taken.last.flatMap({ facts.result(of: $0) }) {
            standing = .notPassed(result, mayRetry: taken.count < config.eoc.attempts)
        } else if !isOpen {
            standing = .closed
        } else {
            standing = completed >= least ? .eligible : .lacking
        }
    }
}

extension EnrolmentFacts {
    /// The result of a recording of the assessment, the last that was given; `nil` before.
    fileprivate func result(of submission: CourseSubmission) -> Evaluation? {
        evaluations.last { $0.submission == submission.id }
    }
}
