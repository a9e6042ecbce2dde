import Almanac
import Course
import Interface
import Planner

/// A live session, in full: `/course/schedule/ID`, and as a file for calendar programs.
struct CourseSessionScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func show(_ id: String) -> Reply {
        guard let session = visit.session(id) else { return ErrorScreen.notFound(visit.context) }
        let view = CourseView(visit: visit)
        let standing = session.standing(at: visit.now, visit.config)
        return view.page(session.title, "course-session", back: .schedule) {
            card(.class("course-detail")) {
                CourseSessionCards.badge(session.kind, strings)
                p(.class("course-sub")) { Self.about(session.kind, visit) }
                p(.class("course-when")) {
                    strings.parted([
                        .text(strings.weekdayAndDate(visit.day(session.start))),
                        .text(visit.time(session.start)),
                        .text(strings.duration(session.length)),
                    ])
                }
                p { strings(.courseHeldBy, .word("coach", visit.coachName(session.coach))) }
                join(session, standing)
            }
            if standing != .ended, standing != .cancelled {
                let isComing = visit.facts.attendance[id] ?? false
                div(.class("form-actions")) {
                    view.action(
                        .session(id), strings[isComing ? .courseComingNot : .courseComingYes],
                        icon: isComing ? .close : .check, [(.coming, isComing ? "off" : "on")])
                    linkButton(
                        strings[.courseCalendar], href: Route.course(.sessionFile(id)).link(), icon: .calendar)
                }
                if isComing { p(.class("caption")) { strings[.courseComingSaid] } }
            }
        }
    }

    /// Whether it can be joined, and from when. A course at home has no meeting to join.
    @NodeBuilder private func join(_ session: CourseSession, _ standing: SessionStanding) -> Node {
        switch standing {
        case .cancelled: p { strings[.courseCancelled] }
        case .ended: p { strings[.courseSessionOver] }
        case .live, .soon: p(.class("course-join")) { strings[.courseJoinNone] }
        case .upcoming:
            p(.class("course-join")) {
                strings(.courseJoinOpens, .word("time", visit.time(session.joinOpens(visit.config))))
            }
        }
    }

    /// What a kind of session is, in a sentence.
    static func about(_ kind: CourseSession.Kind, _ visit: CourseVisit) -> String {
        guard kind == .levelClass else { return visit.strings[kind.explanation] }
        guard let number = visit.state.levelNumber else { return visit.strings[.courseClassAbout] }
        return visit.strings(kind.explanation, .number("level", number))
    }

    /// The session for a calendar program, with an alarm when it can be joined.
    func file(_ id: String) -> Reply {
        guard let session = visit.session(id) else { return ErrorScreen.notFound(visit.context) }
        let early = Int(clamping: (session.start - session.joinOpens(visit.config)).minutes)
        let event = CalendarEvent(
            id: "course-" + session.id, stamp: visit.now, start: session.start, end: session.end,
            title: session.title, notes: Self.about(session.kind, visit), category: strings[session.kind.word],
            alarms: [CalendarEvent.Alarm(minutes: -early, text: session.title)])
        let bytes = CalendarWriter.bytes(
            name: strings[.areaCourse], events: [event],
            zone: CalendarZone(visit.zone, from: session.start, through: session.end))
        return .file(bytes, type: "text/calendar", name: "wird-course-\(session.id).ics")
    }
}
