import Almanac
import Course
import Interface
import Records

/// What a coach does for one of their students: answers recordings and questions, writes to them, and evaluates assessments.
struct CoachHandler: SchoolHandling {
    let student: SchoolStudent
    let form: FormFields
    let idempotencyKey: IdempotencyKey
    var school: School { student.school }

    /// What a form on the page of a recording asks for.
    enum Step: String, CaseIterable {
        case send, edit, recall, reply, evaluate, pin, unpin
    }

    /// Answers a recording (QF-236 to QF-238).
    func answer(_ id: String, _ changeSet: inout ChangeSet) -> Applied {
        guard let submission = student.visit.facts.submission(id), submission.accepted != nil else {
            return answer.gone
        }
        guard let step = form[.step].flatMap({ Step(rawValue: $0) }) else {
            return answer.choose(.step, from: Step.allCases.map { $0.rawValue })
        }
        let page = SchoolRoute.work(enrolment: student.id, submission: id)
        switch step {
        case .send: return send(on: submission, page, &changeSet)
        case .edit, .recall:
            guard let sent = own(submission) else { return answer.gone }
            guard !sent.isHeard else { return answer.refuse("heard", strings[.schoolHeardAlready]) }
            if step == .edit { return send(on: submission, page, instead: sent.id, &changeSet) }
            write(.feedbackRecalled(feedback: sent.id), &changeSet)
            return done(page, .schoolRecalled)
        case .reply:
            guard let text = SchoolText.read(form[.note] ?? form[.text], limit: CourseRecords.questionLength) else {
                return answer.refuse(.note, limit: CourseRecords.questionLength)
            }
            guard !submission.thread.isEmpty || !submission.feedback.isEmpty else {
                return answer.refuse("not_answered", strings[.schoolAnswerFirst])
            }
            write(.followUp(submission: id, text: text), &changeSet)
            return done(page, .schoolReplied)
        case .evaluate: return evaluate(submission, page, &changeSet)
        case .pin: return pin(submission, page, &changeSet)
        case .unpin: return unpin(submission, page, &changeSet)
        }
    }

    /// A feedback of this coach's own that the form names.
    private func own(_ submission: CourseSubmission) -> CourseFeedback? {
        submission.feedback.first { $0.id == form[.feedback] && $0.coach == school.me.id }
    }

    private func send(
        on submission: CourseSubmission, _ page: SchoolRoute, instead: String? = nil, _ changeSet: inout ChangeSet
    ) -> Applied {
        guard submission.work.week != nil else { return answer.gone }
        let (said, refusal) = said()
        guard let said else { return refusal ?? answer.gone }
        var writer = SchoolWriter(school, idempotencyKey)
        if let instead { writer.write(.feedbackRecalled(feedback: instead), in: student.id, &changeSet) }
        let id = writer.write(
            .feedbackSent(submission: submission.id, blob: said.blob, text: said.text), in: student.id, &changeSet)
        return done(page, .schoolSent, ["feedback": .string(id)])
    }

    private func evaluate(
        _ submission: CourseSubmission, _ page: SchoolRoute, _ changeSet: inout ChangeSet
    ) -> Applied {
        guard submission.work == .assessment,
            !student.visit.facts.evaluations.contains(where: { $0.submission == submission.id })
        else { return answer.refuse("evaluated", strings[.schoolEvaluated]) }
        guard let result = form[.result], result == "passed" || result == "not-passed" else {
            return answer.choose(.result, from: ["passed", "not-passed"])
        }
        let (said, refusal) = said()
        guard let said else { return refusal ?? answer.gone }
        write(
            .evaluated(
                submission: submission.id, isPassed: result == "passed", blob: said.blob, text: said.text), &changeSet)
        return done(page, .schoolResultSent)
    }

    /// The words and the voice of an answer: one of them at least.
    private func said() -> ((blob: String?, text: String?)?, Applied?) {
        let limit = CourseRecords.answerLength
        let (blob, refusal) = voice()
        if let refusal { return (nil, refusal) }
        // The form that changes an answer has a name of its own for the words, as a page has each id once.
        let text = CourseText.trimmed(form[.answer] ?? form[.text])
        guard !text.isEmpty || blob != nil, text.count <= limit, text.utf8.count <= limit * 4 else {
            return (nil, answer.refuse(.text, limit: limit))
        }
        return ((blob, text.isEmpty ? nil : text), nil)
    }

    /// Writes to the student, apart from any recording.
    func write(_ changeSet: inout ChangeSet) -> Applied {
        guard let text = SchoolText.read(form[.text], limit: CourseRecords.questionLength) else {
            return answer.refuse(.text, limit: CourseRecords.questionLength)
        }
        write(.messageSent(text: text), &changeSet)
        return done(.student(student.id), .schoolReplied)
    }

    func write(_ act: CourseAct, _ changeSet: inout ChangeSet) { write(act, student, &changeSet) }
}

extension CourseRecords {
    /// The characters of a coach's answer.
    static let answerLength = 1_500
}

extension FieldName {
    /// Whether an assessment is passed.
    static var result: FieldName { FieldName("result") }
}
