import Almanac
import Planner
import TestSupport
import Testing

/// What repeats in a calendar file. The clock stands at 2026-11-21 in Riyadh.
@Suite struct CalendarSeriesTests {
    static let riyadh = Zone(identifier: "Asia/Riyadh", fixedOffset: 10_800)
    static let today = CivilDate(year: 2026, month: 11, day: 21)!

    static func file(_ parts: String..., zones: [Zone] = []) -> TaskFile {
        var context = TaskTableTests.context
        context.zones = zones
        let text = "BEGIN:VCALENDAR\r\n" + parts.joined() + "END:VCALENDAR\r\n"
        return TaskFile(Array(text.utf8), context: context)
    }

    static func event(_ lines: String...) -> String {
        "BEGIN:VEVENT\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VEVENT\r\n"
    }

    static func dates(_ entry: TaskFile.Entry, _ count: Int = 6) -> [String] {
        guard let set = entry.repetition?.recurrence else { return [] }
        return set.dates(from: set.start).prefix(count).map(\.description)
    }

    @Test("MZ-084 MZ-079 an event that repeats becomes a series, from its next day on")
    func series() throws {
        let file = Self.file(
            Self.event(
                "SUMMARY:Halaqa", "DTSTART:20240101T170000", "DTEND:20240101T180000", "RRULE:FREQ=WEEKLY;INTERVAL=2",
                "CATEGORIES:دراسة", "PRIORITY:1"))
        #expect(file.remarks.isEmpty)
        let entry = try #require(file.entries.first)
        let set = try #require(entry.repetition?.recurrence)
        // 2024-01-01 was a Monday; every second one from it.
        #expect(set.start.description == "2026-11-30" && set.start.weekday == .monday)
        #expect(CivilDate("2024-01-01")!.days(to: set.start) % 14 == 0)
        #expect(Self.dates(entry, 3) == ["2026-11-30", "2026-12-14", "2026-12-28"])
        #expect(entry.repetition?.time == .clock(17 * 60) && entry.task.duration == 60)
        #expect(entry.task.placement == Placement(date: set.start, start: 17 * 60))
        #expect(entry.task.category == .study && entry.task.priority == .high && entry.task.deadline == nil)
    }

    @Test("MZ-084 a number of times counts those that are past, and an end in UTC is brought to the event's clocks")
    func ends() throws {
        let file = Self.file(
            Self.event("SUMMARY:a", "DTSTART:20261119T080000", "RRULE:FREQ=DAILY;COUNT=5"),
            // 05:00 UTC is 08:00 in Riyadh: that day's is still one; a second earlier it isn't.
            Self.event("SUMMARY:b", "DTSTART:20261119T080000", "RRULE:FREQ=DAILY;UNTIL=20261123T050000Z"),
            Self.event("SUMMARY:c", "DTSTART:20261119T080000", "RRULE:FREQ=DAILY;UNTIL=20261123T045900Z"),
            Self.event("SUMMARY:d", "DTSTART:20261119T080000", "RRULE:FREQ=DAILY;UNTIL=20261123"),
            Self.event("SUMMARY:e", "DTSTART:20261101T080000", "RRULE:FREQ=DAILY;COUNT=3"))
        let days = ["2026-11-21", "2026-11-22", "2026-11-23"]
        #expect(Self.dates(file.entries[0]) == days && Self.dates(file.entries[1]) == days)
        #expect(Self.dates(file.entries[2]) == Array(days.dropLast()))
        #expect(Self.dates(file.entries[3]) == days)
        #expect(file.entries[4].repetition == nil && file.entries[4].task.placement?.start == 480)
        #expect(file.remarks.map(\.reason) == [.over])
    }

    @Test(
        "MZ-084 days left out, added and moved are kept: what was moved is a task of its own, wherever it stands in the file"
    )
    func exceptions() throws {
        let file = Self.file(
            Self.event("UID:1", "SUMMARY:Moved", "DTSTART:20261126T100000", "RECURRENCE-ID:20261124T080000"),
            Self.event("UID:1", "SUMMARY:Long past", "DTSTART:20260102T100000", "RECURRENCE-ID:20260101T080000"),
            Self.event(
                "UID:1", "SUMMARY:Daily", "DTSTART:20260101T080000", "RRULE:FREQ=DAILY;UNTIL=20261126T235959",
                "EXDATE:20261122T080000,20261123T080000", "RDATE:20261130T080000", "RDATE:20261201T150000"),
            Self.event(
                "UID:1", "SUMMARY:Off", "DTSTART:20261125T080000", "STATUS:CANCELLED", "RECURRENCE-ID:20261125T080000"))
        #expect(file.entries.map(\.task.title) == ["Moved", "Daily", "Daily"])
        #expect(Self.dates(file.entries[1]) == ["2026-11-21", "2026-11-26", "2026-11-30"])
        #expect(file.entries[0].task.placement == Placement(date: CivilDate("2026-11-26")!, start: 600))
        #expect(file.entries[2].repetition == nil)
        #expect(file.entries[2].task.placement == Placement(date: CivilDate("2026-12-01")!, start: 900))
        #expect(file.remarks.isEmpty)
    }

    @Test("MZ-084 only days, and a beginning that the rule doesn't name, are kept")
    func additional() throws {
        let file = Self.file(
            Self.event("SUMMARY:a", "DTSTART:20261125T080000", "RDATE:20261127T080000,20261202T080000"),
            Self.event("SUMMARY:b", "DTSTART:20261125T080000", "RRULE:FREQ=WEEKLY;BYDAY=MO"))
        #expect(Self.dates(file.entries[0]) == ["2026-11-25", "2026-11-27", "2026-12-02"])
        #expect(Self.dates(file.entries[1], 2) == ["2026-11-30", "2026-12-07"])
        #expect(file.entries[2].task.title == "b" && file.entries[2].repetition == nil)
        #expect(file.entries[2].task.placement?.date == CivilDate("2026-11-25"))
    }

    @Test(
        "MZ-084 another zone's time and weekday are brought to the place's; where the clocks change apart, it is said")
    func zones() throws {
        let tokyo = Zone(identifier: "Asia/Tokyo", fixedOffset: 9 * 3600)
        let file = Self.file(
            // 03:00 on Tuesdays in Tokyo is 21:00 on Mondays in Riyadh.
            Self.event(
                "SUMMARY:a", "DTSTART;TZID=Asia/Tokyo:20261124T030000", "DURATION:PT1H",
                "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20261210T180000Z",
                "EXDATE;TZID=Asia/Tokyo:20261127T030000"),
            Self.event(
                "SUMMARY:b", "DTSTART;TZID=Asia/Tokyo:20261124T030000", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1"),
            zones: [tokyo])
        #expect(Self.dates(file.entries[0]) == ["2026-11-23", "2026-12-07", "2026-12-10"])
        #expect(file.entries[0].repetition?.time == .clock(21 * 60))
        #expect(file.entries[1].repetition == nil)
        #expect(file.remarks == [TaskFileRemark(.onceOnly, line: 9, found: "b")])
        let london = try #require(SystemZones.database?.zone("Europe/London"))
        let weekly = Self.event("SUMMARY:c", "DTSTART;TZID=Europe/London:20260601T090000", "RRULE:FREQ=WEEKLY")
        let other = Self.file(weekly, zones: [london])
        #expect(other.entries.first?.repetition?.time == .clock(12 * 60), "09:00 in winter's London")
        #expect(other.remarks.map(\.reason) == [.otherClocks])
    }

    @Test("MZ-084 what lasts whole days has no time, and what can't be followed is taken once and said")
    func unheld() throws {
        let file = Self.file(
            Self.event("SUMMARY:Birthday", "DTSTART;VALUE=DATE:19900312", "RRULE:FREQ=YEARLY"),
            Self.event("SUMMARY:Hourly", "DTSTART:20261125T080000", "RRULE:FREQ=HOURLY"),
            Self.event("SUMMARY:Two", "DTSTART:20261125T080000", "RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"),
            Self.event("SUMMARY:Never", "DTSTART:20260225T080000", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
            Self.event("SUMMARY:Undated", "RRULE:FREQ=DAILY"),
            "BEGIN:VTODO\r\nSUMMARY:Done\r\nSTATUS:COMPLETED\r\nDTSTART:20261125T080000\r\nRRULE:FREQ=DAILY\r\nEND:VTODO\r\n"
        )
        #expect(Self.dates(file.entries[0], 2) == ["2027-03-12", "2028-03-12"])
        #expect(file.entries[0].repetition?.time == SeriesTime.none && file.entries[0].task.placement == nil)
        #expect(file.entries.dropFirst().allSatisfy { $0.repetition == nil })
        #expect(file.remarks.map(\.found) == ["Hourly", "Two", "Never", "Undated"])
        #expect(file.remarks.allSatisfy { $0.reason == .onceOnly && $0.isTaken })
    }

    @Test(
        "MZ-084 SY-061 any rule that is written into a file and read again names the same days, by the place's clocks")
    func roundTrip() throws {
        var generator = Generator(seed: 5546)
        var taken = 0
        for _ in 0..<400 {
            let zone = Zone(identifier: "X/Y", fixedOffset: 1800 * generator.integer(in: -22...28))
            let start = Self.today.adding(days: generator.integer(in: -900...100))
            let minute = generator.integer(in: 0...1439)
            let set = try Recurrence(Self.rule(&generator), from: start)
            let excluded = Array(set.dates(from: start).prefix(generator.integer(in: 1...400)).suffix(2))
            let time = Self.digits(minute)
            let file = Self.file(
                Self.event(
                    "SUMMARY:x", "DTSTART;TZID=X/Y:" + Self.digits(start) + time, "DURATION:PT30M",
                    "RRULE:" + set.rule.description,
                    "EXDATE;TZID=X/Y:" + excluded.map { Self.digits($0) + time }.joined(separator: ",")),
                zones: [zone])
            // What the rule's own zone says, moment by moment.
            var expected: [CivilDate] = []
            var shown = 0
            // The beginning is one of its days, also where the rule doesn't name it.
            let days = [start] + set.dates(from: start.next).prefix(1_000)
            for date in days {
                guard !excluded.contains(date) else { continue }
                let local = Self.riyadh.local(zone.instant(of: date, at: ClockTime(minuteOfDay: minute)!))
                shown = local.minuteOfDay
                if local.date >= Self.today { expected.append(local.date) }
                if expected.count == 40 { break }
            }
            guard let found = file.entries.first?.repetition else {
                #expect(file.remarks.count == 1, "what isn't a series is said: \(set.rule.description)")
                continue
            }
            taken += 1
            var shownDays = Array(found.recurrence.dates(from: found.recurrence.start).prefix(40))
            shownDays += file.entries.dropFirst().compactMap { $0.task.placement?.date }
            #expect(shownDays.sorted().prefix(40) == expected.prefix(40), "\(set.rule.description) from \(start)")
            #expect(found.time == .clock(shown))
        }
        #expect(taken > 200)
    }

    private static func rule(_ generator: inout Generator) -> String {
        let end = generator.element(of: ["", ";COUNT=900", ";COUNT=30"])!
        let interval = ";INTERVAL=\(generator.integer(in: 1...5))"
        let rule = generator.element(of: [
            "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=WEEKLY;WKST=SU;BYDAY=SU,SA,TU",
            "FREQ=DAILY;BYDAY=MO,TU,WE", "FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=YEARLY",
            "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1",
        ])!
        return rule + interval + end
    }

    private static func digits(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }

    private static func digits(_ minute: Int) -> String {
        "T" + ClockTime(minuteOfDay: minute)!.description.filter { $0 != ":" } + "00"
    }

    @Test("MZ-084 a file with more that repeats than is followed, and one of rules without a day, are read in time")
    func manyTimed() {
        let daily = Self.event("SUMMARY:a", "DTSTART:20261125T080000", "RRULE:FREQ=DAILY")
        let barren = Self.event(
            "SUMMARY:b", "DTSTART:20261125T080000", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=9")
        let many = Self.file(String(repeating: daily, count: 700), String(repeating: barren, count: 700))
        #expect(many.entries.count == 1_400)
        #expect(many.entries.filter { $0.repetition != nil }.count == 500)
        let clock = ContinuousClock()
        let time = clock.measure { _ = Self.file(String(repeating: barren, count: 4_000)) }
        #expect(time < .seconds(10), "a debug build reads 500 of such rules: \(time)")
    }
}
