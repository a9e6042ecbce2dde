import Almanac
import Course
import Interface
import Records

/// A recording with its passage, what was answered, and the form to answer: `/course/school/students/E/recordings/ID`.
struct CoachWorkScreen {
    let student: SchoolStudent
    private var school: School { student.school }
    private var visit: CourseVisit { student.visit }
    private var strings: Strings { school.strings }
    private var page: SchoolPage { SchoolPage(school: school) }

    func show(_ id: String) throws(NeedsData) -> Reply {
        guard let submission = visit.facts.submission(id), submission.accepted != nil else {
            return ErrorScreen.notFound(school.context)
        }
        guard !school.context.wantsJSON else { return .json(json(submission)) }
        var passage: CoursePassage?
        if let number = submission.work.week, let lesson = visit.lesson(number) {
            passage = try CoursePassage(lesson.passage, visit)
        } else if let level = visit.level {
            passage = try CoursePassage(level.assessment, visit)
        }
        let shown = passage
        let isCoach = school.me.role == .coach
        let pins = CoachPins(student: student, submission: submission)
        let back = isCoach ? SchoolRoute.home : .student(student.id)
        return page.page(student.name, "work", details: student.title(submission.work), back: back) {
            section(
                .class("coach-desk"), .data("desk"), .tabindex(0), .aria("label", strings[.schoolDesk])
            ) {
                card {
                    p(.class("row-title")) { strings[.schoolRecording] }
                    p(.class("row-detail")) {
                        strings(.courseSubmittedAgo, .word("ago", visit.ago(submission.accepted ?? submission.at)))
                    }
                    page.player(
                        submission.blob, label: strings[.schoolRecording], id: CoachPins.recitation,
                        speeds: CoursePlayer(visit: visit).speeds)
                    pins.list
                    pins.before
                }
                if let shown { shown.node }
            }
            if isCoach {
                CourseTakesView(visit: visit).kept(of: .school(route(submission).tail))
                if submission.work.week != nil { pins.form }
            }
            answered(submission)
            thread(submission)
            if isCoach { forms(submission) }
            linkButton(strings[.schoolStudentOpen], href: student.link, kind: .quiet, icon: .me)
        }
    }

    private func route(_ submission: CourseSubmission) -> SchoolRoute {
        .work(enrolment: student.id, submission: submission.id)
    }

    // MARK: - What was answered

    @NodeBuilder private func answered(_ submission: CourseSubmission) -> Node {
        let changeable = submission.feedback.last { !$0.isHeard && $0.coach == school.me.id }
        for feedback in submission.feedback {
            card(.class("course-feedback"), .data("feedback", feedback.id)) {
                p(.class("row-title")) { visit.coachName(feedback.coach) }
                p(.class("row-detail")) {
                    strings.parted([
                        .text(visit.ago(feedback.sent)),
                        .text(strings[standing(feedback)]),
                    ])
                }
                if let text = feedback.text { p(.dirAuto) { text } }
                if let blob = feedback.blob { page.player(blob, label: strings[.schoolAnswer]) }
                if feedback.id == changeable?.id { change(feedback, submission) }
            }
        }
        for result in visit.facts.evaluations where result.submission == submission.id {
            card(.class("course-feedback")) {
                p(.class("row-title")) { strings[result.isPassed ? .coursePassed : .courseNotPassedBadge] }
                p(.class("row-detail")) { visit.ago(result.at) }
                if let text = result.text { p(.dirAuto) { text } }
                if let blob = result.blob { page.player(blob, label: strings[.schoolAnswer]) }
            }
        }
    }

    private func standing(_ feedback: CourseFeedback) -> Phrase {
        if visit.isGuess(feedback.id) { return .sharedWaiting }
        return feedback.isHeard ? .schoolHeard : .schoolUnheard
    }

    /// What isn't heard yet can be written anew or taken back (QF-236).
    private func change(_ feedback: CourseFeedback, _ submission: CourseSubmission) -> Node {
        let route = route(submission)
        return details(.class("course-fold")) {
            summary { strings[.schoolChange] }
            page.form(route, step: CoachHandler.Step.edit.rawValue) {
                hiddenInput(FieldName.feedback.rawValue, feedback.id)
                hiddenInput(FieldName.blob.rawValue, feedback.blob.flatMap { RecordingName.hash(of: $0) } ?? "")
                Field(FieldName.answer.rawValue, label: strings[.schoolAnswerText]).lines(
                    feedback.text ?? "", rows: 4, .maxlength(CourseRecords.answerLength))
                div(.class("form-actions")) { submitButton(strings[.courseSave], kind: .secondary, icon: .check) }
            }
            page.action(
                route, CoachHandler.Step.recall.rawValue, strings[.schoolRecall], kind: .quiet, icon: .undo,
                [(.feedback, feedback.id)])
        }
    }

    @NodeBuilder private func thread(_ submission: CourseSubmission) -> Node {
        if !submission.thread.isEmpty {
            titledSection(strings[.schoolThread], id: "thread") {
                card(.class("course-feedback")) { SchoolThread(student: student, words: submission.thread).node }
            }
        }
    }

    // MARK: - The forms

    @NodeBuilder private func forms(_ submission: CourseSubmission) -> Node {
        let route = route(submission)
        let isEvaluated = visit.facts.evaluations.contains { $0.submission == submission.id }
        switch submission.work {
        case .week:
            titledSection(strings[.schoolAnswer], id: "answer") {
                answer(route, .send, .schoolSent) {
                    spoken(strings[.schoolAnswerText], route)
                    div(.class("form-actions")) {
                        submitButton(
                            strings[.schoolSend], kind: submission.feedback.isEmpty ? .primary : .secondary,
                            icon: .check)
                    }
                }
            }
            if !submission.feedback.isEmpty || !submission.thread.isEmpty { reply(route) }
        case .assessment:
            if !isEvaluated {
                titledSection(strings[.schoolResult], id: "answer") {
                    answer(route, .evaluate, .schoolResultSent) {
                        Field(FieldName.result.rawValue, label: strings[.schoolResult]).segments(
                            [
                                Choice("passed", strings[.coursePassed]),
                                Choice("not-passed", strings[.courseNotPassedBadge]),
                            ], selected: "")
                        spoken(strings[.schoolEvaluation], route)
                        div(.class("form-actions")) { submitButton(strings[.schoolResultSend], icon: .check) }
                    }
                }
            }
        }
    }

    /// A form that is sent with what was recorded in it, or without: `recorder.js` sends the recording first.
    private func answer(
        _ route: SchoolRoute, _ step: CoachHandler.Step, _ notice: CourseNotice, @NodeBuilder content: () -> Node
    ) -> Node {
        postForm(
            route.route.link(), operation: IdempotencyKeySlot.mark, .class("settings", "course-form"),
            .data("hand-in", "optional"), .data("notice", notice.rawValue)
        ) {
            hiddenInput(FieldName.step.rawValue, step.rawValue)
            content()
        }
    }

    /// The voice of an answer and its words: one of them, or both.
    @NodeBuilder private func spoken(_ label: String, _ route: SchoolRoute) -> Node {
        CourseRecorderView(visit: visit, route: .school(route.tail)).optional(strings[.schoolAnswerSpoken])
        Field(FieldName.text.rawValue, label: label).lines("", rows: 5, .maxlength(CourseRecords.answerLength))
        hiddenInput(FieldName.blob.rawValue, "")
    }

    private func reply(_ route: SchoolRoute) -> Node {
        titledSection(strings[.schoolReply], id: "reply") {
            page.form(route, step: CoachHandler.Step.reply.rawValue) {
                Field(FieldName.note.rawValue, label: strings[.schoolReplyText]).lines(
                    "", rows: 2, .maxlength(CourseRecords.questionLength))
                div(.class("form-actions")) {
                    submitButton(strings[.courseSend], kind: .secondary, icon: .message)
                }
            }
        }
    }

    private func json(_ submission: CourseSubmission) -> JSON {
        var feedback: [JSON] = []
        for sent in submission.feedback {
            var object: JSONObject = [
                "id": .string(sent.id), "coach": .string(sent.coach), "heard": .bool(sent.isHeard),
            ]
            object["text"] = sent.text.map { .string($0) }
            object["blob"] = sent.blob.map { .string($0) }
            feedback.append(.object(object))
        }
        return [
            "student": .string(student.name), "enrolment": .string(student.id), "submission": .string(submission.id),
            "week": submission.work.json, "blob": .string(submission.blob), "feedback": .array(feedback),
            "pins": .array(submission.pins.map { $0.json }),
            "thread": .array(submission.thread.map { SchoolThread.json($0) }),
        ]
    }
}
