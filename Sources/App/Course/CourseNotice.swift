import Interface

/// Notices of what was done in the course.
enum CourseNotice: String, CaseIterable, Sendable {
    case courseBegun, courseLeft, courseMoved, coursePlaced, courseAnswered
    case courseWatched, courseCompleted, courseSubmitted, courseQueued, courseHeard, courseAsked
    case courseComing, courseNotComing, courseSaved, courseRead
    case schoolOpened, schoolJoined, schoolSent, schoolRecalled, schoolReplied, schoolResultSent
    case schoolPlaced, schoolSaved, schoolAnnounced, schoolImported, schoolMarked, schoolQueued, schoolRequestAnswered,
        schoolErasing, schoolRestored
    case courseMessage, courseRequest, courseEnrolled

    func words(_ context: RequestContext) -> String { context.strings[Phrase("notice." + rawValue)] }
}
