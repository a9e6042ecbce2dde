import Almanac
import Testing

/// Tables in the layouts that mosques print, made from computed times of London.
enum TimetableFixture {
    static let london = Coordinates(latitude: 51.5074, longitude: -0.1278)!
    static let zone = Zone(identifier: "Test/London", fixedOffset: 0)

    static func times(_ date: CivilDate, _ madhhab: Madhhab = .standard) -> PrayerTimes {
        PrayerTimes.compute(date: date, at: london, in: zone, method: .muslimWorldLeague, madhhab: madhhab)
    }

    /// The six clock times of a date, minutes of the day.
    static func clock(_ date: CivilDate) -> [ClockTime] {
        PrayerEvent.allCases.map { zone.local(times(date)[$0]).time }
    }

    static func dates(_ first: String, _ count: Int) -> [CivilDate] {
        guard let first = CivilDate(first) else { return [] }
        return (0..<count).map { first.adding(days: $0) }
    }

    /// A time on a twelve-hour dial without its half: `4:07`.
    static func dial(_ time: ClockTime) -> String {
        let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
        return "\(hour):" + time.description.suffix(2)
    }

    /// `4:07 PM`.
    static func marked(_ time: ClockTime) -> String { dial(time) + (time.hour < 12 ? " AM" : " PM") }

    /// The text in Arabic-Indic digits.
    static func arabic(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let digit = (0x30...0x39).contains(scalar.value)
            scalars.append(digit ? Unicode.Scalar(0x0660 + scalar.value - 0x30)! : scalar)
        }
        return String(scalars)
    }

    /// Whether a timetable has exactly the computed times of these dates.
    static func check(_ timetable: Timetable, _ dates: [CivilDate], sunrise: Bool = true) {
        #expect(timetable.days.map { $0.date } == dates)
        for day in timetable.days {
            let clock = clock(day.date)
            for event in PrayerEvent.allCases where sunrise || event != .sunrise {
                #expect(day[event] == clock[event.rawValue], "\(day.date) \(event)")
            }
        }
    }

    static func read(_ lines: [String], _ hints: TimetableHints = TimetableHints(name: "Test")) throws -> Timetable {
        try Timetable(delimited: Array(lines.joined(separator: "\n").utf8), hints: hints)
    }

    /// The errors of a table that is refused.
    static func errors(_ lines: [String], _ hints: TimetableHints = TimetableHints(name: "Test")) -> [TimetableError] {
        errors(Array(lines.joined(separator: "\n").utf8), hints)
    }

    static func errors(_ bytes: [UInt8], _ hints: TimetableHints = TimetableHints(name: "Test")) -> [TimetableError] {
        do throws(TimetableErrors) {
            let timetable = try Timetable(delimited: bytes, hints: hints)
            Issue.record("\(timetable.days.count) days are read")
            return []
        } catch {
            return error.errors
        }
    }
}
