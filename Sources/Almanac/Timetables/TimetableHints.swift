/// What a person says about a timetable's file, and the file's name.
public struct TimetableHints: Hashable, Sendable {
    /// What the timetable is to be called.
    public var name: String
    /// The file's name; a month and a year in it count where the file itself says none.
    public var fileName: String
    /// For dates without a year, 1900 to 2200.
    public var year: Int?
    /// For days without a month, 1 to 12.
    public var month: Int?
    /// For dates that can be read in two ways.
    public var dateOrder: DateOrder?
    /// Which Asr counts where the table has both.
    public var madhhab: Madhhab

    public init(
        name: String, fileName: String = "", year: Int? = nil, month: Int? = nil, dateOrder: DateOrder? = nil,
        madhhab: Madhhab = .standard
    ) {
        self.name = name
        self.fileName = fileName
        self.year = year
        self.month = month
        self.dateOrder = dateOrder
        self.madhhab = madhhab
    }
}

/// Which number comes first in a date such as 3/4/2027.
public enum DateOrder: Hashable, Sendable, CaseIterable {
    case dayMonth
    case monthDay
}
