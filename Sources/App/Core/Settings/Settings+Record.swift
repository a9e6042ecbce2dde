import Almanac
import Interface
import Records

extension Settings {
    /// Reads settings; values that are missing or not understood get their defaults.
    init(_ record: Record?) {
        self = .standard
        guard let record, !record.isDeleted else { return }
        language = record.text(.language)
        digits = record.text(.digits).flatMap { DigitChoice(rawValue: $0) }
        clock = record.text(.clock).flatMap { ClockChoice(rawValue: $0) }
        mode = record.text(.mode).flatMap { ModeChoice(rawValue: $0) } ?? mode
        weekStart = record.text(.weekStart).flatMap { WeekStartChoice(rawValue: $0) }
        method = record.text(.method)
        madhhab = record.text(.madhhab).flatMap { Madhhab(name: $0) } ?? madhhab
        highLatitude = record.text(.highLatitude).flatMap { HighLatitudeRule(named: $0) }
        hijriDay = record.text(.hijriDay).flatMap { HijriDayBeginning(named: $0) } ?? hijriDay
        for event in PrayerEvent.allCases {
            offsets[event] = PrayerMinutes.stored(record, PrayerMinutes.offset(event), in: Self.offsetRange)
            guard let gap = PrayerMinutes.gap(event) else { continue }
            gaps[event] = PrayerMinutes.stored(record, gap, in: Self.gapRange)
        }
        elevation = PrayerMinutes.stored(record, .elevation, in: Self.elevationRange)
        if let text = record.text(.hijriCorrections), let read = try? HijriCorrections(text: text) {
            corrections = read
        }
        timetables = TimetableChoice(record)
        shape = PrayerSettingsValues(record)
        mosques = SavedMosques(record)
        if case .bool(let shown) = record[FieldName.hijri.rawValue]?.value { showsHijri = shown }
        if case .bool(let known) = record[FieldName.knowsLatitude.rawValue]?.value { knowsLatitude = known }
        configuration = Self.document(record, .configuration)
        configurationBefore = Self.document(record, .configurationBefore)
        introduction = Introduction(record)
        wake = Self.minute(record, .wake)
        sleep = Self.minute(record, .sleep)
        if case .bool(let follows) = record[FieldName.follow.rawValue]?.value { followsDevice = follows }
        if case .bool(let wanted) = record[FieldName.hints.rawValue]?.value { hints = wanted }
        if case .bool(let wanted) = record[FieldName.haptics.rawValue]?.value { haptics = wanted }
        hidden = HiddenAreas(record)
        theme = record.text(.theme)
        festiveTheme = record.text(.festiveTheme)
        if let scale = record.text(.textScale).flatMap({ PrayerMinutes.number($0) }), (80...200).contains(scale) {
            textScale = scale
        }
        if case .bool(let wanted) = record[FieldName.still.rawValue]?.value { isStill = wanted }
        if case .bool(let wanted) = record[FieldName.lightEffects.rawValue]?.value { isLight = wanted }
        celebrates = record[FieldName.confetti.rawValue]?.value == .bool(true)
        asksAdvisor = record[FieldName.advisor.rawValue]?.value == .bool(true)
        tellsTitles = record[FieldName.advisorTitles.rawValue]?.value == .bool(true)
        keepsDiagnostics = record[FieldName.diagnostics.rawValue]?.value == .bool(true)
    }
}

extension Settings {
    /// An object that a record holds; `nil` for JSON's null too. (In a closure, the literal `nil` would be JSON's own
    /// null.)
    private static func document(_ record: Record, _ field: FieldName) -> JSON? {
        guard let value = record[field.rawValue]?.value, value.object != nil else { return nil }
        return value
    }

    /// A time of day that a record holds, in minutes.
    private static func minute(_ record: Record, _ field: FieldName) -> Int? {
        record.text(field).flatMap { ClockTime(ASCIIDigits.folded($0)) }?.minuteOfDay
    }
}

extension Record {
    /// The text of a field; `nil` if it is missing, empty or not a text.
    func text(_ name: FieldName) -> String? {
        guard case .string(let text) = self[name.rawValue]?.value, !text.isEmpty else { return nil }
        return text
    }
}
