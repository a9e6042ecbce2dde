import Almanac
import Course
import Interface

/// What Today shows below its card once a level is passed: the celebration, the results in short, and what comes
/// (QF-224). The celebration falls once (`once.js`), and not where motion is unwanted.
struct CourseGraduation {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if visit.state.phase == .graduated, case .passed(let result) = visit.state.assessment?.standing,
            let level = visit.level
        {
            div(.data("once", "graduated-" + result.submission), .ariaHidden) { confetti }
            CourseView(visit: visit).section(strings[.courseResults], id: "results") {
                card(.class("course-feedback")) {
                    p(.role("status")) { CourseResultView.confirmation(visit, level, result) }
                    p(.class("row-detail")) {
                        strings(.courseFeedbackFrom, .word("coach", visit.coachName(result.coach)))
                    }
                    if let text = result.text { p(.dirAuto) { text } }
                    badge(strings[.coursePassed], tone: .accent)
                    next
                }
            }
            if case .secondYear(let opens, _) = visit.state.transition {
                CourseAdvancedCard(visit: visit, opens: opens).node
            }
        }
    }

    @NodeBuilder private var next: Node {
        if case .nextLevel(let next) = visit.state.transition {
            p(.class("row-title")) { strings(.courseNextLevel, .number("level", next.number)) }
            CourseNextLevel(visit: visit, next: next).link()
        }
    }
}
