import Almanac

extension CourseState {
    /// Folds an enrolment.
    ///
    /// - Parameters:
    ///   - now: the clock.
    ///   - zone: the student's, by which days are counted. It moves no instant.
    public init(
        _ whole: EnrolmentFacts, _ curriculum: Curriculum, at now: Instant, in zone: Zone, _ config: CourseConfig
    ) {
        let facts = whole.ofLevel(curriculum)
        enrolment = facts.enrolment
        coach = facts.coach
        isPaused = facts.isPaused
        submissions = facts.submissions
        hasSeenOrientation = curriculum.orientation.map { facts.watched.contains($0.id) } ?? false
        guard let placement = facts.placement, let cohort = curriculum.cohort(placement.cohort),
            let level = curriculum.level(cohort.level)
        else {
            weekCount = config.weeks
            placementBy = facts.assessmentSent.map { $0 + config.placementTime }
            phase = facts.assessmentSent == nil ? .registered : .assessmentSent
            (self.level, levelNumber, self.cohort, start, week, elapsed) = (nil, nil, nil, nil, nil, 0)
            (nextStep, nextStepWeek, weeks, allowance) = (.placement, nil, [], nil)
            (assessment, nextUnlock, transition, practice) = (nil, nil, nil, [])
            return
        }
        placementBy = nil
        self.level = level.id
        levelNumber = level.number
        self.cohort = cohort.id
        weekCount = level.weeks.count
        let calendar = CourseCalendar(
            cohort, weeks: level.weeks.count, pauses: facts.pauses, in: curriculum.zone, config)
        start = calendar.week(1).map { zone.date(at: $0.opens) } ?? cohort.start
        let current = calendar.current(at: now)
        week = current
        elapsed = calendar.elapsed(at: now)
        allowance = Allowance(
            submissions, calendar, countsWaiting: true, now: now, zone: curriculum.zone, config)
        let assessment = AssessmentState(
            submissions, facts, calendar, countsWaiting: true, now: now, zone: curriculum.zone, config)
        self.assessment = assessment
        // Nothing is owed in a pause, and once the level is over.
        let owes = !assessment.isConcluded && !facts.isPaused && facts.advanced == nil
        let weeks = Self.weeks(level, calendar, facts, submissions, owesFrom: owes ? placement.at : nil, now: now)
        self.weeks = weeks
        nextUnlock = Unlock(calendar, at: now, in: zone)
        let situation = Situation(facts, assessment, weeks, current: current)
        nextStep = situation.nextStep
        nextStepWeek = Self.week(of: situation.nextStep, weeks, current: current)
        phase = Phase(situation)
        transition =
            situation.assessment == .passed
            ? Transition(after: level, facts, curriculum, today: curriculum.zone.date(at: now), config) : nil
        practice = Self.practice(submissions, before: current)
    }

    private static func weeks(
        _ level: CourseLevel, _ calendar: CourseCalendar, _ facts: EnrolmentFacts, _ submissions: [CourseSubmission],
        owesFrom: Instant?, now: Instant
    ) -> [WeekState] {
        var ofWeek: [[CourseSubmission]] = level.weeks.map { _ in [] }
        for submission in submissions {
            guard let number = submission.work.week, ofWeek.indices.contains(number - 1) else { continue }
            ofWeek[number - 1].append(submission)
        }
        return level.weeks.indices.map { index in
            WeekState(
                level.weeks[index], calendar, facts, submissions: ofWeek[index], owesFrom: owesFrom, now: now)
        }
    }

    private static func week(of step: NextStep, _ weeks: [WeekState], current: Int?) -> Int? {
        switch step {
        case .placement, .orientation, .advanced, .graduated, .notPassed, .assessmentSent, .assessment, .rest: nil
        case .feedback: weeks.first { $0.unheard != nil }?.number
        case .catchUp: weeks.first { $0.isOverdue }?.number
        case .startLesson, .continueLesson, .record, .awaitFeedback, .caughtUp: current
        }
    }

    private static func practice(_ submissions: [CourseSubmission], before current: Int?) -> [PlacedPin] {
        guard let current else { return [] }
        let answered = submissions.last { submission in
            submission.accepted != nil && !submission.feedback.isEmpty
                && (submission.work.week.map { $0 < current } ?? false)
        }
        return answered?.pins.filter { $0.pin.kind != .wellDone } ?? []
    }
}

extension CourseState.Unlock {
    init?(_ calendar: CourseCalendar, at now: Instant, in zone: Zone) {
        guard let number = calendar.next(after: now), let week = calendar.week(number) else { return nil }
        self.week = number
        at = week.opens
        date = zone.date(at: week.opens)
        days = zone.date(at: now).days(to: date)
    }
}

extension Situation {
    init(_ facts: EnrolmentFacts, _ assessment: AssessmentState, _ weeks: [WeekState], current: Int?) {
        let week = current.map { weeks[$0 - 1] }
        self.init(
            stage: facts.advanced != nil ? .secondYear : week == nil ? .beforeSemester : .semester,
            assessment: Assessment(assessment.standing),
            hasUnheardFeedback: weeks.contains { $0.unheard != nil }, isPaused: facts.isPaused,
            hasOverdueWeek: weeks.contains { $0.isOverdue }, lesson: week?.lesson.step ?? .notStarted,
            recording: week.map { Recording($0.recording) } ?? .none)
    }
}

extension Situation.Assessment {
    init(_ standing: AssessmentState.Standing) {
        switch standing {
        case .closed, .lacking: self = .notYet
        case .eligible: self = .eligible
        case .waiting, .underReview: self = .sent
        case .passed: self = .passed
        case .notPassed: self = .notPassed
        }
    }
}

extension Situation.Recording {
    init(_ recording: WeekState.Recording) {
        switch recording {
        case .none: self = .none
        case .waiting, .underReview: self = .sent
        case .answered: self = .answered
        }
    }
}

extension CourseState.Phase {
    init(_ situation: Situation) {
        switch situation.stage {
        case .notPlaced: self = .registered
        case .secondYear: self = .secondYear
        case .beforeSemester: self = situation.isPaused ? .paused : .beforeSemester
        case .semester:
            switch situation.assessment {
            case .passed: self = .graduated
            case .notPassed: self = .notPassed
            case .sent: self = .assessmentReview
            case .notYet, .eligible: self = situation.isPaused ? .paused : .semester
            }
        }
    }
}
