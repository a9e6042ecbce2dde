/// Distances on a sphere with the Earth's mean radius, good enough to compare cities: the flattening of the
/// Earth changes them by at most a third of a percent.
enum GreatCircle {
    /// IUGG mean radius (Moritz, "Geodetic Reference System 1980").
    static let radius = 6371.0088
    static let kilometresInDegree = radius * Double.pi / 180

    /// The haversine of the angle between two points (Sinnott, "Virtues of the Haversine", 1984): it grows with
    /// the distance and needs no inverse function to be compared.
    static func squaredHalfChord(_ a: Coordinates, _ b: Coordinates) -> Double {
        let north = sineOfHalf(a.latitude - b.latitude)
        var turn = abs(a.longitude - b.longitude)
        if turn > 180 { turn = 360 - turn }
        let east = sineOfHalf(turn)
        return north * north + cosine(a.latitude) * cosine(b.latitude) * east * east
    }

    /// The distance that belongs to a haversine.
    static func kilometres(squaredHalfChord: Double) -> Double {
        // arcsin x = 2·arctan(x / (1 + √(1 − x²))), with the series of the arctangent.
        let chord = squaredHalfChord.squareRoot()
        var ratio = chord / (1 + max(0, 1 - squaredHalfChord).squareRoot())
        // Halving the angle twice brings the ratio under 0.2, where the series is short.
        for _ in 0..<2 { ratio = ratio / (1 + (1 + ratio * ratio).squareRoot()) }
        let square = ratio * ratio
        var sum = 0.0
        for term in stride(from: 15, through: 1, by: -2) { sum = 1 / Double(term) - square * sum }
        return 2 * radius * 2 * 4 * ratio * sum
    }

    /// The sine of half an angle of −360° to 360°.
    private static func sineOfHalf(_ degrees: Double) -> Double {
        cosine(abs(degrees) / 2 - 90)
    }

    /// The cosine of an angle of −90° to 90°, by its Taylor series, the same to the bit on every machine.
    private static func cosine(_ degrees: Double) -> Double {
        let angle = degrees * Double.pi / 180
        let square = angle * angle
        var sum = 1.0
        for term in stride(from: 18, through: 2, by: -2) {
            sum = 1 - square / Double(term * (term - 1)) * sum
        }
        return sum
    }
}
