import Almanac
import Course
import Interface

/// The deadline of a week's recording on its day, with its four treatments (QF-119 to QF-124).
struct CourseDeadlineCard {
    let visit: CourseVisit
    let week: WeekState
    let at: Instant
    private var strings: Strings { visit.strings }

    /// `nil` where no week's recording falls due on the day.
    init?(visit: CourseVisit, on date: CivilDate) {
        guard
            let week = visit.state.weeks.first(where: { week in
                week.deadline.map { visit.day($0) == date } ?? false
            }), let at = week.deadline
        else { return nil }
        (self.visit, self.week, self.at) = (visit, week, at)
    }

    @NodeBuilder var node: Node {
        if let standing = week.deadlineStanding(at: visit.now, visit.config) {
            li(.class("course-deadline"), .data("standing", standing.rawValue)) {
                a(href: link, .class("course-session-link"), .aria("label", label(standing))) {
                    span(.class("course-session-row")) {
                        span(.class("course-time")) { visit.time(at) }
                        span(.class("course-standing")) { words(standing) }
                    }
                    span(.class("course-session-title")) { strings(.courseDue, .number("week", week.number)) }
                }
            }
        }
    }

    private var link: Link {
        Link(cleanPath: Route.course(visit.route(week.number)).path + "#submission")
    }

    /// What a screen reader says: that it is a deadline, and of what.
    private func label(_ standing: DeadlineStanding) -> String {
        let comma = strings[key: "list.comma"]
        return strings[.courseDeadline] + comma + strings(.courseDue, .number("week", week.number)) + comma
            + visit.time(at) + comma + words(standing)
    }

    private func words(_ standing: DeadlineStanding) -> String {
        // A recording that waits to be sent is on its way, whatever the hour.
        if week.recording == .waiting { return strings[.courseWaitingTitle] }
        return switch standing {
        case .submitted: "✓ " + strings[.courseSubmitted]
        case .ahead: visit.until(at)
        case .approaching: strings(.courseDueNear, .word("in", visit.until(at)))
        case .imminent: strings(.courseDueSoon, .word("in", visit.until(at)))
        case .passed: strings[.courseDuePassed]
        }
    }
}
