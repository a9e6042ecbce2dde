import Almanac
import Course
import Interface
import Records

/// What comes after a level, and enrolling in it: `/course/enrolment` (QF-156, QF-228).
struct CourseEnrolmentScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    var show: Reply {
        switch visit.state.transition {
        case .nextLevel(let next):
            return page(strings(.courseMoving, .number("level", next.number))) {
                CourseNextLevel(visit: visit, next: next).node
            }
        case .secondYear(let opens, _):
            return page(strings[.courseAdvancedName]) {
                p { strings[.courseAdvanced] }
                if let opens { p { strings(.courseAdvancedOpens, .word("date", strings.date(opens))) } }
            }
        case nil: return ErrorScreen.notFound(visit.context)
        }
    }

    private func page(_ title: String, @NodeBuilder content: () -> Node) -> Reply {
        CourseView(visit: visit).page(title, "course-enrolment", back: .profile) {
            card(.class("prose")) { content() }
        }
    }

    /// Enrols in the next level's cohort, once that is open.
    static func enrol(
        _ visit: CourseVisit, _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet
    ) -> Applied {
        let answer = CourseAnswer(context: visit.context)
        guard case .nextLevel(let next) = visit.state.transition else { return answer.gone }
        guard next.isEnrolmentOpen, let cohort = next.cohort else {
            return answer.refuse("enrolment_closed", visit.strings[.courseEnrolmentNotify])
        }
        if visit.facts.enrolled?.cohort != cohort {
            var writer = CourseWriter(visit, idempotencyKey)
            writer.write(.enrolled(cohort: cohort), by: .student, &changeSet)
        }
        return answer.done(.enrolment, .courseEnrolled)
    }
}

/// The button that enrols, or that it will be told when that opens.
struct CourseEnrolmentForm {
    let visit: CourseVisit
    let next: Transition.NextLevel
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if visit.facts.enrolled != nil, visit.facts.enrolled?.cohort == next.cohort {
            p(.class("course-mark")) {
                Icon.check.node(.text)
                strings(.courseEnrolledIn, .number("level", next.number))
            }
        } else if next.isEnrolmentOpen, next.cohort != nil {
            CourseView(visit: visit).action(.enrolment, strings(.courseEnrol, .number("level", next.number)))
        } else {
            if let opens = next.enrolmentOpens {
                p { strings(.courseEnrolmentOpens, .word("date", strings.date(opens))) }
            }
            p { strings[.courseEnrolmentNotify] }
        }
    }
}
