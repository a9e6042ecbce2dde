import Almanac
import Course
import Interface

/// A recording that waits to be sent: what it is, how much, and when it is tried again. The browser that has it knows
/// (`Web/js/takes-queue.js`); any other says that it waits elsewhere.
struct CourseTakesView {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    func waiting(_ submission: CourseSubmission) -> Node {
        div(.class("card", "course-status", "course-amber"), .role("status"), .data("take", submission.hash ?? "")) {
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
