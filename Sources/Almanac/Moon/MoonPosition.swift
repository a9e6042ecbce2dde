/// The apparent position of the Moon's centre, as seen from the centre of the Earth.
///
/// Jean Meeus, Astronomical Algorithms (2nd ed.), chapter 47; accurate to 10″ in longitude and 4″ in latitude.
struct MoonPosition {
    /// Apparent longitude in degrees, −180 to 180.
    var longitude: Double
    /// Latitude in degrees.
    var latitude: Double
    /// The distance between the centres, in kilometres.
    var distance: Double
    /// Apparent right ascension in degrees, −180 to 180.
    var rightAscension: Double
    /// Apparent declination in degrees.
    var declination: Double

    init(universalDays: Double) {
        let days = universalDays + AstronomicalTime.dynamicalLead(universalDays: universalDays)
        let arguments = Arguments(centuries: days / 36_525)
        let sun = SunLongitude(universalDays: universalDays)

        var longitude = 3_958 * Degrees.sin(arguments.venus)
        longitude += 1_962 * Degrees.sin(arguments.meanLongitude - arguments.node)
        longitude += 318 * Degrees.sin(arguments.jupiter)
        var distance = 0.0
        for term in Self.longitudeTerms {
            let angle = arguments.angle(of: term)
            let weight = arguments.weight(of: term)
            longitude += weight * Double(term.sine) * Degrees.sin(angle)
            distance += weight * Double(term.cosine) * Degrees.cos(angle)
        }
        var latitude = -2_235 * Degrees.sin(arguments.meanLongitude) + 382 * Degrees.sin(arguments.other)
        latitude += 175 * Degrees.sin(arguments.venus - arguments.node)
        latitude += 175 * Degrees.sin(arguments.venus + arguments.node)
        latitude += 127 * Degrees.sin(arguments.meanLongitude - arguments.anomaly)
        latitude -= 115 * Degrees.sin(arguments.meanLongitude + arguments.anomaly)
        for term in Self.latitudeTerms {
            latitude += arguments.weight(of: term) * Double(term.sine) * Degrees.sin(arguments.angle(of: term))
        }
        self.longitude = Degrees.wrapped(arguments.meanLongitude + longitude / 1_000_000 + sun.nutation)
        self.latitude = latitude / 1_000_000
        self.distance = 385_000.56 + distance / 1_000
        (rightAscension, declination) = Self.equatorial(self.longitude, self.latitude, tilt: sun.obliquity)
    }

    /// Converts to equatorial coordinates (Meeus, formulas 13.3 and 13.4).
    private static func equatorial(_ longitude: Double, _ latitude: Double, tilt: Double) -> (Double, Double) {
        let sine = Degrees.sin(longitude)
        let rightAscension = Degrees.atan2(
            sine * Degrees.cos(tilt) - Degrees.tan(latitude) * Degrees.sin(tilt), Degrees.cos(longitude))
        let declination = Degrees.asin(
            Degrees.sin(latitude) * Degrees.cos(tilt) + Degrees.cos(latitude) * Degrees.sin(tilt) * sine)
        return (rightAscension, declination)
    }

    /// The apparent radius of the Earth as seen from the Moon, in degrees (Meeus, chapter 47).
    var horizontalParallax: Double { Degrees.asin(6_378.14 / distance) }

    /// Returns the centre's altitude above a place's horizon in degrees, as seen from the centre of the Earth (formula
    /// 13.6).
    func altitude(universalDays: Double, latitude place: Latitude, longitude: Double) -> Double {
        let sun = SunLongitude(universalDays: universalDays)
        let sidereal =
            AstronomicalTime.siderealTime(universalDays: universalDays)
            + sun.nutation * Degrees.cos(sun.obliquity)
        let hourAngle = Degrees.wrapped(sidereal + longitude - rightAscension)
        return Degrees.asin(
            place.sine * Degrees.sin(declination)
                + place.cosine * Degrees.cos(declination) * Degrees.cos(hourAngle))
    }
}

extension MoonPosition {
    /// A row of tables 47.A and 47.B.
    struct Term {
        let elongation: Double
        let sunAnomaly: Double
        let anomaly: Double
        let node: Double
        let sine: Int32
        let cosine: Int32

        init(_ elongation: Int, _ sun: Int, _ anomaly: Int, _ node: Int, _ sine: Int32, _ cosine: Int32 = 0) {
            self.elongation = Double(elongation)
            sunAnomaly = Double(sun)
            self.anomaly = Double(anomaly)
            self.node = Double(node)
            self.sine = sine
            self.cosine = cosine
        }
    }

    /// The angles from which the terms of the tables are computed, in degrees (formulas 47.1 to 47.6).
    private struct Arguments {
        let meanLongitude: Double
        let elongation: Double
        let sunAnomaly: Double
        let anomaly: Double
        let node: Double
        let venus: Double
        let jupiter: Double
        let other: Double
        let eccentricity: Double

        init(centuries t: Double) {
            let cube = t * t * t
            meanLongitude = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t + cube / 538_841
            elongation = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t + cube / 545_868
            sunAnomaly = 357.5291092 + 35_999.0502909 * t - 0.0001536 * t * t
            anomaly = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t + cube / 69_699
            node = 93.2720950 + 483_202.0175233 * t - 0.0036539 * t * t - cube / 3_526_000
            venus = 119.75 + 131.849 * t
            jupiter = 53.09 + 479_264.290 * t
            other = 313.45 + 481_266.484 * t
            eccentricity = 1 - t * (0.002516 + 0.0000074 * t)
        }

        func angle(of term: Term) -> Double {
            term.elongation * elongation + term.sunAnomaly * sunAnomaly + term.anomaly * anomaly + term.node * node
        }

        /// Terms with the Sun's anomaly are scaled by the eccentricity of the Earth's orbit.
        func weight(of term: Term) -> Double {
            switch term.sunAnomaly.magnitude {
            case 1: eccentricity
            case 2: eccentricity * eccentricity
            default: 1
            }
        }
    }
}
