import Foundation

/// The Sun over a place, worked out with none of the Almanac's code: its orbit by Kepler's equation, and each event by
/// walking through the day.
///
/// Paul Schlyter, "How to compute planetary positions" (stjarnhimlen.se), sections 4 and 5: within 2 minutes of arc.
struct SlowSun {
    var latitude: Double
    var longitude: Double

    private static let degree = Double.pi / 180

    /// How far the Sun stands west of the meridian (−180 to 180) and how high, in degrees, at seconds since 1970.
    func position(_ seconds: Double) -> (hourAngle: Double, altitude: Double) {
        let d = seconds / 86_400 - 10_956
        let perihelion = 282.9404 + 4.70935e-5 * d
        let eccentricity = 0.016709 - 1.151e-9 * d
        let mean = (356.0470 + 0.9856002585 * d) * Self.degree
        var anomaly = mean
        for _ in 0..<20 { anomaly = mean + eccentricity * sin(anomaly) }
        let (x, y) = (cos(anomaly) - eccentricity, sin(anomaly) * (1 - eccentricity * eccentricity).squareRoot())
        let along = atan2(y, x) + perihelion * Self.degree
        let tilt = (23.4393 - 3.563e-7 * d) * Self.degree
        let ascension = atan2(cos(tilt) * sin(along), cos(along))
        let declination = asin(sin(tilt) * sin(along))
        let sidereal = (perihelion + 356.0470 + 0.9856002585 * d + 180 + 360 * d + longitude) * Self.degree
        let angle = (sidereal - ascension).remainder(dividingBy: 2 * .pi)
        let high = latitude * Self.degree
        let sine = sin(high) * sin(declination) + cos(high) * cos(declination) * cos(angle)
        return (angle / Self.degree, asin(sine) / Self.degree)
    }

    /// The seconds since 1970 of the meridian's passage nearest to a time.
    func noon(near seconds: Double) -> Double {
        var time = seconds
        for _ in 0..<4 { time -= position(time).hourAngle * 240 }
        return time
    }

    /// The first second after a noon at which a shadow is longer than it was then by a number of lengths of its object,
    /// with the Sun higher than it is by some degrees.
    func asr(after noon: Double, lengths: Double, lifted: Double = 0) -> Double? {
        func shadow(_ time: Double) -> Double {
            let altitude = position(time).altitude + lifted
            return altitude > 0 ? 1 / tan(altitude * Self.degree) : .infinity
        }
        let least = shadow(noon)
        guard least < .infinity else { return nil }
        var time = noon
        // Minute by minute, and the last of them second by second.
        for step in [60.0, 1] {
            while shadow(time + step) < least + lengths { time += step }
        }
        return time + 1
    }
}
