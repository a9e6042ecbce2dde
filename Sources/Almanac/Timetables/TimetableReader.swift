/// Finds the days of a timetable in a table of texts.
struct TimetableReader {
    private let rows: [DelimitedText.Row]
    private let hints: TimetableHints
    private var columns = TimetableColumns(DelimitedText.Row(line: 0, cells: []), below: nil)
    private var errors: [TimetableError] = []

    init(_ rows: [DelimitedText.Row], hints: TimetableHints) {
        self.rows = rows
        self.hints = hints
    }

    /// A row that holds a day's times, with its date as it is written.
    private struct DayRow {
        var row: DelimitedText.Row
        var date: DateResolver.Written
    }

    mutating func read() throws(TimetableErrors) -> Timetable {
        guard let top = rows.firstIndex(where: { TimetableColumns.prayersNamed(in: $0) >= 4 }) else {
            throw TimetableErrors(TimetableError(rows.allSatisfy { $0.isBlank } ? .empty : .noHeadings))
        }
        let below = top + 1 < rows.count && TimetableColumns.isSecondHeading(rows[top + 1]) ? rows[top + 1] : nil
        columns = TimetableColumns(rows[top], below: below)
        settleColumns(line: rows[top].line)
        guard errors.isEmpty else { throw TimetableErrors(errors) }

        let days = dayRows(from: top + (below == nil ? 1 : 2), headings: Array(rows[..<top]))
        guard errors.count <= TimetableErrors.most else { throw TimetableErrors(errors) }
        guard days.count <= Timetable.mostDays else { throw TimetableErrors(TimetableError(.tooManyDays)) }
        let resolved = DateResolver.resolve(days.map { $0.date }, order: hints.dateOrder)
        errors += resolved.errors
        let timetable = timetable(days, resolved.dates)
        errors.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        guard errors.isEmpty, let timetable else {
            throw errors.isEmpty ? TimetableErrors(TimetableError(.noDays)) : TimetableErrors(errors)
        }
        return timetable
    }

    /// Chooses between columns that can stand for the same thing, and names what is missing or there twice.
    private mutating func settleColumns(line: Int) {
        func has(_ role: TimetableColumns.Role) -> Bool { columns.roles.contains(role) }
        replace(.imsak, by: has(.begins(.fajr)) ? .ignored : .begins(.fajr))
        replace(.sunset, by: has(.begins(.maghrib)) ? .ignored : .begins(.maghrib))
        if has(.hanafiAsr) {
            if hints.madhhab == .hanafi { replace(.begins(.asr), by: .ignored) }
            replace(.hanafiAsr, by: has(.begins(.asr)) ? .ignored : .begins(.asr))
        }
        for event in PrayerEvent.allCases where event.isPrayer && !has(.begins(event)) {
            errors.append(TimetableError(.missingColumn, line: line, found: event.columnName))
        }
        var seen: Set<TimetableColumns.Role> = []
        for (column, role) in columns.roles.enumerated() where role != .ignored && role != .jummah {
            guard !seen.insert(role).inserted else { continue }
            let heading = columns.headings[column]
            errors.append(TimetableError(.repeatedColumn, line: line, column: column + 1, heading: heading))
        }
        if !has(.date), !has(.day) { errors.append(TimetableError(.noDateColumn, line: line)) }
    }

    private mutating func replace(_ role: TimetableColumns.Role, by other: TimetableColumns.Role) {
        for column in columns.roles.indices where columns.roles[column] == role { columns.roles[column] = other }
    }
}

extension TimetableReader {
    /// The rows with times, each with the month and year that lines above it tell.
    private mutating func dayRows(from start: Int, headings: [DelimitedText.Row]) -> [DayRow] {
        var texts: [String] = [hints.fileName]
        for row in headings { texts += row.cells }
        let heading = HeadingDates(texts)
        var month = hints.month ?? heading.month
        var year = hints.year ?? heading.year
        var days: [DayRow] = []
        for row in rows[start...] where !row.isBlank {
            guard isDay(row) else {
                // A line between the days: a new month's name, the headings again, or a note.
                let here = HeadingDates(row.cells)
                month = here.month ?? month
                year = here.year ?? year
                continue
            }
            if let date = date(of: row, month: month, year: year) { days.append(DayRow(row: row, date: date)) }
        }
        return days
    }

    /// Whether a row has a time in a prayer's column, or a date and empty columns beside it.
    private func isDay(_ row: DelimitedText.Row) -> Bool {
        if TimetableColumns.prayersNamed(in: row) >= 4 { return false }
        var hasTime = false
        var hasText = false
        for (column, role) in columns.roles.enumerated() {
            guard case .begins(let event) = role, event.isPrayer, !row[column].isEmpty else { continue }
            hasText = true
            if ClockText(row[column]) != nil { hasTime = true }
        }
        if hasTime { return true }
        // A date with nothing, or with something else than times beside it.
        guard let column = dateColumn, let date = DateText(row[column]) else { return false }
        if case .day = date.form { return hasText }
        return true
    }

    private var dateColumn: Int? {
        columns.roles.firstIndex(of: .date) ?? columns.roles.firstIndex(of: .day)
    }

    /// A row's date as it is written; notes an error where it is none.
    private mutating func date(of row: DelimitedText.Row, month: Int?, year: Int?) -> DateResolver.Written? {
        guard let column = dateColumn else { return nil }
        func error(_ column: Int, _ reason: TimetableError.Reason) -> TimetableError {
            TimetableError(
                reason, line: row.line, column: column + 1, heading: columns.headings[column], found: row[column])
        }
        guard let text = DateText(row[column]) else {
            errors.append(error(column, .badDate))
            return nil
        }
        var written = DateResolver.Written(
            text: text, line: row.line, column: column + 1, heading: columns.headings[column], found: row[column],
            month: month, year: year)
        if let column = columns.roles.firstIndex(of: .month), !row[column].isEmpty {
            guard let month = Self.month(row[column]) else {
                errors.append(error(column, .badDate))
                return nil
            }
            written.month = month
        }
        if let column = columns.roles.firstIndex(of: .year), !row[column].isEmpty {
            guard let year = DecimalText.number(Array(row[column].utf8)[...]) else {
                errors.append(error(column, .badDate))
                return nil
            }
            written.year = year
        }
        return written
    }

    /// A month by its number or its name.
    private static func month(_ text: String) -> Int? {
        for token in CellText.tokens(text) {
            switch token {
            case .number(let value, _) where (1...12).contains(value): return value
            case .word(let word): if let month = TimetableWords.month(word) { return month }
            default: break
            }
        }
        return nil
    }
}

extension TimetableReader {
    /// The timetable of rows with their dates; notes what is wrong with times and repeated dates.
    private mutating func timetable(_ rows: [DayRow], _ dates: [CivilDate?]) -> Timetable? {
        let hours = clockHours(rows)
        var days: [TimetableDay] = []
        var lines: [CivilDate: TimetableDay] = [:]
        for (position, row) in rows.enumerated() {
            guard let date = dates[position], let day = day(date, row.row, hours) else { continue }
            if let before = lines[date] {
                // Where two months' pages overlap the same day stands twice.
                if before != day { errors.append(row.date.error(.repeatedDate)) }
                continue
            }
            lines[date] = day
            days.append(day)
        }
        return Timetable(name: hints.name, days: days)
    }

    /// Twenty-four as soon as one time of the file is past 12 and does not say its half of the day.
    private func clockHours(_ rows: [DayRow]) -> ClockHours {
        for row in rows {
            for (column, role) in columns.roles.enumerated() {
                switch role {
                case .begins, .iqama, .jummah:
                    guard let time = ClockText(row.row[column]), time.isAfternoon == nil else { continue }
                    if time.hour > 12 { return .twentyFour }
                default: continue
                }
            }
        }
        return .twelve
    }

    /// A day's times; notes what is wrong with them.
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

    /// A congregation's time: a clock time, or minutes after the prayer begins (`+10`, `10 min`, `10`).
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
        // "Sunset", "at adhan": with the prayer's beginning.
        guard let begins, minutes != nil || isAtBeginning else { return nil }
        return ClockTime(minuteOfDay: (begins.minuteOfDay + (minutes ?? 0)) % 1_440)
    }

    private mutating func note(_ reason: TimetableError.Reason, _ row: DelimitedText.Row, _ column: Int) {
        // Enough to know that there are more than are listed.
        guard errors.count <= TimetableErrors.most else { return }
        errors.append(
            TimetableError(
                reason, line: row.line, column: column + 1, heading: columns.headings[column], found: row[column]))
    }

    /// Whether a cell says that there is nothing: it is empty or a dash.
    private static func isNothing(_ cell: String) -> Bool {
        cell.unicodeScalars.allSatisfy { $0 == "-" || $0 == "–" || $0 == "—" || $0 == "." || $0 == " " || $0 == "*" }
    }
}

extension PrayerEvent {
    /// The name that a missing column is reported by, `fajr`.
    var columnName: String {
        switch self {
        case .fajr: "fajr"
        case .sunrise: "sunrise"
        case .dhuhr: "dhuhr"
        case .asr: "asr"
        case .maghrib: "maghrib"
        case .isha: "isha"
        }
    }
}
