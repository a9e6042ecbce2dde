import Almanac
import Planner
import TestSupport
import Testing

@Suite struct CalendarImportTests {
    static let context = TaskTableTests.context

    static func file(_ parts: String...) -> TaskFile {
        let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + parts.joined() + "END:VCALENDAR\r\n"
        return TaskFile(Array(text.utf8), context: context)
    }

    static func event(_ lines: String...) -> String {
        "BEGIN:VEVENT\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VEVENT\r\n"
    }

    static func todo(_ lines: String...) -> String {
        "BEGIN:VTODO\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VTODO\r\n"
    }

    @Test("MZ-084 an event becomes a task at the time that the place's clocks show")
    func events() {
        let file = Self.file(
            Self.event(
                "SUMMARY:Team\\, weekly", "DTSTART:20261125T070000Z", "DTEND:20261125T081500Z",
                "DESCRIPTION:one\\ntwo", "CATEGORIES:عمل", "PRIORITY:2", "BEGIN:VALARM", "TRIGGER:-PT15M",
                "SUMMARY:not this", "END:VALARM"),
            Self.event("SUMMARY:Local", "DTSTART:20261125T090000", "DURATION:PT1H30M"),
            Self.event("SUMMARY:Whole day", "DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261127"))
        #expect(file.remarks.isEmpty)
        let tasks = file.entries.map(\.task)
        let day = CivilDate(year: 2026, month: 11, day: 25)!
        #expect(tasks[0].title == "Team, weekly" && tasks[0].notes == "one\ntwo" && tasks[0].category == .work)
        #expect(tasks[0].placement == Placement(date: day, start: 600) && tasks[0].duration == 75)
        #expect(tasks[0].priority == .high && tasks[0].lead == 15)
        #expect(tasks[1].placement == Placement(date: day, start: 540) && tasks[1].duration == 90)
        #expect(tasks[2].placement == nil && tasks[2].deadline == Deadline(date: day.next))
    }

    @Test("MZ-084 a time in a zone that is known is brought to the place's; one that isn't counts as the place's own")
    func zones() {
        var context = Self.context
        context.zones = [Zone(identifier: "Europe/London", fixedOffset: 0)]
        let text =
            "BEGIN:VCALENDAR\n" + Self.event("SUMMARY:a", "DTSTART;TZID=Europe/London:20261125T230000")
            + Self.event("SUMMARY:b", "DTSTART;TZID=\"Nowhere/Land\":20261125T230000") + "END:VCALENDAR"
        let bytes = Array(text.utf8)
        #expect(TaskFile.zoneNames(bytes) == ["Europe/London", "Nowhere/Land"])
        let tasks = TaskFile(bytes, context: context).entries.map(\.task)
        #expect(tasks[0].placement == Placement(date: CivilDate(year: 2026, month: 11, day: 26)!, start: 120))
        #expect(tasks[1].placement?.start == 23 * 60)
    }

    @Test("MZ-084 a task has its deadline, priority and completion; one that is cancelled is left out")
    func todos() {
        let file = Self.file(
            Self.todo("SUMMARY:Tax", "DUE:20261201T130000Z", "PRIORITY:9", "STATUS:NEEDS-ACTION"),
            Self.todo("SUMMARY:Done", "STATUS:COMPLETED", "COMPLETED:20261120T080000Z"),
            Self.todo("SUMMARY:Never", "STATUS:CANCELLED"),
            Self.todo("SUMMARY:Daily", "DTSTART:20261125T050000Z", "RRULE:FREQ=DAILY"))
        let tasks = file.entries.map(\.task)
        #expect(tasks.map(\.title) == ["Tax", "Done", "Daily"])
        #expect(tasks[0].deadline?.text == "2026-12-01T16:00" && tasks[0].priority == .low)
        #expect(tasks[1].completed == Instant(seconds: 1_795_161_600))
        #expect(file.remarks.isEmpty && file.entries[2].repetition?.recurrence.text == "FREQ=DAILY")
    }

    @Test("MZ-084 folded lines are one, and what is wrong is named by the file's line")
    func lines() {
        let folded = Self.file("BEGIN:VTODO\r\nSUMMARY:A long\r\n  title\r\nDUE:2026\r\nEND:VTODO\r\n")
        #expect(folded.entries.isEmpty)
        #expect(folded.remarks == [TaskFileRemark(.badDate, line: 6, found: "2026")])
        let text = Self.file(Self.todo("SUMMARY:قراءة", " ", " الكتاب"))
        #expect(text.entries.first?.task.title == "قراءة الكتاب" || text.entries.first?.task.title == "قراءةالكتاب")
        #expect(Self.file("BEGIN:VTODO\r\nSUMMARY:cut\r\n").remarks.map(\.reason) == [.unfinished])
        #expect(Self.file(Self.todo("DUE:20261201")).remarks == [TaskFileRemark(.noTitle, line: 3)])
        #expect(Self.file().remarks.map(\.reason) == [.empty])
    }

    @Test("MZ-084 SY-061 a file that Wird wrote names the tasks it had")
    func own() {
        let start = Instant(seconds: 1_795_258_800)
        let event = CalendarEvent(
            id: "019aa5d1c2f0-00ff@wird", stamp: start, start: start, end: start + .minutes(45),
            title: "قراءة، ثم كتابة",
            notes: "سطر\nآخر", alarms: [.init(minutes: -10, text: "x")])
        let file = TaskFile(CalendarWriter.bytes(name: "Wird", events: [event]), context: Self.context)
        let task = file.entries[0].task
        #expect(task.id == "019aa5d1c2f0-00ff" && task.title == event.title && task.notes == event.notes)
        #expect(task.duration == 45 && task.lead == 10)
    }

    @Test("MZ-084 hostile calendars are read to an end without a fault")
    func fuzz() {
        var generator = Generator(seed: 5545)
        let seed = Array(
            ("BEGIN:VCALENDAR\r\n"
                + Self.event(
                    "SUMMARY:x", "DTSTART;TZID=A/B:20261125T070000", "DTEND:20261125T080000Z", "UID:12345678@wird")
                + Self.todo("SUMMARY:y", "DUE;VALUE=DATE:20261201", "DURATION:PT15M", "BEGIN:VALARM", "END:VALARM")
                + Self.event(
                    "SUMMARY:z", "UID:7", "DTSTART:20261125T070000",
                    "RRULE:FREQ=WEEKLY;BYDAY=MO,1TU;UNTIL=20271201T000000Z",
                    "EXDATE:20261202T070000", "RDATE:20261203T070000")
                + Self.event("SUMMARY:z", "UID:7", "DTSTART:20261209T080000", "RECURRENCE-ID:20261209T070000")
                + "END:VCALENDAR\r\n").utf8)
        for _ in 0..<3_000 {
            var bytes = seed
            for _ in 0..<generator.integer(in: 1...15) {
                let index = generator.integer(in: 16...bytes.count - 1)
                switch generator.integer(in: 0...2) {
                case 0: bytes[index] = UInt8(generator.integer(in: 0...255))
                case 1: bytes.insert(generator.element(of: Array("\r\n :;\"\\=TZP-9".utf8))!, at: index)
                default: if bytes.count > 40 { bytes.remove(at: index) }
                }
            }
            _ = TaskFile.zoneNames(bytes)
            for entry in TaskFile(bytes, context: Self.context).entries {
                #expect(!entry.task.title.isEmpty && (1...1440).contains(entry.task.duration))
                if let placement = entry.task.placement { #expect((0..<1440).contains(placement.start)) }
            }
        }
    }
}
