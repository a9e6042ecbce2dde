import Almanac
import Course
import Interface

/// A recording that waits to be sent: what it is, how much, and when it is tried again. The browser that has it knows
/// (`Web/js/takes-queue.js`); any other says that it waits elsewhere.
struct CourseTakesView {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func waiting(_ submission: CourseSubmission) -> Node { card(submission.hash ?? "") }

    /// Where what was recorded for a page stands until the server has it: the browser that has it adds a card for each.
    func kept(of route: CourseRoute) -> Node {
        div(.class("course-takes"), .data("takes-of", Route.course(route).path)) { card("", .hidden()) }
    }

    private func card(_ hash: String, _ attributes: Attribute...) -> Node {
        div(
            [.class("card", "course-status", "course-amber"), .role("status"), .data("take", hash)] + attributes
        ) {
            span(.class("course-status-icon")) { Icon.offline.node() }
            span(.class("row-text")) {
                span(.class("row-title")) { strings[.courseWaitingTitle] }
                span(.class("row-detail")) { strings[.courseWaitingText] }
                span(
                    .class("row-detail"), .data("take-standing"), .data("text-waits", strings[.courseTakeWaits]),
                    .data("text-next", strings[.courseTakeNext]), .data("text-sending", strings[.courseTakeSending]),
                    .data("text-elsewhere", strings[.courseTakeElsewhere])
                ) {}
            }
            scriptButton(strings[.courseTakeNow], kind: .quiet, .data("take-now"), .hidden())
        }
    }
}
