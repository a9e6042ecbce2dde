import Almanac
import Planner
import Records

/// The days at the person's place: what time it is there, and when each prayer is.
struct PrayerDays: Sendable {
    let place: Place
    let zone: Zone
    /// What the wall clock shows at the place.
    let now: CivilDateTime
    let method: PrayerMethod
    let madhhab: Madhhab
    let bundle: AppBundle

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
        method = Methods.chosen(settings, country: place.country, prayer: bundle.prayer)
        madhhab = settings.madhhab
    }

    /// Today at the place.
    var today: CivilDate { now.date }

    /// Whether a day is near enough to be opened.
    func isOpen(_ date: CivilDate) -> Bool { abs(today.days(to: date)) <= bundle.planner.reach }

    /// A day's prayers as instants.
    func times(_ date: CivilDate) -> PrayerTimes {
        PrayerTimes.compute(
            date: date, at: place.coordinates, in: zone, method: method, madhhab: madhhab)
    }
}
