import Almanac
import Records

/// A course in one file: what people edit, the enrolments, and what happened in them. `docs/course/rules.md` describes it.
public struct CourseFile: Sendable {
    public let curriculum: Curriculum
    public let enrolments: [Enrolment]
    public let log: CourseLog

    /// Reads a file.
    ///
    /// - Parameter zone: finds a zone by its name; `nil` if there is none.
    public init(
        _ json: JSON, zone: (String) -> Zone?, _ config: CourseConfig
    ) throws(CourseFileFault) {
        let root = FileReader(json)
        let form = try root.member("course")
        _ = try form.integer(in: 1...1)
        let named = try root.member("zone")
        let name = try named.text()
        guard let zone = zone(name) else { throw named.fault(.unknown(name, known: [])) }
        let people = try CoursePerson.list(root)
        let levels = try CourseLevel.list(root, people, config)
        let cohorts = try Cohort.list(root, levels, people, config)
        curriculum = Curriculum(
            zone: zone, levels: levels, cohorts: cohorts, sessions: try CourseSession.list(root, levels, people),
            people: people, orientation: try root.optional("orientation").map(throwing: CourseVideo.read),
            advancedOpens: try root.optional("advancedOpens")?.date(),
            announcements: try Announcement.list(root, levels))
        enrolments = try Enrolment.list(root, people)
        log = CourseLog(try Self.events(root, enrolments, people, cohorts, config))
    }

    private static func events(
        _ root: FileReader, _ enrolments: [Enrolment], _ people: [CoursePerson], _ cohorts: [Cohort],
        _ config: CourseConfig
    ) throws(CourseFileFault) -> [CourseEvent] {
        let known = enrolments.map { $0.id }
        let coaches = people.filter { $0.role == .coach }.map { $0.id }
        let cohorts = cohorts.map { $0.id }
        var events: [CourseEvent] = []
        for reader in try root.list("events") {
            let event = try CourseEvent(reader, weeks: config.weeks, people: people)
            _ = try reader.member("enrolment").name(among: known)
            if case .placed = event.act {
                _ = try reader.member("cohort").name(among: cohorts)
                _ = try reader.member("coach").name(among: coaches)
            }
            if case .coachChanged = event.act { _ = try reader.member("coach").name(among: coaches) }
            events.append(event)
        }
        return events
    }
}

extension Optional where Wrapped == FileReader {
    /// Reads the value that is there.
    func map<Value>(
        throwing read: (FileReader) throws(CourseFileFault) -> Value
    ) throws(CourseFileFault) -> Value? {
        switch self {
        case .some(let reader): try read(reader)
        case .none: nil
        }
    }
}
