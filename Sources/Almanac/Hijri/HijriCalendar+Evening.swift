/// When a Hijri day begins on the clock.
public enum HijriDayBeginning: Hashable, Sendable, CaseIterable {
    /// At midnight, as printed calendars show it.
    case midnight
    /// At the Maghrib before, as the day is counted for worship.
    case maghrib

    /// The name in settings.
    public var identifier: String { self == .midnight ? "midnight" : "maghrib" }

    /// The beginning of a name; `nil` when there is none.
    public init?(named name: String) {
        switch name {
        case "midnight": self = .midnight
        case "maghrib": self = .maghrib
        default: return nil
        }
    }
}

extension HijriCalendar {
    /// The Hijri date that holds at an instant, when days begin at Maghrib.
    ///
    /// - Parameters:
    ///   - instant: lies on `today`'s date, or close to it.
    ///   - today: the prayer times of the civil date in the place's zone.
    ///   - yesterday: those of the date before; needed only where Maghrib may come after midnight.
    public func date(at instant: Instant, today: PrayerTimes, yesterday: PrayerTimes? = nil) -> HijriDate? {
        if instant >= today.maghrib { return date(of: today.date.next) }
        if let yesterday, instant < yesterday.maghrib { return date(of: today.date.previous) }
        return date(of: today.date)
    }

    /// The Hijri date that holds at an instant, days beginning as asked.
    public func date(
        at instant: Instant, today: PrayerTimes, yesterday: PrayerTimes? = nil, beginning: HijriDayBeginning
    ) -> HijriDate? {
        switch beginning {
        case .midnight: date(of: today.date)
        case .maghrib: date(at: instant, today: today, yesterday: yesterday)
        }
    }
}
