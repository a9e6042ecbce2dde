import Almanac

/// What the calendar says about a day, as far as it affects the day's plan.
public struct DayFacts: Hashable, Sendable {
    public var isFriday = false
    /// Whether the day is a day of fasting, either in Ramadan or because the person chose to fast. Suhoor is suggested
    /// for a chosen fast, but no prayer moves.
    public var isFasted = false
    public var isRamadan = false
    /// Whether its Maghrib begins a night of Ramadan. Tarawih begins on the eve of the 1st, and there is none on the
    /// eve of the feast.
    public var hasTarawih = false
    public var eid: Eid?
    /// The prayer for which the person is at the mosque on this day only (MZ-231).
    public var atMosque: PrayerBlock.Kind?

    /// A day without anything special.
    public static let ordinary = DayFacts()

    public init() {}

    /// Determines a day's facts from a person's Hijri calendar.
    public init(_ date: CivilDate, calendar: HijriCalendar) {
        isFriday = date.weekday == .friday
        guard let hijri = calendar.date(of: date) else { return }
        isRamadan = hijri.month == .ramadan
        isFasted = isRamadan
        hasTarawih = RamadanNight(beginningOn: date, calendar: calendar) != nil
        for feast in Eid.allCases where hijri.month == feast.month && hijri.day == feast.day { eid = feast }
    }
}
