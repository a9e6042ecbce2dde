extension TimetableReader {
    /// Returns the rows with times, each with the month and year from the lines above it.
    mutating func dayRows(from start: Int, headings: [DelimitedText.Row]) -> [DayRow] {
        var texts: [String] = [hints.fileName]
        for row in headings { texts += row.cells }
        let heading = HeadingDates(texts)
        var month = hints.month ?? heading.month
        var year = hints.year ?? heading.year
        var days: [DayRow] = []
        for row in rows[start...] where !row.isBlank {
            guard isDay(row) else {
                // A line between the days is the name of a new month, repeated headings or a note.
                let here = HeadingDates(row.cells)
                month = here.month ?? month
                year = here.year ?? year
                continue
            }
            if let date = date(of: row, month: month, year: year) { days.append(DayRow(row: row, date: date)) }
        }
        return days
    }

    /// Whether a row has a time in a prayer's column, or a date with empty columns.
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
        // A date with nothing, or with something other than times, in its columns.
        guard let column = dateColumn, let date = DateText(row[column]) else { return false }
        if case .day = date.form { return hasText }
        return true
    }

    private var dateColumn: Int? {
        columns.roles.firstIndex(of: .date) ?? columns.roles.firstIndex(of: .day)
    }

    /// Returns a row's date as it is written, recording an error if there is none.
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

    /// Reads a month given as a number or a name.
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
