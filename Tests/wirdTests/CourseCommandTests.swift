import Foundation
import Records
import Testing

@Suite("The command line's course")
struct CourseCommandTests {
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/course/sample.json").standardizedFileURL.path

    private func state(_ now: String, _ more: String...) throws -> JSON {
        let program = try Program(content: false)
        let result = try program.run(["course", "state", Self.sample, "--now", now, "--json"] + more)
        try #require(result.status == 0, "\(result.errors)")
        return try JSON(reading: result.output)
    }

    @Test("the state of a file's enrolment at an instant: week, next step, triptych, what is open, and what opens next")
    func states() throws {
        let before = try state("2026-01-12T09:00:00Z")
        #expect(before["primary"]?["state"] == "orientation" && before["phase"] == "pre-semester")
        #expect(before["week"] == .null && before["nextUnlock"]?["week"] == 1)
        let first = try state("2026-01-17T00:00:00+03:00")
        #expect(first["week"]?["number"] == 1 && first["primary"]?["state"] == "lesson-not-started")
        #expect(try state("2026-01-16T23:59:59+03:00")["week"] == .null)
        let heard = try state("2026-01-23T09:00:00Z")
        #expect(heard["primary"]?["state"] == "all-done" && heard["triptych"]?["submission"]?["used"] == 1)
        let ready = try state("2026-01-30T12:00:00Z")
        #expect(ready["primary"]?["state"] == "feedback-ready" && ready["primary"]?["week"] == 2)
        #expect(ready["triptych"]?["feedback"]?["new"] == 1 && ready["behind"]?["weeks"] == [])
        // The holiday of March pushes week 10 back.
        #expect(try state("2026-03-23T09:00:00Z")["week"]?["number"] == 9)
        #expect(try state("2026-03-28T09:00:00Z")["week"]?["number"] == 10)
        let late = try state("2026-02-15T09:00:00Z", "--zone", "Europe/London")
        #expect(late["behind"]?["weeks"] == [3, 4] && late["eligible"]?.object != nil)
        #expect(late["nextUnlock"]?["at"]?["local"]?.string?.hasPrefix("2026-02-20T21:00") == true)
    }

    @Test("the queue of a coach, and how many things a course holds")
    func queue() throws {
        let program = try Program(content: false)
        let queue = try program.run(
            "course", "queue", Self.sample, "--coach", "amina", "--now", "2026-01-29T18:00:00Z", "--json")
        try #require(queue.status == 0, "\(queue.errors)")
        let items = try JSON(reading: queue.output)["items"]
        #expect(items?.array?.count == 1 && items?[0]?["submission"] == "s2" && items?[0]?["news"] == "pins")
        #expect(items?[0]?["due"] == "2026-01-31T17:00:00Z" && items?[0]?["secondsLeft"] == 169_200)
        let answered = try program.run(
            "course", "queue", Self.sample, "--coach", "amina", "--now", "2026-01-30T11:00:00Z", "--json")
        #expect(try JSON(reading: answered.output)["items"] == [])
        let check = try program.run("course", "check", Self.sample, "--json")
        #expect(check.status == 0)
        let held = try JSON(reading: check.output)
        #expect(held["levels"] == 1 && held["enrolments"] == 1)
        #expect(try program.run("course", "check", Self.sample, "--lang", "ar").output.contains("الملف سليم"))
    }

    @Test("QF-244 one command seeds a course that one walks alone, and its state is told by another")
    func demo() throws {
        let program = try Program(content: false)
        let none = try program.run("course", "status")
        #expect(none.status != 0 && none.errors.contains("wird course demo"))
        let begun = try program.run("course", "demo", "--json")
        try #require(begun.status == 0, "\(begun.errors)")
        #expect(try JSON(reading: begun.output)["primary"]?["state"] == "placement")
        let status = try program.run("course", "status", "--json")
        #expect(try JSON(reading: status.output)["phase"] == "assessment-sent")
        #expect(try program.run("course", "status", "--lang", "ar").output.contains("في انتظار"))
    }

    @Test(
        "QF-240 one command makes a school of the sample programme, which a server then has",
        .enabled(if: ProcessInfo.processInfo.environment["WIRD_CONTENT"].map { !$0.isEmpty } ?? false))
    func school() throws {
        let content = ProcessInfo.processInfo.environment["WIRD_CONTENT"] ?? ""
        let program = try Program(content: false, environment: ["WIRD_CONTENT": content])
        let none = try program.run("course", "status", "--school")
        #expect(none.status != 0)
        let made = try program.run("course", "demo", "--school", "--json")
        try #require(made.status == 0, "\(made.errors)")
        let status = try JSON(reading: try program.run("course", "status", "--school", "--json").output)
        #expect(status["students"] == 30 && status["coaches"] == 2 && status["staff"] == 1)
        let file = try JSON(
            reading: try program.run("course", "export").output, limits: JSONLimits(size: 1 << 24, depth: 64))
        let levels = try #require(file["levels"]?.array)
        #expect(levels.count >= 2 && levels.allSatisfy { $0["weeks"]?.array?.count == 15 })
        let passages = levels[0]["weeks"]?.array?.compactMap { $0["passage"]?.string } ?? []
        #expect(passages.count == 15 && passages.allSatisfy { $0.contains(":") })
        #expect(file["orientation"] != nil && (file["cohorts"]?.array?.count ?? 0) > 1)
    }

    @Test("what can't be used is refused with 2: where in the file, what, and what to do, in the person's language")
    func faults() throws {
        let program = try Program(content: false)
        let file = program.folder + "/course.json"
        let whole = try String(contentsOfFile: Self.sample, encoding: .utf8)
        let wrong = [
            (#""course": 1"#, #""course": 2"#, "course is out of range"),
            (#""start": "2026-01-17""#, #""start": "2026-01-18""#, "cohorts[0].start"),
            (#""passage": "78:1-16""#, #""passage": "78:1-600""#, "weeks[0].passage"),
            (#""kind": "placed""#, #""kind": "put""#, "events[0].kind"),
            (#""author": "amina""#, #""author": "maryam""#, "events["),
            (#""zone": "Asia/Riyadh""#, #""zone": "Asia/Nowhere""#, "zone is Asia/Nowhere"),
            (#""cohort": "spring""#, #""cohort": "autumn""#, "Choose one of: spring"),
        ]
        for (good, bad, words) in wrong {
            let text = whole.replacing(good, with: bad, maxReplacements: 1)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            let result = try program.run("course", "check", file)
            #expect(result.status == 2 && result.errors.contains(words), "\(bad): \(result.errors)")
            #expect(result.errors.contains("course.json") && result.output.isEmpty)
        }
        try "{".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try program.run("course", "check", file, "--lang", "ar").errors.contains("JSON"))
        #expect(try program.run("course", "state", Self.sample, "--now", "yesterday").status == 2)
        #expect(try program.run("course", "state", Self.sample, "--zone", "Mars/North").errors.contains("Asia/Riyadh"))
        #expect(try program.run("course", "state", Self.sample, "--enrolment", "e9").errors.contains("e1"))
        #expect(try program.run("course", "queue", Self.sample, "--coach", "maryam").errors.contains("amina"))
    }
}
