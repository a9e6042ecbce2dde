import Almanac
import Records

extension Timetable {
    /// The limits of a document. A year of Aladhan's answers takes about 800 KB.
    static let limits = JSONLimits(size: 4 << 20, depth: 16)

    /// Reads a timetable from JSON in Wird's own format, in Aladhan's, or as a list of objects with a day each, whose
    /// members are named like the columns of a table.
    ///
    /// Wird's own format:
    ///
    ///     {"name": "…", "days": [{"date": "2026-11-21", "fajr": "05:07", "sunrise": "06:25", "dhuhr": "11:39",
    ///       "asr": "14:46", "maghrib": "17:03", "isha": "18:33", "iqama": {"fajr": "05:30"}, "jummah": ["12:15"]}]}
    ///
    /// In errors, days are counted from 1.
    public init(json bytes: [UInt8], hints: TimetableHints) throws(TimetableErrors) {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(reading: bytes, limits: Self.limits)
        } catch {
            throw TimetableErrors(TimetableError(.notJSON, line: error.line, column: error.column))
        }
        var hints = hints
        if hints.name.isEmpty, let name = json["name"]?.string { hints.name = name }
        if json["data"] != nil {
            self = try AladhanAnswer(json).timetable(hints: hints)
        } else {
            guard let days = json["days"]?.array ?? json.array else {
                throw TimetableErrors(TimetableError(.wrongShape, heading: "days"))
            }
            self = try DayObjects(days).timetable(hints: hints)
        }
    }

    /// The timetable in Wird's own format.
    public var json: JSON {
        ["name": .string(name), "days": .array(days.map { day in day.json })]
    }
}

extension TimetableDay {
    /// The day in Wird's own format: `{"date": "2026-11-21", "fajr": "05:07", …, "iqama": {"fajr": "05:30"}}`.
    public var json: JSON {
        var object: JSONObject = ["date": .string(date.description)]
        var iqama = JSONObject()
        for event in PrayerEvent.allCases {
            if let time = self[event] { object[event.identifier] = .string(time.description) }
            if let time = self.iqama(event) { iqama[event.identifier] = .string(time.description) }
        }
        if !iqama.members.isEmpty { object["iqama"] = .object(iqama) }
        if !jummah.isEmpty { object["jummah"] = .array(jummah.map { .string($0.description) }) }
        return .object(object)
    }

    /// Reads a day exactly as ``json`` writes it; `nil` for anything else. This is for stored days, and much faster
    /// than reading a person's file.
    public init?(stored json: JSON) {
        guard let date = json["date"]?.string.flatMap({ CivilDate($0) }) else { return nil }
        var begins: [ClockTime?] = []
        var iqamas: [ClockTime?] = []
        let congregations = json["iqama"]
        for event in PrayerEvent.allCases {
            begins.append(json[event.identifier]?.string.flatMap { ClockTime($0) })
            iqamas.append(congregations?[event.identifier]?.string.flatMap { ClockTime($0) })
        }
        var jummah: [ClockTime] = []
        for time in json["jummah"]?.array?.prefix(8) ?? [] {
            if let time = time.string.flatMap({ ClockTime($0) }) { jummah.append(time) }
        }
        self.init(date: date, begins: begins, iqamas: iqamas, jummah: jummah)
    }
}
