/// The apparent position of the Sun's centre, as seen from the centre of the Earth.
///
/// Jean Meeus, Astronomical Algorithms (2nd ed.), chapter 25, the low accuracy formulas, which are accurate to 0.01°,
/// or 2.4 seconds of time.
struct SunPosition {
    /// Apparent right ascension in degrees, −180 to 180.
    var rightAscension: Double
    /// Apparent declination in degrees.
    var declination: Double
    /// Greenwich apparent sidereal time in degrees, not wrapped.
    var siderealTime: Double

    init(universalDays: Double) {
        let sun = SunLongitude(universalDays: universalDays)
        let sine = Degrees.sin(sun.apparent)
        let tilt = sun.obliquity
        rightAscension = Degrees.atan2(Degrees.cos(tilt) * sine, Degrees.cos(sun.apparent))
        declination = Degrees.asin(Degrees.sin(tilt) * sine)
        // The equation of the equinoxes (chapter 12) with the leading term of the nutation (chapter 22).
        siderealTime =
            AstronomicalTime.siderealTime(universalDays: universalDays)
            + sun.nutation * Degrees.cos(tilt)
    }
}

/// The Sun's apparent longitude and its components, in degrees (Meeus, chapter 25).
struct SunLongitude {
    var apparent: Double
    /// The obliquity of the ecliptic with the leading term of the nutation.
    var obliquity: Double
    /// The leading term of the nutation in longitude.
    var nutation: Double

    init(universalDays: Double) {
        let days = universalDays + AstronomicalTime.dynamicalLead(universalDays: universalDays)
        let t = days / 36_525
        let meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
        let anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
        let centre1 = (1.914602 - t * (0.004817 + t * 0.000014)) * Degrees.sin(anomaly)
        let centre2 = (0.019993 - t * 0.000101) * Degrees.sin(2 * anomaly)
        let centre3 = 0.000289 * Degrees.sin(3 * anomaly)
        let node = 125.04 - 1_934.136 * t
        nutation = -0.00478 * Degrees.sin(node)
        apparent = Degrees.wrapped(meanLongitude + centre1 + centre2 + centre3 - 0.00569 + nutation)
        let mean = 23.43929111 - t * (0.013004167 + t * (0.0000001639 - t * 0.0000005036))
        obliquity = mean + 0.00256 * Degrees.cos(node)
    }
}
