/// Fajr, Maghrib and Isha: what belongs to the night before a day and to the night after it.
struct Twilight {
    typealias Moment = PrayerSolution.Moment

    /// The obliquity of the ecliptic in degrees: how far from the equator the Sun comes.
    private static let tropic = 23.45
    /// Where the Sun in some night of the year passes an angle by less than this, in degrees, the high latitude rule holds
    /// all year: the times would else run by more than 3 minutes from day to day.
    static let nearMiss = 0.5
    /// The Sun's depth within which the seasonal functions keep.
    private static let seasonalAngle = 18.0
    /// From this latitude on the Moonsighting Committee has the seventh of the night beside its functions.
    private static let seasonalLimit = 55.0
    /// How far from the middle of the night a normal Isha and a normal Fajr keep, in days: 7½ minutes.
    private static let normalMargin = 7.5 / 1_440

    let solver: PrayerSolver
    let latitude: Latitude
    let sunrise: Double
    let sunset: Double
    /// The lengths of the night before and after, in days.
    let before: Double
    let after: Double

    private var rules: PrayerRules { solver.rules }

    /// The latitude rules hold here by their own definition.
    private var isBeyond: Bool { latitude.degrees.magnitude > rules.figures.threshold }

    /// Fajr; `nil` where the rule of the nearest day finds none on this one.
    func fajr() -> Moment? {
        if let fixed = fixed(rules.figures.fajrMinutes, side: -1) { return fixed }
        switch rules.method.fajr {
        case .angle(let angle): return moment(angle, side: -1)
        case .minutes(let minutes):
            return capped((sunrise - Double(minutes) / 1_440, .minutesBeforeSunrise(minutes)), side: -1)
        case .seasonal:
            if isBeyond, rules.highLatitude != nil { return moment(Self.seasonalAngle, side: -1) }
            let minutes = SeasonalTwilight.fajr(latitude: latitude.degrees).minutes(daysSinceSolstice: season)
            return seasonal(minutes, side: -1)
        }
    }

    /// Maghrib, which comes soon enough after sunset that one rule does everywhere: the angle's share of the night.
    func maghrib() -> Moment {
        switch rules.method.maghrib {
        case .sunset: return (sunset, .horizon)
        case .minutes(let minutes): return (sunset + Double(minutes) / 1_440, .minutes(minutes))
        case .angle(let angle):
            let exact = solver.day.time(altitude: -angle, latitude: latitude, side: 1)
            return kept(exact, angle, side: 1, share: angle / 60, .twilightPortion(angle))
        }
    }

    /// Isha; `nil` where the rule of the nearest day finds none on this one.
    func isha(after maghrib: Double) -> Moment? {
        if let fixed = fixed(rules.figures.ishaMinutes, side: 1) { return fixed }
        switch rules.method.isha {
        case .angle(let angle): return moment(angle, side: 1)
        case .minutes(let usual, let ramadan):
            let minutes = usual != ramadan && isRamadan ? ramadan : usual
            return capped((maghrib + Double(minutes) / 1_440, .minutes(minutes)), side: 1)
        case .seasonal(let shafaq):
            if isBeyond, rules.highLatitude != nil { return moment(Self.seasonalAngle, side: 1) }
            let minutes = SeasonalTwilight.isha(shafaq, latitude: latitude.degrees).minutes(daysSinceSolstice: season)
            return seasonal(minutes, side: 1)
        }
    }

    private var season: Int { SeasonalTwilight.daysSinceSolstice(solver.date, latitude: latitude.degrees) }

    private var isRamadan: Bool { rules.isRamadan ?? (HijriDate(solver.date)?.month == .ramadan) }

    /// The fixed minutes from sunset or to sunrise, where the person chose them and they hold.
    private func fixed(_ minutes: Int, side: Double) -> Moment? {
        guard isBeyond, rules.highLatitudeInForce == .middleOfNightFixed else { return nil }
        return capped((edge(side) + side * Double(minutes) / 1_440, .fixed(minutes)), side: side)
    }

    /// The time of an angle under the high latitude rule in force.
    private func moment(_ angle: Double, side: Double) -> Moment? {
        let exact = solver.day.time(altitude: -angle, latitude: latitude, side: side)
        let rule = rules.highLatitudeInForce
        if isBeyond, rule == .nearestDay {
            guard let exact, (middle(side) - exact) * side >= Self.normalMargin else { return nil }
            return (exact, .angle(angle))
        }
        if let exact, !isBeyond, latitude.degrees.magnitude + Self.tropic + angle <= 90 - Self.nearMiss {
            return (exact, .angle(angle))
        }
        switch rule {
        case .middleOfNight: return kept(exact, angle, side: side, share: 0.5, .middleOfNight)
        case .oneSeventh: return kept(exact, angle, side: side, share: 1.0 / 7, .seventhOfNight)
        default: return kept(exact, angle, side: side, share: angle / 60, .twilightPortion(angle))
        }
    }

    /// A function's minutes, within 18° or, far from the equator, the seventh of the night.
    private func seasonal(_ minutes: Double, side: Double) -> Moment {
        let function = edge(side) + side * minutes / 1_440
        let limit: Moment?
        if latitude.degrees.magnitude >= Self.seasonalLimit {
            limit = (edge(side) + side * night(side) / 7, .seventhOfNight)
        } else {
            let exact = solver.day.time(altitude: -Self.seasonalAngle, latitude: latitude, side: side)
            limit = exact.map { ($0, .angle(Self.seasonalAngle)) }
        }
        if let limit, (function - limit.time) * side > 0 { return capped(limit, side: side) }
        return capped((function, .seasonal), side: side)
    }

    /// The angle's time, or a share of the night where that comes later in the evening or is missing.
    private func kept(
        _ exact: Double?, _ angle: Double, side: Double, share: Double, _ origin: PrayerOrigin
    ) -> Moment {
        let bound = edge(side) + side * max(0, min(0.5, share)) * night(side)
        if let exact, (exact - bound) * side <= 0 { return (exact, .angle(angle)) }
        return (bound, origin)
    }

    /// The moment itself, or the middle of the night where it would pass that.
    private func capped(_ moment: Moment, side: Double) -> Moment {
        (moment.time - middle(side)) * side > 0 ? (middle(side), .middleOfNight) : moment
    }

    /// Sunrise in the morning, sunset in the evening.
    private func edge(_ side: Double) -> Double { side < 0 ? sunrise : sunset }

    private func night(_ side: Double) -> Double { side < 0 ? before : after }

    private func middle(_ side: Double) -> Double { edge(side) + side * night(side) / 2 }
}
