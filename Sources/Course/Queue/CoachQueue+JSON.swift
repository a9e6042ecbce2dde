import Almanac
import Records

extension CoachQueue {
    /// The queue for programs, in its order; `docs/course/rules.md` describes the members.
    public func json(at now: Instant) -> JSON {
        ["items": .array(items.map { $0.json(at: now) })]
    }
}

extension QueueItem {
    fileprivate func json(at now: Instant) -> JSON {
        var object: JSONObject = [
            "enrolment": .string(enrolment), "student": .string(student), "submission": .string(submission),
            "since": .string(InstantText.text(since)), "due": .string(InstantText.text(due)),
            "overdue": .bool(isOverdue(at: now)), "secondsLeft": .int(left(at: now).microseconds / 1_000_000),
        ]
        switch matter {
        case .recording(.week(let number)):
            object["kind"] = "recording"
            object["week"] = .int(Int64(number))
        case .recording(.assessment):
            object["kind"] = "recording"
            object["week"] = .string(CourseWork.assessmentName)
        case .followUp(let id):
            object["kind"] = "question"
            object["question"] = .string(id)
        }
        switch news {
        case .first: object["news"] = "first"
        case .newToCoach: object["news"] = "new-to-coach"
        case .again: object["news"] = "again"
        case .late: object["news"] = "late"
        case .pins(let count):
            object["news"] = "pins"
            object["pins"] = .int(Int64(count))
        case .nothing: object["news"] = .null
        }
        return .object(object)
    }
}
