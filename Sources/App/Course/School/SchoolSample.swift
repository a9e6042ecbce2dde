import Almanac
import Course
import Interface
import Quran
import Records

/// A school to try, as a course file: the sample's levels and sessions, two coaches, staff, and thirty students in every
/// state. Nobody in it is real, and nothing recites.
struct SchoolSample {
    let context: RequestContext

    /// The ids of the people in it.
    enum Person {
        static let staff = "staff"
        static let coaches = ["coach", "coach-2"]
        static func student(_ number: Int) -> String { "student-\(number)" }
    }

    /// How many weeks ago the cohort in the middle of its semester began, and the one at its end.
    private static let (running, ending) = (7, 18)

    func reply() throws(NeedsData) -> Reply {
        guard let school = try school(), let config = context.bundle.course else {
            return .refusal("unreadable", context.strings[.courseDemoUnreadable], status: 409)
        }
        guard var file = school.object else { return .json(school) }
        let students = SampleStudents(file: school, config: config, now: context.request.now, strings: context.strings)
        file["people"] = .array((school["people"]?.array ?? []) + students.people)
        file["enrolments"] = .array(students.enrolments)
        file["events"] = .array(students.events.map { $0.json })
        return .json(.object(file))
    }

    /// The school without students; `nil` where the sample can't be read.
    func school() throws(NeedsData) -> JSON? {
        let library = context.library
        try library.require([], [.zones, QuranContent.indexName])
        guard let config = context.bundle.course,
            let name = context.bundle.config["CourseSampleConfig"]?["zone"]?.string,
            let zone = try Zones.zone(name, library)
        else { return nil }
        var sample = CourseSample(
            context: context, config: config, index: try QuranContent.index(library), zone: zone, name: " ",
            audience: nil)
        sample.weeksAgo = Self.running
        guard var file = (try? sample.book())?.object else { return nil }
        file["people"] = .array(people)
        file["cohorts"] = .array(cohorts(zone, config, file["cohorts"]?.array ?? []))
        return .object(file)
    }

    private var people: [JSON] {
        var people: [JSON] = []
        let strings = context.strings
        for (index, id) in Person.coaches.enumerated() {
            people.append([
                "id": .string(id), "name": .string(strings[key: "school.sample.coach.\(index + 1)"]),
                "role": .string(CourseRole.coach.rawValue),
            ])
        }
        people.append([
            "id": .string(Person.staff), "name": .string(strings[.schoolStaff]),
            "role": .string(CourseRole.staff.rawValue),
        ])
        return people
    }

    /// The semesters: one that runs, one that begins on the next Saturday, one at its end, and the next level's.
    private func cohorts(_ zone: Zone, _ config: CourseConfig, _ made: [JSON]) -> [JSON] {
        let saturday = zone.date(at: context.request.now).next.nextOrSame(config.unlock.day)
        let days = Weekday.allCases.count
        func cohort(_ id: String, _ weeks: Int, of level: String) -> JSON {
            [
                "id": .string(id), "level": .string(level),
                "start": .string(saturday.adding(days: weeks * days).description),
                "coaches": .array(Person.coaches.map { .string($0) }),
            ]
        }
        let first = made.first?["level"]?.string ?? ""
        let second = made.last?["level"]?.string ?? first
        return [
            cohort(Cohorts.running, -Self.running, of: first), cohort(Cohorts.next, 0, of: first),
            cohort(Cohorts.ending, -Self.ending, of: first), cohort(Cohorts.second, 3, of: second),
        ]
    }

    /// The ids of the semesters.
    enum Cohorts {
        static let running = "running"
        static let next = "next"
        static let ending = "ending"
        static let second = "second"
    }
}
