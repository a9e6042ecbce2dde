import Course
import Interface

/// The journey as a picture for the eye alone: a node for each week, and the assessment as the last (QF-080, QF-219). What it
/// says stands in words beside it, and nothing on it can be activated.
struct CourseTrack {
    let state: CourseState
    /// The picture's width, as its box says.
    private static let width = 320

    var node: Node {
        svg(.class("course-track"), .viewBox("0 0 320 20"), .ariaHidden) {
            for week in state.weeks {
                circle(
                    .class("course-dot"), .data("badge", week.badge.rawValue),
                    .data("current").when(week.number == state.week), .cx(center(week.number)), .cy(10), .r(5)
                )
            }
            circle(
                .class("course-dot", "course-dot-end"), .data("badge", end),
                .data("current").when(state.assessment?.isEligible == true), .cx(center(state.weeks.count + 1)),
                .cy(10), .r(7))
        }
    }

    /// The nodes stand evenly.
    private func center(_ number: Int) -> Measure {
        Measure(hundredths: (2 * number - 1) * Self.width * 50 / (state.weeks.count + 1))
    }

    private var end: String {
        if case .passed = state.assessment?.standing { "complete" } else { "locked" }
    }
}
