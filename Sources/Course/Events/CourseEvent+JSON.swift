import Almanac
import Records

extension CourseEvent {
    /// The event as files and requests hold it; `docs/course/rules.md` describes the members.
    public var json: JSON {
        var object: JSONObject = [
            "id": .string(id), "enrolment": .string(enrolment), "author": .string(author.id),
            "role": .string(author.role.rawValue), "at": .string(InstantText.text(at)),
        ]
        object["received"] = received.map { .string(InstantText.text($0)) }
        object["kind"] = .string(act.kind.rawValue)
        for member in act.members.members { object[member.name] = member.value }
        return .object(object)
    }
}

extension CourseAct {
    /// What the act says besides its kind.
    fileprivate var members: JSONObject {
        switch self {
        case .assessmentSent(let blob): ["blob": .string(blob)]
        case .lessonOpened(let week), .lessonCompleted(let week): ["week": .int(Int64(week))]
        case .videoWatched(let video): ["video": .string(video)]
        case .submitted(let work, let attempt, let blob):
            ["week": work.json, "attempt": .int(Int64(attempt)), "blob": .string(blob)]
        case .feedbackHeard(let feedback), .feedbackRecalled(let feedback): ["feedback": .string(feedback)]
        case .rsvp(let session, let isComing): ["session": .string(session), "coming": .bool(isComing)]
        case .helpAsked(let topic, let text): ["topic": .string(topic.rawValue), "text": .string(text)]
        case .helpAnswered(let request, let text): ["request": .string(request), "text": .string(text)]
        case .enrolled(let cohort): ["cohort": .string(cohort)]
        case .messageSent(let text): ["text": .string(text)]
        case .followUp(let submission, let text): ["submission": .string(submission), "text": .string(text)]
        case .pinAdded(let submission, let pin): pin.members(on: submission)
        case .pinWithdrawn(let pin): ["pin": .string(pin)]
        case .feedbackSent(let submission, let blob, let text):
            Self.spoken(["submission": .string(submission)], blob, text)
        case .evaluated(let submission, let isPassed, let blob, let text):
            Self.spoken(["submission": .string(submission), "passed": .bool(isPassed)], blob, text)
        case .placed(let cohort, let coach): ["cohort": .string(cohort), "coach": .string(coach)]
        case .coachChanged(let coach): ["coach": .string(coach)]
        case .paused, .resumed, .advanced: [:]
        case .accepted(let submission, let blob): ["submission": .string(submission), "blob": .string(blob)]
        case .refused(let submission, let reason):
            ["submission": .string(submission), "reason": .string(reason.rawValue)]
        }
    }

    private static func spoken(_ members: JSONObject, _ blob: String?, _ text: String?) -> JSONObject {
        var members = members
        members["blob"] = blob.map { .string($0) }
        members["text"] = text.map { .string($0) }
        return members
    }
}

extension CourseWork {
    /// The name that stands for the assessment in the place of a week's number.
    static let assessmentName = "eoc"

    /// The week's number, or `eoc`.
    public var json: JSON {
        switch self {
        case .week(let number): .int(Int64(number))
        case .assessment: .string(Self.assessmentName)
        }
    }
}

extension Pin {
    fileprivate func members(on submission: String) -> JSONObject {
        var members: JSONObject = [
            "submission": .string(submission), "start": .int(start), "end": .int(end),
            "pin": .string(kind.rawValue),
        ]
        members["words"] = words.map { [.int(Int64($0.lowerBound)), .int(Int64($0.upperBound))] }
        members["reply"] = reply.map { .string($0) }
        members["text"] = text.map { .string($0) }
        return members
    }
}
