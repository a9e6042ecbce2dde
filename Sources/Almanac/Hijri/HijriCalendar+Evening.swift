/// When a Hijri day begins.
public enum HijriDayBeginning: Hashable, Sendable, CaseIterable {
    /// At midnight, as in printed calendars.
    case midnight
    /// At the preceding Maghrib, as the day counts for worship.
    case maghrib

    /// The name in settings.
    public var identifier: String { self == .midnight ? "midnight" : "maghrib" }

    /// Finds a beginning by its name; `nil` if there is none.
    public init?(named name: String) {
        switch name {
        case "midnight": self = .midnight
        case "maghrib": self = .maghrib
        default: return nil
        }
    }
}

extension HijriCalendar {
    /// Returns the Hijri date at an instant if days begin at Maghrib.
    ///
    /// - Parameters:
    ///   - instant: An instant on the date of `today`, or close to it.
    ///   - today: The prayer times of the civil date in the place's zone.
    ///   - yesterday: Those of the previous date, needed only if Maghrib may be after midnight.
    public func date(at instant: Instant, today: PrayerTimes, yesterday: PrayerTimes? = nil) -> HijriDate? {
        if instant >= today.maghrib { return date(of: today.date.next) }
        if let yesterday, instant < yesterday.maghrib { return date(of: today.date.previous) }
        return date(of: today.date)
    }

    /// Returns the Hijri date at an instant, for either beginning of the day.
    public func date(
        at instant: Instant, today: PrayerTimes, yesterday: PrayerTimes? = nil, beginning: HijriDayBeginning
    ) -> HijriDate? {
        switch beginning {
        case .midnight: date(of: today.date)
        case .maghrib: date(at: instant, today: today, yesterday: yesterday)
        }
    }
}
