extension Timetable {
    /// Reads a timetable of a month or a year from delimited text (CSV), in any of the layouts that mosques print.
    ///
    /// The first line that names four prayers holds the headings, and lines above it may name the month and the year.
    /// Throws everything that is wrong, as at most 20 errors with line, column and reason.
    public init(delimited bytes: [UInt8], hints: TimetableHints) throws(TimetableErrors) {
        let text: DelimitedText
        do throws(TimetableError) {
            text = try DelimitedText(bytes)
        } catch {
            throw TimetableErrors(error)
        }
        var reader = TimetableReader(text.rows, hints: hints)
        self = try reader.read()
    }
}

extension Timetable {
    /// Reads a timetable from a table of another format, such as JSON objects whose keys are the headings. In errors,
    /// the rows are counted from 1.
    public init(headings: [String], rows: [[String]], hints: TimetableHints) throws(TimetableErrors) {
        guard headings.count <= DelimitedText.mostColumns else {
            throw TimetableErrors(TimetableError(.tooManyColumns, column: DelimitedText.mostColumns + 1))
        }
        guard rows.count <= DelimitedText.mostLines else {
            throw TimetableErrors(TimetableError(.tooManyLines, line: DelimitedText.mostLines + 1))
        }
        var table = [DelimitedText.Row(line: 0, cells: headings.map { CellText.clean(Array($0.utf8)) })]
        for (index, cells) in rows.enumerated() {
            var row = DelimitedText.Row(line: index + 1, cells: [])
            for (column, cell) in cells.enumerated() {
                let bytes = Array(cell.utf8)
                guard bytes.count <= DelimitedText.mostCellBytes else {
                    throw TimetableErrors(TimetableError(.cellTooLong, line: row.line, column: column + 1))
                }
                row.cells.append(CellText.clean(bytes))
            }
            table.append(row)
        }
        var reader = TimetableReader(table, hints: hints)
        self = try reader.read()
    }
}

extension Timetable {
    /// Converts a file's text to UTF-8, however a spreadsheet encoded it; `nil` if the bytes are not text.
    public static func text(of bytes: [UInt8]) -> [UInt8]? { try? UnicodeBytes.utf8(bytes) }
}
