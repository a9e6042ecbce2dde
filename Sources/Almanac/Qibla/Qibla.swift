/// The direction and the distance from a place to the Kaaba.
public struct Qibla: Hashable, Sendable {
    /// The centre of the Kaaba in WGS 84 degrees, as in the rule of the Umm al-Qura calendar.
    public static let kaaba = Coordinates(constantLatitude: 21.4225, longitude: 39.8262)

    /// The initial direction of the great circle to the Kaaba in degrees, from true north through east, 0 up to 360;
    /// `nil` at the Kaaba and at its antipode, where every direction or none is right.
    public let bearing: Double?
    /// The distance along the Earth's surface, in kilometres.
    public let distance: Double

    public init(from place: Coordinates) {
        bearing = Self.bearing(from: place)
        distance = Geodesic.kilometres(from: place, to: Self.kaaba)
    }

    /// Returns the initial course of the great circle (Meeus, Astronomical Algorithms, chapter 13, with north as zero).
    ///
    /// It is computed on a sphere, as in every authority's tables. The course on the ellipsoid differs by at most 0.2°.
    private static func bearing(from place: Coordinates) -> Double? {
        let ahead = Degrees.wrapped(kaaba.longitude - place.longitude)
        let y = Degrees.sin(ahead) * Degrees.cos(kaaba.latitude)
        let x =
            Degrees.cos(place.latitude) * Degrees.sin(kaaba.latitude)
            - Degrees.sin(place.latitude) * Degrees.cos(kaaba.latitude) * Degrees.cos(ahead)
        // Within a tenth of a metre of the Kaaba or its antipode, the direction is undefined.
        guard x * x + y * y > 2.5e-16 else { return nil }
        let bearing = Degrees.atan2(y, x)
        return bearing < 0 ? bearing + 360 : bearing
    }
}

extension Coordinates {
    /// Creates coordinates that are known to be in range.
    fileprivate init(constantLatitude latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}
