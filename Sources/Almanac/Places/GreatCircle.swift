/// Distances on a sphere with the Earth's mean radius, good enough to compare cities: the flattening of the
/// Earth changes them by at most a third of a percent.
enum GreatCircle {
    /// IUGG mean radius (Moritz, "Geodetic Reference System 1980").
    static let radius = 6371.0088
    static let kilometresInDegree = radius * Double.pi / 180

    /// The haversine of the angle between two points (Sinnott, "Virtues of the Haversine", 1984): it grows with
    /// the distance and needs no inverse function to be compared.
    static func squaredHalfChord(_ a: Coordinates, _ b: Coordinates) -> Double {
        let north = Degrees.sin((a.latitude - b.latitude) / 2)
        let east = Degrees.sin((a.longitude - b.longitude) / 2)
        return north * north + Degrees.cos(a.latitude) * Degrees.cos(b.latitude) * east * east
    }

    /// The distance that belongs to a haversine.
    static func kilometres(squaredHalfChord: Double) -> Double {
        2 * radius * Trigonometry.asin(min(1, squaredHalfChord).squareRoot())
    }
}
