import Almanac
import Records

extension EnrolmentFacts {
    /// The recordings that were handed in, in their order: what the server accepted by that moment, then what it has
    /// not confirmed, with those that were refused where they came in.
    public var submissions: [CourseSubmission] {
        var submissions: [CourseSubmission] = []
        submissions.reserveCapacity(order.count)
        for id in order {
            if let submission = submission(id) { submissions.append(submission) }
        }
        // Most come in order; an own recording whose receipt is not known yet can have been accepted before others.
        return submissions.sorted { a, b in
            let (first, second) = (a.place, b.place)
            if first != second { return first < second }
            return a.at == b.at ? a.id.precedesByBytes(b.id) : a.at < b.at
        }
    }

    /// A recording by its id; `nil` if there is none.
    public func submission(_ id: String) -> CourseSubmission? {
        guard let handedIn = handedIn[id] else { return nil }
        let remarks = remarks[id]
        let feedback = (remarks?.feedback ?? []).compactMap { feedback -> CourseFeedback? in
            var feedback = feedback
            feedback.isHeard = heard.contains(feedback.id)
            let isRecalled = recalled.contains(TakenBack(id: feedback.id, coach: feedback.coach))
            return isRecalled && !feedback.isHeard ? nil : feedback
        }
        let known = (remarks?.pins ?? []).filter { !withdrawn.contains(TakenBack(id: $0.id, coach: $0.coach)) }
        let pins = known.sorted { a, b in
            (a.pin.start, a.pin.end) == (b.pin.start, b.pin.end)
                ? a.id.precedesByBytes(b.id) : (a.pin.start, a.pin.end) < (b.pin.start, b.pin.end)
        }
        return CourseSubmission(
            id: id, work: handedIn.work, attempt: handedIn.attempt, blob: handedIn.blob, at: handedIn.at,
            standing: standing(id, handedIn), feedback: feedback, pins: pins, thread: remarks?.thread ?? [])
    }

    /// Accepted only with the hash of this very recording. An acceptance outweighs a refusal, so that nothing that
    /// counted is lost.
    private func standing(_ id: String, _ handedIn: HandedIn) -> CourseSubmission.Standing {
        guard let verdict = verdicts[id] else { return .waiting }
        if let accepted = verdict.accepted.first(where: { $0.blob == handedIn.blob }) { return .accepted(accepted.at) }
        if let refused = verdict.refused { return .refused(refused.at, refused.reason) }
        return .waiting
    }
}

extension CourseSubmission {
    /// What a list of submissions is ordered by.
    fileprivate var place: Instant {
        switch standing {
        case .accepted(let at), .refused(let at, _): at
        // What waits comes after all that the server has seen.
        case .waiting: Instant(microseconds: .max)
        }
    }
}
