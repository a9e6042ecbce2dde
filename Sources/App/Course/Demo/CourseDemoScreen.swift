import Almanac
import Course
import Interface
import Records

/// The clock of a course at home, and what its school and its coach do: `/course/demo`.
struct CourseDemoScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    var show: Reply {
        let view = CourseView(visit: visit)
        return view.page(strings[.courseDemoTitle], "course-demo", back: .profile) {
            p(.class("part-lead")) { strings[.courseDemoLead] }
            card {
                p(.class("row-title")) { view.nowWords }
                if visit.ahead != .zero {
                    p(.class("course-sub")) {
                        strings(.courseDemoMoved, count: Int(clamping: visit.ahead.minutes / 1_440))
                    }
                }
            }
            if visit.state.level == nil {
                titledSection(strings[.courseDemoSchool], id: "school") {
                    button(.place, .courseDemoPlace, kind: .primary)
                }
            }
            titledSection(strings[.courseDemoClock], id: "clock") {
                div(.class("course-steps")) {
                    button(.day, .courseDemoDay)
                    button(.saturday, .courseDemoSaturday)
                    button(.friday, .courseDemoFriday)
                    button(.now, .courseDemoNow)
                }
                if !visit.state.weeks.isEmpty { toWeek }
            }
            if visit.state.level != nil {
                titledSection(strings[.courseDemoCoach], id: "coach") {
                    p(.class("caption")) { strings[.courseDemoCoachText] }
                    div(.class("course-steps")) {
                        button(.answer, .courseDemoAnswer)
                        if case .underReview = visit.state.assessment?.standing {
                            button(.fail, .courseDemoFail)
                        }
                    }
                }
            }
            leave
        }
    }

    private func button(_ step: CourseDemoStep, _ label: Phrase, kind: ButtonKind = .secondary) -> Node {
        CourseView(visit: visit).action(.demo, strings[label], kind: kind, [(.step, step.rawValue)])
    }

    private var toWeek: Node {
        postForm(Route.course(.demo).link(), operation: IdempotencyKeySlot.mark, .class("course-to-week")) {
            hiddenInput(FieldName.step.rawValue, CourseDemoStep.week.rawValue)
            Field(FieldName.week.rawValue, label: strings[.courseDemoWeek]).choice(
                visit.state.weeks.filter { $0.opens != nil }.map {
                    Choice("\($0.number)", strings(.courseWeek, .number("week", $0.number)))
                }, selected: "\(visit.state.week ?? 1)")
            submitButton(strings[.courseDemoGo], kind: .secondary)
        }
    }

    /// Taking the course away asks once more, in place.
    var leave: Node {
        details(.class("course-ask")) {
            summary(.class("button", "button-quiet")) { strings[.courseLeave] }
            p { strings[.courseLeaveAsk] }
            CourseView(visit: visit).action(
                .demo, strings[.courseLeave], kind: .danger, icon: .trash, [(.step, CourseDemoStep.leave.rawValue)])
        }
    }
}
