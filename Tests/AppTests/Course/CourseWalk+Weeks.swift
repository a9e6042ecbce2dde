import Almanac
import Course
import Foundation
import Records

@testable import App

/// What a school's server would have written, without a request for each: for tests that need a whole semester.
extension CourseWalk {
    /// Writes an event of the walk.
    @discardableResult
    func write(_ act: CourseAct, by role: CourseRole, at: Instant, coach: String = "coach") -> String {
        let id = "made-\(device.store.count)"
        let author =
            switch role {
            case .student: "student"
            case .coach: coach
            case .staff: "staff"
            case .server: "server"
            }
        let event = CourseEvent(
            id: id, enrolment: "walk", author: .init(id: author, role: role), at: at, received: at, act: act)
        merge(RecordKind.courseEvent.key(id), CourseRecords.Name.event, event.json)
        return id
    }

    private func merge(_ key: RecordKey, _ field: String, _ value: JSON) {
        var record = device.store[key] ?? Record(key: key)
        // Later than whatever stands there.
        let before = record[field]?.stamp.milliseconds ?? 0
        let stamp = Stamp(milliseconds: max(1 << 44, before + 1), counter: 0, replica: Replica(number: 9))
        record[field] = Field(value, at: stamp)
        device.merge([record])
    }

    /// Changes the course's book, as a school edits it.
    func edit(_ change: (inout JSONObject) -> Void) {
        guard var book = device.store[CourseRecords.book]?[CourseRecords.Name.course]?.value.object else { return }
        change(&book)
        merge(CourseRecords.book, CourseRecords.Name.course, .object(book))
    }

    /// Changes one of the book's objects, by its place in a list.
    func edit(_ list: String, _ index: Int, _ change: (inout JSONObject) -> Void) {
        edit { book in
            guard var items = book[list]?.array, items.indices.contains(index), var item = items[index].object
            else { return }
            change(&item)
            items[index] = .object(item)
            book[list] = .array(items)
        }
    }

    /// When a week opens.
    func opens(_ week: Int) throws -> Instant {
        guard let opens = try visit().state.weeks[week - 1].opens else { throw Missing() }
        return opens
    }

    /// Whole weeks, each done in its first hours: lesson, recording, answer, heard.
    func done(_ weeks: ClosedRange<Int>) throws {
        let visit = try visit()
        for number in weeks {
            let at = try opens(number) + .hours(1)
            for video in visit.lesson(number)?.videos ?? [] {
                write(.videoWatched(video: video.id), by: .student, at: at)
            }
            write(.lessonCompleted(week: number), by: .student, at: at)
            let blob = "demo-silence-\(number)"
            let id = write(.submitted(work: .week(number), attempt: 1, blob: blob), by: .student, at: at + .minutes(1))
            write(.accepted(submission: id, blob: blob), by: .server, at: at + .minutes(1))
            let feedback = write(
                .feedbackSent(submission: id, blob: nil, text: "Words on week \(number)"), by: .coach,
                at: at + .hours(5))
            write(.feedbackHeard(feedback: feedback), by: .student, at: at + .hours(6))
        }
    }

    /// Placed, where the assessment may be taken several times.
    static func placed(attempts: Int) throws -> CourseWalk {
        let bundle = try Fixtures.setting(
            ["config", "CourseConfig", "eoc", "attempts"], to: .int(Int64(attempts)),
            in: Fixtures.setting(["packs"], to: ["quran": [:]], in: Fixtures.bundle()))
        let walk = CourseWalk(device: try Device(bundle: bundle, digests: QuranFixtures.digests))
        walk.device.post("/place", ["city": "108410"])
        walk.device.post("/me/settings", ["language": "en"])
        walk.device.post("/course/demo", ["step": "begin", "name": "Maryam", "audience": "sisters"])
        walk.demo("place")
        walk.welcome()
        return walk
    }

    private init(device: Device) { self.device = device }

    /// Placed, with the weeks up to one done, and the clock at the beginning of a week.
    static func at(_ week: Int, done count: Int, language: String = "en") throws -> CourseWalk {
        let walk = try CourseWalk.placed(language: language)
        if count > 0 { try walk.done(1...count) }
        walk.demo("week", week: week)
        return walk
    }

    /// Passed, with all weeks but the last done and the result given just now.
    static func graduated(
        level: Int = 1, language: String = "en", book: (CourseWalk) -> Void = { _ in }
    ) throws -> CourseWalk {
        let walk = try CourseWalk.placed(language: language)
        if level != 1 { walk.edit("levels", 0) { $0["number"] = .int(Int64(level)) } }
        book(walk)
        try walk.done(1...15)
        walk.demo("week", week: 15)
        walk.demo("day")
        walk.device.post("/course/learn/assessment")
        walk.demo("answer")
        return walk
    }

    /// A page's words as they are read, without the marks that isolate directions.
    func said(_ path: String = "/course") -> String {
        HTMLWords(device.page(path)).said.joined(separator: " ").replacing(#/[\u{2066}-\u{2069}]/#, with: "")
            .replacing(#/\s+/#, with: " ")
    }

    /// The rows of All Weeks, by number.
    func row(_ week: Int, of page: String) -> String {
        let parts = page.components(separatedBy: "id=\"week-\(week)\"")
        return parts.count < 2 ? "" : parts[1].components(separatedBy: "<li")[0]
    }
}
