import Almanac
import AlmanacSweep
import Foundation
import Planner
import Records
import VectorRunner

// Figures of the rules and screens without disk, network or browser, as lines for Benchmarks/table.py.
// Bars: the table "Quality bars" of the design; microseconds.

// `WirdBenchmarks today` takes one part alone.

if CommandLine.arguments.dropFirst().first == "sweep" { exit(sweep(CommandLine.arguments.dropFirst(2))) }
if CommandLine.arguments.dropFirst().first == "answers" { exit(answers(CommandLine.arguments.dropFirst(2))) }

do {
    let parts = [
        ("almanac", almanac), ("plan", plan), ("repeats", repeats), ("records", records), ("today", today),
        ("inbox", inbox), ("places", places),
        ("tajweed", tajweed), ("quran", quran), ("path", path), ("hifz", hifz), ("course", course),
        ("recitation", recitation),
    ]
    let wanted = CommandLine.arguments.dropFirst()
    for (name, part) in parts where wanted.isEmpty || wanted.contains(name) { try part() }
} catch {
    FileHandle.standardError.write(Data("Not measured: \(error)\n".utf8))
    exit(1)
}

/// `answers TABLE`: the answers to a table's rows from standard input, as the Swift tests and WebAssembly give them.
func answers(_ arguments: ArraySlice<String>) -> Int32 {
    let rows = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    for answer in VectorTable.answers(arguments.first ?? "", to: rows) {
        print(String(decoding: answer, as: UTF8.self))
    }
    return 0
}

/// `sweep`, `sweep LATITUDES LONGITUDES` with the degrees between places, `sweep LATITUDES LONGITUDES METHOD…`.
func sweep(_ arguments: ArraySlice<String>) -> Int32 {
    var sweep = Sweep()
    let numbers = arguments.prefix(2).compactMap { Double($0) }
    if numbers.count == 2, numbers.allSatisfy({ $0 >= 1 && $0 <= 360 }) {
        sweep.latitudes = Array(stride(from: -89, through: 89, by: numbers[0]))
        sweep.longitudes = Array(stride(from: -180, to: 180, by: numbers[1]))
    }
    let methods = arguments.dropFirst(2).compactMap { PrayerMethod.named($0) }
    if !methods.isEmpty { sweep.methods = methods }
    sweep.run { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
    print(sweep.report)
    return sweep.faults.isEmpty ? 0 : 1
}

func almanac() throws {
    let zone = Zone(identifier: "Asia/Riyadh", fixedOffset: 3 * 3_600)
    var number = 0
    Measurement {
        number = (number + 1) % 366
        keep(
            PrayerTimes.compute(
                date: Scene.saturday.adding(days: number), at: Scene.riyadh, in: zone, method: .muslimWorldLeague,
                madhhab: .standard))
    }.report("Prayer times of a day", bar: 5)
    Measurement {
        for day in 0..<365 {
            keep(
                PrayerTimes.compute(
                    date: Scene.saturday.adding(days: day), at: Scene.riyadh, in: zone, method: .muslimWorldLeague))
        }
    }.report("Prayer times of a year", bar: 1_825)
    Measurement {
        number = (number + 1) % 366
        keep(
            PrayerTimes.explain(
                date: Scene.saturday.adding(days: number), at: Scene.riyadh, in: zone,
                rules: PrayerRules(method: .muslimWorldLeague)))
    }.report("Prayer times of a day, explained")
    Measurement {
        number = (number + 1) % 366
        keep(HijriDate(Scene.saturday.adding(days: number)))
    }.report("Hijri date of a day")
    let calendar = HijriCalendar.ummAlQura
    Measurement {
        number = (number + 1) % 36_000
        guard let hijri = calendar.date(of: Scene.saturday.adding(days: number)) else { return }
        keep(calendar.civilDate(of: hijri))
    }.report("Hijri date of a day and back", bar: 1)
    Measurement {
        number = (number + 1) % 36_000
        keep(SpecialDays.of(Scene.saturday.adding(days: number)))
    }.report("Special days of a day")
}

func plan() throws {
    let planner = try PlannerConfig(json: Checkout.json("Config/PlannerConfig.json"))
    let prayers = try PrayerConfig(json: Checkout.json("Config/PrayerConfig.json"))
    let now = CivilDateTime(date: Scene.saturday, time: ClockTime(hour: 13, minute: 58)!)
    guard Scene.day.count == 30 else { throw Failure("the day has \(Scene.day.count) tasks and not 30") }
    Measurement {
        let day = PlanningDay(
            date: Scene.saturday, yesterday: Scene.prayers, today: Scene.prayers, tomorrow: Scene.prayers,
            prayers: prayers, planner: planner)
        keep(DayPlan(day: day, tasks: Scene.day, now: now, planner: planner))
    }.report("Day plan, 30 tasks", bar: 200)
    let day = PlanningDay(
        date: Scene.saturday, yesterday: Scene.prayers, today: Scene.prayers, tomorrow: Scene.prayers,
        prayers: prayers, planner: planner)
    for (tasks, name) in [(Scene.late(due: 0), "60 tasks"), (Scene.late(due: 30), "60 tasks, 30 with a deadline")] {
        Measurement {
            keep(
                Reorganiser(day: day, tasks: tasks, now: 600, waking: planner.waking, planner: planner).proposal())
        }.report("Reorganising, \(name)", bar: 5_000)
    }
}

func records() throws {
    let text = try Checkout.bytes("Locales/ar.json")
    try Measurement { keep(try JSON(reading: text)) }
        .reportRate("JSON read (the Arabic catalogue)", amount: Double(text.count) / 1e6, unit: "MB/s")
    var writer = TaskWriter(clock: HybridClock(replica: Replica(number: 7)), now: Host.now, generation: 0)
    let whole = writer.creation(of: Scene.day[0])
    var changed = Scene.day[0]
    changed.title = "Another title"
    guard let change = writer.change(from: Scene.day[0], to: changed) else { throw Failure("a change changes nothing") }
    Measurement { keep(whole.merging(change)) }.reportRate("Records merged", amount: 1, unit: "/s")
}

/// 50 tasks that repeat, of many kinds, as records.
func series() throws -> [Record] {
    let rules = [
        "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,SA", "FREQ=MONTHLY;BYMONTHDAY=21", "FREQ=YEARLY;BYDAY=3SA;BYMONTH=11",
        "RSCALE=ISLAMIC-UMALQURA;FREQ=MONTHLY;BYMONTHDAY=11,12,13", "FREQ=DAILY;COUNT=400", "FREQ=WEEKLY;INTERVAL=2",
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=YEARLY;BYWEEKNO=47;BYDAY=SA", "FREQ=MONTHLY;BYDAY=-2SA",
    ]
    let times = ["09:00", "asr+20", "14:45", "maghrib-10", "11:30"]
    var records: [Record] = []
    for number in 0..<50 {
        let piece = TaskSeries(
            id: "series-\(number)",
            task: PlannedTask(id: "", title: "Series \(number)", duration: 30, created: Host.now),
            time: SeriesTime(times[number % 5]),
            recurrence: try Recurrence(rules[number % 10], from: Scene.saturday.adding(days: -364)))
        var record = Record(key: RecordKey(scope: Scope("planner"), kind: TaskSeries.kind, id: piece.id))
        let stamp = Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 1))
        for member in piece.fields.members { record[member.name] = Field(member.value, at: stamp) }
        records.append(record)
    }
    return records
}

/// What a day with 50 series costs before it is drawn: reading them, finding those that come, placing each.
func repeats() throws {
    let planner = try PlannerConfig(json: Checkout.json("Config/PlannerConfig.json"))
    let prayers = try PrayerConfig(json: Checkout.json("Config/PrayerConfig.json"))
    let held = DayPrayers(fajr: 294, sunrise: 375, dhuhr: 699, asr: 882, maghrib: 1024, isha: 1114)
    let day = PlanningDay(
        date: Scene.saturday, yesterday: held, today: held, tomorrow: held, prayers: prayers, planner: planner)
    let records = try series()
    Measurement {
        var pieces: [TaskSeries] = []
        for record in records { if let piece = TaskSeries(record) { pieces.append(piece) } }
        var fitting = DayFitting(day: day, tasks: [], planner: planner)
        for piece in TaskSeries.due(pieces, on: day.date, hijri: .ummAlQura) {
            let task = piece.occurrence(on: day.date)
            guard let start = piece.time.start(on: day, duration: task.duration) else { continue }
            keep(fitting.fitted(task, at: start, anchor: piece.time.anchor))
        }
    }.report("A day's tasks of 50 series, read and placed", bar: 1_000)
}

func today() throws {
    var host = try Host(content: Content())
    try host.settle()
    host.add(Scene.day + Scene.inbox)
    let text = String(decoding: try host.get("/").body, as: UTF8.self)
    for task in Scene.day where !text.contains(task.title) { throw Failure("Today does not show \(task.title)") }
    try Measurement { keep(try host.get("/")) }.report("Today rendered, 30 tasks + 50 in the inbox", bar: 500)
    var full = host
    try full.post(
        "/me/settings/nawafil", "rawatib=all&nafl-duha=on&nafl-witr=on&nafl-qiyam=on&nawafilChecks=on")
    try Measurement { keep(try full.get("/")) }.report("Today rendered, 30 tasks + all voluntary prayers", bar: 500)
    var usual = try Host(content: Content())
    try usual.settle()
    usual.add(Array(Scene.day.prefix(10) + Scene.inbox.prefix(5)))
    try Measurement { keep(try usual.get("/")) }.report("Today rendered, 10 tasks + 5 in the inbox", bar: 500)
}

func inbox() throws {
    var host = try Host(content: Content())
    try host.settle()
    host.add(Scene.day + Scene.inbox)
    guard String(decoding: try host.get("/inbox").body, as: UTF8.self).contains(Scene.inbox[49].title) else {
        throw Failure("the inbox does not show its last task")
    }
    try Measurement { keep(try host.get("/inbox")) }.report("Inbox rendered, 50 tasks", bar: 2_000)
}

func places() throws {
    let content = try Content()
    guard content.isReal else {
        FileHandle.standardError.write(Data("City search is left out: WIRD_CONTENT names no content.\n".utf8))
        return
    }
    let cities = try content.cities()
    for (name, text) in [("whole name", "Riyadh"), ("Arabic", "القاهرة"), ("misspelt", "istambul")] {
        guard !cities.search(text).isEmpty else { throw Failure("no city is found for \(text)") }
        Measurement { keep(cities.search(text)) }.report("City search, \(name)", bar: 5_000)
    }
    var host = try Host(content: content)
    try Measurement { keep(try host.get("/place", query: "q=riy")) }.report("Place page with a search", bar: 2_000)
}
