import Almanac
import Planner
import Records

/// The days at the person's place: the time there, and when each prayer is.
struct PrayerDays: Sendable {
    let place: Place
    let zone: Zone
    /// The wall clock's time at the place.
    let now: CivilDateTime
    /// The method and the person's other choices.
    let rules: PrayerRules
    /// Minutes from each prayer's time to its congregation.
    let gaps: PrayerOffsets
    /// Builds blocks from the prayers.
    let shape: PrayerBlockBuilder
    /// The Hijri calendar as used at this place.
    let calendar: HijriCalendar
    /// When the Hijri date changes.
    private let hijriDay: HijriDayBeginning
    private let instant: Instant
    /// The prayer for which the person is at the mosque.
    let atMosque: AtMosque?
    /// The timetables that take precedence over computed times.
    let timetables: PlacedTimetables
    let bundle: AppBundle
    /// The computed times of the days that a screen uses repeatedly.
    private let near = NearTimes()

    var method: PrayerMethod { rules.method }
    var madhhab: Madhhab { rules.madhhab }

    /// Loads the days around one date or between two, or around today if none is given. Only their months of timetables
    /// are loaded.
    ///
    /// `nil` without a place, or if the rules of its zone aren't available.
    init?(_ context: RequestContext, _ first: CivilDate? = nil, through last: CivilDate? = nil) throws(NeedsData) {
        guard let place = context.place else { return nil }
        guard let zone = try Zones.zone(place.zone, context.library) else { return nil }
        let first = first ?? zone.date(at: context.request.now)
        let timetables = try PlacedTimetables(context, at: place, from: first, through: last ?? first)
        self.init(
            place: place, zone: zone, settings: context.settings, timetables: timetables, at: context.request.now,
            bundle: context.bundle)
    }

    init(
        place: Place, zone: Zone, settings: Settings, timetables: PlacedTimetables = .none, at now: Instant,
        bundle: AppBundle
    ) {
        self.place = place
        self.zone = zone
        self.now = zone.local(now)
        self.timetables = timetables
        self.bundle = bundle
        rules = Methods.rules(settings, country: place.country, prayer: bundle.prayer)
        shape = settings.shape(bundle)
        gaps = Self.gaps(settings, shape)
        calendar = settings.calendar
        hijriDay = settings.hijriDay
        instant = now
        atMosque = AtMosque(settings.shape)
    }

    /// The person's gaps. If a voluntary prayer comes before a prayer whose gap is left open, the gap leaves room for
    /// it (K9).
    private static func gaps(_ settings: Settings, _ shape: PrayerBlockBuilder) -> PrayerOffsets {
        var gaps = settings.gaps
        for (type, own) in zip(shape.nawafil?.types ?? [], shape.choices.nawafil) where own.isOn {
            if case .before(let prayer, let lead) = type.rule, gaps[prayer.event] == 0 { gaps[prayer.event] = lead }
        }
        return gaps
    }

    /// Today at the person's place, for which no times are needed; `nil` where there are no days.
    static func today(_ context: RequestContext) throws(NeedsData) -> CivilDate? {
        guard let place = context.place, let zone = try Zones.zone(place.zone, context.library) else { return nil }
        return zone.date(at: context.request.now)
    }

    /// Today at the place.
    var today: CivilDate { now.date }

    /// The current Hijri date, which changes at Maghrib if the person has days begin then.
    var hijriToday: HijriDate? {
        guard hijriDay == .maghrib else { return calendar.date(of: today) }
        return calendar.date(at: instant, today: times(today), yesterday: times(today.previous))
    }

    /// The night that follows a day.
    func night(after date: CivilDate) -> Night {
        times(date).night(before: times(date.next), rules.nightInForce)
    }

    /// Whether a day is near enough to be opened.
    func isOpen(_ date: CivilDate) -> Bool { abs(today.days(to: date)) <= bundle.planner.reach }

    /// A day's prayers as instants.
    func times(_ date: CivilDate) -> PrayerTimes {
        timetables.isEmpty ? computed(date) : reading(date).times
    }

    /// A day's prayers computed by given rules.
    func times(_ date: CivilDate, by rules: PrayerRules) -> PrayerTimes {
        PrayerTimes.compute(date: date, at: place.coordinates, in: zone, rules: dated(rules, date))
    }

    /// A day's prayers computed by the person's rules.
    func computed(_ date: CivilDate) -> PrayerTimes {
        near.times(date, around: today) { times(date, by: rules) }
    }

    /// How a day's times were computed.
    func explanation(_ date: CivilDate) -> DayExplanation {
        let computed = PrayerTimes.explain(date: date, at: place.coordinates, in: zone, rules: dated(rules, date))
        let times = times(date)
        return times.isPrinted ? computed.following(times) : computed
    }

    /// The rules for a date: whether it falls in Ramadan follows the local sightings.
    private func dated(_ rules: PrayerRules, _ date: CivilDate) -> PrayerRules {
        guard !calendar.corrections.isEmpty else { return rules }
        var rules = rules
        rules.isRamadan = calendar.date(of: date)?.month == .ramadan
        return rules
    }
}

/// The prayer times of the days around today, each computed once per request: a page uses the same day's times about
/// twenty times, for its blocks, its night, the next prayer and its reminders.
final class NearTimes: Sendable {
    private let previous = Lazy<PrayerTimes>()
    private let today = Lazy<PrayerTimes>()
    private let next = Lazy<PrayerTimes>()

    /// A day's times; those of days farther away are computed on each call.
    func times(_ date: CivilDate, around day: CivilDate, compute: () -> PrayerTimes) -> PrayerTimes {
        switch day.days(to: date) {
        case -1: previous.value(compute)
        case 0: today.value(compute)
        case 1: next.value(compute)
        default: compute()
        }
    }
}
