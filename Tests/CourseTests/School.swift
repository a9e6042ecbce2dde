import Almanac
import Foundation
import Records
import TestSupport
import Testing

@testable import Course

/// A school of two levels and what happens in it, written line by line: for the tests of the rules.
struct School {
    var config: CourseConfig
    var curriculum: Curriculum
    /// The enrolments' students by id; there is `e1` with `maryam` at first.
    var students = ["e1": "maryam"]
    private(set) var events: [CourseEvent] = []

    /// - Parameters:
    ///   - cohorts: as a course file has them; `nil` for one of level 1 that begins on 17 January 2026 without holidays.

    init(
        zone: String = "Asia/Riyadh", cohorts: [JSON]? = nil, audience: String? = "sisters",
        _ change: (inout JSONObject) -> Void = { _ in }
    ) throws {
        config = try CourseConfig(json: try SemesterTests.read("Config/CourseConfig.json"))
        var file = try #require(try SemesterTests.read("docs/course/sample.json").object)
        file["zone"] = .string(zone)
        var level = try #require(file["levels"]?.array?.first?.object)
        var levels: [JSON] = []
        for number in 1...4 {
            level["id"] = .string("l\(number)")
            level["number"] = .int(Int64(number))
            levels.append(.object(Self.level(level, number)))
        }
        file["levels"] = .array(levels)
        file["cohorts"] = .array(cohorts ?? [Self.cohort("one", start: "2026-01-17")])
        var student: JSONObject = ["id": "maryam", "name": "Maryam", "role": "student"]
        if let audience { student["audience"] = .string(audience) }
        file["people"] = .array([
            ["id": "staff", "name": "The school", "role": "staff"],
            ["id": "amina", "name": "Amina", "role": "coach"], ["id": "zaynab", "name": "Zaynab", "role": "coach"],
            .object(student), ["id": "safiyya", "name": "Safiyya", "role": "student"],
        ])
        file["sessions"] = .array([])
        file["events"] = .array([])
        change(&file)
        curriculum =
            try CourseFile(.object(file), zone: { try? SemesterTests.zone($0) }, config).curriculum
    }

    static func cohort(_ id: String, level: String = "l1", start: String, holidays: [String] = []) -> JSON {
        [
            "id": .string(id), "level": .string(level), "start": .string(start),
            "holidays": .array(holidays.map { .string($0) }), "coaches": ["amina", "zaynab"],
        ]
    }

    /// The level with videos of its own.
    private static func level(_ level: JSONObject, _ number: Int) -> JSONObject {
        guard number > 1 else { return level }
        var level = level
        level["weeks"] = .array(
            (level["weeks"]?.array ?? []).map { week in
                var week = week.object ?? [:]
                week["videos"] = .array(
                    (week["videos"]?.array ?? []).map { video in
                        var video = video.object ?? [:]
                        video["id"] = .string("l\(number)" + (video["id"]?.string ?? ""))
                        return .object(video)
                    })
                return .object(week)
            })
        return level
    }

    // MARK: - What happens

    /// - Parameter received: `nil` while it is only on its author's device; at once if nothing is said.
    @discardableResult
    mutating func add(
        _ act: CourseAct, by author: String, _ role: CourseRole, at: Instant, received: Instant?? = .none,
        in enrolment: String = "e1", id: String? = nil
    ) -> String {
        let id = id ?? "n\(events.count)"
        events.append(
            CourseEvent(
                id: id, enrolment: enrolment, author: .init(id: author, role: role), at: at,
                received: received ?? at, act: act))
        return id
    }

    mutating func place(_ cohort: String = "one", coach: String = "amina", at: Instant) {
        add(.placed(cohort: cohort, coach: coach), by: "staff", .staff, at: at)
    }

    /// Everything of a week but its recording.
    mutating func learn(_ week: Int, at: Instant, level: Int = 1) {
        add(.lessonOpened(week: week), by: "maryam", .student, at: at)
        for video in curriculum.level("l\(level)")?.weeks[week - 1].videos ?? [] {
            add(.videoWatched(video: video.id), by: "maryam", .student, at: at)
        }
        add(.lessonCompleted(week: week), by: "maryam", .student, at: at)
    }

    /// Hands a recording in and lets the server rule on it, as it would: the refusal stands in the log too.
    @discardableResult
    mutating func hand(_ work: CourseWork, at: Instant, in enrolment: String = "e1") -> (id: String, refusal: Refusal?)
    {
        let student = students[enrolment] ?? ""
        let blob = "b\(events.count)"
        let refusal = facts(enrolment, until: at).ruling(on: work, blob: blob, at: at, curriculum, config)
        let id = add(.submitted(work: work, attempt: 1, blob: blob), by: student, .student, at: at, in: enrolment)
        if let refusal {
            add(.refused(submission: id, reason: refusal), by: "server", .server, at: at, in: enrolment)
        } else {
            add(.accepted(submission: id, blob: blob), by: "server", .server, at: at, in: enrolment)
        }
        return (id, refusal)
    }

    @discardableResult
    mutating func answer(_ submission: String, by coach: String = "amina", at: Instant) -> String {
        add(.feedbackSent(submission: submission, blob: nil, text: "Heard"), by: coach, .coach, at: at)
    }

    mutating func hear(_ feedback: String, at: Instant) {
        add(.feedbackHeard(feedback: feedback), by: "maryam", .student, at: at)
    }

    /// A whole week: lesson, recording, answer, heard.
    mutating func whole(_ week: Int, at: Instant) {
        learn(week, at: at)
        let id = hand(.week(week), at: at + .minutes(1)).id
        hear(answer(id, at: at + .hours(10)), at: at + .hours(11))
    }

    mutating func pause(_ from: Instant, until: Instant?) {
        add(.paused, by: "staff", .staff, at: from)
        if let until { add(.resumed, by: "staff", .staff, at: until) }
    }

    // MARK: - What comes out

    var log: CourseLog { CourseLog(events) }

    func facts(_ enrolment: String = "e1", until now: Instant? = nil) -> EnrolmentFacts {
        EnrolmentFacts(
            Enrolment(id: enrolment, student: students[enrolment] ?? ""), now.map { log.until($0) } ?? log)
    }

    func state(at now: Instant, in zone: Zone? = nil) -> CourseState {
        CourseState(facts(until: now), curriculum, at: now, in: zone ?? curriculum.zone, config)
    }

    func queue(_ coach: String, at now: Instant) -> [QueueItem] {
        CoachQueue(of: coach, students.keys.sorted().map { facts($0, until: now) }, curriculum, config).items
    }

    /// An instant by the programme's clocks.
    func time(_ date: String, _ time: String = "12:00") -> Instant {
        curriculum.zone.instant(of: CivilDate(date)!, at: ClockTime(time)!, choosing: .atJump)
    }
}
