import Almanac
import Course
import Interface
import Records

/// What a student does in a week: watching, completing, handing in, hearing, asking, and saying whether they come.
struct CourseHandler {
    let visit: CourseVisit
    let form: FormFields
    let idempotencyKey: IdempotencyKey
    private var strings: Strings { visit.strings }
    var answer: CourseAnswer { CourseAnswer(context: visit.context) }

    func watch(_ id: String, _ changeSet: inout ChangeSet) -> Applied {
        guard let (video, number) = visit.video(id) else { return answer.gone }
        if number > 0, visit.week(number)?.isOpen != true { return locked(number) }
        if !visit.facts.watched.contains(video.id) { write(.videoWatched(video: video.id), &changeSet) }
        if visit.recorded(id) != nil { return answer.done(.recordings, .courseWatched) }
        return number == 0
            ? answer.done(.today, .courseWatched)
            : answer.done(visit.route(number), .courseWatched, at: "lesson")
    }

    func complete(_ number: Int, _ changeSet: inout ChangeSet) -> Applied {
        guard let week = visit.week(number) else { return answer.gone }
        guard week.isOpen else { return locked(number) }
        guard week.lesson.watched == week.lesson.total else {
            return answer.refuse("not_watched", strings[.courseLessonUnwatched])
        }
        if !week.lesson.isCompleted { write(.lessonCompleted(week: number), &changeSet) }
        return answer.done(visit.route(number), .courseCompleted, at: "submission")
    }

    /// Hands in a recording by its hash; without one a course at home takes silence. The recording itself goes to the
    /// server's files, and the server rules on it once it is there (`App.handleCourseDesk`): until then it waits.
    func submit(_ work: CourseWork, _ changeSet: inout ChangeSet) -> Applied {
        let place = work.week.map { CourseRoute.recording($0) } ?? .assessment
        let blob = form[.blob].flatMap { RecordingName.name(hash: $0) }
        guard blob != nil || form[.blob] == nil else {
            return answer.refuse("invalid", strings[.courseRecorderNeeded], field: .blob, status: 422)
        }
        // Sent again because the answer was lost: it is handed in once.
        if let blob, visit.state.submissions.contains(where: { $0.blob == blob && $0.work == work && !$0.isRefused }) {
            return answer.done(place, .courseQueued)
        }
        if let number = work.week {
            guard let week = visit.week(number) else { return answer.gone }
            guard week.isOpen else { return locked(number) }
            guard week.lesson.isCompleted else { return answer.refuse("lesson_first", strings[.courseLessonFirst]) }
        }
        guard let blob else { return handInSilence(work, place, &changeSet) }
        if let refusal = visit.refusal(of: work, blob: blob) {
            return answer.refuse(refusal.rawValue.replacingHyphens, visit.words(refusal))
        }
        let attempt = visit.state.submissions.count { $0.work == work } + 1
        write(.submitted(work: work, attempt: min(attempt, 99), blob: blob), &changeSet)
        return answer.done(place, .courseQueued)
    }

    private func handInSilence(_ work: CourseWork, _ place: CourseRoute, _ changeSet: inout ChangeSet) -> Applied {
        guard visit.isDemo else { return answer.refuse("no_recording", strings[.courseRecorderNeeded]) }
        var writer = CourseWriter(visit, idempotencyKey)
        if let refusal = CourseDemoCoach(visit: visit).handIn(work, &writer, &changeSet) {
            return answer.refuse(refusal.rawValue.replacingHyphens, visit.words(refusal))
        }
        return answer.done(place, .courseSubmitted)
    }

    /// Marks feedback as heard, or asks the coach about a recording.
    func respond(_ number: Int, _ changeSet: inout ChangeSet) -> Applied {
        guard visit.week(number) != nil else { return answer.gone }
        let own = visit.submissions(number)
        if let id = form[.feedback] {
            guard own.contains(where: { $0.feedback.contains { $0.id == id } }) else {
                return answer.refuse("invalid", strings[.errorGone], field: .feedback, status: 422)
            }
            write(.feedbackHeard(feedback: id), &changeSet)
            return answer.done(visit.route(number), .courseHeard, at: "feedback")
        }
        guard let id = form[.submission], own.contains(where: { $0.id == id && !$0.feedback.isEmpty }) else {
            return answer.refuse("invalid", strings[.errorGone], field: .submission, status: 422)
        }
        let text = CourseText.trimmed(form[.text])
        guard !text.isEmpty, text.count <= CourseRecords.questionLength,
            text.utf8.count <= CourseRecords.questionLength * 4
        else {
            let message = strings(.courseQuestionNeeded, .number("limit", CourseRecords.questionLength))
            return answer.refuse("invalid", message, field: .text, status: 422)
        }
        write(.followUp(submission: id, text: text), &changeSet)
        return answer.done(visit.route(number), .courseAsked, at: "feedback")
    }

    func rsvp(_ id: String, _ changeSet: inout ChangeSet) -> Applied {
        guard let session = visit.session(id) else { return answer.gone }
        guard let coming = form[.coming], coming == "on" || coming == "off" else {
            return answer.choose(.coming, from: ["on", "off"])
        }
        guard session.end > visit.now, !session.isCancelled else {
            return answer.refuse("session_over", strings[.courseSessionOver])
        }
        let isComing = coming == "on"
        if visit.facts.attendance[id] != isComing { write(.rsvp(session: id, isComing: isComing), &changeSet) }
        return answer.done(.session(id), isComing ? .courseComing : .courseNotComing)
    }

    func write(_ act: CourseAct, _ changeSet: inout ChangeSet) {
        var writer = CourseWriter(visit, idempotencyKey)
        writer.write(act, by: .student, &changeSet)
    }

    func locked(_ number: Int) -> Applied { answer.refuse("week_locked", visit.words(.weekLocked, number)) }
}

extension CourseVisit {
    /// The page of a week: Learn itself for the current one.
    func route(_ number: Int) -> CourseRoute { number == state.week ? .learn : .week(number) }

    /// The recordings of a week, refused ones too, in their order.
    func submissions(_ number: Int) -> [CourseSubmission] { state.submissions.filter { $0.work.week == number } }

    /// Why a recording isn't taken, and when the next may come.
    func words(_ refusal: Refusal, _ number: Int? = nil) -> String {
        switch refusal {
        case .allowanceSpent: return spent
        case .weekLocked:
            let opens = number.flatMap { week($0)?.opens }
            guard let opens else { return strings[.courseRefusedLocked] }
            return strings(.courseLockedUntil, .word("date", strings.weekdayAndDate(day(opens))))
        case .notPlaced: return strings[.courseRefusedNotPlaced]
        case .paused: return strings[.courseRefusedPaused]
        case .concluded: return strings[.courseRefusedConcluded]
        case .sameRecording: return strings[.courseRefusedSame]
        case .assessmentClosed: return strings[.courseRefusedClosed]
        case .notEligible: return needed
        case .assessmentSent: return strings[.courseRefusedSent]
        case .recordingMissing:
            return strings(.courseRefusedMissing, count: Int(clamping: config.missingTime.minutes / 1_440))
        }
    }

    /// Why a device doesn't hand a recording in to begin with: what the server would say, and that what waits takes its
    /// place already. The server alone decides.
    func refusal(of work: CourseWork, blob: String) -> Refusal? {
        if let refusal = facts.ruling(on: work, blob: blob, at: now, curriculum, config) { return refusal }
        switch work {
        case .week: return state.allowance?.remaining == 0 ? .allowanceSpent : nil
        case .assessment: return state.assessment?.standing == .waiting ? .assessmentSent : nil
        }
    }

    /// The recordings of this week are used up, and the next may come on a date.
    var spent: String {
        guard let renews = state.allowance?.renews else { return strings[.courseRefusedLocked] }
        return strings(.courseAttemptsNone, .word("date", strings.weekdayAndDate(day(renews))))
    }

    /// How many weeks are still needed for the assessment.
    var needed: String { strings(.courseEocNeeded, count: state.assessment?.needed ?? 0) }
}

extension String {
    /// The name of a reason as codes write it: `week_locked`.
    var replacingHyphens: String {
        var bytes: [UInt8] = []
        for byte in utf8 { bytes.append(byte == UInt8(ascii: "-") ? UInt8(ascii: "_") : byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
