import Almanac
import Course
import Interface

/// Sessions as cards, each with its time, its zone and how far it is.
struct CourseSessionCards {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// The cards one below the other.
    ///
    /// - Parameter isBrief: whether the line is Today's, with the kind first.
    func list(_ sessions: [CourseSession], isBrief: Bool = false) -> Node {
        ul(.class("course-sessions")) { for session in sessions { card(session, isBrief) } }
    }

    /// The order live, soon, upcoming, ended, and within it by time (QF-117).
    func comesFirst(_ a: CourseSession, _ b: CourseSession) -> Bool {
        let (first, second) = (visit.standing(a).rank, visit.standing(b).rank)
        return first == second ? a.start < b.start : first < second
    }

    /// Many sessions of a day: a folded card for each kind, with how many it has (QF-118).
    @NodeBuilder func grouped(_ sessions: [CourseSession]) -> Node {
        for kind in CourseSession.Kind.allCases {
            let own = sessions.filter { $0.kind == kind }.sorted(by: comesFirst)
            if !own.isEmpty {
                details(.class("course-group")) {
                    summary {
                        strings[kind.plural]
                        " ("
                        strings.number(own.count)
                        ")"
                    }
                    ul(.class("card", "course-group-card")) { for session in own { item(session, isRow: true) } }
                }
            }
        }
    }

    /// Where a session stands on the schedule.
    static func place(_ session: CourseSession) -> String { "session-" + session.id }

    func card(_ session: CourseSession, _ isBrief: Bool = false) -> Node { item(session, isBrief: isBrief) }

    private func item(_ session: CourseSession, isBrief: Bool = false, isRow: Bool = false) -> Node {
        let standing = visit.standing(session)
        let content = content(session, standing, isBrief)
        return li(
            .class(isRow ? "course-session-row-item" : "card", "course-session"), .data("standing", standing.rawValue),
            .id(Self.place(session))
        ) {
            if standing == .ended {
                div(.class("course-session-link"), .role("group"), .aria("disabled", true)) { content }
            } else {
                a(
                    href: Route.course(.session(session.id)).link(), .class("course-session-link"),
                    .data("sheet").when(!isBrief)
                ) { content }
                if standing.isJoinable { CourseJoin(visit: visit).button(session) }
            }
        }
    }

    @NodeBuilder private func content(_ session: CourseSession, _ standing: SessionStanding, _ isBrief: Bool) -> Node {
        span(.class("course-session-row")) {
            span(.class("course-time")) { visit.time(session.start) }
            Self.badge(session.kind, strings)
            standingWords(standing, session)
        }
        span(.class("course-session-title")) { bdi { session.title } }
        if !isBrief { span(.class("course-sub")) { visit.coachName(session.coach) } }
        if let moved = session.changes.last(where: { $0.kind == .moved }), let from = moved.from, standing != .ended,
            standing != .cancelled
        {
            span(.class("course-sub")) {
                strings(
                    .courseMovedFrom,
                    .word("time", strings.weekdayAndDate(visit.day(from)) + strings.parting + visit.time(from)))
            }
        }
    }

    private func standingWords(_ standing: SessionStanding, _ session: CourseSession) -> Node {
        span(.class("course-standing")) {
            switch standing {
            case .live:
                span(.class("course-pulse"), .ariaHidden)
                strings[.courseLive]
            case .soon: visit.until(session.start)
            case .upcoming:
                visit.until(session.start)
                Icon.forward.node(.text)
            case .ended: strings[.courseEnded]
            case .cancelled: strings[.courseCancelled]
            }
        }
    }

    /// The pill with the kind, in its own colour (QF-028 to QF-030).
    static func badge(_ kind: CourseSession.Kind, _ strings: Strings) -> Node {
        span(.class("course-badge", "course-" + kind.rawValue)) { strings[kind.word] }
    }
}

/// The way into a session's meeting, beside the app (QF-113, QF-114, QF-130).
struct CourseJoin {
    let visit: CourseVisit

    /// The button of a session that can be joined; nothing where no meeting is known.
    ///
    /// - Parameter isWhole: whether the button stands by itself and says which service it opens.
    @NodeBuilder func button(_ session: CourseSession, isWhole: Bool = false) -> Node {
        if let address = session.join, let link = Link(https: address) {
            a(
                href: link, .class("course-join-button"), .newTab, .rel("noopener noreferrer"),
                .aria("label", visit.strings(.courseJoinNamed, .text("title", session.title))).when(!isWhole)
            ) { visit.strings[isWhole ? .courseJoinZoom : .courseJoin] }
        }
    }
}

extension SessionStanding {
    /// The place in the order in which a day's sessions are shown.
    var rank: Int {
        switch self {
        case .live: 0
        case .soon: 1
        case .upcoming: 2
        case .cancelled: 3
        case .ended: 4
        }
    }
}
