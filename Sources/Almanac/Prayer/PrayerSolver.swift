/// Finds the six moments of a day in the Sun's course, before offsets and rounding.
struct PrayerSolver {
    /// Above this latitude, north or south, the night rules for twilight always apply.
    static let highLatitude = 48.0
    /// A shorter night is no ordinary one: 15 minutes, in days.
    private static let shortestNight = 15.0 / 1_440
    /// The Sun's upper edge on the horizon: 34′ of refraction and 16′ of radius. Meeus, chapter 15.
    private static let horizon = -50.0 / 60

    let date: CivilDate
    let day: SolarDay
    let method: PrayerMethod
    let madhhab: Madhhab
    let isRamadan: Bool

    /// The six moments as days from the mean noon, and how they were found.
    struct Solution {
        var fajr: (time: Double, origin: PrayerOrigin)
        var sunrise: (time: Double, origin: PrayerOrigin)
        var dhuhr: (time: Double, origin: PrayerOrigin)
        var asr: (time: Double, origin: PrayerOrigin)
        var maghrib: (time: Double, origin: PrayerOrigin)
        var isha: (time: Double, origin: PrayerOrigin)
    }

    /// The moments at a latitude; `nil` where the Sun doesn't rise, cast Asr's shadow and set, or where a night
    /// beside the day is under 15 minutes.
    func solve(latitude degrees: Double) -> Solution? {
        let latitude = Latitude(degrees: degrees)
        let noon = day.transit()
        guard let sunrise = day.time(altitude: Self.horizon, latitude: latitude, side: -1),
            let sunset = day.time(altitude: Self.horizon, latitude: latitude, side: 1),
            let asr = asr(latitude: latitude)
        else { return nil }
        let nights = nights(latitude, sunrise: sunrise, sunset: sunset)
        guard min(nights.before, nights.after) >= Self.shortestNight else { return nil }
        return Solution(
            fajr: fajr(latitude, sunrise: sunrise, night: nights.before),
            sunrise: (sunrise, .horizon),
            dhuhr: (noon, .transit),
            asr: (asr, .shadow(madhhab.shadowFactor)),
            maghrib: (sunset, .horizon),
            isha: isha(latitude, sunset: sunset, night: nights.after))
    }

    /// Noon, six hours of morning and afternoon, and the rest in the proportions of an equinox: for dates so far
    /// off that the formulas for the Sun say nothing.
    func evenDay() -> Solution {
        Solution(
            fajr: (-0.3125, .horizon), sunrise: (-0.25, .horizon), dhuhr: (0, .transit),
            asr: (0.14, .shadow(madhhab.shadowFactor)), maghrib: (0.25, .horizon), isha: (0.3125, .horizon))
    }

    /// Asr: the shadow is longer than at noon by one or two lengths of the object.
    ///
    /// The noon shadow is that of the declination which almanacs list for the date, at 0h universal time, and below
    /// 48° the time is corrected once: printed tables are made so. Noon's own declination and further rounds would
    /// move Asr by up to half a minute, away from them.
    private func asr(latitude: Latitude) -> Double? {
        let declination = day.declination(at: Instant(seconds: Int64(date.dayNumber) * 86_400))
        let zenith = (latitude.degrees - declination).magnitude
        guard zenith < 90 else { return nil }
        let altitude = Degrees.atan(1 / (Double(madhhab.shadowFactor) + Degrees.tan(zenith)))
        if latitude.degrees.magnitude > Self.highLatitude {
            return day.time(altitude: altitude, latitude: latitude, side: 1)
        }
        return day.timeCorrectedOnce(altitude: altitude, latitude: latitude, startingWith: declination)
    }

    /// How long the nights before and after are. Only high latitudes need the neighbouring days; elsewhere the
    /// day's own length tells it well enough to see that the nights are ordinary.
    private func nights(_ latitude: Latitude, sunrise: Double, sunset: Double) -> (before: Double, after: Double) {
        let ordinary = 1 - (sunset - sunrise)
        guard latitude.degrees.magnitude > Self.highLatitude else { return (ordinary, ordinary) }
        let last = day.time(altitude: Self.horizon, latitude: latitude, side: 1, offset: -1, guess: sunset - 1)
        let next = day.time(altitude: Self.horizon, latitude: latitude, side: -1, offset: 1, guess: sunrise + 1)
        return (last.map { sunrise - $0 } ?? ordinary, next.map { $0 - sunset } ?? ordinary)
    }

    private func fajr(_ latitude: Latitude, sunrise: Double, night: Double) -> (Double, PrayerOrigin) {
        let angle = method.fajrAngle
        let exact = day.time(altitude: -angle, latitude: latitude, side: -1)
        if let exact, !Self.mayMiss(angle, latitude) { return (exact, .angle(angle)) }
        let portion = sunrise - Self.portion(angle) * night
        if let exact, exact >= portion { return (exact, .angle(angle)) }
        return (portion, .twilightPortion(angle))
    }

    private func isha(_ latitude: Latitude, sunset: Double, night: Double) -> (Double, PrayerOrigin) {
        switch method.isha {
        case .angle(let angle):
            let exact = day.time(altitude: -angle, latitude: latitude, side: 1)
            if let exact, !Self.mayMiss(angle, latitude) { return (exact, .angle(angle)) }
            let portion = sunset + Self.portion(angle) * night
            if let exact, exact <= portion { return (exact, .angle(angle)) }
            return (portion, .twilightPortion(angle))
        case .minutes(let usual, let ramadan):
            let minutes = isRamadan ? ramadan : usual
            let length = Double(minutes) / 1_440
            return length > night / 2 ? (sunset + night / 2, .middleOfNight) : (sunset + length, .minutes(minutes))
        }
    }

    /// Whether a place misses that depth of the Sun in some night of the year. Asked of the place and not of the
    /// night, so that times don't jump from one night to the next.
    private static func mayMiss(_ angle: Double, _ latitude: Latitude) -> Bool {
        latitude.degrees.magnitude > highLatitude || latitude.degrees.magnitude + 23.45 + angle > 90
    }

    /// The twilight angle rule: a sixtieth of the night for each degree, at most half of it.
    private static func portion(_ angle: Double) -> Double {
        max(0, min(0.5, angle / 60))
    }
}
