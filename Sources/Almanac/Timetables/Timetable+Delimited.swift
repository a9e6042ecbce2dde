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
