extension Timetable {
    /// Reads a timetable from delimited text (CSV), a month or a year, in any of the layouts mosques print.
    ///
    /// The first line that names four prayers holds the headings; lines above it may name the month and the year.
    /// Throws everything that is wrong, at most 20 errors, each with its line, column and reason.
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
    /// Reads a timetable from a table whose cells another format held, such as JSON's objects with their keys as
    /// headings. Errors count the rows from 1.
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
    /// A file's text as UTF-8, whichever way its spreadsheet wrote it; `nil` for bytes that are no text.
    public static func text(of bytes: [UInt8]) -> [UInt8]? { try? UnicodeBytes.utf8(bytes) }
}
