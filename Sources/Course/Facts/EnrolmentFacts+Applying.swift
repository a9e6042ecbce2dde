import Almanac

extension EnrolmentFacts {
    /// Goes on with an event that comes after all that were applied, in a log's order.
    public mutating func apply(_ event: CourseEvent) {
        let author = event.author
        guard event.enrolment == enrolment.id, event.act.isAllowed(to: author.role),
            author.role != .student || author.id == enrolment.student
        else { return }
        switch event.act {
        case .assessmentSent: assessmentSent = assessmentSent ?? event.moment
        case .lessonOpened(let week): opened[week] = max(opened[week] ?? event.at, event.at)
        case .videoWatched(let video): watched.insert(video)
        case .lessonCompleted(let week): completed[week] = max(completed[week] ?? event.at, event.at)
        case .submitted(let work, let attempt, let blob):
            order.append(event.id)
            handedIn[event.id] = HandedIn(work: work, attempt: attempt, blob: blob, at: event.at)
        case .feedbackHeard(let feedback): heard.insert(feedback)
        case .rsvp(let session, let isComing): attendance[session] = isComing
        case .messageSent(let text):
            messages.append(FollowUp(id: event.id, author: author, at: event.moment, text: text))
        case .helpAsked(let topic, let text):
            requests.append(HelpRequest(id: event.id, topic: topic, text: text, at: event.moment, answer: nil))
        case .helpAnswered(let request, let text): answer(request, text, author, at: event.moment, event.id)
        case .enrolled(let cohort): enrolled = Placement(cohort: cohort, at: event.moment)
        case .followUp(let submission, let text):
            remarks[submission, default: Remarks()].thread.append(
                FollowUp(id: event.id, author: author, at: event.moment, text: text))
        case .pinAdded(let submission, let pin):
            remarks[submission, default: Remarks()].pins.append(PlacedPin(id: event.id, coach: author.id, pin: pin))
        case .pinWithdrawn(let pin): withdrawn.insert(TakenBack(id: pin, coach: author.id))
        case .feedbackSent(let submission, let blob, let text):
            remarks[submission, default: Remarks()].feedback.append(
                CourseFeedback(
                    id: event.id, coach: author.id, sent: event.moment, blob: blob, text: text, isHeard: false))
        case .feedbackRecalled(let feedback): recalled.insert(TakenBack(id: feedback, coach: author.id))
        case .evaluated(let submission, let isPassed, let blob, let text):
            evaluations.append(
                Evaluation(
                    id: event.id, submission: submission, isPassed: isPassed, coach: author.id, at: event.moment,
                    blob: blob,
                    text: text))
        case .placed(let cohort, let coach): place(in: cohort, with: coach, at: event.moment)
        case .coachChanged(let coach): change(to: coach)
        case .paused: pause(at: event.moment)
        case .resumed: resume(at: event.moment)
        case .advanced: advanced = advanced ?? event.moment
        case .accepted(let submission, let blob): accept(submission, blob, at: event.moment)
        case .refused(let submission, let reason): refuse(submission, reason, at: event.moment)
        }
    }

    private mutating func answer(
        _ request: String, _ text: String, _ author: CourseEvent.Author, at moment: Instant, _ id: String
    ) {
        guard let place = requests.firstIndex(where: { $0.id == request }) else { return }
        requests[place].answer = FollowUp(id: id, author: author, at: moment, text: text)
    }

    /// Being placed in the same cohort again changes the coach alone: what was owed is still owed.
    private mutating func place(in cohort: String, with coach: String, at moment: Instant) {
        if placement?.cohort != cohort { placements.append(Placement(cohort: cohort, at: moment)) }
        change(to: coach)
    }

    private mutating func change(to coach: String) {
        if let before = self.coach, before != coach { coachChanges += 1 }
        self.coach = coach
    }

    private mutating func pause(at moment: Instant) {
        if !isPaused { pauses.append(Pause(from: moment, until: nil)) }
    }

    private mutating func resume(at moment: Instant) {
        if isPaused { pauses[pauses.count - 1].until = moment }
    }

    /// The first verdict of a kind, and on a recording, holds.
    private mutating func accept(_ submission: String, _ blob: String, at moment: Instant) {
        var verdict = verdicts[submission] ?? Verdict()
        if !verdict.accepted.contains(where: { $0.blob == blob }) { verdict.accepted.append((blob, moment)) }
        verdicts[submission] = verdict
    }

    private mutating func refuse(_ submission: String, _ reason: Refusal, at moment: Instant) {
        var verdict = verdicts[submission] ?? Verdict()
        if verdict.refused == nil { verdict.refused = (reason, moment) }
        verdicts[submission] = verdict
    }
}
