import Almanac
import Course
import Interface
import Records

/// What a student asked the school, with the answers (QF-151).
struct SchoolRequests {
    let student: SchoolStudent
    private var visit: CourseVisit { student.visit }
    private var strings: Strings { visit.strings }

    /// The students who wait for an answer of the school, who asked first first.
    static func waiting(_ school: School) throws(NeedsData) -> [(student: SchoolStudent, request: HelpRequest)] {
        var waiting: [(student: SchoolStudent, request: HelpRequest)] = []
        for facts in try school.facts() {
            for request in facts.requests where request.answer == nil {
                guard let student = try SchoolStudent(facts.enrolment.id, school) else { continue }
                waiting.append((student, request))
            }
        }
        return waiting.sorted { a, b in a.request.at < b.request.at }
    }

    static func row(_ entry: (student: SchoolStudent, request: HelpRequest)) -> Node {
        let strings = entry.student.visit.strings
        return linkRow(
            entry.student.name, href: entry.student.link.at("request-" + entry.request.id),
            detail: strings[entry.request.topic.name] + strings.parting + entry.student.visit.ago(entry.request.at),
            icon: .message)
    }

    @NodeBuilder var node: Node {
        if !visit.facts.requests.isEmpty {
            titledSection(strings[.schoolRequests], id: "requests") {
                for request in visit.facts.requests { card(request) }
            }
        }
    }

    private func card(_ request: HelpRequest) -> Node {
        Interface.card(.class("course-feedback"), .id("request-" + request.id), .tabindex(-1)) {
            p(.class("row-detail")) {
                strings.parted([.text(strings[request.topic.name]), .text(visit.ago(request.at))])
            }
            p(.dirAuto) { request.text }
            if let answer = request.answer {
                p(.class("row-detail")) {
                    strings.parted([
                        .text(strings[.schoolAnswer]), .text(visit.ago(answer.at)),
                        .text(visit.isGuess(answer.id) ? strings[.sharedWaiting] : ""),
                    ])
                }
                p(.dirAuto) { answer.text }
            } else {
                SchoolPage(school: student.school).form(
                    .student(student.id), step: StaffHandler.Step.request.rawValue
                ) {
                    hiddenInput(FieldName.request.rawValue, request.id)
                    Field("text-" + request.id, label: strings[.schoolReplyText]).lines(
                        "", rows: 3, .maxlength(CourseRecords.questionLength))
                    div(.class("form-actions")) {
                        submitButton(strings[.courseSend], kind: .secondary, icon: .message)
                    }
                }
            }
        }
    }

    var json: JSON {
        .array(
            visit.facts.requests.map { request in
                var object: JSONObject = [
                    "id": .string(request.id), "topic": .string(request.topic.rawValue),
                    "text": .string(request.text),
                ]
                object["answer"] = request.answer.map { .string($0.text) }
                return .object(object)
            })
    }
}
