/// Why the server refuses a recording. The raw values stand in events.
public enum Refusal: String, Error, CaseIterable, Hashable, Sendable {
    case notPlaced = "not-placed"
    case paused
    /// The level is passed, or its assessment was not passed and can't be taken again.
    case concluded
    /// The week has not opened.
    case weekLocked = "week-locked"
    /// The recordings of this week are used up (QF-009).
    case allowanceSpent = "allowance-spent"
    /// This very recording has been accepted already.
    case sameRecording = "same-recording"
    /// The end-of-course assessment has not opened.
    case assessmentClosed = "assessment-closed"
    /// Too few weeks are handed in (QF-216).
    case notEligible = "not-eligible"
    /// The assessment has been handed in and waits for its result.
    case assessmentSent = "assessment-sent"
    /// It was announced and never came. If it comes after all, it is ruled on as any other.
    case recordingMissing = "recording-missing"
}
