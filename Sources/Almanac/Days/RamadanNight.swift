/// A night of Ramadan, which begins at the Maghrib before its day and ends at that day's Fajr.
public struct RamadanNight: Hashable, Sendable {
    /// The Hijri year.
    public let year: Int
    /// The day of Ramadan that the night belongs to, 1 to 30.
    public let number: Int

    /// Creates the night that begins on the evening of a civil date; `nil` if it is not in Ramadan.
    public init?(beginningOn date: CivilDate, calendar: HijriCalendar = .ummAlQura) {
        guard let hijri = calendar.date(of: date.next), hijri.month == .ramadan else { return nil }
        year = hijri.year
        number = hijri.day
    }

    /// Whether it is one of the last ten nights, from the 21st on.
    public var isOfLastTen: Bool { number >= 21 }

    /// Whether Laylat al-Qadr is sought in it: on the 21st, 23rd, 25th, 27th or 29th.
    public var isOddOfLastTen: Bool { isOfLastTen && number % 2 == 1 }
}
