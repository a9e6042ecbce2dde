import Almanac
import Course
import Interface

/// Today's live sessions, or the next one, each in a line that says what, when and where (QF-045). The first that has not
/// begun says how far it is. A press opens the schedule with the session over it, and one that can be joined has the way in.
struct CourseTodaySessions {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// As many sessions as fit beside what Today leads with; the schedule has all of them (C1).
    private static let most = 3

    @NodeBuilder var node: Node {
        let all = visit.state.sessions(visit.curriculum).filter { !$0.isCancelled && $0.end > visit.now }
        let today = all.filter { visit.day($0.start) == visit.today }
        let shown = today.isEmpty ? Array(all.prefix(1)) : Array(today.prefix(Self.most))
        let next = shown.first { $0.start > visit.now }?.id
        if !shown.isEmpty {
            CourseView(visit: visit).section(
                visit.state.current == nil ? strings[.courseSessionsBefore] : strings[.courseSessions], id: "sessions"
            ) {
                ul(.class("course-sessions")) { for session in shown { card(session, isNext: session.id == next) } }
            }
        }
    }

    private func card(_ session: CourseSession, isNext: Bool) -> Node {
        let standing = session.standing(at: visit.now, visit.config)
        return li(.class("card", "course-session", "course-session-brief"), .data("standing", standing.rawValue)) {
            a(href: place(of: session), .class("course-session-link")) {
                span(.class("course-session-row")) {
                    CourseSessionCards.badge(session.kind, strings)
                    spoken(dash)
                    span(.class("course-time")) { when(session) }
                    spoken(dash)
                    span(.class("course-session-title")) { bdi { session.title } }
                    if standing == .live {
                        span(.class("course-standing")) { strings[.courseLive] }
                    } else if isNext {
                        span(.class("course-standing"), .data("ages")) { visit.until(session.start) }
                    }
                }
            }
            if standing.isJoinable { CourseJoin(visit: visit).button(session) }
        }
    }

    /// The schedule of the session's day, where `schedule.js` opens it over the page.
    private func place(of session: CourseSession) -> Link {
        let day = visit.day(session.start)
        return Route.course(.schedule).link(day == visit.today ? [] : [QueryItem(.date, day.description)])
            .at(CourseSessionCards.place(session))
    }

    private var dash: String { strings(.courseDash, .word("text", "")) }

    /// The time with its zone, and the day before it where that is another.
    private func when(_ session: CourseSession) -> String {
        let day = visit.day(session.start)
        return day == visit.today
            ? visit.time(session.start)
            : strings.shortWeekday(day.weekday) + strings[key: "list.comma"] + visit.time(session.start)
    }
}
