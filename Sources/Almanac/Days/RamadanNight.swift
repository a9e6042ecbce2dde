/// A night of Ramadan. It begins at the Maghrib before its day and ends at that day's Fajr.
public struct RamadanNight: Hashable, Sendable {
    /// The Hijri year.
    public let year: Int
    /// 1 to 30: the night of that day.
    public let number: Int

    /// The night that begins on the evening of a civil date; `nil` on all evenings but Ramadan's.
    public init?(beginningOn date: CivilDate, calendar: HijriCalendar = .ummAlQura) {
        guard let hijri = calendar.date(of: date.next), hijri.month == .ramadan else { return nil }
        year = hijri.year
        number = hijri.day
    }

    /// Whether it is one of the last ten: the 21st and those after it.
    public var isOfLastTen: Bool { number >= 21 }

    /// Whether Laylat al-Qadr is sought in it: the 21st, 23rd, 25th, 27th and 29th.
    public var isOddOfLastTen: Bool { isOfLastTen && number % 2 == 1 }
}
