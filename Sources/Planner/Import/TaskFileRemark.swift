/// Something to be said of a line of a file with tasks.
public struct TaskFileRemark: Hashable, Sendable {
    /// The file's line, from 1; 0 where it is about the whole file.
    public var line: Int
    /// What stands there, cut at 40 characters; may be empty.
    public var found: String
    public var reason: Reason

    /// What there is to say. The locales' keys are `taskImport.reason.` and the raw value.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        case tooLarge, empty, notText, notUnicode, tooManyLines, tooManyColumns, cellTooLong, unclosedQuote,
            textAfterQuote
        /// No column is called a title.
        case noHeadings
        /// A part of a calendar that doesn't end.
        case unfinished
        case tooManyTasks
        case noTitle, titleTooLong, badDate, badTime, badDuration
        /// A date that may be day and month or month and day.
        case ambiguousDate
        /// The task is taken, its notes as far as they may go.
        case notesCut
        /// The task is taken, once; it repeats by a rule that isn't followed here.
        case onceOnly
        /// The task is taken, once; it repeated, and no day of it is left.
        case over
        /// The series is taken, at the time that it has next; its own place's clocks change apart from these.
        case otherClocks
        /// The task is taken, into the inbox: a prayer stands where it would.
        case onPrayer
    }

    public init(_ reason: Reason, line: Int = 0, found: String = "") {
        self.line = line
        self.reason = reason
        let short = found.unicodeScalars.prefix(40)
        self.found = found.unicodeScalars.count > 40 ? String(String.UnicodeScalarView(short)) + "…" : found
    }

    /// Whether the task is taken all the same.
    public var isTaken: Bool {
        switch reason {
        case .notesCut, .onceOnly, .over, .otherClocks, .onPrayer: true
        default: false
        }
    }
}
