import Almanac
import Course
import Interface

/// What the schedule says where a day has no sessions, before the semester, and before the placement.
struct CourseScheduleEmpty {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    /// A day without sessions names the next one (QF-125).
    func none(_ all: [CourseSession], on date: CivilDate) -> Node {
        let next = all.first { !$0.isCancelled && $0.start > visit.now }
        let first = strings[date == visit.today ? .courseNoneToday : .courseNoneDay]
        return card(.class("course-empty")) {
            p {
                first
                if let next {
                    " "
                    strings(
                        .courseNextSession, .word("day", strings.weekdayAndDate(visit.day(next.start))),
                        .word("time", visit.time(next.start)))
                }
            }
        }
    }

    /// Before the first week: the sessions that come before it, or when they begin and what a week has (QF-126, QF-127).
    @NodeBuilder func beforeSemester(_ onDay: [CourseSession], on date: CivilDate) -> Node {
        if let start = visit.state.start {
            let all = visit.state.sessions(visit.curriculum)
            let early = all.filter {
                visit.day($0.start) < start && !visit.standing($0).isJoinable && $0.end > visit.now
            }
            if !early.isEmpty {
                view.section(strings[.courseSessionsBefore], id: "before") {
                    CourseSessionCards(visit: visit).list(early)
                }
            }
            if !onDay.isEmpty, date >= start { CourseSessionCards(visit: visit).list(onDay) }
            if all.isEmpty {
                card(.class("course-empty")) {
                    p { strings(.courseSessionsBegin, .word("date", strings.date(start))) }
                }
            } else {
                card(.class("course-begin")) {
                    h2 { strings(.courseSessionsBeginOn, .word("date", strings.date(start))) }
                    p { strings(.courseSessionsLive, .word("date", strings.date(start))) }
                    overview(all, from: start)
                }
            }
        }
    }

    /// The kinds of sessions with the days and times of the first weeks.
    private func overview(_ all: [CourseSession], from start: CivilDate) -> Node {
        ul(.class("course-overview")) {
            for kind in CourseSession.Kind.allCases {
                li {
                    CourseSessionCards.badge(kind, strings)
                    span(.class("course-when")) { times(all.filter { $0.kind == kind }, from: start) }
                    span(.class("course-sub")) { CourseSessionScreen.about(kind, visit) }
                }
            }
        }
    }

    /// The weekdays and times at which a kind has sessions in the first two weeks, each once: `Sunday 7:00 PM UTC+3`.
    private func times(_ sessions: [CourseSession], from start: CivilDate) -> String {
        var times: [String] = []
        for session in sessions where !session.isCancelled {
            let day = visit.day(session.start)
            guard day >= start, day < start.adding(days: 14) else { continue }
            let words = strings.weekday(day.weekday) + " " + visit.time(session.start)
            if !times.contains(words) { times.append(words) }
        }
        guard var text = times.first else { return strings[.courseTimesLater] }
        for time in times.dropFirst() { text += strings[key: "list.comma"] + time }
        return text
    }

    /// Before the placement: the sessions that are for everybody, or when sessions begin; and what there is (QF-128).
    @NodeBuilder var unplaced: Node {
        let open = visit.state.sessions(visit.curriculum).filter { $0.end > visit.now && !$0.isCancelled }
        if !open.isEmpty {
            view.section(strings[.courseSessionsBefore], id: "before") { CourseSessionCards(visit: visit).list(open) }
        }
        card(.class("course-empty")) {
            p { strings[.courseSessionsOnce] }
            p { strings[.courseSessionsTimeline] }
        }
        rows {
            for kind in CourseSession.Kind.allCases {
                row(
                    CourseSessionCards.badge(kind, strings),
                    detail: .text(CourseSessionScreen.about(kind, visit)))
            }
        }
    }
}
