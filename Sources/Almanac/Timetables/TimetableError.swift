/// An error in an imported timetable: where it is, what is wrong and, through its reason, what to do about it.
public struct TimetableError: Error, Hashable, Sendable {
    /// The line of the file, counted from 1; 0 for the whole file.
    public let line: Int
    /// The column, counted from 1; 0 for the whole line.
    public let column: Int
    /// The column's heading in the file, or the path within a JSON document; may be empty.
    public let heading: String
    /// The text found there, cut off after 40 characters.
    public let found: String
    public let reason: Reason

    /// What is wrong. The locales' keys are `timetable.error.` and the raw value.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The file is larger than a timetable can be.
        case tooLarge
        case empty
        /// The bytes are not text: a spreadsheet or an image rather than a CSV file.
        case notText
        /// The text is in an encoding other than UTF-8 or UTF-16.
        case notUnicode
        case tooManyLines
        case tooManyColumns
        case cellTooLong
        /// A quotation mark is never closed. The line is the one where it was opened.
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
        /// One date is possible only as day/month, and another only as month/day.
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
        /// The document doesn't have the structure of a timetable.
        case wrongShape
        /// The answer says that it failed.
        case sourceFailed
        /// The response is for another place, zone or month than requested.
        case wrongPlace
        case wrongZone
        case wrongDates
        /// The times can't be those of this place, because they are hours away from the Sun's.
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

/// All errors in an imported timetable, in the file's order.
public struct TimetableErrors: Error, Hashable, Sendable {
    /// The most errors that are listed.
    public static let most = 20

    /// The errors, of which there is at least one.
    public let errors: [TimetableError]
    /// Whether there are more errors than are listed.
    public let isCutShort: Bool

    public init(_ errors: [TimetableError]) {
        self.errors = Array(errors.prefix(Self.most))
        isCutShort = errors.count > Self.most
    }

    public init(_ error: TimetableError) {
        self.init([error])
    }
}
