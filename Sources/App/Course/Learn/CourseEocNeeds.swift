import Almanac
import Course
import Interface

/// What the journey says of the assessment at its end: how many weeks it still asks for, with the way to them, that it is
/// open, or that it is passed (QF-219, QF-220, QF-233).
struct CourseEocNeeds {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    @NodeBuilder var node: Node {
        if let assessment = visit.state.assessment {
            div(.class("course-journey-end")) {
                p { words(assessment) }
                if assessment.needed > 0, !assessment.isConcluded, let oldest = visit.state.overdue.first {
                    linkButton(strings[.courseCatchUp], href: Route.course(visit.route(oldest.number)).link())
                }
            }
        }
    }

    /// The last node in words: it stands after the last week, and how it is.
    private func words(_ assessment: AssessmentState) -> String {
        let end = strings(.courseJourneyEnd, .number("week", visit.state.weekCount))
        switch assessment.standing {
        case .closed, .lacking:
            return assessment.needed > 0 ? end + strings.parting + visit.needed : end
        case .eligible: return end + strings.parting + strings[.courseJourneyOpen]
        case .waiting, .underReview: return end + strings.parting + strings[.courseUnderReview]
        case .passed: return end + strings.parting + strings[.coursePassed]
        case .notPassed: return end + strings.parting + strings[.courseNotPassedBadge]
        }
    }
}
