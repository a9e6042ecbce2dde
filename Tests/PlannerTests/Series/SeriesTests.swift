import Almanac
import Planner
import Records
import TestSupport
import Testing

@Suite struct SeriesTests {
    static func series(
        _ rule: String = "FREQ=DAILY", time: SeriesTime = .clock(at(9)), id: String = "s", line: String? = nil,
        from start: CivilDate = saturday
    )
        throws -> TaskSeries
    {
        TaskSeries(
            id: id, line: line,
            task: PlannedTask(id: id, title: "Read", duration: 30, created: Instant(seconds: 1_795_000_000)),
            time: time,
            recurrence: try Recurrence(rule, from: start))
    }

    @Test(
        "MZ-001 MZ-079 10,000 days of a series and of tasks tied to prayers stand clear of every prayer, or say that they can't"
    )
    func neverOnPrayer() {
        var generator = Generator(seed: 79)
        var shifted = 0
        for number in 0..<10_000 {
            let times = DayPrayers.random(using: &generator)
            let day = day(times)
            let duration = generator.element(of: planner.durations)!
            let time: SeriesTime =
                generator.bool()
                ? .clock(generator.integer(in: 0...1439))
                : .prayer(
                    PrayerAnchor(
                        generator.element(of: PrayerBlock.Kind.allCases)!, isAfter: generator.bool(),
                        minutes: generator.integer(in: 0...120)))
            var fitting = DayFitting(day: day, tasks: [], planner: planner)
            let asked = task("t\(number)", nil, duration)
            guard let start = time.start(on: day, duration: duration),
                let fitted = fitting.fitted(asked, at: start, anchor: time.anchor), let placement = fitted.placement
            else { continue }
            let minutes = placement.start..<placement.start + duration
            for block in day.blocks { #expect(!block.reserved.overlaps(minutes), "\(number)") }
            #expect(fitted.wanted == (placement.start == start ? nil : start))
            if fitted.wanted != nil { shifted += 1 }
        }
        #expect(shifted > 500)
    }

    @Test(
        "MZ-083 after a prayer begins with its minutes and after its block; before one ends before it; the text is read again"
    )
    func anchors() throws {
        let asr = try #require(day().blocks.first { $0.day == 0 && $0.kind == .asr })
        #expect(PrayerAnchor(.asr, isAfter: true, minutes: 0).start(on: day(), duration: 30) == asr.reserved.upperBound)
        #expect(PrayerAnchor(.asr, isAfter: true, minutes: 40).start(on: day(), duration: 30) == asr.start + 40)
        #expect(
            PrayerAnchor(.asr, isAfter: false, minutes: 0).start(on: day(), duration: 30) == asr.reserved.lowerBound
                - 30)
        #expect(PrayerAnchor(.asr, isAfter: false, minutes: 20).start(on: day(), duration: 30) == asr.start - 50)
        for text in ["asr+20", "maghrib-0", "fajr+720"] { #expect(PrayerAnchor(text)?.text == text) }
        for text in ["", "asr", "asr20", "asr+", "asr+721", "asr+-5", "noon+5", "asr+20x", "ishaa+1"] {
            #expect(PrayerAnchor(text) == nil, "\(text)")
        }
        #expect(
            SeriesTime("09:30") == .clock(at(9, 30)) && SeriesTime("25:00") == .none
                && SeriesTime("asr+5").text == "asr+5")
    }

    @Test("MZ-079 a series comes back from its record; what is no series is none")
    func record() throws {
        var series = try Self.series(
            "FREQ=WEEKLY;BYDAY=MO\nEXDATE:20261123", time: .prayer(PrayerAnchor(.asr, isAfter: true, minutes: 20)),
            line: "l")
        series.task.notes = "n"
        series.task.category = .study
        series.task.priority = .high
        series.task.isFixed = true
        func record(_ fields: JSONObject) -> Record {
            var record = Record(key: RecordKey(scope: .own, kind: TaskSeries.kind, id: "s"))
            for member in fields.members {
                record[member.name] = Field(
                    member.value, at: Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 1)))
            }
            return record
        }
        #expect(TaskSeries(record(series.fields))?.fields == series.fields)
        #expect(TaskSeries(record(series.fields)) == series)
        for (name, value) in [
            ("title", JSON.string(" ")), ("repeat", .null), ("repeat", ["rule": "FREQ=HOURLY", "start": "2026-11-21"]),
            ("repeat", ["rule": "FREQ=DAILY", "start": "2026-02-30"]),
        ] {
            var fields = series.fields
            fields[name] = value
            #expect(TaskSeries(record(fields)) == nil, "\(name)")
        }
        var odd = series.fields
        for name in ["duration", "time", "category", "created", "line"] { odd[name] = .array([]) }
        #expect(TaskSeries(record(odd))?.task.duration == 30)
    }

    @Test("MZ-079 a day's id is read again; other ids are those of single tasks")
    func ids() {
        let id = OccurrenceID(line: "019aa5d1c2f0-00ff00ff00ff00ff", date: saturday)
        #expect(id.text == "019aa5d1c2f0-00ff00ff00ff00ff-20261121" && OccurrenceID(id.text) == id)
        for text in ["", "-20261121", "a-20260230", "a20261121", "019aa5d1c2f0-00ff00ff00ff00ff", "a-2026112x"] {
            #expect(OccurrenceID(text) == nil, "\(text)")
        }
    }

    @Test("MZ-079 of a line's pieces the one that began last has the day, also where two devices divided it")
    func pieces() throws {
        let first = try Self.series(id: "a")
        let second = try Self.series("FREQ=WEEKLY", id: "b", line: "a", from: saturday.adding(days: 7))
        let other = try Self.series(id: "c")
        let due = TaskSeries.due([first, second, other], on: saturday.adding(days: 7), hijri: .ummAlQura)
        #expect(due.map(\.id) == ["b", "c"])
        #expect(TaskSeries.due([first, second], on: saturday, hijri: .ummAlQura).map(\.id) == ["a"])
    }

    @Test("MZ-003 what comes again today is not carried over from yesterday")
    func carried() throws {
        let series = try Self.series()
        var yesterday = series.occurrence(on: saturday.previous)
        yesterday.placement = Placement(date: saturday.previous, start: at(9))
        var today = series.occurrence(on: saturday)
        today.placement = Placement(date: saturday, start: at(9))
        let plan = DayPlan(
            day: day(), tasks: [today], earlier: [yesterday, task("x", at(10), 30, on: saturday.previous)], now: now(8),
            planner: planner)
        #expect(plan.carriedOver.map(\.id) == ["x"])
    }

    @Test("MZ-079 the free days of the week go by the country")
    func weekend() {
        #expect(planner.weekend.weekdays(in: "SA") == [.sunday, .monday, .tuesday, .wednesday, .thursday])
        #expect(planner.weekend.weekdays(in: "GB") == [.monday, .tuesday, .wednesday, .thursday, .friday])
    }
}
