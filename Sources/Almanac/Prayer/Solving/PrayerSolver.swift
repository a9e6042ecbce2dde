/// Finds the six moments of a day from the Sun's course, before offsets and rounding.
struct PrayerSolver {
    /// The shortest night that counts as ordinary: 15 minutes, in days.
    private static let shortestNight = 15.0 / 1_440
    /// The altitude of the Sun's centre with its upper edge on the horizon: 34′ of refraction and 16′ of radius (Meeus,
    /// chapter 15).
    static let horizon = -50.0 / 60
    /// The latitude up to which Asr is computed as in printed tables.
    private static let printedLimit = 48.0

    let date: CivilDate
    let day: SolarDay
    let rules: PrayerRules
    /// The altitude of the Sun's centre at sunrise and sunset, in degrees.
    let horizon: Double

    init(date: CivilDate, day: SolarDay, rules: PrayerRules) {
        self.date = date
        self.day = day
        self.rules = rules
        // The dip of the horizon with refraction is 1.76′ times the square root of the height in metres (The Nautical
        // Almanac).
        let dip = rules.elevation > 0 ? 1.76 / 60 * min(rules.elevation, 9_000).squareRoot() : 0
        horizon = Self.horizon - dip
    }

    /// Returns the moments at a latitude, or why there are none: the Sun doesn't rise, cast Asr's shadow or set, or a
    /// night next to the day is shorter than 15 minutes.
    func solve(latitude degrees: Double) -> PrayerOutcome {
        let latitude = Latitude(degrees: degrees)
        let noon = day.transit()
        guard let sunrise = day.time(altitude: horizon, latitude: latitude, side: -1),
            let sunset = day.time(altitude: horizon, latitude: latitude, side: 1)
        else { return .failed(isUp(at: noon, latitude) ? .sunStaysUp : .sunStaysDown) }
        guard let asr = asr(latitude: latitude, noon: noon) else { return .failed(.sunStaysDown) }
        let nights = nights(latitude, sunrise: sunrise, sunset: sunset)
        guard min(nights.before, nights.after) >= Self.shortestNight else { return .failed(.shortNight) }
        let twilight = Twilight(
            solver: self, latitude: latitude, sunrise: sunrise, sunset: sunset, before: nights.before,
            after: nights.after)
        let maghrib = twilight.maghrib()
        guard let fajr = twilight.fajr(), let isha = twilight.isha(after: maghrib.time) else {
            return .failed(.angleMissed)
        }
        return .solved(
            PrayerSolution(
                moments: ByEvent(
                    fajr: fajr, sunrise: (sunrise, .horizon), dhuhr: (noon, .transit),
                    asr: (asr, .shadow(rules.madhhab.shadowFactor)), maghrib: maghrib, isha: isha),
                sunset: sunset, middleBefore: sunrise - nights.before / 2, middleAfter: sunset + nights.after / 2))
    }

    /// Returns noon, with six hours each of morning and afternoon and the rest in the proportions of an equinox. This
    /// is for dates so distant that the formulas for the Sun are meaningless.
    func evenDay() -> PrayerSolution {
        PrayerSolution(
            moments: ByEvent(
                fajr: (-0.3125, .horizon), sunrise: (-0.25, .horizon), dhuhr: (0, .transit),
                asr: (0.14, .shadow(rules.madhhab.shadowFactor)), maghrib: (0.25, .horizon), isha: (0.3125, .horizon)),
            sunset: 0.25, middleBefore: -0.5, middleAfter: 0.5)
    }

    /// Whether the Sun is above the horizon at noon.
    private func isUp(at noon: Double, _ latitude: Latitude) -> Bool {
        90 - (latitude.degrees - day.declination(time: noon)).magnitude > horizon
    }

    /// Returns Asr, when the shadow is longer than at noon by one or two lengths of the object.
    ///
    /// Up to 48°, the noon shadow is that of the declination listed in almanacs for the date at 0h universal time, and
    /// the time is corrected once, as printed tables do. The declination at noon and further iterations would move Asr
    /// by up to half a minute away from these tables. Beyond 48° the noon Sun may be so low that a tenth of a degree
    /// changes the shadow by many lengths, so the shadow actually cast at this noon is used.
    private func asr(latitude: Latitude, noon: Double) -> Double? {
        let isPrinted = latitude.degrees.magnitude <= Self.printedLimit
        let declination =
            isPrinted
            ? day.declination(at: Instant(seconds: Int64(date.dayNumber) * 86_400)) : day.declination(time: noon)
        let zenith = (latitude.degrees - declination).magnitude
        guard zenith < 90 else { return nil }
        let altitude = Degrees.atan(1 / (Double(rules.madhhab.shadowFactor) + Degrees.tan(zenith)))
        return isPrinted
            ? day.timeCorrectedOnce(altitude: altitude, latitude: latitude, startingWith: declination)
            : day.time(altitude: altitude, latitude: latitude, side: 1)
    }

    /// Returns the lengths of the nights before and after. The neighbouring days are needed only at high latitudes.
    /// Elsewhere the day's own length is enough to see that the nights are ordinary.
    private func nights(_ latitude: Latitude, sunrise: Double, sunset: Double) -> (before: Double, after: Double) {
        let ordinary = 1 - (sunset - sunrise)
        guard latitude.degrees.magnitude > rules.figures.threshold else { return (ordinary, ordinary) }
        let last = day.time(altitude: horizon, latitude: latitude, side: 1, offset: -1, guess: sunset - 1)
        let next = day.time(altitude: horizon, latitude: latitude, side: -1, offset: 1, guess: sunrise + 1)
        return (last.map { sunrise - $0 } ?? ordinary, next.map { $0 - sunset } ?? ordinary)
    }
}
