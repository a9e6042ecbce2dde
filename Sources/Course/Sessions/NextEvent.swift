import Almanac
import Records

/// What happens next on the clock: the third of the questions that Today answers (QF-001).
public enum NextEvent: Hashable, Sendable {
    /// A session, by its id, that goes on or will begin.
    case session(String, at: Instant)
    case deadline(week: Int, at: Instant)
    case unlock(week: Int, at: Instant)

    public var at: Instant {
        switch self {
        case .session(_, let at), .deadline(_, let at), .unlock(_, let at): at
        }
    }
}

extension CourseState {
    /// The sessions for this student, in the order of their beginnings.
    public func sessions(_ curriculum: Curriculum) -> [CourseSession] {
        let audience = curriculum.audience(of: enrolment, in: cohort)
        return curriculum.sessions.filter { $0.isFor(level: level, audience: audience) }
            .sorted { $0.start == $1.start ? $0.id.precedesByBytes($1.id) : $0.start < $1.start }
    }

    /// The earliest of the session that is on or next, the current week's deadline while its recording is open, and the
    /// next unlock; `nil` if nothing is ahead.
    public func nextEvent(_ curriculum: Curriculum, at now: Instant) -> NextEvent? {
        var events: [NextEvent] = []
        if let session = sessions(curriculum).first(where: { !$0.isCancelled && $0.end > now }) {
            events.append(.session(session.id, at: session.start))
        }
        if let current, current.recording == .none, let deadline = current.deadline, deadline > now {
            events.append(.deadline(week: current.number, at: deadline))
        }
        if let nextUnlock { events.append(.unlock(week: nextUnlock.week, at: nextUnlock.at)) }
        return events.min { $0.at < $1.at }
    }
}
