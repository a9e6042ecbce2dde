import Almanac
import Planner
import Records

/// The configuration the tests reason about, written out so that they don't depend on the checked-in file.
let planner = try! PlannerConfig(json: plannerJSON)
let prayers = try! PrayerConfig(json: prayerJSON)

let plannerJSON: JSON = .object([
    "timeline": .object([
        "grid": .int(15), "mark": .int(30), "hourHeight": .int(60), "minimumExtent": .int(30),
        "startWithoutPlace": .int(300), "reach": .int(365),
    ]),
    "durations": .array([15, 30, 45, 60, 90, 120, 180, 240].map { .int($0) }),
    "defaultDuration": .int(30),
    "title": .object(["characters": .int(200), "bytes": .int(8192)]),
    "notes": .object(["characters": .int(500), "bytes": .int(16384)]),
    "checklist": .int(30),
    "inbox": .object(["lengths": .array([.int(15), .int(30), .int(60)]), "ages": .array([.int(1), .int(7)])]),
    "suggestions": .int(3),
    "invitation": .object(["minimum": .int(15)]),
    "waking": .object(["wake": .int(360), "sleep": .int(1380)]),
    "weekend": .object([
        "days": .array([.string("SA"), .string("SU")]),
        "regions": .array([
            .object(["days": .array([.string("FR"), .string("SA")]), "countries": .array([.string("SA")])])
        ]),
    ]),
    "categories": .array(
        TaskCategory.allCases.map {
            .object([
                "id": .string($0.rawValue), "colour": .string("category-\($0.rawValue)"), "icon": .string("dot"),
                "free": .bool($0 == .work || $0 == .personal || $0 == .study),
            ])
        }),
])

/// A list of one region: countries and their method.
func region(_ countries: [String], _ method: String = "umm-al-qura") -> JSON {
    .array([
        .object([
            "method": .string(method), "source": .string("test"), "countries": .array(countries.map { .string($0) }),
        ])
    ])
}

let prayerJSON: JSON = .object([
    "durations": .object([
        "fajr": .int(15), "dhuhr": .int(20), "asr": .int(20), "maghrib": .int(15), "isha": .int(20),
    ]),
    "buffers": .object(["before": .int(5), "after": .int(5)]),
    "madhhab": .string("standard"),
    "location": .object(["move": .int(50), "coarse": .int(1), "vague": .int(50)]),
    "limits": .object(["offset": .int(5), "congregation": .int(60)]),
    "highLatitudeMethods": .object([
        "nearestLatitude": .object(["enabled": .bool(true), "threshold": .int(48)]),
        "middleOfNight": .object([
            "enabled": .bool(true), "fajrOffset": .string("01:30"), "ishaOffset": .string("01:30"),
        ]),
        "nearestDay": .object(["enabled": .bool(true), "searchWindow": .int(7)]),
    ]),
    "methods": .object([
        "fallback": .string("mwl"),
        "regions": .array([region(["SA", "QA"]).array![0], region(["EG"], "egypt").array![0]]),
    ]),
])

/// 2026-11-21, a Saturday.
let saturday = CivilDate(year: 2026, month: 11, day: 21)!

/// Riyadh in late November, rounded.
let riyadh = DayPrayers(
    fajr: at(4, 54), sunrise: at(6, 15), dhuhr: at(11, 39), asr: at(14, 42), maghrib: at(17, 4), isha: at(18, 34))

/// A time of day in minutes.
func at(_ hour: Int, _ minute: Int = 0) -> Int { hour * 60 + minute }

/// A day whose neighbours have the same prayers.
func day(
    _ times: DayPrayers? = riyadh, on date: CivilDate = saturday, clockChanges: [ClockChange] = []
) -> PlanningDay {
    PlanningDay(
        date: date, yesterday: times, today: times, tomorrow: times, clockChanges: clockChanges, prayers: prayers,
        planner: planner)
}

/// What the wall clock shows.
func now(_ hour: Int, _ minute: Int = 0, on date: CivilDate = saturday) -> CivilDateTime {
    CivilDateTime(date: date, time: ClockTime(hour: hour, minute: minute)!)
}

/// A task, placed when a start is given.
func task(
    _ id: String, _ start: Int? = nil, _ duration: Int = 30, on date: CivilDate = saturday, done: Bool = false
) -> PlannedTask {
    let created = Instant(seconds: 1_795_000_000)
    return PlannedTask(
        id: id, title: "Task \(id)", duration: duration,
        placement: start.map { Placement(date: date, start: $0) }, completed: done ? created : nil, created: created)
}
