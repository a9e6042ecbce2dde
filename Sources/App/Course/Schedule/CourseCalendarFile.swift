import Almanac
import Course
import Interface
import Planner
import Records

/// The course's sessions for calendar programs, each with its meeting and an alarm when it can be joined (QF-131).
enum CourseCalendarFile {
    static func event(_ session: CourseSession, _ visit: CourseVisit) -> CalendarEvent {
        let strings = visit.strings
        let early = Int(clamping: (session.start - session.joinOpens(visit.config)).minutes)
        var notes = CourseSessionScreen.about(session.kind, visit)
        if !session.summary.isEmpty { notes = session.summary + "\n" + notes }
        if let join = session.join { notes += "\n" + join }
        // A program takes what was changed later in the place of what it has.
        let stamp = session.changes.map { $0.at }.max() ?? visit.facts.placement?.at ?? session.start
        var event = CalendarEvent(
            id: "course-" + session.id + "@wird", stamp: min(stamp, visit.now), start: session.start, end: session.end,
            title: session.title, notes: notes, category: strings[session.kind.word],
            alarms: session.isCancelled ? [] : [CalendarEvent.Alarm(minutes: -early, text: session.title)])
        event.link = session.join ?? ""
        event.isCancelled = session.isCancelled
        return event
    }

    /// The student's sessions of some days, for the feed that a calendar program subscribes to. Those of weeks that are
    /// hidden with the area are not in it.
    static func events(
        _ context: RequestContext, _ first: Instant, _ last: Instant
    ) throws(NeedsData) -> [CalendarEvent] {
        guard context.shows(.course), case .open(let visit) = try CourseOpening(context) else { return [] }
        return visit.state.sessions(visit.curriculum).filter { $0.start >= first && $0.start < last }
            .map { event($0, visit) }
    }
}
