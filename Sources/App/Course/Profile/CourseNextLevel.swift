import Course
import Interface

/// What the next level is: its name and words, when it begins or one can enrol, and who teaches it (QF-227, QF-228).
struct CourseNextLevel {
    let visit: CourseVisit
    let next: Transition.NextLevel
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let level = visit.curriculum.level(next.level) {
            p(.class("row-title")) {
                strings(.courseLevelNamed, .number("level", level.number), .text("name", level.name))
            }
            if !level.summary.isEmpty { p { bdi { level.summary } } }
        }
        if let start = next.start { p { strings(.courseNextStarts, .word("date", strings.date(start))) } }
        p {
            next.coach.map { strings(.courseSameCoach, .word("coach", visit.coachName($0))) }
                ?? strings(.courseNewCoach, .number("level", next.number))
        }
        CourseEnrolmentForm(visit: visit, next: next).node
    }

    /// The way to it, from Today and Profile.
    func link(_ kind: ButtonKind = .secondary) -> Node {
        linkButton(
            strings(.courseContinueTo, .number("level", next.number)), href: Route.course(.enrolment).link(),
            kind: kind, icon: .forward)
    }
}
