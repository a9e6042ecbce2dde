import Almanac
import Records

/// Where a student goes who has passed a level.
public enum Transition: Hashable, Sendable {
    case nextLevel(NextLevel)
    /// The second year, after the last level of the first; the date from which one can enrol, if it is known.
    case secondYear(enrolmentOpens: CivilDate?, isOpen: Bool)

    /// The level that comes next, and what is known of its next semester.
    public struct NextLevel: Hashable, Sendable {
        /// The level's id.
        public var level: String
        public var number: Int
        /// The next cohort, by id, and its first day; `nil` if none is known.
        public var cohort: String?
        public var start: CivilDate?
        public var enrolmentOpens: CivilDate?
        public var isEnrolmentOpen: Bool
        /// The present coach's id if they stay; `nil` for a new one.
        public var coach: String?
    }
}

extension Transition {
    /// Where the way leads from a level that was passed; `nil` where the course has no level after it.
    init?(
        after level: CourseLevel, _ facts: EnrolmentFacts, _ curriculum: Curriculum, today: CivilDate,
        _ config: CourseConfig
    ) {
        if level.number >= config.levels {
            let opens = curriculum.advancedOpens
            self = .secondYear(enrolmentOpens: opens, isOpen: opens.map { $0 <= today } ?? false)
            return
        }
        guard let next = curriculum.level(number: level.number + 1) else { return nil }
        let audience = curriculum.audience(of: facts.enrolment, in: facts.placement?.cohort)
        let cohort = curriculum.cohorts
            .filter { $0.level == next.id && $0.start > today && ($0.audience == nil || $0.audience == audience) }
            .min { $0.start == $1.start ? $0.id.precedesByBytes($1.id) : $0.start < $1.start }
        self = .nextLevel(
            NextLevel(
                level: next.id, number: next.number, cohort: cohort?.id, start: cohort?.start,
                enrolmentOpens: cohort?.enrolmentOpens ?? next.enrolmentOpens,
                isEnrolmentOpen: cohort?.enrolmentOpens.map { $0 <= today } ?? false,
                coach: facts.coach.flatMap { (cohort?.coaches ?? next.coaches).contains($0) ? $0 : nil }))
    }
}
