import Almanac
import Course
import Interface
import Quran
import Records

/// Makes a course at home out of `CourseSampleConfig.json`, as a course file: passages by reference, words from the catalogue
/// of the person's language. The next Saturday is its first day.
struct CourseSample {
    let context: RequestContext
    let config: CourseConfig
    let index: QuranIndex?
    let zone: Zone
    /// What the student is called, and with whom they sit.
    let name: String
    let audience: Audience?
    /// How many weeks before the next Saturday its first day is.
    var weeksAgo = 0

    /// The ids of the people in it.
    enum Person {
        static let student = "student"
        static let coach = "coach"
        static let staff = "staff"
    }

    private var strings: Strings { context.strings }

    /// The course, as `CourseFile` reads it.
    func book() throws(ConfigError) -> JSON {
        let root = ConfigReader(context.bundle.config["CourseSampleConfig"] ?? .null, file: "CourseSampleConfig")
        let start = zone.date(at: context.request.now).next.nextOrSame(config.unlock.day)
            .adding(days: -weeksAgo * Weekday.allCases.count)
        let holiday = try root["holidayAfterWeek"].integer(in: 1...config.weeks - 1)
        var levels: [JSON] = []
        for element in try root["levels"].elements() { levels.append(try level(element)) }
        return [
            "course": 1, "zone": .string(zone.identifier), "people": .array(people), "levels": .array(levels),
            "cohorts": .array(try cohorts(root, start, holiday)),
            "sessions": .array(try sessions(root, start, holiday)),
            "orientation": [
                "id": "orientation", "title": .string(strings[.courseSampleOrientation]),
                "seconds": .int(Int64(try root["orientation"].integer(in: 1...3_600))),
            ],
        ]
    }

    private var people: [JSON] {
        var student: JSONObject = [
            "id": .string(Person.student), "name": .string(name), "role": .string(CourseRole.student.rawValue),
        ]
        student["audience"] = audience.map { .string($0.rawValue) }
        return [
            .object(student),
            [
                "id": .string(Person.coach), "name": .string(strings[.courseSampleCoach]),
                "role": .string(CourseRole.coach.rawValue), "bio": .string(strings[.courseSampleBio]),
            ],
        ]
    }

    private func level(_ reader: ConfigReader) throws(ConfigError) -> JSON {
        let number = try reader["number"].integer(in: 1...config.levels)
        var weeks: [JSON] = []
        for element in try reader["weeks"].elements() { weeks.append(try week(element, weeks.count + 1, number)) }
        return [
            "id": .string(Self.level(number)), "number": .int(Int64(number)),
            "name": .string(strings[key: "course.sample.level.\(number)"]),
            "summary": .string(strings[key: "course.sample.summary.\(number)"]),
            "assessment": .string(try reader["assessment"].text()), "weeks": .array(weeks),
        ]
    }

    private func week(_ reader: ConfigReader, _ number: Int, _ level: Int) throws(ConfigError) -> JSON {
        let theme = try reader["theme"].text()
        let passage = try reader["passage"].text()
        guard let read = Passage(passage) else { throw try reader["passage"].error("a passage is expected: 112:1-4") }
        let surah = index?.surah(read.surah).map { strings.name($0) } ?? strings.number(read.surah)
        var videos: [JSON] = []
        for element in try reader["videos"].elements() {
            let place = videos.count + 1
            videos.append([
                "id": .string("l\(level)-w\(number)-v\(place)"),
                "title": .string(strings(Phrase("course.sample.video." + String(place)), .word("surah", surah))),
                "seconds": .int(Int64(try element.integer(in: 1...3_600))),
            ])
        }
        return [
            "number": .int(Int64(number)), "topic": .string(strings[key: "course.sample.theme." + theme]),
            "objectives": [
                .string(strings[key: "course.sample.aim." + theme]),
                .string(strings(.courseSampleAimPassage, .word("surah", surah))),
            ], "passage": .string(passage), "videos": .array(videos),
        ]
    }

    /// The first level's cohort, and the next one's some weeks after its end.
    private func cohorts(_ root: ConfigReader, _ start: CivilDate, _ holiday: Int) throws(ConfigError) -> [JSON] {
        let days = Weekday.allCases.count
        let rest = try root["breakWeeks"].integer(in: 1...26)
        let next = start.adding(days: (config.weeks + 1 + rest) * days)
        let enrolment = next.adding(days: -(try root["enrolmentDays"].integer(in: 1...90)))
        var cohorts: [JSON] = [
            [
                "id": .string(Self.cohort(1)), "level": .string(Self.level(1)), "start": .string(start.description),
                "holidays": [.string(start.adding(days: holiday * days).description)],
                "coaches": [.string(Person.coach)],
            ]
        ]
        if try root["levels"].elements().count > 1 {
            cohorts.append([
                "id": .string(Self.cohort(2)), "level": .string(Self.level(2)), "start": .string(next.description),
                "coaches": [.string(Person.coach)], "enrolmentOpens": .string(enrolment.description),
            ])
        }
        return cohorts
    }

    /// The first level's sessions, week by week; none in the holiday.
    private func sessions(_ root: ConfigReader, _ start: CivilDate, _ holiday: Int) throws(ConfigError) -> [JSON] {
        let days = Weekday.allCases.count
        let patterns = try root["sessions"].elements()
        var sessions: [JSON] = []
        for week in 0...config.weeks where week != holiday {
            for (place, pattern) in patterns.enumerated() {
                guard let day = Weekday(recurrenceCode: try pattern["day"].text()[...]),
                    let time = ClockTime(try pattern["time"].text())
                else { throw pattern.error("a weekday's two letters and a time are expected") }
                let date = start.adding(days: week * days).nextOrSame(day)
                let kind = try pattern["kind"].text()
                var session: JSONObject = [
                    "id": .string("s\(week + 1)-\(place + 1)"), "kind": .string(kind),
                    "title": .string(strings[key: "course.sample.session.\(kind)"]), "coach": .string(Person.coach),
                    "start": .string(InstantText.text(zone.instant(of: CivilDateTime(date: date, time: time)))),
                    "minutes": .int(Int64(try pattern["minutes"].integer(in: 1...1_440))),
                    "level": .string(Self.level(1)),
                ]
                let audience = try pattern["audience"].text()
                if let audience = Audience(rawValue: audience) {
                    session["audience"] = .string(audience.rawValue)
                    session["title"] = .string(strings[key: "course.sample.session.\(kind).\(audience.rawValue)"])
                }
                sessions.append(.object(session))
            }
        }
        return sessions
    }

    private static func level(_ number: Int) -> String { "level-\(number)" }
    static func cohort(_ number: Int) -> String { "cohort-\(number)" }
}
