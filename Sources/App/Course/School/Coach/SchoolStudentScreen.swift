import Almanac
import Course
import Interface
import Records

/// A student on one calm page: where they are, what was handed in, and the words that went back and forth:
/// `/course/school/students/E`. Staff place them here, change their coach, and let them rest.
struct SchoolStudentScreen {
    let student: SchoolStudent
    private var school: School { student.school }
    private var visit: CourseVisit { student.visit }
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }
    private var route: SchoolRoute { .student(student.id) }

    func show() throws(NeedsData) -> Reply {
        guard !school.context.wantsJSON else {
            var json = visit.state.json(visit.curriculum, at: visit.now, in: visit.zone, visit.config).object ?? [:]
            json["name"] = .string(student.name)
            json["messages"] = .array(visit.facts.messages.map { SchoolThread.json($0) })
            if school.me.role == .staff { json["requests"] = SchoolRequests(student: student).json }
            return .json(.object(json))
        }
        let isStaff = school.me.role == .staff
        return page.page(
            student.name, "student", details: student.place, back: isStaff ? .roster : .home
        ) {
            if visit.facts.isPaused { banner(strings[.schoolPaused], tone: .notice) }
            if isStaff {
                SchoolRequests(student: student).node
                SchoolPlacementForms(student: student).node
            }
            recordings
            CoachPinsPlot(student: student).node
            messages(canWrite: !isStaff)
            div(.class("form-actions")) {
                linkButton(
                    strings[.schoolPinsFile], href: SchoolRoute.pins(student.id).route.link(), kind: .quiet,
                    icon: .download)
                if isStaff {
                    page.action(
                        .roster, StaffHandler.RosterStep.invite.rawValue, strings[.schoolInviteThem], kind: .quiet,
                        icon: .share, [(.person, visit.state.enrolment.student)])
                }
            }
            if isStaff { SchoolErasingFold(student: student).node }
        }
    }

    /// The recordings by week, each with whether it was answered.
    private var recordings: Node {
        let sent = visit.state.submissions.filter { $0.accepted != nil }
        return titledSection(strings[.courseHistory], id: "recordings") {
            if sent.isEmpty { p(.class("part-lead")) { strings[.schoolRecordingsNone] } }
            rows {
                for submission in sent.reversed() {
                    linkRow(
                        student.title(submission.work), href: student.link(submission),
                        detail: visit.date(submission.accepted ?? submission.at), icon: .listen,
                        value: isAnswered(submission) ? strings[.courseAnswered] : "")
                }
            }
        }
    }

    private func isAnswered(_ submission: CourseSubmission) -> Bool {
        !submission.feedback.isEmpty || visit.facts.evaluations.contains { $0.submission == submission.id }
    }

    private func messages(canWrite: Bool) -> Node {
        titledSection(strings[.schoolMessages], id: "messages") {
            if !visit.facts.messages.isEmpty {
                card(.class("course-feedback")) { SchoolThread(student: student, words: visit.facts.messages).node }
            }
            if canWrite {
                page.form(route) {
                    Field(FieldName.text.rawValue, label: strings[.schoolMessageText]).lines(
                        "", rows: 3, .maxlength(CourseRecords.questionLength))
                    div(.class("form-actions")) {
                        submitButton(strings[.courseSend], kind: .secondary, icon: .message)
                    }
                }
            }
        }
    }
}
