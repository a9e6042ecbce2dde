/// Distances on a sphere with the Earth's mean radius. They are accurate enough to compare cities, since the flattening
/// of the Earth changes them by at most a third of a percent.
enum GreatCircle {
    /// The IUGG mean radius in kilometres (Moritz, "Geodetic Reference System 1980").
    static let radius = 6371.0088
    static let kilometresInDegree = radius * Double.pi / 180

    /// Returns the haversine of the angle between two points (Sinnott, "Virtues of the Haversine", 1984). It increases
    /// with the distance, so distances can be compared without an inverse function.
    static func squaredHalfChord(_ a: Coordinates, _ b: Coordinates) -> Double {
        let north = Degrees.sin((a.latitude - b.latitude) / 2)
        let east = Degrees.sin((a.longitude - b.longitude) / 2)
        return north * north + Degrees.cos(a.latitude) * Degrees.cos(b.latitude) * east * east
    }

    /// Returns the distance for a haversine.
    static func kilometres(squaredHalfChord: Double) -> Double {
        2 * radius * Trigonometry.asin(min(1, squaredHalfChord).squareRoot())
    }
}
