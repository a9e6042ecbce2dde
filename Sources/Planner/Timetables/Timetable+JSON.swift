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
