/// A remark about a line of a file with tasks.
public struct TaskFileRemark: Hashable, Sendable {
    /// The line in the file, counted from 1; 0 for a remark about the whole file.
    public var line: Int
    /// The text found there, cut off after 40 characters; may be empty.
    public var found: String
    public var reason: Reason

    /// The reason for the remark. The locales' keys are `taskImport.reason.` and the raw value.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        case tooLarge, empty, notText, notUnicode, tooManyLines, tooManyColumns, cellTooLong, unclosedQuote,
            textAfterQuote
        /// No column has a heading that means title.
        case noHeadings
        /// A component of a calendar doesn't end.
        case unfinished
        case tooManyTasks
        case noTitle, titleTooLong, badDate, badTime, badDuration
        /// A date could be read as day and month or as month and day.
        case ambiguousDate
        /// The task is taken, with its notes cut off.
        case notesCut
        /// The task is taken once, because its repetition is not supported.
        case onceOnly
        /// The task is taken once. It repeated, but no day is left.
        case over
        /// The series is taken at the time of its next day. The clocks of its zone change on different dates than here.
        case otherClocks
        /// The task is taken into the inbox, because its time is taken by a prayer.
        case onPrayer
    }

    public init(_ reason: Reason, line: Int = 0, found: String = "") {
        self.line = line
        self.reason = reason
        let short = found.unicodeScalars.prefix(40)
        self.found = found.unicodeScalars.count > 40 ? String(String.UnicodeScalarView(short)) + "…" : found
    }

    /// Whether the task is taken in spite of the remark.
    public var isTaken: Bool {
        switch reason {
        case .notesCut, .onceOnly, .over, .otherClocks, .onPrayer: true
        default: false
        }
    }
}
