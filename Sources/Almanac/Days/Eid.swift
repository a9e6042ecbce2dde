/// One of the two feasts.
public enum Eid: Int, CaseIterable, Hashable, Sendable {
    case alFitr
    case alAdha

    /// The month of the feast: 1 Shawwal or 10 Dhu al-Hijjah.
    public var month: HijriMonth { self == .alFitr ? .shawwal : .dhuAlHijjah }

    /// The day of the month; see ``month``.
    public var day: Int { self == .alFitr ? 1 : 10 }

    /// Returns the civil date of the feast in a Hijri year; `nil` if the year is not covered.
    public func date(year: Int, calendar: HijriCalendar = .ummAlQura) -> CivilDate? {
        calendar.civilDate(year: year, month: month, day: day)
    }
}

extension HijriCorrections {
    /// Returns these corrections with a feast moved by −2 to 2 days from the printed calendar.
    ///
    /// The feast's month begins that much later or earlier, so the days around the feast (the end of Ramadan, Arafah,
    /// Tashreeq) move with it and none is lost. 0 removes the adjustment.
    public func movingEid(_ eid: Eid, year: Int, by days: Int) throws(HijriCorrectionError) -> HijriCorrections {
        try moving(year: year, month: eid.month, by: days)
    }
}
