/// One thing that is wrong with an imported timetable: where, what, and (by its reason) what to do about it.
public struct TimetableError: Error, Hashable, Sendable {
    /// The file's line, from 1; 0 when it is about the whole file.
    public let line: Int
    /// The column, from 1; 0 when it is about the whole line.
    public let column: Int
    /// The column's heading as the file has it, or the path within a JSON document; may be empty.
    public let heading: String
    /// What stands there, cut at 40 characters.
    public let found: String
    public let reason: Reason

    /// What is wrong. The locales' keys are `timetable.error.` and the raw value.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The file is larger than a timetable can be.
        case tooLarge
        case empty
        /// Bytes that no text has: a spreadsheet or a picture and not a CSV file.
        case notText
        /// Text in another encoding than UTF-8 or UTF-16.
        case notUnicode
        case tooManyLines
        case tooManyColumns
        case cellTooLong
        /// A quotation mark that is never closed; the line is where it was opened.
        case unclosedQuote
        case textAfterQuote
        /// No line names the prayers.
        case noHeadings
        /// A prayer has no column; `found` is its name, `fajr`.
        case missingColumn
        case repeatedColumn
        case noDateColumn
        case badDate
        case noSuchDay
        /// The dates can be read as day/month and as month/day.
        case ambiguousDates
        /// One date is only possible as day/month, another only as month/day.
        case mixedDates
        case missingYear
        case missingMonth
        case repeatedDate
        case missingTime
        case badTime
        /// A prayer is not after the one before it.
        case outOfOrder
        case noDays
        case tooManyDays
        case notJSON
        /// The document has another shape than a timetable's.
        case wrongShape
        /// The answer says that it failed.
        case sourceFailed
        /// The answer is for another place, zone or month than was asked.
        case wrongPlace
        case wrongZone
        case wrongDates
        /// Times that can't be this place's: hours away from what the Sun does there.
        case implausible
    }

    public init(_ reason: Reason, line: Int = 0, column: Int = 0, heading: String = "", found: String = "") {
        self.line = line
        self.column = column
        self.heading = Self.cut(heading)
        self.found = Self.cut(found)
        self.reason = reason
    }

    private static func cut(_ text: String) -> String {
        guard text.utf8.count > 40 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…"
    }
}

/// Everything that is wrong with an imported timetable, in the file's order.
public struct TimetableErrors: Error, Hashable, Sendable {
    /// So many are listed at most.
    public static let most = 20

    /// At least one.
    public let errors: [TimetableError]
    /// Whether there are more than are listed.
    public let isCutShort: Bool

    public init(_ errors: [TimetableError]) {
        self.errors = Array(errors.prefix(Self.most))
        isCutShort = errors.count > Self.most
    }

    public init(_ error: TimetableError) {
        self.init([error])
    }
}
