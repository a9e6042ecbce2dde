import Almanac
import Course
import Interface

/// A level that the student is through with, as it stands now: to be looked at, and nothing else (QF-089).
struct CoursePast: Sendable {
    let level: CourseLevel
    let facts: EnrolmentFacts
    let state: CourseState

    /// The levels that the student was in before the present one, the first first.
    ///
    /// Weeks are known by their numbers, which the next level has too. So each is folded out of what was done in it, with all
    /// that was said about it later.
    static func former(
        _ log: CourseLog, _ enrolment: Enrolment, _ curriculum: Curriculum, at now: Instant, in zone: Zone,
        _ config: CourseConfig
    ) -> [CoursePast] {
        let stays = stays(log, enrolment, curriculum)
        var found: [CoursePast] = []
        for (index, stay) in stays.dropLast().enumerated() {
            guard let level = curriculum.level(stay.level) else { continue }
            let from = index == 0 ? nil : stay.from
            let until = stays[index + 1].from
            let events = log.events.filter { belongs($0, from: from, until: until) }
            let facts = EnrolmentFacts(enrolment, CourseLog(events))
            found.append(
                CoursePast(
                    level: level, facts: facts, state: CourseState(facts, curriculum, at: now, in: zone, config)))
        }
        return found
    }

    /// The log as it is of the present level, the last that the student came into.
    static func present(_ log: CourseLog, _ enrolment: Enrolment, _ curriculum: Curriculum) -> CourseLog {
        let stays = stays(log, enrolment, curriculum)
        guard stays.count > 1, let last = stays.last else { return log }
        return CourseLog(log.events.filter { belongs($0, from: last.from, until: nil) })
    }

    /// The levels that the student was placed in, each with the beginning of the stay.
    private static func stays(
        _ log: CourseLog, _ enrolment: Enrolment, _ curriculum: Curriculum
    ) -> [(level: String, from: Instant)] {
        var stays: [(level: String, from: Instant)] = []
        for event in log.events where event.enrolment == enrolment.id {
            guard case .placed(let cohort, _) = event.act, event.act.isAllowed(to: event.author.role),
                let level = curriculum.cohort(cohort)?.level, stays.last?.level != level
            else { continue }
            stays.append((level, event.moment))
        }
        return stays
    }

    /// Whether an event is of a stay in a level: what is done by a week's number must be of its time, and what is done to a
    /// recording goes with that.
    private static func belongs(_ event: CourseEvent, from: Instant?, until: Instant?) -> Bool {
        switch event.act {
        case .lessonOpened, .lessonCompleted, .submitted:
            (until.map { event.at < $0 } ?? true) && (from.map { $0 <= event.at } ?? true)
        case .placed, .coachChanged, .paused, .resumed, .advanced: until.map { event.moment < $0 } ?? true
        default: true
        }
    }
}

extension CourseVisit {
    /// The levels that are over: those before the present one, and this one once it is passed.
    var pastLevels: [CoursePast] {
        guard case .passed = state.assessment?.standing, let level else { return former }
        return former + [CoursePast(level: level, facts: facts, state: state)]
    }

    /// A level that is over, by its number.
    func past(_ number: Int) -> CourseVisit? {
        pastLevels.last { $0.level.number == number }.map { CourseVisit(self, $0) }
    }

    /// The page of a week, of this level or of one that is over.
    func link(_ number: Int) -> Link {
        guard isPast, let level else { return Route.course(route(number)).link() }
        return Route.course(.week(number)).link(QueryItem(.level, String(level.number)))
    }
}
