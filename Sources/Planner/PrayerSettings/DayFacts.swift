import Almanac

/// What the calendar says of a day, as far as it changes the day's shape.
public struct DayFacts: Hashable, Sendable {
    public var isFriday = false
    /// Whether the day is fasted: one of Ramadan, or one that the person took upon themselves, which suhoor is offered
    /// for and which moves no prayer.
    public var isFasted = false
    public var isRamadan = false
    /// Whether its Maghrib begins a night of Ramadan: tarawih from the eve of the 1st, none on the eve of the feast.
    public var hasTarawih = false
    public var eid: Eid?
    /// The prayer that the person is at the mosque for on this day alone (MZ-231).
    public var atMosque: PrayerBlock.Kind?

    /// A day like any other.
    public static let ordinary = DayFacts()

    public init() {}

    /// A day's facts in a person's Hijri calendar.
    public init(_ date: CivilDate, calendar: HijriCalendar) {
        isFriday = date.weekday == .friday
        guard let hijri = calendar.date(of: date) else { return }
        isRamadan = hijri.month == .ramadan
        isFasted = isRamadan
        hasTarawih = RamadanNight(beginningOn: date, calendar: calendar) != nil
        for feast in Eid.allCases where hijri.month == feast.month && hijri.day == feast.day { eid = feast }
    }
}
