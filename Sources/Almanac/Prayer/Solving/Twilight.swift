/// Computes Fajr, Maghrib and Isha from the nights before and after a day.
struct Twilight {
    typealias Moment = PrayerSolution.Moment

    /// The obliquity of the ecliptic in degrees, which is the Sun's greatest distance from the equator.
    private static let tropic = 23.45
    /// The margin in degrees within which a near miss counts: if the Sun passes an angle by less than this in some
    /// night of the year, the high latitude rule applies all year. Otherwise times would change by more than 3 minutes
    /// from day to day.
    static let nearMiss = 0.5
    /// The depth of the Sun that limits the seasonal functions.
    private static let seasonalAngle = 18.0
    /// The latitude from which the Moonsighting Committee limits its functions to a seventh of the night.
    private static let seasonalLimit = 55.0
    /// The least distance of a normal Isha and a normal Fajr from the middle of the night, in days: 7½ minutes.
    private static let normalMargin = 7.5 / 1_440

    let solver: PrayerSolver
    let latitude: Latitude
    let sunrise: Double
    let sunset: Double
    /// The lengths of the nights before and after, in days.
    let before: Double
    let after: Double

    private var rules: PrayerRules { solver.rules }

    /// Whether the place is beyond the threshold of the high latitude rules.
    private var isBeyond: Bool { latitude.degrees.magnitude > rules.figures.threshold }

    /// Returns Fajr; `nil` if the rule of the nearest day finds none on this one.
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

    /// Returns Maghrib. It follows sunset so closely that a single rule suffices everywhere: the angle's share of the
    /// night.
    func maghrib() -> Moment {
        switch rules.method.maghrib {
        case .sunset: return (sunset, .horizon)
        case .minutes(let minutes): return (sunset + Double(minutes) / 1_440, .minutes(minutes))
        case .angle(let angle):
            let exact = solver.day.time(altitude: -angle, latitude: latitude, side: 1)
            return kept(exact, angle, side: 1, share: angle / 60, .twilightPortion(angle))
        }
    }

    /// Returns Isha; `nil` if the rule of the nearest day finds none on this one.
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

    /// Returns the fixed minutes from sunset or to sunrise, if the rule was chosen and applies.
    private func fixed(_ minutes: Int, side: Double) -> Moment? {
        guard isBeyond, rules.highLatitudeInForce == .middleOfNightFixed else { return nil }
        return capped((edge(side) + side * Double(minutes) / 1_440, .fixed(minutes)), side: side)
    }

    /// Returns the time of an angle under the high latitude rule in force.
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

    /// Returns a function's minutes, limited to 18° or, far from the equator, to a seventh of the night.
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

    /// Returns the time of the angle, or of a share of the night if the angle is further into the night or not reached.
    private func kept(
        _ exact: Double?, _ angle: Double, side: Double, share: Double, _ origin: PrayerOrigin
    ) -> Moment {
        let bound = edge(side) + side * max(0, min(0.5, share)) * night(side)
        if let exact, (exact - bound) * side <= 0 { return (exact, .angle(angle)) }
        return (bound, origin)
    }

    /// Returns a moment, limited to the middle of the night.
    private func capped(_ moment: Moment, side: Double) -> Moment {
        (moment.time - middle(side)) * side > 0 ? (middle(side), .middleOfNight) : moment
    }

    /// Sunrise for the morning, sunset for the evening.
    private func edge(_ side: Double) -> Double { side < 0 ? sunrise : sunset }

    private func night(_ side: Double) -> Double { side < 0 ? before : after }

    private func middle(_ side: Double) -> Double { edge(side) + side * night(side) / 2 }
}
