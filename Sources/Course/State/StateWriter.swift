import Almanac
import Records

/// Writes the parts of a state for programs.
struct StateWriter {
    /// The student's zone.
    let zone: Zone

    func json(_ instant: Instant) -> JSON {
        ["at": .string(InstantText.text(instant)), "local": .string(zone.local(instant).description)]
    }

    func json(_ instant: Instant?) -> JSON { instant.map { json($0) } ?? .null }

    func json(_ recording: WeekState.Recording) -> JSON {
        switch recording {
        case .none: "none"
        case .waiting: "waiting-to-send"
        case .underReview: "under-review"
        case .answered: "answered"
        }
    }

    func json(_ week: WeekState, _ deadline: DeadlineStanding?) -> JSON {
        [
            "number": .int(Int64(week.number)), "badge": .string(week.badge.rawValue), "opens": json(week.opens),
            "deadline": json(week.deadline), "deadlineState": (deadline?.rawValue).json,
            "overdue": .bool(week.isOverdue),
            "watched": .int(Int64(week.lesson.watched)), "videos": .int(Int64(week.lesson.total)),
            "lesson": .string(week.lesson.step.rawValue), "recording": json(week.recording),
            "unheard": week.unheard.json,
        ]
    }

    func json(_ event: NextEvent?) -> JSON {
        switch event {
        case .session(let id, let at): ["kind": "session", "session": .string(id), "at": json(at)]
        case .deadline(let week, let at): ["kind": "deadline", "week": .int(Int64(week)), "at": json(at)]
        case .unlock(let week, let at): ["kind": "unlock", "week": .int(Int64(week)), "at": json(at)]
        case nil: .null
        }
    }

    /// A recording that the server refused, and why; `nil` for another.
    func refused(_ submission: CourseSubmission) -> JSON? {
        guard case .refused(let at, let reason) = submission.standing else { return nil }
        return ["submission": .string(submission.id), "at": json(at), "reason": .string(reason.rawValue)]
    }

    func json(_ transition: Transition?) -> JSON {
        switch transition {
        case .nextLevel(let next):
            [
                "to": "level", "level": .string(next.level), "number": .int(Int64(next.number)),
                "cohort": next.cohort.json, "start": (next.start?.description).json,
                "enrolmentOpens": (next.enrolmentOpens?.description).json, "open": .bool(next.isEnrolmentOpen),
                "coach": next.coach.json,
            ]
        case .secondYear(let opens, let isOpen):
            ["to": "year-2", "enrolmentOpens": (opens?.description).json, "open": .bool(isOpen)]
        case nil: .null
        }
    }
}
