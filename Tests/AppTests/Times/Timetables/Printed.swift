import Almanac
import Planner
import Records

@testable import App

/// Timetables for tests, and ways to give a device one without a file.
enum Printed {
    static let first = CivilDate(year: 2026, month: 11, day: 1)!

    /// A month's days, each with the same clock times.
    static func month(
        _ begins: [String?] = ["05:00", "06:20", "11:40", "14:50", "17:10", "18:40"], iqamas: [String?] = [],
        jummah: [String] = [], name: String = "مسجد الحي", from first: CivilDate = first, days: Int = 30
    ) -> Timetable {
        let days = (0..<days).compactMap { number in
            TimetableDay(
                date: first.adding(days: number), begins: begins.map { $0.flatMap { ClockTime($0) } },
                iqamas: iqamas.map { $0.flatMap { ClockTime($0) } }, jummah: jummah.compactMap { ClockTime($0) })
        }
        return Timetable(name: name, days: days)!
    }

    static let riyadh = Coordinates(latitude: 24.68773, longitude: 46.72185)!
}

extension Device {
    /// Puts a timetable into the store, as another device's import would.
    func hang(
        _ timetable: Timetable, id: String = "mosque-a", at place: Coordinates = Printed.riyadh, until: Instant? = nil
    ) {
        let head = TimetableHead(timetable, id: id, importedAt: now, place: place, until: until)
        var clock = workspace.clock
        let stamp = clock.tick(now: now.milliseconds)
        var settings = Record(key: Settings.key, generation: 0)
        var records: [Record] = []
        if id == TimetableHead.network {
            settings["timetableNetwork"] = Field(.bool(true), at: stamp)
            var record = Record(key: TimetableHead.networkKey, generation: 0)
            record[TimetableHead.field] = Field(head.json, at: stamp)
            records.append(record)
        } else {
            settings["timetable"] = Field(head.json, at: stamp)
        }
        records.append(settings)
        for (key, fields) in TimetableMonth.records(of: timetable, id: id) {
            var record = Record(key: key, generation: 0)
            for member in fields.members { record[member.name] = Field(member.value, at: stamp) }
            records.append(record)
        }
        merge(records)
    }

    /// A day's prayers, by their names.
    func prayers(_ path: String = "/", _ key: String = "time") throws -> [String: String] {
        var found: [String: String] = [:]
        for prayer in try facts(path)["prayers"]?.array ?? [] {
            found[prayer["name"]?.string ?? ""] = prayer[key]?.string
        }
        return found
    }
}
