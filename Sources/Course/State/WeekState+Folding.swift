import Almanac

extension WeekState {
    /// Folds a week.
    ///
    /// - Parameters:
    ///   - submissions: those of this week, in their order.
    ///   - owesFrom: when the student was placed, before which nothing was due from them; `nil` where nothing is.
    init(
        _ week: CourseWeek, _ calendar: CourseCalendar, _ facts: EnrolmentFacts,
        submissions: [CourseSubmission], owesFrom: Instant?, now: Instant
    ) {
        number = week.number
        let times = calendar.week(week.number)
        opens = times?.opens
        deadline = times?.deadline
        isOpen = times.map { $0.opens <= now } ?? false
        var watched = 0
        for video in week.videos where facts.watched.contains(video.id) { watched += 1 }
        lesson = LessonProgress(
            watched: watched, total: week.videos.count, isOpened: facts.opened[week.number] != nil,
            isCompleted: facts.completed[week.number] != nil)
        recording = Self.recording(submissions)
        isHandedIn = submissions.contains { $0.accepted != nil }
        unheard = Self.unheard(submissions)
        isOverdue = isOpen && recording == .none && Self.fellDue(deadline, from: owesFrom, now: now)
    }

    private static func fellDue(_ deadline: Instant?, from owesFrom: Instant?, now: Instant) -> Bool {
        guard let deadline, let owesFrom else { return false }
        return owesFrom < deadline && deadline <= now
    }

    private static func recording(_ submissions: [CourseSubmission]) -> Recording {
        if submissions.contains(where: { $0.isWaiting }) { return .waiting }
        guard let last = submissions.last(where: { $0.accepted != nil }), let at = last.accepted else { return .none }
        return last.feedback.isEmpty ? .underReview(since: at) : .answered(handedIn: at)
    }

    private static func unheard(_ submissions: [CourseSubmission]) -> String? {
        for submission in submissions where submission.accepted != nil {
            for feedback in submission.feedback where !feedback.isHeard { return feedback.id }
        }
        return nil
    }
}
