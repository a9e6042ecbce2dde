import Course
import Interface

/// The question whether a lesson is complete, in a sheet over its week; who closes it has changed nothing (QF-061).
struct CourseCompletion {
    let visit: CourseVisit
    let week: WeekState

    /// What the week's address carries for it.
    static let name = "complete"

    var show: Reply {
        let strings = visit.strings
        let route = visit.route(week.number)
        let lesson = Link(cleanPath: Route.course(route).path + "#lesson")
        guard week.lesson.watched == week.lesson.total, !week.lesson.isCompleted else { return .seeOther(lesson) }
        let title = strings(.courseMarkAsk, .number("week", week.number))
        return CourseView(visit: visit).page(title, "course-complete", back: route) {
            sheetPage(.data("sheet-content")) {
                h2(.class("sheet-title")) { title }
                div(.class("form-actions")) {
                    postForm(
                        Route.course(.week(week.number)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
                    ) {
                        submitButton(strings[.courseMarkYes], kind: .secondary, icon: .check, .autofocus())
                    }
                    linkButton(strings[.taskCancel], href: lesson, kind: .quiet, .data("close"))
                }
            }
        }
    }
}
