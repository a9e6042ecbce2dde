/// Distances on the WGS 84 ellipsoid.
enum Geodesic {
    private static let equator = 6_378.137
    private static let flattening = 1 / 298.257223563

    /// Returns the distance between two points in kilometres, within 0.01 % of the shortest path.
    ///
    /// W. D. Lambert, "The distance between two widely separated points on the surface of the earth", Journal of the
    /// Washington Academy of Sciences 32 (1942): the great circle between reduced latitudes, corrected once.
    static func kilometres(from a: Coordinates, to b: Coordinates) -> Double {
        let first = reduced(a.latitude)
        let second = reduced(b.latitude)
        let north = Degrees.sin((second - first) / 2)
        let east = Degrees.sin((b.longitude - a.longitude) / 2)
        let square = north * north + Degrees.cos(first) * Degrees.cos(second) * east * east
        let half = Trigonometry.asin(min(1, square).squareRoot())
        let angle = 2 * half
        // Near the antipode the correction diverges, and the paths on both sides are about equally long.
        guard angle > 1e-9, angle < 3.1 else { return equator * angle * (1 - flattening / 3) }
        let p = (first + second) / 2
        let q = (second - first) / 2
        let sine = Trigonometry.sin(half)
        let cosine = Trigonometry.cos(half)
        let x = (angle - Trigonometry.sin(angle)) * Self.square(Degrees.sin(p) * Degrees.cos(q) / cosine)
        let y = (angle + Trigonometry.sin(angle)) * Self.square(Degrees.cos(p) * Degrees.sin(q) / sine)
        return equator * (angle - flattening / 2 * (x + y))
    }

    /// Returns the reduced latitude, on the auxiliary sphere of the ellipsoid.
    private static func reduced(_ latitude: Double) -> Double {
        guard latitude.magnitude < 90 else { return latitude }
        return Degrees.atan((1 - flattening) * Degrees.tan(latitude))
    }

    private static func square(_ x: Double) -> Double { x * x }
}
