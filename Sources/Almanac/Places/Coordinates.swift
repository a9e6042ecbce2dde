/// A point on the Earth, in degrees.
public struct Coordinates: Hashable, Sendable {
    /// −90 (south pole) to 90 (north pole).
    public let latitude: Double
    /// −180 to 180, positive to the east.
    public let longitude: Double

    /// Creates a point; `nil` if a number is out of range or NaN.
    public init?(latitude: Double, longitude: Double) {
        guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}
