import Almanac
import Course
import Interface

/// The live sessions of a day, with the week's days above them: `/course/schedule`, and what is left of sessions that are
/// over: `/course/schedule/recordings`.
struct CourseScheduleScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }
    private var view: CourseView { CourseView(visit: visit) }

    private var date: CivilDate { visit.context.parameter(.date).flatMap { CivilDate($0) } ?? visit.today }
    private var kind: CourseSession.Kind? {
        visit.context.parameter(.category).flatMap { CourseSession.Kind(rawValue: $0) }
    }

    var show: Reply {
        view.page(strings[.courseTabSchedule], "course-schedule", header: header) {
            modes
            CourseSecondYear(visit: visit).appointments
            if visit.state.level == nil { unplaced } else { days }
            if visit.state.level != nil {
                filters
                daySessions
            }
        }
    }

    /// Nothing publishes recordings yet, so there are none.
    var recordings: Reply {
        view.page(strings[.courseTabSchedule], "course-recordings", header: header) {
            modes
            card(.class("course-empty")) { p { strings[.courseRecordingsNone] } }
        }
    }

    private var header: Node {
        PageHeader(
            strings[.courseTabSchedule], details: span(.class("course-zone")) { zoneWords }
        ).node
    }

    /// The zone in which all times stand, which is that of the person's place.
    private var zoneWords: Node {
        group {
            bdi { visit.zone.identifier }
            " "
            visit.zoneName(at: visit.now)
        }
    }

    private var modes: Node {
        view.modes(
            strings[.courseTabSchedule],
            [(strings[.courseUpcoming], .schedule), (strings[.courseRecordings], .recordings)])
    }

    // MARK: - The week

    /// The programme's week that holds the day, each day a link, with the weeks before and after it.
    private var days: Node {
        let back = (date.weekday.rawValue - visit.config.unlock.day.rawValue + 7) % 7
        let start = date.adding(days: -back)
        let sessions = sessions
        return nav(.class("course-days"), .aria("label", strings[.courseDays])) {
            iconLink(.back, label: strings[.courseWeekBefore], href: link(date.adding(days: -7)))
            ol {
                for offset in 0..<7 {
                    day(start.adding(days: offset), sessions)
                }
            }
            iconLink(.forward, label: strings[.courseWeekAfter], href: link(date.adding(days: 7)))
        }
    }

    private func day(_ day: CivilDate, _ sessions: [CourseSession]) -> Node {
        let count = sessions.count { visit.day($0.start) == day }
        return li {
            a(
                href: link(day), .class("course-day"), .current("date", when: day == date),
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

    private func link(_ day: CivilDate, kind: CourseSession.Kind?? = nil) -> Link {
        var items: [QueryItem] = day == visit.today ? [] : [QueryItem(.date, day.description)]
        if let kind = kind ?? self.kind { items.append(QueryItem(.category, kind.rawValue)) }
        return Route.course(.schedule).link(items)
    }

    private var filters: Node {
        nav(.class("course-filters"), .aria("label", strings[.courseFilter])) {
            a(href: link(date, kind: .some(nil)), .class("course-pill"), .current("true", when: kind == nil)) {
                strings[.courseFilterAll]
            }
            for kind in CourseSession.Kind.allCases {
                a(
                    href: link(date, kind: kind), .class("course-pill"), .current("true", when: kind == self.kind)
                ) { strings[Phrase("course.filter." + kind.rawValue)] }
            }
        }
    }

    // MARK: - The day

    private var sessions: [CourseSession] {
        visit.state.sessions(visit.curriculum).filter { kind == nil || $0.kind == kind }
    }

    @NodeBuilder private var daySessions: Node {
        let all = sessions
        let onDay = all.filter { visit.day($0.start) == date }
        let cards = CourseSessionCards(visit: visit)
        let pinned = onDay.filter { $0.standing(at: visit.now, visit.config).isJoinable }.sorted(by: ranked)
        let rest = onDay.filter { !$0.standing(at: visit.now, visit.config).isJoinable }
        if !pinned.isEmpty {
            view.section(strings[.courseHappening], id: "now") { cards.list(pinned) }
        }
        if let start = visit.state.start, visit.state.current == nil {
            card(.class("course-empty")) { p { strings(.courseSessionsBegin, .word("date", strings.date(start))) } }
            explanations
        }
        ul(.class("course-sessions")) {
            for session in rest where !isAfterDeadline(session) { cards.card(session) }
            deadline
            for session in rest where isAfterDeadline(session) { cards.card(session) }
        }
        if onDay.isEmpty, visit.state.current != nil { none(all) }
    }

    private func ranked(_ a: CourseSession, _ b: CourseSession) -> Bool {
        let (first, second) = (
            a.standing(at: visit.now, visit.config).rank, b.standing(at: visit.now, visit.config).rank
        )
        return first == second ? a.start < b.start : first < second
    }

    /// The week whose recording is due on the day.
    private var due: WeekState? { visit.state.weeks.first { $0.deadline.map { visit.day($0) == date } ?? false } }

    private func isAfterDeadline(_ session: CourseSession) -> Bool {
        due?.deadline.map { session.start > $0 } ?? false
    }

    @NodeBuilder private var deadline: Node {
        if let week = due, let at = week.deadline, let standing = week.deadlineStanding(at: visit.now, visit.config) {
            li(.class("course-deadline"), .role("note"), .data("standing", standing.rawValue)) {
                a(
                    href: Link(cleanPath: Route.course(visit.route(week.number)).path + "#submission"),
                    .class("course-session-link")
                ) {
                    span(.class("course-session-row")) {
                        span(.class("course-time")) { visit.time(at) }
                        span(.class("course-standing")) { deadlineWords(standing, at) }
                    }
                    span(.class("course-session-title")) { strings(.courseDue, .number("week", week.number)) }
                }
            }
        }
    }

    private func deadlineWords(_ standing: DeadlineStanding, _ at: Instant) -> String {
        switch standing {
        case .submitted: "✓ " + strings[.courseSubmitted]
        case .ahead, .approaching: visit.until(at)
        case .imminent: strings(.courseDueSoon, .word("in", visit.until(at)))
        case .passed: strings[.courseDuePassed]
        }
    }

    /// A day without sessions names the next one (QF-125).
    private func none(_ all: [CourseSession]) -> Node {
        let next = all.first { !$0.isCancelled && $0.start > visit.now }
        let first = date == visit.today ? strings[.courseNoneToday] : strings[.courseNoneDay]
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

    /// Before the placement: when sessions begin, and what there is.
    @NodeBuilder private var unplaced: Node {
        card(.class("course-empty")) {
            p { strings[.courseSessionsOnce] }
            p { strings[.courseSessionsTimeline] }
        }
        explanations
    }

    private var explanations: Node {
        rows {
            for kind in CourseSession.Kind.allCases {
                row(
                    CourseSessionCards.badge(kind, strings),
                    detail: .text(CourseSessionScreen.about(kind, visit)))
            }
        }
    }
}
