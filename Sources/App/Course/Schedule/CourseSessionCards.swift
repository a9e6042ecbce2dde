import Almanac
import Course
import Interface

/// Sessions as cards, each with its time, its zone and how far it is.
struct CourseSessionCards {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// The cards in the order live, soon, upcoming, ended (QF-117).
    ///
    /// - Parameter isBrief: whether the line is Today's, with the kind first.
    func list(_ sessions: [CourseSession], isBrief: Bool = false) -> Node {
        ul(.class("course-sessions")) { for session in sessions { card(session, isBrief) } }
    }

    func card(_ session: CourseSession, _ isBrief: Bool = false) -> Node {
        let standing = session.standing(at: visit.now, visit.config)
        let isOver = standing == .ended || standing == .cancelled
        let content = group {
            span(.class("course-session-row")) {
                span(.class("course-time")) { visit.time(session.start) }
                Self.badge(session.kind, strings)
                standingWords(standing, session)
            }
            span(.class("course-session-title")) { session.title }
            if !isBrief { span(.class("course-sub")) { visit.coachName(session.coach) } }
        }
        return li(.class("card", "course-session"), .data("standing", standing.rawValue)) {
            if isOver {
                div(.class("course-session-link")) { content }
            } else {
                a(href: Route.course(.session(session.id)).link(), .class("course-session-link")) { content }
            }
        }
    }

    private func standingWords(_ standing: SessionStanding, _ session: CourseSession) -> Node {
        span(.class("course-standing")) {
            switch standing {
            case .live: strings[.courseLive]
            case .soon, .upcoming: visit.until(session.start)
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

extension SessionStanding {
    /// The place in the order in which a day's sessions are shown.
    var rank: Int {
        switch self {
        case .live: 0
        case .soon: 1
        case .upcoming: 2
        case .ended: 3
        case .cancelled: 4
        }
    }
}
