/// The direction and the way from a place to the Kaaba.
public struct Qibla: Hashable, Sendable {
    /// The middle of the Kaaba in WGS 84 degrees, as the Umm al-Qura calendar's rule has it.
    public static let kaaba = Coordinates(constantLatitude: 21.4225, longitude: 39.8262)

    /// Degrees from true north through east, 0 up to 360, in which the great circle to the Kaaba leaves the place;
    /// `nil` at the Kaaba and at its antipode, where every direction or none is right.
    public let bearing: Double?
    /// Kilometres along the Earth's surface.
    public let distance: Double

    public init(from place: Coordinates) {
        bearing = Self.bearing(from: place)
        distance = Geodesic.kilometres(from: place, to: Self.kaaba)
    }

    /// The initial course of the great circle (Meeus, Astronomical Algorithms, chapter 13, turned to north).
    ///
    /// On a sphere, as every authority's tables are; the ellipsoid's course differs by at most 0.2°.
    private static func bearing(from place: Coordinates) -> Double? {
        let ahead = Degrees.wrapped(kaaba.longitude - place.longitude)
        let y = Degrees.sin(ahead) * Degrees.cos(kaaba.latitude)
        let x =
            Degrees.cos(place.latitude) * Degrees.sin(kaaba.latitude)
            - Degrees.sin(place.latitude) * Degrees.cos(kaaba.latitude) * Degrees.cos(ahead)
        // A tenth of a metre from the Kaaba or its antipode nothing is left to go by.
        guard x * x + y * y > 2.5e-16 else { return nil }
        let bearing = Degrees.atan2(y, x)
        return bearing < 0 ? bearing + 360 : bearing
    }
}

extension Coordinates {
    /// Coordinates that are known to be in range.
    fileprivate init(constantLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
