/// What a person says about a timetable's file, and the file's name.
public struct TimetableHints: Hashable, Sendable {
    /// The name for the timetable.
    public var name: String
    /// The file's name. A month or a year in it is used if the file itself has none.
    public var fileName: String
    /// The year of dates without one, 1900 to 2200.
    public var year: Int?
    /// The month of days without one, 1 to 12.
    public var month: Int?
    /// The order of dates that can be read in two ways.
    public var dateOrder: DateOrder?
    /// Which Asr is used if the table has both.
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
