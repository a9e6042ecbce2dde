/// Texts that every area uses.
extension Phrase {
    /// The product's name.
    public static let appName = Phrase("app.name")
    public static let skipToContent = Phrase("common.skip")
    public static let areas = Phrase("common.areas")
    public static let close = Phrase("common.close")
    public static let today = Phrase("day.today")
    public static let tomorrow = Phrase("day.tomorrow")
    public static let yesterday = Phrase("day.yesterday")
}

/// Texts for dates, times and numbers.
extension Phrase {
    static let timeRange = Phrase("time.range")
    /// A number of minutes in words.
    public static let minutes = Phrase("duration.minutes")
    /// A number of hours in words.
    public static let hours = Phrase("duration.hours")
    /// A number of days in words.
    public static let days = Phrase("duration.days")
    static let hoursAndMinutes = Phrase("duration.hoursAndMinutes")
    static let minutesShort = Phrase("duration.short.minutes")
    static let hoursShort = Phrase("duration.short.hours")
    static let dateFirst = Phrase("date.first")
    static let dateDayMonth = Phrase("date.dayMonth")
    static let dateDayMonthYear = Phrase("date.dayMonthYear")
    static let dateWeekdayDayMonth = Phrase("date.weekdayDayMonth")
}
