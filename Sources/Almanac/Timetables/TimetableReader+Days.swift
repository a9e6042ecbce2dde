extension TimetableReader {
    /// Builds the timetable from rows with their dates, recording errors in times and repeated dates.
    mutating func timetable(_ rows: [DayRow], _ dates: [CivilDate?]) -> Timetable? {
        let hours = clockHours(rows)
        var days: [TimetableDay] = []
        var lines: [CivilDate: TimetableDay] = [:]
        for (position, row) in rows.enumerated() {
            guard let date = dates[position], let day = day(date, row.row, hours) else { continue }
            if let before = lines[date] {
                // A day may occur twice if the pages of two months overlap.
                if before != day { errors.append(row.date.error(.repeatedDate)) }
                continue
            }
            lines[date] = day
            days.append(day)
        }
        return Timetable(name: hints.name, days: days)
    }

    /// Returns 24 hours if, of the afternoon and evening times that don't say which half of the day they are in, more
    /// are past 12 than not. A single typo decides nothing.
    private func clockHours(_ rows: [DayRow]) -> ClockHours {
        var past = 0
        var before = 0
        for row in rows {
            for (column, role) in columns.roles.enumerated() {
                guard role == .begins(.asr) || role == .begins(.maghrib) || role == .begins(.isha),
                    let time = ClockText(row.row[column]), time.isAfternoon == nil
                else { continue }
                if time.hour > 12 { past += 1 } else { before += 1 }
            }
        }
        return past > before ? .twentyFour : .twelve
    }

    /// Returns a day's times, recording errors in them.
    private mutating func day(_ date: CivilDate, _ row: DelimitedText.Row, _ hours: ClockHours) -> TimetableDay? {
        let before = errors.count
        var begins: [ClockTime?] = [nil, nil, nil, nil, nil, nil]
        var iqamas = begins
        var places = [0, 0, 0, 0, 0, 0]
        var jummah: [ClockTime] = []
        for (column, role) in columns.roles.enumerated() {
            let cell = row[column]
            switch role {
            case .begins(let event):
                places[event.rawValue] = column
                begins[event.rawValue] = ClockText(cell).flatMap { hours.time($0, of: event) }
                guard begins[event.rawValue] == nil, event.isPrayer || !Self.isNothing(cell) else { continue }
                note(Self.isNothing(cell) ? .missingTime : .badTime, row, column)
            case .jummah:
                if let time = ClockText(cell).flatMap({ hours.time($0, of: .dhuhr) }) { jummah.append(time) }
            default: continue
            }
        }
        for (column, role) in columns.roles.enumerated() {
            guard case .iqama(let event) = role, !Self.isNothing(row[column]) else { continue }
            iqamas[event.rawValue] = iqama(row[column], event, begins[event.rawValue], hours)
            if iqamas[event.rawValue] == nil { note(.badTime, row, column) }
        }
        guard errors.count == before,
            let day = TimetableDay(date: date, begins: begins, iqamas: iqamas, jummah: jummah)
        else { return nil }
        if let (_, event) = day.disorder { note(.outOfOrder, row, places[event.rawValue]) }
        return errors.count == before ? day : nil
    }

    /// Reads the time of a congregation: a clock time, or minutes after the prayer begins (`+10`, `10 min`, `10`).
    private func iqama(_ cell: String, _ event: PrayerEvent, _ begins: ClockTime?, _ hours: ClockHours) -> ClockTime? {
        if let time = ClockText(cell) { return hours.time(time, of: event) }
        var minutes: Int?
        var isAtBeginning = false
        for token in CellText.tokens(cell) {
            switch token {
            case .word(let word):
                switch TimetableWords.meaning(of: word) {
                case .begins, .sunset, .event: isAtBeginning = true
                default: break
                }
            case .number(let value, let digits):
                guard minutes == nil, digits <= 2, value <= 90 else { return nil }
                minutes = value
            case .mark(let scalar) where scalar == ":" || scalar == "-": return nil
            default: break
            }
        }
        // "Sunset" or "at adhan" means when the prayer begins.
        guard let begins, minutes != nil || isAtBeginning else { return nil }
        return ClockTime(minuteOfDay: (begins.minuteOfDay + (minutes ?? 0)) % 1_440)
    }

    private mutating func note(_ reason: TimetableError.Reason, _ row: DelimitedText.Row, _ column: Int) {
        // One more than is listed is enough to know that there are more.
        guard errors.count <= TimetableErrors.most else { return }
        errors.append(
            TimetableError(
                reason, line: row.line, column: column + 1, heading: columns.headings[column], found: row[column]))
    }

    /// Whether a cell is empty or only a dash.
    private static func isNothing(_ cell: String) -> Bool {
        cell.unicodeScalars.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" || $0 == "." || $0 == " " || $0 == "*" }
    }
}
