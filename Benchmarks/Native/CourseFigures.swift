import Almanac
import App
import Course
import Foundation
import Records

/// The course's rules and its first page. The bars are those of issue 17: Today in 1 ms, a coach's queue of 40 students in
/// week 12 in 5 ms, a semester's 2,000 events in 0.5 ms.
func course() throws {
    let config = try CourseConfig(json: Checkout.json("Config/CourseConfig.json"))
    let zones = try Content().section(ResourceName(pack: "zones", section: "all")).map { try ZoneDatabase($0) }
    let file = try CourseFile(Checkout.json("docs/course/sample.json"), zone: { zones?.zone($0) }, config)
    let curriculum = file.curriculum
    guard let enrolment = file.enrolments.first, let cohort = curriculum.cohorts.first else {
        throw Failure("docs/course/sample.json has no enrolment")
    }
    let start = curriculum.zone.startOfDay(cohort.start)
    let semester = CourseSemester(curriculum, from: start, weeks: 12)

    let events = semester.events(of: enrolment, padded: 2_000)
    let log = CourseLog(events)
    Measurement { keep(EnrolmentFacts(enrolment, log)) }
        .report("Course folded, a semester's \(log.events.count) events", bar: 500)
    Measurement { keep(CourseLog(events)) }.report("Course log put in order, \(log.events.count) events")
    let now = start + .hours(Int64(24 * (7 * 11 + 3)))
    let facts = EnrolmentFacts(enrolment, CourseLog(semester.events(of: enrolment)))
    Measurement { keep(CourseState(facts, curriculum, at: now, in: curriculum.zone, config)) }
        .report("Course state in week 12", bar: 1_000)
    let students = (0..<40).map { number in
        let student = Enrolment(id: "walk-\(number)", student: enrolment.student)
        return EnrolmentFacts(student, CourseLog(semester.events(of: student)))
    }
    guard CoachQueue(of: "amina", students, curriculum, config).items.count == 40 else {
        throw Failure("a coach's queue has not one item a student")
    }
    Measurement { keep(CoachQueue(of: "amina", students, curriculum, config)) }
        .report("Coach's queue, 40 students in week 12", bar: 5_000)
    try courseToday(config)
}

/// The first page of a student who walks the sample alone, in its twelfth week, through the app.
private func courseToday(_ config: CourseConfig) throws {
    var host = try Host(content: Content())
    try host.settle()
    try host.post("/course/demo", "step=begin&name=Maryam", operation: 1)
    try host.post("/course/demo", "step=place", operation: 2)
    for (number, form) in [
        "step=welcome", "step=level", "step=letters&letters=amiri&size=medium", "step=coach", "step=semester",
    ].enumerated() {
        try host.post("/course/welcome", form, operation: 3 + number)
    }
    try host.post("/course/demo", "step=week&week=12", operation: 9)
    guard let book = host.record("course-book", "book")?["course"]?.value else { throw Failure("no course is begun") }
    let zones = try Content().section(ResourceName(pack: "zones", section: "all")).map { try ZoneDatabase($0) }
    let curriculum = try CourseFile(book, zone: { zones?.zone($0) }, config).curriculum
    guard let cohort = curriculum.cohorts.first else { throw Failure("the sample has no cohort") }
    let walk = Enrolment(id: "walk", student: "student")
    let semester = CourseSemester(
        curriculum, from: curriculum.zone.startOfDay(cohort.start), weeks: 11, coach: "coach", isPlaced: true)
    var records: [Record] = []
    for event in semester.events(of: walk) {
        var record = Record(key: RecordKey(scope: Scope("course"), kind: Kind("course-event"), id: event.id))
        record["event"] = Field(event.json, at: host.stamp())
        records.append(record)
    }
    host.merge(records)
    let page = String(decoding: try host.get("/course").body, as: UTF8.self)
    guard page.contains("12") else { throw Failure("Today does not show week 12") }
    try Measurement { keep(try host.get("/course")) }
        .report("Course Today of a student in week 12, \(records.count) events", bar: 1_000)
    try Measurement { keep(try host.get("/course/learn")) }.report("Course Learn of a student in week 12")
}

/// What a student and their coach do in a semester: each week its videos, two recordings, answers with pins, a question.
struct CourseSemester {
    let curriculum: Curriculum
    let start: Instant
    let weeks: Int
    let coach: String
    /// Whether the placement stands elsewhere already.
    let isPlaced: Bool

    init(_ curriculum: Curriculum, from start: Instant, weeks: Int, coach: String = "amina", isPlaced: Bool = false) {
        self.curriculum = curriculum
        self.start = start
        self.weeks = weeks
        self.coach = coach
        self.isPlaced = isPlaced
    }

    /// - Parameter count: As many events as these, the rest of them answers to sessions.
    func events(of enrolment: Enrolment, padded count: Int = 0) -> [CourseEvent] {
        var events: [CourseEvent] = []
        func add(_ act: CourseAct, _ author: String, _ role: CourseRole, _ at: Instant) -> String {
            let id = "\(enrolment.id)-\(events.count)"
            events.append(
                CourseEvent(
                    id: id, enrolment: enrolment.id, author: .init(id: author, role: role), at: at, received: at,
                    act: act))
            return id
        }
        func add(_ act: CourseAct, by author: String, _ role: CourseRole, _ at: Instant) {
            _ = add(act, author, role, at)
        }
        if !isPlaced, let cohort = curriculum.cohorts.first {
            add(.placed(cohort: cohort.id, coach: coach), by: "staff", .staff, start + .hours(-48))
        }
        for number in 1...weeks {
            let at = start + .hours(Int64(24 * 7 * (number - 1) + 30))
            add(.lessonOpened(week: number), by: enrolment.student, .student, at)
            for video in curriculum.levels[0].weeks[number - 1].videos {
                add(.videoWatched(video: video.id), by: enrolment.student, .student, at)
            }
            add(.lessonCompleted(week: number), by: enrolment.student, .student, at)
            let blob = "demo-silence-\(number)"
            let recording = add(
                .submitted(work: .week(number), attempt: 1, blob: blob), enrolment.student, .student, at)
            add(.accepted(submission: recording, blob: blob), by: "server", .server, at)
            // The last one waits for the coach.
            guard number < weeks || isPlaced else { break }
            let feedback = add(
                .feedbackSent(submission: recording, blob: nil, text: "Words"), coach, .coach, at + .hours(9))
            for place in 0..<3 {
                let pin = Pin(start: Int64(place) * 2_000, end: Int64(place) * 2_000 + 900, kind: .madd)
                add(.pinAdded(submission: recording, pin: pin), by: coach, .coach, at + .hours(9))
            }
            add(.feedbackHeard(feedback: feedback), by: enrolment.student, .student, at + .hours(10))
        }
        while events.count < count {
            let at = start + .minutes(Int64(events.count * 60))
            add(.rsvp(session: "s\(events.count % 60)", isComing: true), by: enrolment.student, .student, at)
        }
        return events
    }
}
