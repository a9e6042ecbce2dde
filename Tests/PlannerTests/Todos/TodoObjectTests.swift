import Almanac
import TestSupport
import Testing

@testable import Planner

/// Calendar objects with one task, as other programs write them.
struct TodoObjectTests {
    static let context = TodoContext(
        file: TaskFileContext(
            planner: planner, zone: .utc, now: Instant(seconds: 1_795_233_600), leads: [5, 10, 15]),
        untitled: "Untitled")

    static func object(_ lines: String...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a"] + lines + ["END:VTODO", "END:VCALENDAR", ""])
            .joined(separator: "\r\n")
    }

    private func problem(_ text: String) -> TodoProblem? {
        do throws(TodoProblem) {
            _ = try TodoObject(text)
            return nil
        } catch { return error }
    }

    @Test("an object that isn't one task of its own is refused by what is wrong with it")
    func refusals() {
        let todo = "BEGIN:VTODO\nUID:a\nEND:VTODO\n"
        let other = "BEGIN:VTODO\nUID:b\nEND:VTODO\n"
        let found: [(String, TodoProblem)] = [
            ("", .notCalendar), ("hello", .notCalendar), ("BEGIN:VTODO\nEND:VTODO\n", .notCalendar),
            ("BEGIN:VCALENDAR\n" + todo, .unfinished), ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", .noTask),
            ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n", .otherKind),
            ("BEGIN:VCALENDAR\nMETHOD:REQUEST\n" + todo + "END:VCALENDAR\n", .method),
            ("BEGIN:VCALENDAR\n" + todo + other + "END:VCALENDAR\n", .severalTasks),
            ("BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR\n", .noID),
            ("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nno colon\nEND:VTODO\nEND:VCALENDAR\n", .malformed),
            ("BEGIN:VCALENDAR\n" + todo + "END:VCALENDAR\nBEGIN:VCALENDAR\n", .malformed),
            ("BEGIN:VCALENDAR\n" + todo + "END:VTODO\n", .malformed),
            ("BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:X\n", count: 9), .tooDeep),
            ("BEGIN:VCALENDAR\n" + String(repeating: "A:b\n", count: 5_000), .tooLong),
        ]
        for (text, expected) in found { #expect(problem(text) == expected, "\(text.prefix(60))") }
        #expect(problem("BEGIN:VCALENDAR\n" + todo + "END:VCALENDAR\n") == nil)
        #expect(throws: TodoProblem.notCalendar) { try TodoObject([0xFF, 0xFE, 0x00]) }
    }

    @Test("what a program sent comes back byte for byte as long as the task says the same")
    func kept() throws {
        let text = Self.object(
            "DTSTAMP:20261121T070000Z", "SUMMARY;LANGUAGE=en:Water the\\, plants", "DESCRIPTION:twice\\n a week",
            "CATEGORIES:Garden,Personal", "PRIORITY:2", "DTSTART;TZID=\"Some/Where\":20261122T150000",
            "DUE;TZID=\"Some/Where\":20261122T154500", "X-COLOUR;A=b:red", "PERCENT-COMPLETE:30", "STATUS:IN-PROCESS",
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=START:-PT10M", "X-OURS:1", "END:VALARM",
            "X-LONG:" + String(repeating: "é", count: 200))
        let object = try TodoObject(text)
        let writer = TodoWriter(Self.context)
        let fields = writer.fields(of: object)
        #expect(fields.title == "Water the, plants" && fields.notes == "twice\n a week")
        #expect(fields.category == .personal && fields.priority == .high && fields.lead == 10 && !fields.isDone)
        #expect(fields.placement == Placement(date: try #require(CivilDate("2026-11-22")), start: 900))
        #expect(fields.duration == 45 && fields.deadline == nil)
        var task = fields.task(id: "t", Self.context)
        #expect(writer.text(of: task, kept: object, uid: "a") == text)
        task.completed = Instant(seconds: 1_795_240_000)
        let done = writer.text(of: task, kept: object, uid: "a")
        #expect(done.contains("STATUS:COMPLETED\r\n") && done.contains("PERCENT-COMPLETE:100\r\n"))
        #expect(done.contains("COMPLETED:20261121T"))
        for line in ["X-COLOUR;A=b:red", "CATEGORIES:Garden,Personal", "SUMMARY;LANGUAGE=en:Water", "X-OURS:1"] {
            #expect(done.contains(line), "\(line)")
        }
        #expect(done.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        task.completed = nil
        task.category = .study
        task.lead = nil
        let changed = writer.text(of: task, kept: object, uid: "a")
        #expect(changed.contains("CATEGORIES:study,Garden\r\n") && !changed.contains("VALARM"))
        let again = writer.fields(of: try TodoObject(changed))
        #expect(again.category == .study && again.lead == nil && again.placement == fields.placement)
    }

    @Test("every task is read as it was written: with and without a time, a deadline, a length, done or not")
    func roundTrip() throws {
        let writer = TodoWriter(Self.context)
        var random = Generator(seed: 7)
        let date = try #require(CivilDate("2026-11-22"))
        for _ in 0..<500 {
            var task = PlannedTask(
                id: "t", title: "قراءة, \\; \(random.next() % 99)", notes: Bool.random(using: &random) ? "a\nb; c" : "",
                category: TaskCategory.allCases.randomElement(using: &random), duration: 30,
                created: Instant(seconds: 1_795_000_000))
            task.priority = TaskPriority.allCases.randomElement(using: &random)
            task.lead = [nil, 5, 15].randomElement(using: &random) ?? nil
            if Bool.random(using: &random) {
                task.duration = Int.random(in: 1...1_440, using: &random)
                task.placement = Placement(date: date, start: Int.random(in: 0...1_439, using: &random))
            }
            if Bool.random(using: &random) {
                task.deadline = Deadline(
                    date: date.adding(days: Int.random(in: 0...3, using: &random)),
                    time: Bool.random(using: &random) ? ClockTime(minuteOfDay: 754) : nil)
            }
            if Bool.random(using: &random) { task.completed = Instant(seconds: 1_795_100_000) }
            let text = writer.text(of: task, kept: nil, uid: "u;1")
            let object = try TodoObject(text)
            let read = writer.fields(of: object).task(id: "t", Self.context)
            #expect(object.uid == "u\\;1")
            #expect(read.title == task.title && read.notes == task.notes && read.category == task.category)
            #expect(read.priority == task.priority && read.lead == task.lead && read.completed == task.completed)
            #expect(read.placement == task.placement && read.deadline == task.deadline, "\(text)")
            #expect(task.placement == nil || read.duration == task.duration, "\(text)")
            #expect(writer.text(of: task, kept: object, uid: "u;1") == text)
        }
    }

    @Test("times: a start and an end are a slot, a far end is a deadline, a day alone is a deadline")
    func times() throws {
        let writer = TodoWriter(Self.context)
        func read(_ lines: String...) throws -> TodoFields {
            writer.fields(of: try TodoObject(Self.object(lines[0], lines.count > 1 ? lines[1] : "X-A:b")))
        }
        let slot = try read("DTSTART:20261122T230000", "DUE:20261123T003000")
        #expect(slot.duration == 90 && slot.deadline == nil && slot.placement?.start == 1_380)
        let far = try read("DTSTART:20261122T230000Z", "DUE:20261130T120000Z")
        #expect(far.duration == nil && far.deadline?.text == "2026-11-30T12:00" && far.placement != nil)
        let alert = try read("DTSTART:20261122T090000", "DUE:20261122T090000")
        #expect(alert.placement?.start == 540 && alert.deadline == nil)
        #expect(try read("DUE;VALUE=DATE:20261122").deadline?.text == "2026-11-22")
        #expect(try read("DTSTART;VALUE=DATE:20261122").deadline?.text == "2026-11-22")
        #expect(try read("DTSTART:20261122T090000", "DURATION:PT1H").duration == 60)
        #expect(try read("STATUS:CANCELLED").isDone)
        #expect(try read("SUMMARY:").title == "Untitled")
        #expect(try read("SUMMARY:" + String(repeating: "x", count: 5_000)).title.count == 200)
    }

    @Test("whatever bytes come, an object is read or refused, and what is read can be written and read again")
    func fuzz() throws {
        let seed = Self.object(
            "SUMMARY:a", "DTSTART:20261122T090000", "DUE;TZID=X:20261122T100000", "RRULE:FREQ=DAILY;COUNT=3",
            "EXDATE:20261123T090000", "BEGIN:VALARM", "TRIGGER:-PT10M", "END:VALARM", "COMPLETED:20261122T090000Z")
        let pieces = [
            "BEGIN:VTODO", "END:VTODO", "\r\n ", "RECURRENCE-ID:20261123T090000", ":", ";", "=\"", "T", "99999999",
            "\u{301}", "DUE:", "UID:", "P", "-",
        ]
        var random = Generator(seed: 49)
        let writer = TodoWriter(Self.context)
        var read = 0
        for _ in 0..<20_000 {
            var bytes = Array(seed.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
                    bytes.insert(contentsOf: bytes[place..<end], at: end)
                }
            }
            guard let object = try? TodoObject(bytes) else { continue }
            read += 1
            let fields = writer.fields(of: object)
            _ = (TodoRepetition(object, Self.context), writer.days(of: object))
            var task = fields.task(id: "t", Self.context)
            let same = writer.text(of: task, kept: object, uid: object.uid)
            #expect(same == object.text)
            task.title = "another"
            task.placement = nil
            let again = try TodoObject(writer.text(of: task, kept: object, uid: object.uid))
            #expect(writer.fields(of: again).title == "another")
        }
        #expect(read > 1_000)
    }
}
