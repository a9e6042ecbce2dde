/// Texts that every area uses.
extension Phrase {
    /// The product's name.
    public static let appName = Phrase("app.name")
    public static let skipToContent = Phrase("common.skip")
    public static let areas = Phrase("common.areas")
    public static let save = Phrase("common.save")
    public static let cancel = Phrase("common.cancel")
    public static let close = Phrase("common.close")
    public static let back = Phrase("common.back")
    public static let edit = Phrase("common.edit")
    public static let delete = Phrase("common.delete")
    public static let undo = Phrase("common.undo")
    public static let add = Phrase("common.add")
    public static let search = Phrase("common.search")
    public static let actions = Phrase("common.actions")
    public static let today = Phrase("day.today")
    public static let tomorrow = Phrase("day.tomorrow")
    public static let yesterday = Phrase("day.yesterday")
    public static let previous = Phrase("common.previous")
    public static let next = Phrase("common.next")
    public static let menu = Phrase("common.choose")
    public static let on = Phrase("common.on")
    public static let off = Phrase("common.off")
    public static let optional = Phrase("common.optional")
}

/// Texts that dates, times and numbers are made with.
extension Phrase {
    static let timeRange = Phrase("time.range")
    static let beforeNoon = Phrase("time.am")
    static let afterNoon = Phrase("time.pm")
    /// A count of minutes in words.
    public static let minutes = Phrase("duration.minutes")
    /// A count of hours in words.
    public static let hours = Phrase("duration.hours")
    /// A count of days in words.
    public static let days = Phrase("duration.days")
    static let hoursAndMinutes = Phrase("duration.hoursAndMinutes")
    static let minutesShort = Phrase("duration.short.minutes")
    static let hoursShort = Phrase("duration.short.hours")
    static let dateDayMonth = Phrase("date.dayMonth")
    static let dateDayMonthYear = Phrase("date.dayMonthYear")
    static let dateWeekdayDayMonth = Phrase("date.weekdayDayMonth")
}
