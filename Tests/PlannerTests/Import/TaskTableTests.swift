import Almanac
import Planner
import TestSupport
import Testing

@Suite struct TaskTableTests {
    static let now = Instant(seconds: 1_795_258_680)
    static let context = TaskFileContext(
        planner: planner, zone: Zone(identifier: "Asia/Riyadh", fixedOffset: 10_800), now: now, leads: [5, 10, 15, 30],
        categories: [("عمل", .work), ("دراسة", .study)])

    static func read(_ text: String) -> TaskFile { TaskFile(Array(text.utf8), context: context) }

    @Test("MZ-084 SY-061 what is written as a table is read back without loss")
    func roundTrip() {
        var generator = Generator(seed: 84)
        let words = [
            "قراءة", "=1+1", "'quoted", "a,b;c", "\"x\"", "-", "@home", "two\nlines", " spaces ", "😀", "'=x", "+",
        ]
        for _ in 0..<200 {
            var tasks: [PlannedTask] = []
            for number in 0..<generator.integer(in: 1...12) {
                var task = PlannedTask(
                    id: "019aa5d1c2f0-\(number)", title: TaskText.line(generator.element(of: words)! + "\(number)"),
                    notes: generator.bool() ? generator.element(of: ["=cmd", "a\n\"b\"", "x"])! : "",
                    category: generator.element(of: [nil, .work, .errands])!,
                    duration: generator.integer(in: 1...1440), created: Instant(milliseconds: 1_795_000_000_123))
                if generator.bool() {
                    task.placement = Placement(
                        date: saturday.adding(days: generator.integer(in: -400...400)),
                        start: generator.integer(in: 0...1439),
                        anchor: generator.bool() ? PrayerAnchor("asr+20") : nil)
                }
                if generator.bool() { task.completed = Instant(milliseconds: 1_795_000_100_007) }
                task.order = Int64(generator.integer(in: -5...5))
                task.priority = generator.element(of: [nil, .high, .medium, .low])!
                if generator.bool() {
                    task.deadline = Deadline(date: saturday, time: generator.bool() ? ClockTime(minuteOfDay: 999) : nil)
                }
                task.isFixed = generator.bool()
                task.lead = generator.element(of: [nil, 5, 30])!
                if generator.bool() { task.checklist = Checklist(lines: "[x] a\n=b\n\"c\", d") }
                if generator.bool() { task.source = "Work, calendar" }
                if generator.bool() { task.partOf = "whole" }
                if generator.bool() { task.series = "line" }
                tasks.append(task)
            }
            let file = TaskFile(TaskTableWriter.bytes(tasks), context: Self.context)
            #expect(file.entries.map(\.task) == tasks)
            #expect(file.remarks.isEmpty)
        }
    }

    @Test("MZ-084 a cell that a spreadsheet would run is written so that none does")
    func formulas() {
        for title in ["=1+1", "+1", "-1", "@x", "'x"] {
            let bytes = TaskTableWriter.bytes([PlannedTask(id: "a", title: title, duration: 30, created: Self.now)])
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("'" + title))
        }
    }

    @Test("MZ-084 headings of other programs and languages, other separators and digits are understood")
    func foreign() {
        let arabic = Self.read("المهمة؛التصنيف\n".replacingSeparator() + "قراءة;دراسة\n")
        #expect(arabic.entries.first?.task.category == .study)
        let table = Self.read(
            "Task Name\tStart Date\tStart Time\tDuration\tDone\nCall\t25.11.2026\t٩:٣٠ م\t1h 30m\tyes\nRead\t\t\t\t\n")
        #expect(table.remarks.isEmpty && table.entries.count == 2)
        let call = table.entries[0].task
        #expect(call.placement == Placement(date: CivilDate(year: 2026, month: 11, day: 25)!, start: 21 * 60 + 30))
        #expect(call.duration == 90 && call.completed == Self.now)
        #expect(table.entries[1].task.placement == nil && table.entries[1].task.duration == 30)
        let when = Self.read("title,due\nTax,2026-12-01 16:00\n").entries[0].task.deadline
        #expect(when == Deadline(date: CivilDate(year: 2026, month: 12, day: 1)!, time: ClockTime(minuteOfDay: 960)))
        let day = Self.read("title,date\nTax,2026-12-01\n").entries[0].task
        #expect(day.placement == nil && day.deadline?.date.description == "2026-12-01")
    }

    @Test("MZ-084 every line that can't be read is named with what is wrong, and the others are taken")
    func named() {
        let long = String(repeating: "ن", count: 201)
        let file = Self.read(
            "title,date,start,duration,notes\n,2026-11-25,,,\nA,soon,,,\nB,2026-11-25,25:99,,\nC,,,forever,\n\(long),,,,\nD,3/4/2026,,,\nE,,,,\(String(repeating: "م", count: 600))\nF,,,,\n"
        )
        #expect(file.entries.map(\.task.title) == ["E", "F"])
        #expect(file.remarks.map(\.line) == [2, 3, 4, 5, 6, 7, 8])
        #expect(
            file.remarks.map(\.reason) == [
                .noTitle, .badDate, .badTime, .badDuration, .titleTooLong, .ambiguousDate, .notesCut,
            ])
        #expect(file.entries[0].task.notes.count == 500)
        #expect(Self.read("title,date\nA,3/4/2026\nB,25/4/2026\n").remarks.isEmpty, "the second line says the order")
    }

    @Test("MZ-084 a file that is none says why, by its line where it has one")
    func none() {
        #expect(Self.read("").remarks.map(\.reason) == [.empty])
        #expect(Self.read("a,b\n1,2\n").remarks.map(\.reason) == [.noHeadings])
        #expect(Self.read("title\n\"x").remarks == [TaskFileRemark(.unclosedQuote, line: 2)])
        #expect(TaskFile([0x74, 0xFF, 0x80], context: Self.context).remarks.map(\.reason) == [.notUnicode])
        let large = [UInt8](repeating: 0x61, count: TaskFile.mostBytes + 1)
        #expect(TaskFile(large, context: Self.context).remarks.map(\.reason) == [.tooLarge])
    }

    @Test("MZ-084 no more tasks and remarks are kept than is said")
    func bounds() {
        let many = Self.read("title\n" + String(repeating: "x\n", count: TaskFile.mostTasks + 5))
        #expect(many.entries.count == TaskFile.mostTasks && many.remarks.last?.reason == .tooManyTasks)
        let wrong = Self.read("title,duration\n" + String(repeating: "x,forever\n", count: 80))
        #expect(wrong.remarks.count == TaskFile.mostRemarks && wrong.further == 30)
    }

    @Test("MZ-084 hostile tables are read to an end without a fault")
    func fuzz() {
        var generator = Generator(seed: 8484)
        let seeds = [
            "title,date,start,duration,completed,priority,deadline,checklist,id\nA,2026-11-25,10:00,30,yes,1,2026-12-01,a,019aa5d1c2f0-1\n",
            "\u{FEFF}العنوان;التاريخ\nقراءة;٢٠٢٦-١١-٢٥\n",
        ].map { Array($0.utf8) }
        for _ in 0..<3_000 {
            var bytes = generator.element(of: seeds)!
            for _ in 0..<generator.integer(in: 1...12) {
                let index = generator.integer(in: 0...bytes.count - 1)
                switch generator.integer(in: 0...2) {
                case 0: bytes[index] = UInt8(generator.integer(in: 0...255))
                case 1: bytes.insert(generator.element(of: Array("\",;\n\r\t'=:TZ".utf8))!, at: index)
                default: if bytes.count > 2 { bytes.remove(at: index) }
                }
            }
            let file = TaskFile(bytes, context: Self.context)
            for entry in file.entries {
                #expect(!entry.task.title.isEmpty && (1...1440).contains(entry.task.duration))
                #expect(entry.task.title.count <= 200 && entry.task.notes.count <= 500)
                if let placement = entry.task.placement { #expect((0..<1440).contains(placement.start)) }
            }
        }
    }
}

extension String {
    /// Arabic semicolons as the separator that tables have.
    fileprivate func replacingSeparator() -> String { String(map { $0 == "؛" ? ";" : $0 }) }
}
