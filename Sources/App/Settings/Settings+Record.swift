import Almanac
import Interface
import Records

extension Settings {
    /// Reads settings; what is missing or not understood has its default.
    init(_ record: Record?) {
        self = .standard
        guard let record, !record.isDeleted else { return }
        language = record.text(.language)
        digits = record.text(.digits).flatMap { DigitChoice(rawValue: $0) }
        clock = record.text(.clock).flatMap { ClockChoice(rawValue: $0) } ?? clock
        mode = record.text(.mode).flatMap { ModeChoice(rawValue: $0) } ?? mode
        weekStart = record.text(.weekStart).flatMap { WeekStartChoice(rawValue: $0) }
        method = record.text(.method)
        madhhab = record.text(.madhhab).flatMap { Madhhab(name: $0) } ?? madhhab
        highLatitude = record.text(.highLatitude).flatMap { HighLatitudeRule(named: $0) }
        for event in PrayerEvent.allCases {
            offsets[event] = PrayerMinutes.stored(record, PrayerMinutes.offset(event), in: Self.offsetRange)
            guard let gap = PrayerMinutes.gap(event) else { continue }
            gaps[event] = PrayerMinutes.stored(record, gap, in: Self.gapRange)
        }
        elevation = PrayerMinutes.stored(record, .elevation, in: Self.elevationRange)
        if let text = record.text(.hijriCorrections), let read = try? HijriCorrections(text: text) { corrections = read }
        if case .bool(let shown) = record[FieldName.hijri.rawValue]?.value { showsHijri = shown }
        if case .bool(let wanted) = record[FieldName.haptics.rawValue]?.value { haptics = wanted }
    }
}

extension Record {
    /// The text of a field; `nil` where it is missing, empty or no text.
    func text(_ name: FieldName) -> String? {
        guard case .string(let text) = self[name.rawValue]?.value, !text.isEmpty else { return nil }
        return text
    }
}
