import Almanac
import Records

extension FileReader {
    /// The name of this object, which none before it may have.
    fileprivate func id(after known: inout [String]) throws(CourseFileFault) -> String {
        let reader = try member("id")
        let id = try reader.text()
        guard !known.contains(id) else { throw reader.fault(.twice(id)) }
        known.append(id)
        return id
    }
}

extension CoursePerson {
    static func list(_ root: FileReader) throws(CourseFileFault) -> [CoursePerson] {
        var known = [CourseEvent.Author.server]
        var people: [CoursePerson] = []
        for reader in try root.list("people") {
            people.append(
                CoursePerson(
                    id: try reader.id(after: &known), name: try reader.text("name"),
                    role: try reader.member("role").choice(CourseRole.self),
                    audience: try reader.optional("audience")?.choice(Audience.self),
                    bio: try reader.optionalText("bio") ?? "", photo: try reader.optional("photo")?.hash()))
        }
        return people
    }
}

extension Enrolment {
    static func list(_ root: FileReader, _ people: [CoursePerson]) throws(CourseFileFault) -> [Enrolment] {
        let students = people.filter { $0.role == .student }.map { $0.id }
        var known: [String] = []
        var enrolments: [Enrolment] = []
        for reader in try root.list("enrolments") {
            enrolments.append(
                Enrolment(
                    id: try reader.id(after: &known), student: try reader.member("student").name(among: students)))
        }
        return enrolments
    }
}

extension CourseLevel {
    static func list(
        _ root: FileReader, _ people: [CoursePerson], _ config: CourseConfig
    ) throws(CourseFileFault) -> [CourseLevel] {
        var known: [String] = []
        var videos: [String] = []
        var levels: [CourseLevel] = []
        for reader in try root.list("levels") {
            let weeks = try reader.member("weeks")
            levels.append(
                CourseLevel(
                    id: try reader.id(after: &known), number: try reader.integer("number", in: 1...config.levels),
                    name: try reader.text("name"), summary: try reader.optionalText("summary") ?? "",
                    notes: try reader.optionalText("notes"), weeks: try CourseWeek.list(weeks, &videos, config),
                    assessment: try reader.member("assessment").passage(),
                    enrolmentOpens: try reader.optional("enrolmentOpens")?.date(),
                    coaches: try reader.coaches(people)))
        }
        return levels
    }
}

extension FileReader {
    /// The coaches that this object names.
    fileprivate func coaches(_ people: [CoursePerson]) throws(CourseFileFault) -> [String] {
        let coaches = people.filter { $0.role == .coach }.map { $0.id }
        var named: [String] = []
        for coach in try list("coaches") { named.append(try coach.name(among: coaches)) }
        return named
    }
}

extension CourseWeek {
    fileprivate static func list(
        _ root: FileReader, _ videos: inout [String], _ config: CourseConfig
    ) throws(CourseFileFault) -> [CourseWeek] {
        var weeks: [CourseWeek] = []
        for reader in try root.elements() {
            let number = try reader.integer("number", in: 1...config.weeks)
            guard number == weeks.count + 1 else { throw root.fault(.weekNumbers(config.weeks)) }
            weeks.append(try week(reader, number, &videos))
        }
        guard weeks.count == config.weeks else { throw root.fault(.weekNumbers(config.weeks)) }
        return weeks
    }

    private static func week(
        _ reader: FileReader, _ number: Int, _ known: inout [String]
    ) throws(CourseFileFault) -> CourseWeek {
        var objectives: [String] = []
        for objective in try reader.list("objectives") { objectives.append(try objective.text()) }
        var videos: [CourseVideo] = []
        for video in try reader.list("videos") {
            _ = try video.id(after: &known)
            videos.append(try CourseVideo.read(video))
        }
        return CourseWeek(
            number: number, topic: try reader.text("topic"), objectives: objectives,
            passage: try reader.member("passage").passage(), videos: videos)
    }
}

extension CourseVideo {
    static func read(_ reader: FileReader) throws(CourseFileFault) -> CourseVideo {
        CourseVideo(
            id: try reader.text("id"), title: try reader.text("title"),
            seconds: try reader.integer("seconds", in: 1...86_400), film: try CourseFilm.read(reader))
    }
}

extension CourseFilm {
    /// The files beside a video's other members: `file`, and with it `captions`.
    static func read(_ reader: FileReader) throws(CourseFileFault) -> CourseFilm? {
        guard let file = try reader.optional("file")?.blob() else { return nil }
        return CourseFilm(file: file, captions: try reader.optional("captions")?.blob())
    }
}

extension Cohort {
    static func list(
        _ root: FileReader, _ levels: [CourseLevel], _ people: [CoursePerson], _ config: CourseConfig
    ) throws(CourseFileFault) -> [Cohort] {
        let levels = levels.map { $0.id }
        var known: [String] = []
        var cohorts: [Cohort] = []
        for reader in try root.list("cohorts") {
            var holidays: [CivilDate] = []
            for holiday in try reader.list("holidays") { holidays.append(try holiday.date()) }
            let named = try reader.coaches(people)
            cohorts.append(
                Cohort(
                    id: try reader.id(after: &known), level: try reader.member("level").name(among: levels),
                    start: try start(try reader.member("start"), config), holidays: holidays,
                    audience: try reader.optional("audience")?.choice(Audience.self), coaches: named,
                    enrolmentOpens: try reader.optional("enrolmentOpens")?.date()))
        }
        return cohorts
    }

    private static func start(_ reader: FileReader, _ config: CourseConfig) throws(CourseFileFault) -> CivilDate {
        let date = try reader.date()
        guard date.weekday == config.unlock.day else {
            throw reader.fault(.startDay(expected: date.nextOrSame(config.unlock.day).description))
        }
        return date
    }
}
