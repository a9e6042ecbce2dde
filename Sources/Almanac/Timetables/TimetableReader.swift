/// Reads the days of a timetable from a table of texts.
struct TimetableReader {
    let rows: [DelimitedText.Row]
    let hints: TimetableHints
    var columns = TimetableColumns(DelimitedText.Row(line: 0, cells: []), below: nil)
    var errors: [TimetableError] = []

    init(_ rows: [DelimitedText.Row], hints: TimetableHints) {
        self.rows = rows
        self.hints = hints
    }

    /// A row with the times of a day, and its date as it is written.
    struct DayRow {
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

    /// Chooses between columns that can stand for the same thing, recording those that are missing or occur twice.
    private mutating func settleColumns(line: Int) {
        func has(_ role: TimetableColumns.Role) -> Bool { columns.roles.contains(role) }
        replace(.imsak, by: has(.begins(.fajr)) ? .ignored : .begins(.fajr))
        replace(.sunset, by: has(.begins(.maghrib)) ? .ignored : .begins(.maghrib))
        if has(.hanafiAsr) {
            if hints.madhhab == .hanafi { replace(.begins(.asr), by: .ignored) }
            replace(.hanafiAsr, by: has(.begins(.asr)) ? .ignored : .begins(.asr))
        }
        for event in PrayerEvent.allCases where event.isPrayer && !has(.begins(event)) {
            errors.append(TimetableError(.missingColumn, line: line, found: event.identifier))
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
