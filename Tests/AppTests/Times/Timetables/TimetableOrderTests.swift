import Almanac
import Planner
import TestSupport
import Testing

@testable import App

/// Timetables made of computed times with every kind of disturbance, at places with short nights too.
struct TimetableOrderTests {
    @Test("MZ-011 whatever a timetable prints, all six times of all days follow each other", arguments: [1, 2, 3])
    func order(seed: UInt64) throws {
        var generator = Generator(seed: seed)
        let bundle = try AppBundle(Fixtures.bundle())
        let zones = try ZoneDatabase(Fixtures.zones())
        let places: [(Double, Double, String)] = [
            (24.7, 46.7, "Asia/Riyadh"), (51.5, -0.1, "Europe/London"), (69.6, 18.9, "Europe/Oslo"),
            (60.0, 10.7, "Europe/Oslo"),
        ]
        var printedDays = 0
        for _ in 0..<40 {
            let (latitude, longitude, name) = generator.element(of: places)!
            let zone = try #require(zones.zone(name))
            let place = Place(
                name: "x", latinName: "x", coordinates: Coordinates(latitude: latitude, longitude: longitude)!,
                zone: name, country: "")
            let first = CivilDate(year: 2026, month: generator.integer(in: 1...12), day: 1)!
            let plain = PrayerDays(place: place, zone: zone, settings: .standard, at: Fixtures.saturday, bundle: bundle)
            let days = (0..<24).compactMap { Self.day(first.adding(days: $0), plain, &generator) }
            guard let timetable = Timetable(name: "x", days: days) else { continue }
            let head = TimetableHead(timetable, id: "mosque-a", importedAt: Fixtures.saturday, place: place.coordinates)
            var loaded = PlacedTimetables.Loaded(head: head, usesIqama: true)
            for (key, fields) in TimetableMonth.records(of: timetable, id: "mosque-a") {
                loaded.months.append((String(key.id.dropFirst(9)), try #require(TimetableMonth(fields))))
            }
            let placed = PrayerDays(
                place: place, zone: zone, settings: .standard, timetables: PlacedTimetables([loaded]),
                at: Fixtures.saturday, bundle: bundle)
            var last = placed.times(first.adding(days: -2)).isha
            for number in -1..<27 {
                let date = first.adding(days: number)
                let reading = placed.reading(date)
                for event in PrayerEvent.allCases {
                    #expect(last < reading.times[event], "\(name) \(date) \(event)")
                    last = reading.times[event]
                }
                if reading.printed != nil { printedDays += 1 }
                let held = placed.held(date).held
                #expect(held.fajr < held.sunrise && held.dhuhr < held.asr && held.maghrib <= held.isha)
            }
        }
        #expect(printedDays > 100)
    }

    /// A computed day moved about, or a wild one; `nil` for one left out.
    private static func day(_ date: CivilDate, _ days: PrayerDays, _ generator: inout Generator) -> TimetableDay? {
        guard generator.integer(in: 0...9) > 0 else { return nil }
        let times = days.times(date)
        let isWild = generator.integer(in: 0...5) == 0
        var begins: [ClockTime?] = []
        var iqamas: [ClockTime?] = []
        for event in PrayerEvent.allCases {
            let moved = isWild ? generator.integer(in: -200...200) : generator.integer(in: -3...3)
            let minute = ((days.minute(times[event], on: date) + moved) % 1440 + 1440) % 1440
            begins.append(event == .sunrise && generator.bool() ? nil : ClockTime(minuteOfDay: minute))
            iqamas.append(generator.bool() ? ClockTime(minuteOfDay: generator.integer(in: 0...1439)) : nil)
        }
        return TimetableDay(date: date, begins: begins, iqamas: iqamas)
    }
}
