import Almanac
import Records

extension CourseState {
    /// The state for programs; `docs/course/rules.md` describes the members. Instants are in UTC, each with the time
    /// that the student's clocks show then.
    public func json(_ curriculum: Curriculum, at now: Instant, in zone: Zone, _ config: CourseConfig) -> JSON {
        let writer = StateWriter(zone: zone)
        return [
            "enrolment": .string(enrolment.id), "student": .string(enrolment.student),
            "now": writer.json(now), "phase": .string(phase.rawValue), "coach": coach.json,
            "placementBy": writer.json(placementBy), "week": weekJSON(curriculum, writer),
            "primary": primaryJSON(writer), "triptych": triptychJSON(curriculum, writer), "behind": behindJSON(writer),
            "eligible": eligibleJSON(writer), "nextUnlock": unlockJSON(writer),
            "next": writer.json(nextEvent(curriculum, at: now)),
            "weeks": .array(weeks.map { writer.json($0, $0.deadlineStanding(at: now, config)) }),
            "waiting": .array(waiting.map { .string($0.id) }),
            "refused": .array(submissions.compactMap { writer.refused($0) }),
            "practice": .array(practice.map { .string($0.id) }), "transition": writer.json(transition),
        ]
    }

    private func weekJSON(_ curriculum: Curriculum, _ writer: StateWriter) -> JSON {
        guard let current else { return .null }
        let topic = level.flatMap { curriculum.level($0) }?.weeks[current.number - 1].topic
        return [
            "number": .int(Int64(current.number)), "of": .int(Int64(weekCount)), "elapsed": .int(Int64(elapsed)),
            "percent": .int(Int64(percent)), "level": (levelNumber.map { .int(Int64($0)) } ?? .null),
            "topic": topic.json, "opens": writer.json(current.opens), "deadline": writer.json(current.deadline),
        ]
    }

    private func primaryJSON(_ writer: StateWriter) -> JSON {
        var object: JSONObject = ["state": .string(nextStep.rawValue)]
        object["week"] = nextStepWeek.map { .int(Int64($0)) }
        guard let number = nextStepWeek, weeks.indices.contains(number - 1) else { return .object(object) }
        let week = weeks[number - 1]
        object["lesson"] = .string(week.lesson.step.rawValue)
        object["recording"] = writer.json(week.recording)
        if nextStep == .record || nextStep == .catchUp, let allowance {
            object["attemptsRemaining"] = .int(Int64(allowance.remaining))
            if allowance.remaining == 0 { object["attemptOpens"] = writer.json(allowance.renews) }
        }
        if case .underReview(let since) = week.recording { object["submitted"] = writer.json(since) }
        return .object(object)
    }

    private func triptychJSON(_ curriculum: Curriculum, _ writer: StateWriter) -> JSON {
        guard let level, let start else { return .null }
        guard let current, let allowance else {
            return [
                "level": .string(level), "name": (curriculum.level(level)?.name).json, "coach": coach.json,
                "start": .string(start.description),
            ]
        }
        return [
            "lesson": [
                "watched": .int(Int64(current.lesson.watched)), "total": .int(Int64(current.lesson.total)),
                "step": .string(current.lesson.step.rawValue),
            ],
            "submission": [
                "recording": writer.json(current.recording), "used": .int(Int64(allowance.used)),
                "limit": .int(Int64(allowance.limit)),
            ],
            "feedback": [
                "new": .int(Int64(unheard.count)),
                "week": (unheard.first.map { .int(Int64($0.number)) } ?? .null),
            ],
        ]
    }

    private func behindJSON(_ writer: StateWriter) -> JSON {
        guard let allowance else { return .null }
        return [
            "weeks": .array(overdue.map { .int(Int64($0.number)) }), "remaining": .int(Int64(allowance.remaining)),
            "limit": .int(Int64(allowance.limit)), "used": .int(Int64(allowance.used)),
            "usedLate": .int(Int64(allowance.usedLate)), "renews": writer.json(allowance.renews),
        ]
    }

    private func eligibleJSON(_ writer: StateWriter) -> JSON {
        guard let assessment else { return .null }
        var object: JSONObject = [
            "eligible": .bool(assessment.isEligible), "state": .string(assessment.standing.name),
            "completed": .int(Int64(assessment.completed)), "least": .int(Int64(assessment.least)),
            "needed": .int(Int64(assessment.needed)), "opens": writer.json(assessment.opens),
        ]
        if case .underReview(let since, let date) = assessment.standing {
            object["submitted"] = writer.json(since)
            object["resultBy"] = .string(date.description)
        }
        return .object(object)
    }

    private func unlockJSON(_ writer: StateWriter) -> JSON {
        guard let nextUnlock else { return .null }
        return [
            "week": .int(Int64(nextUnlock.week)), "at": writer.json(nextUnlock.at),
            "days": .int(Int64(nextUnlock.days)),
        ]
    }
}

extension AssessmentState.Standing {
    /// The name for programs.
    fileprivate var name: String {
        switch self {
        case .closed: "closed"
        case .lacking: "lacking"
        case .eligible: "eligible"
        case .waiting: "waiting"
        case .underReview: "under-review"
        case .passed: "passed"
        case .notPassed: "not-passed"
        }
    }
}

extension String? {
    /// The text, or `null`.
    var json: JSON { map { .string($0) } ?? .null }
}
