import Almanac

/// What people edit of a course: levels, cohorts, sessions, people. What happens in an enrolment are events.
public struct Curriculum: Sendable {
    /// The programme's zone, by whose clocks weeks open and end.
    public let zone: Zone
    public let levels: [CourseLevel]
    public let cohorts: [Cohort]
    public let sessions: [CourseSession]
    public let people: [CoursePerson]
    /// The video that every student sees before the first week.
    public let orientation: CourseVideo?
    /// From when one can enrol in the second year; `nil` if that is not known.
    public let advancedOpens: CivilDate?
    /// What the school has announced.
    public let announcements: [Announcement]

    public init(
        zone: Zone, levels: [CourseLevel], cohorts: [Cohort], sessions: [CourseSession] = [],
        people: [CoursePerson] = [], orientation: CourseVideo? = nil, advancedOpens: CivilDate? = nil,
        announcements: [Announcement] = []
    ) {
        self.zone = zone
        self.levels = levels
        self.cohorts = cohorts
        self.sessions = sessions
        self.people = people
        self.orientation = orientation
        self.advancedOpens = advancedOpens
        self.announcements = announcements
    }

    public func level(_ id: String) -> CourseLevel? { levels.first { $0.id == id } }

    public func level(number: Int) -> CourseLevel? { levels.first { $0.number == number } }

    public func cohort(_ id: String) -> Cohort? { cohorts.first { $0.id == id } }

    public func person(_ id: String) -> CoursePerson? { people.first { $0.id == id } }

    /// With whom a student sits: as they say, otherwise as their cohort does.
    public func audience(of enrolment: Enrolment, in cohort: String?) -> Audience? {
        person(enrolment.student)?.audience ?? cohort.flatMap { self.cohort($0) }?.audience
    }
}
