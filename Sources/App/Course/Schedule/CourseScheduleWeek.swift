import Almanac
import Course
import Interface

/// The programme's week that holds a day: each day a link, with the weeks before and after it, and the kinds of sessions
/// (QF-109, QF-110). Upcoming and Recordings share it.
struct CourseScheduleWeek {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// The day that is looked at.
    var date: CivilDate { visit.context.parameter(.date).flatMap { CivilDate($0) } ?? visit.today }

    /// The kind that is looked at; `nil` for all.
    var kind: CourseSession.Kind? {
        visit.context.parameter(.category).flatMap { CourseSession.Kind(rawValue: $0) }
    }

    /// The first day of the week.
    var start: CivilDate {
        date.adding(days: -((date.weekday.rawValue - visit.config.unlock.day.rawValue + 7) % 7))
    }

    /// The student's sessions of the kind.
    var sessions: [CourseSession] {
        visit.state.sessions(visit.curriculum).filter { kind == nil || $0.kind == kind }
    }

    @NodeBuilder func node(_ route: CourseRoute) -> Node {
        days(route)
        filters(route)
    }

    private func days(_ route: CourseRoute) -> Node {
        let sessions = sessions
        return nav(.class("course-days"), .aria("label", name)) {
            iconLink(.back, label: strings[.courseWeekBefore], href: link(route, date.adding(days: -7)))
            ol {
                for offset in 0..<7 {
                    day(start.adding(days: offset), sessions, route)
                }
            }
            iconLink(.forward, label: strings[.courseWeekAfter], href: link(route, date.adding(days: 7)))
        }
    }

    /// The week's number of the semester, and the days' name.
    private var name: String {
        let number = visit.state.weeks.first { $0.opens.map { visit.day($0) >= start } ?? false }?.number
        guard let number, date >= visit.state.start ?? date else { return strings[.courseDays] }
        return strings(.courseWeek, .number("week", number)) + strings[key: "list.comma"] + strings[.courseDays]
    }

    private func day(_ day: CivilDate, _ sessions: [CourseSession], _ route: CourseRoute) -> Node {
        let count = sessions.count { visit.day($0.start) == day }
        return li {
            a(
                href: link(route, day), .class("course-day"), .current("date", when: day == date),
                .data("today").when(day == visit.today), .data("marked").when(count > 0),
                .aria(
                    "label",
                    strings.weekdayAndDate(day) + strings[key: "list.comma"]
                        + strings(.courseSessionCount, count: count))
            ) {
                span { strings.shortWeekday(day.weekday) }
                span(.class("course-day-number")) { strings.number(day.day) }
            }
        }
    }

    func link(_ route: CourseRoute, _ day: CivilDate, kind: CourseSession.Kind?? = nil) -> Link {
        var items: [QueryItem] = day == visit.today ? [] : [QueryItem(.date, day.description)]
        if let kind = kind ?? self.kind { items.append(QueryItem(.category, kind.rawValue)) }
        return Route.course(route).link(items)
    }

    private func filters(_ route: CourseRoute) -> Node {
        nav(.class("course-filters"), .aria("label", strings[.courseFilter])) {
            a(
                href: link(route, date, kind: .some(nil)), .class("course-pill"), .current("true", when: kind == nil)
            ) {
                strings[.courseFilterAll]
            }
            for kind in CourseSession.Kind.allCases {
                a(
                    href: link(route, date, kind: kind), .class("course-pill"),
                    .current("true", when: kind == self.kind)
                ) { strings[kind.plural] }
            }
        }
    }
}

extension CourseSession.Kind {
    /// The name of several of them, as filters and groups have it.
    var plural: Phrase { Phrase("course.filter." + rawValue) }
}
