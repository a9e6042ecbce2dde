import Almanac
import Planner
import TestSupport

/// Days of a year in four cities, shaped as a person chose.
struct PrayerSettingsWorld {
    let shape: PrayerBlockBuilder
    let city: City

    enum City: String, CaseIterable {
        case riyadh = "Asia/Riyadh"
        case london = "Europe/London"
        case oslo = "Europe/Oslo"
        case singapore = "Asia/Singapore"

        var coordinates: Coordinates {
            switch self {
            case .riyadh: Coordinates(latitude: 24.69, longitude: 46.72)!
            case .london: Coordinates(latitude: 51.51, longitude: -0.13)!
            case .oslo: Coordinates(latitude: 59.91, longitude: 10.75)!
            case .singapore: Coordinates(latitude: 1.29, longitude: 103.85)!
            }
        }

        var zone: Zone { SystemZones.database?.zone(rawValue) ?? Zone(identifier: rawValue, fixedOffset: 10_800) }
    }

    static let prayers = try! PrayerConfig(json: ConfigTests.file("PrayerConfig"))
    static let special = try! SpecialPrayersConfig(json: ConfigTests.file("SpecialPrayersConfig"))
    static let nawafil = try! NawafilConfig(json: ConfigTests.file("NawafilConfig"))

    /// - Parameter on: the ids of the voluntary prayers that are switched on.
    init(_ city: City, on: [String] = [], _ change: (inout PrayerSettings) -> Void = { _ in }) {
        var choices = PrayerSettings()
        choices.prayers = PrayerBlock.Kind.allCases.map { _ in PrayerSettings.OwnPrayer() }
        choices.nawafil = Self.nawafil.types.map { type in
            var own = PrayerSettings.OwnNafl()
            own.isOn = on.contains(type.id)
            return own
        }
        change(&choices)
        self.city = city
        shape = PrayerBlockBuilder(
            prayers: Self.prayers, special: Self.special, nawafil: Self.nawafil, choices: choices)
    }

    /// The ids of every voluntary prayer.
    static let all = nawafil.types.map(\.id)

    static func index(_ id: String) -> Int { nawafil.types.firstIndex { $0.id == id }! }

    /// A day's times; the congregations of Fajr and Dhuhr leave room for the prayers before them.
    func held(_ date: CivilDate) -> HeldPrayers {
        guard let index = Self.year.first?.previous.days(to: date), let day = Self.times[city]?[index] else {
            fatalError("\(date) is not of the year")
        }
        var held = day
        if shape.choices.nawafil[Self.index("before-fajr")].isOn { held.fajr += 15 }
        if shape.choices.nawafil[Self.index("before-dhuhr")].isOn { held.dhuhr += 20 }
        return HeldPrayers(times: day, held: held)
    }

    func facts(_ date: CivilDate) -> DayFacts { DayFacts(date, calendar: .ummAlQura) }

    func day(_ date: CivilDate) -> SurroundingDays {
        let dates = [date.previous, date, date.next]
        return SurroundingDays(shape: shape, prayers: dates.map { held($0) }, facts: dates.map { facts($0) })
    }

    /// The times of a year and of the days beside it, worked out once.
    private static let times: [City: [DayPrayers]] = {
        var times: [City: [DayPrayers]] = [:]
        for city in City.allCases {
            let zone = city.zone
            times[city] = (-1...365).map { computed(year[0].adding(days: $0), city, zone) }
        }
        return times
    }()

    private static func computed(_ date: CivilDate, _ city: City, _ zone: Zone) -> DayPrayers {
        let times = PrayerTimes.compute(
            date: date, at: city.coordinates, in: zone, rules: PrayerRules(method: .muslimWorldLeague))
        func minute(_ instant: Instant) -> Int {
            let local = zone.local(instant)
            return date.days(to: local.date) * 1440 + local.minuteOfDay
        }
        return DayPrayers(
            fajr: minute(times.fajr), sunrise: minute(times.sunrise), dhuhr: minute(times.dhuhr),
            asr: minute(times.asr),
            maghrib: minute(times.maghrib), isha: minute(times.isha))
    }

    /// Every day of 2027, with Ramadan 1448 and both feasts in it.
    static let year: [CivilDate] = {
        let first = CivilDate(year: 2027, month: 1, day: 1)!
        return (0..<365).map { first.adding(days: $0) }
    }()
}

extension SurroundingDays {
    func suggestion(_ id: String) -> Suggestion? { suggestions.first { $0.id == id } }
    func own(_ kind: PrayerBlock.Kind) -> PrayerBlock? { blocks.first { $0.day == 0 && $0.kind == kind } }
}
