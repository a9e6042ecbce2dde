/// One of the two feasts.
public enum Eid: Int, CaseIterable, Hashable, Sendable {
    case alFitr
    case alAdha

    /// The month and day that the feast falls on: 1 Shawwal, 10 Dhu al-Hijjah.
    public var month: HijriMonth { self == .alFitr ? .shawwal : .dhuAlHijjah }

    /// See `month`.
    public var day: Int { self == .alFitr ? 1 : 10 }

    /// The civil date of the feast in a Hijri year; `nil` when the year is not covered.
    public func date(year: Int, calendar: HijriCalendar = .ummAlQura) -> CivilDate? {
        calendar.civilDate(year: year, month: month, day: day)
    }
}

extension HijriCorrections {
    /// The same corrections with a feast on another day than the printed calendar's, −2 to 2 days from it.
    ///
    /// The feast's month begins that much later or earlier, and so the days around the feast (the end of Ramadan,
    /// Arafah, Tashreeq) go with it and none is lost. 0 takes the adjustment back.
    public func movingEid(_ eid: Eid, year: Int, by days: Int) throws(HijriCorrectionError) -> HijriCorrections {
        try moving(year: year, month: eid.month, by: days)
    }
}
