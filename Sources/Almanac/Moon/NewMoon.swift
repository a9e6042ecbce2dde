/// The conjunctions of Moon and Sun.
///
/// Jean Meeus, Astronomical Algorithms (2nd ed.), chapter 49; accurate to half a minute for centuries around 2000.
enum NewMoon {
    /// Returns the time of a conjunction in universal days (see `AstronomicalTime`), numbered from that of 2000-01-06.
    static func universalDays(number: Int) -> Double {
        let k = Double(number)
        let t = k / 1_236.85
        let square = t * t
        let cube = square * t
        let sun = 2.5534 + 29.10535670 * k - 0.0000014 * square - 0.00000011 * cube
        let moon = 201.5643 + 385.81693528 * k + 0.0107582 * square + 0.00001238 * cube
        let node = 160.7108 + 390.67050284 * k - 0.0016118 * square - 0.00000227 * cube
        let ascending = 124.7746 - 1.56375588 * k + 0.0020672 * square + 0.00000215 * cube
        let eccentricity = 1 - t * (0.002516 + 0.0000074 * t)

        // The mean conjunction (49.1), from the epoch 2451545.0.
        var days = 5.09766 + 29.530588861 * k + 0.00015437 * square - 0.000000150 * cube
        for term in terms {
            let weight =
                term.sun.magnitude == 1 ? eccentricity : term.sun.magnitude == 2 ? eccentricity * eccentricity : 1
            days += term.days * weight * Degrees.sin(term.sun * sun + term.moon * moon + term.node * node)
        }
        days -= 0.00017 * Degrees.sin(ascending)
        days += 0.000325 * Degrees.sin(299.77 + 0.107408 * k - 0.009173 * square)
        for planet in planets { days += planet.days * Degrees.sin(planet.start + planet.step * k) }
        return days - AstronomicalTime.dynamicalLead(universalDays: days)
    }

    private struct Term {
        let days: Double
        let sun: Double
        let moon: Double
        let node: Double

        init(_ days: Double, _ sun: Double, _ moon: Double, _ node: Double) {
            self.days = days
            self.sun = sun
            self.moon = moon
            self.node = node
        }
    }

    /// The periodic terms for the new moon: days, and the multiples of M, M′ and F.
    private static let terms: [Term] = [
        Term(-0.40720, 0, 1, 0), Term(0.17241, 1, 0, 0), Term(0.01608, 0, 2, 0), Term(0.01039, 0, 0, 2),
        Term(0.00739, -1, 1, 0), Term(-0.00514, 1, 1, 0), Term(0.00208, 2, 0, 0), Term(-0.00111, 0, 1, -2),
        Term(-0.00057, 0, 1, 2), Term(0.00056, 1, 2, 0), Term(-0.00042, 0, 3, 0), Term(0.00042, 1, 0, 2),
        Term(0.00038, 1, 0, -2), Term(-0.00024, -1, 2, 0), Term(-0.00007, 2, 1, 0), Term(0.00004, 0, 2, -2),
        Term(0.00004, 3, 0, 0), Term(0.00003, 1, 1, -2), Term(0.00003, 0, 2, 2), Term(-0.00003, 1, 1, 2),
        Term(0.00003, -1, 1, 2), Term(-0.00002, -1, 1, -2), Term(-0.00002, 1, 3, 0), Term(0.00002, 0, 4, 0),
    ]

    private struct Planet {
        let days: Double
        let start: Double
        let step: Double

        init(_ days: Double, _ start: Double, _ step: Double) {
            self.days = days
            self.start = start
            self.step = step
        }
    }

    /// The planets' arguments A2 to A14.
    private static let planets: [Planet] = [
        Planet(0.000165, 251.88, 0.016321), Planet(0.000164, 251.83, 26.651886), Planet(0.000126, 349.42, 36.412478),
        Planet(0.000110, 84.66, 18.206239), Planet(0.000062, 141.74, 53.303771), Planet(0.000060, 207.14, 2.453732),
        Planet(0.000056, 154.84, 7.306860), Planet(0.000047, 34.52, 27.261239), Planet(0.000042, 207.19, 0.121824),
        Planet(0.000040, 291.34, 1.844379), Planet(0.000037, 161.72, 24.198154), Planet(0.000035, 239.56, 25.513099),
        Planet(0.000023, 331.55, 3.592518),
    ]
}
