import Almanac
import Course
import Interface
import Records

/// The messages between the student and the coach: `/course/messages` (QF-144).
struct CourseMessagesScreen {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    var show: Reply {
        let view = CourseView(visit: visit)
        return view.page(
            strings(.courseMessagesWith, .word("coach", visit.coachName())), "course-messages", back: .profile
        ) {
            if visit.state.coach == nil {
                card(.class("prose")) { p { strings[.courseCoachLater] } }
            } else {
                card { view.coach }
                if visit.facts.messages.isEmpty {
                    card(.class("course-empty")) { p { strings[.courseMessagesNone] } }
                } else {
                    ol(.class("course-thread"), .aria("label", strings[.courseMessages])) {
                        for message in visit.facts.messages { item(message) }
                    }
                }
                postForm(
                    Route.course(.messages).link(), operation: IdempotencyKeySlot.mark, .class("course-question")
                ) {
                    Field(FieldName.text.rawValue, label: strings[.courseMessage]).lines(
                        "", .maxlength(CourseRecords.questionLength))
                    div(.class("form-actions")) { submitButton(strings[.courseSend], kind: .secondary, icon: .message) }
                }
            }
        }
    }

    private func item(_ message: FollowUp) -> Node {
        let isOwn = message.author.role == .student
        return li(.id("message-" + message.id), .tabindex(-1), .data("own").when(isOwn)) {
            p(.class("course-sub")) {
                strings.parted([
                    .text(isOwn ? strings[.courseYou] : visit.coachName(message.author.id)),
                    .text(visit.ago(message.at)),
                ])
            }
            p(.dirAuto) { message.text }
        }
    }
}
