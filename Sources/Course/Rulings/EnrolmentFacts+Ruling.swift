import Almanac

extension EnrolmentFacts {
    /// Why the server refuses a recording that has come in whole; `nil` if it accepts.
    ///
    /// The server asks this one recording after the other, with all that it has accepted before, and writes the answer
    /// down as an event. So two devices that each believed to have one left can't both have it, whatever their clocks
    /// say. What a device allows beforehand is only help.
    ///
    /// - Parameter now: the server's clock.
    public func ruling(
        on work: CourseWork, blob: String, at now: Instant, _ curriculum: Curriculum, _ config: CourseConfig
    ) -> Refusal? {
        guard let placement, let cohort = curriculum.cohort(placement.cohort),
            let level = curriculum.level(cohort.level)
        else { return .notPlaced }
        if isPaused { return .paused }
        // The second year asks for no recordings.
        if advanced != nil { return .concluded }
        let zone = curriculum.zone
        let submissions = ofLevel(curriculum).submissions
        if submissions.contains(where: { $0.accepted != nil && $0.blob == blob }) { return .sameRecording }
        let calendar = CourseCalendar(cohort, weeks: level.weeks.count, pauses: pauses, in: zone, config)
        let assessment = AssessmentState(
            submissions, self, calendar, countsWaiting: false, now: now, zone: zone, config)
        if assessment.isConcluded { return .concluded }
        guard let number = work.week else { return assessment.refusal }
        guard let week = calendar.week(number), week.opens <= now else { return .weekLocked }
        let allowance = Allowance(submissions, calendar, countsWaiting: false, now: now, zone: zone, config)
        return allowance.remaining == 0 ? .allowanceSpent : nil
    }
}

extension AssessmentState {
    /// Why a recording of the assessment is refused; `nil` if it is accepted.
    fileprivate var refusal: Refusal? {
        switch standing {
        case .eligible: nil
        case .notPassed(_, let mayRetry): mayRetry ? isOpen ? nil : .assessmentClosed : .concluded
        case .closed: .assessmentClosed
        case .lacking: .notEligible
        case .waiting, .underReview: .assessmentSent
        case .passed: .concluded
        }
    }
}
