import Almanac
import Planner
import Records

/// The days at the person's place: what time it is there, and when each prayer is.
struct PrayerDays: Sendable {
    let place: Place
    let zone: Zone
    /// What the wall clock shows at the place.
    let now: CivilDateTime
    /// The method and all that the person chose beside it.
    let rules: PrayerRules
    /// Minutes from each prayer's time to its congregation.
    let gaps: PrayerOffsets
    /// The Hijri calendar as it holds here.
    let calendar: HijriCalendar
    let bundle: AppBundle

    var method: PrayerMethod { rules.method }
    var madhhab: Madhhab { rules.madhhab }

    /// `nil` without a place, or where the rules of its zone can't be had.
    init?(_ visit: Visit) throws(Missing) {
        guard let place = visit.place else { return nil }
        guard let zone = try Zones.zone(place.zone, visit.library) else { return nil }
        self.init(place: place, zone: zone, settings: visit.settings, at: visit.request.now, bundle: visit.bundle)
    }

    init(place: Place, zone: Zone, settings: Settings, at now: Instant, bundle: AppBundle) {
        self.place = place
        self.zone = zone
        self.now = zone.local(now)
        self.bundle = bundle
        rules = Methods.rules(settings, country: place.country, prayer: bundle.prayer)
        gaps = settings.gaps
        calendar = settings.calendar
    }

    /// Today at the place.
    var today: CivilDate { now.date }

    /// Whether a day is near enough to be opened.
    func isOpen(_ date: CivilDate) -> Bool { abs(today.days(to: date)) <= bundle.planner.reach }

    /// A day's prayers as instants.
    func times(_ date: CivilDate) -> PrayerTimes { times(date, by: rules) }

    /// A day's prayers by other rules than the person's.
    func times(_ date: CivilDate, by rules: PrayerRules) -> PrayerTimes {
        PrayerTimes.compute(date: date, at: place.coordinates, in: zone, rules: dated(rules, date))
    }

    /// How a day's times came to be.
    func explanation(_ date: CivilDate) -> DayExplanation {
        PrayerTimes.explain(date: date, at: place.coordinates, in: zone, rules: dated(rules, date))
    }

    /// The rules as they hold on a date: whether it is Ramadan follows what was sighted here.
    private func dated(_ rules: PrayerRules, _ date: CivilDate) -> PrayerRules {
        guard !calendar.corrections.isEmpty else { return rules }
        var rules = rules
        rules.isRamadan = calendar.date(of: date)?.month == .ramadan
        return rules
    }
}
