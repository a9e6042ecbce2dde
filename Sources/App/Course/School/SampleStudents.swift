import Almanac
import Course
import Interface
import Records

/// The thirty students of a school to try, each with the events that bring them to a state.
struct SampleStudents {
    private(set) var people: [JSON] = []
    private(set) var enrolments: [JSON] = []
    private(set) var events: [CourseEvent] = []
    private let lessons: [[String]]
    private let now: Instant
    private let starts: [String: Instant]
    private let strings: Strings

    /// How many there are.
    static let count = 30

    init(file: JSON, config: CourseConfig, now: Instant, strings: Strings) {
        self.now = now
        self.strings = strings
        let weeks = file["levels"]?.array?.first?["weeks"]?.array ?? []
        lessons = weeks.map { week in (week["videos"]?.array ?? []).compactMap { $0["id"]?.string } }
        var starts: [String: Instant] = [:]
        for cohort in file["cohorts"]?.array ?? [] {
            if let id = cohort["id"]?.string, let text = cohort["start"]?.string,
                let start = InstantText.read(text + "T00:00:00Z")
            {
                starts[id] = start
            }
        }
        self.starts = starts
        for number in 1...Self.count { add(number) }
    }

    private mutating func add(_ number: Int) {
        let id = SchoolSample.Person.student(number)
        people.append([
            "id": .string(id),
            "name": .string(strings[key: "school.sample.student.\((number - 1) % 10 + 1)"] + mark(number)),
            "role": .string(CourseRole.student.rawValue),
            "audience": .string((number % 2 == 0 ? Audience.brothers : .sisters).rawValue),
        ])
        enrolments.append(["id": .string("e\(number)"), "student": .string(id)])
        var walk = SampleWalk(
            enrolment: "e\(number)", student: id, coach: SchoolSample.Person.coaches[number % 2], lessons: lessons)
        let week: Int64 = 7 * 86_400
        let running = starts[SchoolSample.Cohorts.running] ?? now
        let ending = starts[SchoolSample.Cohorts.ending] ?? now
        let weeksIn = Int((now - running).seconds / week)
        switch number {
        case 1, 2: break
        case 3...5: walk.send(at: now - .hours(Int64(number) * 14))
        case 6...8: walk.place(in: SchoolSample.Cohorts.next, at: now - .hours(72))
        case 9...21:
            walk.place(in: SchoolSample.Cohorts.running, at: running - .hours(96))
            // Some are up to the week, some are a week or more behind, and some have just sent.
            let done = max(0, weeksIn - [0, 1, 0, 2, 0, 3][number % 6])
            if done > 0 { for past in 1...done { walk.week(past, from: running, answered: past < done - number % 2) } }
            walk.opened(done + 1, from: running, by: now, step: number % 4)
            if number == 20 { walk.write(.paused, by: .staff, at: now - .hours(30)) }
            if number == 21 { walk.change(to: SchoolSample.Person.coaches[0], at: now - .hours(40)) }
        case 22...28:
            walk.place(in: SchoolSample.Cohorts.ending, at: ending - .hours(96))
            let whole = number == 22 ? 9 : lessons.count
            for past in 1...max(1, whole) { walk.week(past, from: ending, answered: true) }
            if number > 23 { walk.assessment(from: ending, result: number == 24 ? nil : number != 25) }
        default:
            walk.place(in: SchoolSample.Cohorts.ending, at: ending - .hours(96))
            for past in 1...max(1, lessons.count) { walk.week(past, from: ending, answered: true) }
            walk.assessment(from: ending, result: true)
            if number == Self.count { walk.write(.advanced, by: .staff, at: now - .hours(5)) }
        }
        events += walk.events.filter { $0.at <= now }
    }

    /// Ten names serve thirty; a letter tells them apart.
    private func mark(_ number: Int) -> String {
        let letters = ["", " B", " C"]
        return letters[(number - 1) / 10 % letters.count]
    }
}

/// What one of them did, and what was done for them.
struct SampleWalk {
    let enrolment: String
    let student: String
    var coach: String
    let lessons: [[String]]
    private(set) var events: [CourseEvent] = []

    init(enrolment: String, student: String, coach: String, lessons: [[String]]) {
        self.enrolment = enrolment
        self.student = student
        self.coach = coach
        self.lessons = lessons
    }

    @discardableResult
    mutating func write(_ act: CourseAct, by role: CourseRole, at: Instant) -> String {
        let id = enrolment + "-\(events.count + 1)"
        let author =
            switch role {
            case .student: student
            case .coach: coach
            case .staff: SchoolSample.Person.staff
            case .server: CourseRole.server.rawValue
            }
        events.append(
            CourseEvent(
                id: id, enrolment: enrolment, author: CourseEvent.Author(id: author, role: role), at: at, received: at,
                act: act))
        return id
    }

    /// The name of a recording that is a tone, each its own in an enrolment.
    private var tone: String { "demo-tone-\(events.count + 1)" }

    mutating func send(at: Instant) { write(.assessmentSent(blob: tone), by: .student, at: at) }

    mutating func place(in cohort: String, at: Instant) {
        send(at: at - .hours(30))
        write(.placed(cohort: cohort, coach: coach), by: .staff, at: at)
    }

    mutating func change(to other: String, at: Instant) {
        write(.coachChanged(coach: other), by: .staff, at: at)
        coach = other
    }

    private mutating func lesson(_ number: Int, at: Instant) {
        for video in lessons[number - 1] { write(.videoWatched(video: video), by: .student, at: at) }
        write(.lessonCompleted(week: number), by: .student, at: at + .minutes(9))
    }

    private mutating func submit(_ work: CourseWork, at: Instant) -> String {
        let blob = tone
        let id = write(.submitted(work: work, attempt: 1, blob: blob), by: .student, at: at)
        write(.accepted(submission: id, blob: blob), by: .server, at: at)
        return id
    }

    /// A whole week: the lesson, the recording, and the answer, heard.
    mutating func week(_ number: Int, from start: Instant, answered: Bool) {
        guard lessons.indices.contains(number - 1) else { return }
        let opens = start + .hours(Int64(number - 1) * 168)
        lesson(number, at: opens + .hours(20))
        let id = submit(.week(number), at: opens + .hours(60))
        guard answered else { return }
        let feedback = write(.feedbackSent(submission: id, blob: nil, text: "✓"), by: .coach, at: opens + .hours(90))
        write(.feedbackHeard(feedback: feedback), by: .student, at: opens + .hours(100))
    }

    /// A week that was begun: nothing yet, some of the lesson, the lesson, or its recording as well.
    mutating func opened(_ number: Int, from start: Instant, by now: Instant, step: Int) {
        guard lessons.indices.contains(number - 1) else { return }
        let opens = start + .hours(Int64(number - 1) * 168)
        guard opens < now else { return }
        let at = opens + .hours(1)
        if step == 1, let video = lessons[number - 1].first { write(.videoWatched(video: video), by: .student, at: at) }
        if step > 1 { lesson(number, at: at) }
        if step == 3 { _ = submit(.week(number), at: at + .hours(2)) }
    }

    /// The assessment at the end, and its result if there is one.
    mutating func assessment(from start: Instant, result: Bool?) {
        let at = start + .hours(Int64(lessons.count) * 168)
        let id = submit(.assessment, at: at)
        if let result {
            write(
                .evaluated(submission: id, isPassed: result, blob: nil, text: "✓"), by: .coach, at: at + .hours(20))
        }
    }
}
