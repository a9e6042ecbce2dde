import Almanac
import Interface
import Records

/// The theme that pages are shown in: the chosen one, or Ramadan's own from the Maghrib at which the month begins to
/// the Maghrib at which it ends, unless the person opts out (MZ-156).
struct ThemeInForce: Hashable, Sendable {
    /// The name of the theme shown.
    var theme: String
    /// The name of the chosen theme, which is used again afterwards.
    var chosen: String
    /// The Hijri year if it is Ramadan and its theme appears by itself, whether or not it was dismissed.
    var ramadan: Int?

    /// The setting's value if Ramadan's theme should never appear by itself.
    static let off = "off"

    init(_ settings: Settings, at place: Place?, _ now: Instant, _ bundle: AppBundle, _ library: Library)
        throws(NeedsData)
    {
        let config = bundle.theme
        chosen = settings.theme.flatMap { config.theme($0)?.name } ?? config.standard
        theme = chosen
        guard let festive = config.festive, let place, settings.festiveTheme != Self.off,
            settings.shape.isOn(PrayerSettingsName.ramadan, standard: true),
            Self.isNear(CivilDateTime(utcSeconds: now.seconds).date, settings.calendar),
            let zone = try Zones.zone(place.zone, library)
        else { return }
        let days = PrayerDays(place: place, zone: zone, settings: settings, at: now, bundle: bundle)
        let (today, yesterday) = (days.times(days.today), days.times(days.today.previous))
        guard let date = days.calendar.date(at: now, today: today, yesterday: yesterday), date.month == .ramadan else {
            return
        }
        ramadan = date.year
        if settings.festiveTheme != "\(date.year)" { theme = festive.name }
    }

    /// Whether it may be Ramadan somewhere; during the rest of the year no sunset has to be computed.
    private static func isNear(_ date: CivilDate, _ calendar: HijriCalendar) -> Bool {
        var day = date.previous.previous
        for _ in 0..<5 {
            if calendar.date(of: day)?.month == .ramadan { return true }
            day = day.next
        }
        return false
    }
}
