import Almanac
import Interface
import Planner

/// A preview of a timetable before it is imported: what is doubtful, and how far it is from computed times.
struct TimetablePreview: Sendable {
    let timetable: Timetable
    let upload: TimetableUpload
    let days: PrayerDays
    /// Whether the file has an Asr for each madhhab.
    let hasBothAsr: Bool
    let doubts: [TimetableDoubt]
    /// For each of the six events, the smallest and largest difference from the computed time in minutes; positive if
    /// later. There is none for a sunrise that the timetable omits.
    let differences: [(event: PrayerEvent, minutes: ClosedRange<Int>)]

    init(_ timetable: Timetable, _ upload: TimetableUpload, _ days: PrayerDays, _ strings: Strings) {
        self.timetable = timetable
        self.upload = upload
        self.days = days
        hasBothAsr = upload.hasBothAsr(timetable, strings)
        doubts = timetable.doubts(in: days.zone, limits: days.bundle.timetable.limits) { date, madhhab in
            var rules = days.rules
            rules.madhhab = madhhab
            return days.times(date, by: rules)
        }
        differences = Self.differences(timetable, days)
    }

    private static func differences(_ timetable: Timetable, _ days: PrayerDays)
        -> [(event: PrayerEvent, minutes: ClosedRange<Int>)]
    {
        var ranges: [ClosedRange<Int>?] = [nil, nil, nil, nil, nil, nil]
        for day in timetable.days {
            let computed = days.times(day.date, by: days.rules)
            for event in PrayerEvent.allCases {
                guard let minutes = difference(day, event, computed, days) else { continue }
                let range = ranges[event.rawValue] ?? minutes...minutes
                ranges[event.rawValue] = min(range.lowerBound, minutes)...max(range.upperBound, minutes)
            }
        }
        var found: [(event: PrayerEvent, minutes: ClosedRange<Int>)] = []
        for event in PrayerEvent.allCases {
            if let range = ranges[event.rawValue] { found.append((event, range)) }
        }
        return found
    }

    /// How many minutes a printed time is after the computed one, or `nil` if none is printed.
    static func difference(_ day: TimetableDay, _ event: PrayerEvent, _ computed: PrayerTimes, _ days: PrayerDays)
        -> Int?
    {
        day.instant(of: event, in: days.zone).map { Int(clamping: ($0 - computed[event]).minutes) }
    }

    /// The days shown one by one: those of today's month, or of the first month if it doesn't include today.
    var shown: [TimetableDay] {
        let date = timetable[days.today] == nil ? timetable.first : days.today
        return timetable.days.filter { $0.date.year == date.year && $0.date.month == date.month }
    }
}
