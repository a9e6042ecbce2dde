/// Time as used in astronomy, in days from the epoch J2000.0, 2000-01-01 12:00.
enum AstronomicalTime {
    private static let epoch: Int64 = 946_728_000_000_000
    private static let day = 86_400_000_000.0

    /// Returns the days of universal time from 2000-01-01T12:00:00Z.
    static func universalDays(_ instant: Instant) -> Double {
        Double(instant.microseconds.clampedDifference(with: epoch)) / day
    }

    /// Returns the instant that many days of universal time after 2000-01-01T12:00:00Z, in whole milliseconds.
    static func instant(universalDays days: Double) -> Instant {
        // Clamped to 270,000 years, which also handles NaN.
        let milliseconds = max(-8e15, min(8e15, days * (day / 1_000)))
        return Instant(milliseconds: Int64(milliseconds.rounded(.down)) + epoch / 1_000)
    }

    /// Returns dynamical minus universal time (ΔT), in days.
    ///
    /// Fred Espenak and Jean Meeus, "Five Millennium Canon of Solar Eclipses" (NASA TP-2006-214141), section 2.7.
    static func dynamicalLead(universalDays days: Double) -> Double {
        let year = 2_000 + days / 365.25
        let seconds: Double
        switch year {
        case 1920..<1941:
            let t = year - 1_920
            seconds = 21.20 + t * (0.84493 + t * (-0.076100 + t * 0.0020936))
        case 1941..<1961:
            let t = year - 1_950
            seconds = 29.07 + t * (0.407 + t * (-1 / 233 + t / 2_547))
        case 1961..<1986:
            let t = year - 1_975
            seconds = 45.45 + t * (1.067 + t * (-1 / 260 - t / 718))
        case 1986..<2005:
            let t = year - 2_000
            let upper = 0.0017275 + t * (0.000651814 + t * 0.00002373599)
            seconds = 63.86 + t * (0.3345 + t * (-0.060374 + t * upper))
        case 2005..<2050:
            let t = year - 2_000
            seconds = 62.92 + t * (0.32217 + t * 0.005589)
        case 2050..<2150:
            let u = (year - 1_820) / 100
            seconds = -20 + 32 * u * u - 0.5628 * (2_150 - year)
        default:
            let u = (year - 1_820) / 100
            seconds = -20 + 32 * u * u
        }
        return seconds / 86_400
    }

    /// Returns Greenwich mean sidereal time in degrees, not wrapped (Meeus, Astronomical Algorithms, formula 12.4).
    static func siderealTime(universalDays days: Double) -> Double {
        let t = days / 36_525
        return 280.46061837 + 360.98564736629 * days + t * t * (0.000387933 - t / 38_710_000)
    }
}
