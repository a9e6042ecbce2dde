import Almanac
import Course
import Interface
import Records

/// Questions that are often asked, and asking the school's staff: `/course/profile/help` (QF-151, QF-247).
struct CourseHelpPage {
    let visit: CourseVisit
    private var strings: Strings { visit.strings }

    /// The screens that lead here from their question mark, each to its own answer.
    static let places = ["schedule", "recording", "eoc"]

    @NodeBuilder var node: Node {
        for index in 1...4 { fold("\(index)", id: "question-\(index)") }
        for place in Self.places { fold(place, id: place) }
        CourseView(visit: visit).section(strings[.courseContact], id: "contact") {
            form
            if visit.isDemo { p(.class("caption")) { strings[.courseContactDemo] } }
        }
        if !visit.facts.requests.isEmpty {
            CourseView(visit: visit).section(strings[.courseRequests], id: "requests") {
                ol(.class("course-thread")) { for request in visit.facts.requests { item(request) } }
            }
        }
        linkButton(strings[.courseHelpOpen], href: Route.me(.help).link(), icon: .help)
    }

    private func fold(_ name: String, id: String) -> Node {
        details(.class("course-fold"), .id(id)) {
            summary { strings[key: "course.help." + name] }
            p { strings[key: "course.help." + name + ".answer"] }
        }
    }

    private var form: Node {
        postForm(
            Route.course(.page(.help)).link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form")
        ) {
            Field(FieldName.topic.rawValue, label: strings[.courseTopic]).segments(
                CourseHelpTopic.allCases.map { Choice($0.rawValue, strings[$0.name]) },
                selected: CourseHelpTopic.general.rawValue)
            Field(FieldName.text.rawValue, label: strings[.courseRequest]).lines(
                "", .maxlength(CourseRecords.questionLength))
            div(.class("form-actions")) { submitButton(strings[.courseSend], kind: .secondary, icon: .message) }
        }
    }

    private func item(_ request: HelpRequest) -> Node {
        li(.id("request-" + request.id), .tabindex(-1)) {
            p(.class("course-sub")) {
                strings.parted([.text(strings[request.topic.name]), .text(visit.ago(request.at))])
            }
            p(.dirAuto) { request.text }
            if let answer = request.answer {
                p(.class("course-sub")) {
                    strings.parted([.text(strings[.courseStaff]), .text(visit.ago(answer.at))])
                }
                p(.dirAuto) { answer.text }
            } else {
                p(.class("caption")) { strings[.courseRequestWaits] }
            }
        }
    }
}

extension CourseHelpTopic {
    var name: Phrase { Phrase("course.topic." + rawValue) }
}
