/// A point on the Earth, in degrees.
public struct Coordinates: Hashable, Sendable {
    /// −90 (south pole) to 90 (north pole).
    public let latitude: Double
    /// −180 to 180, east is positive.
    public let longitude: Double

    /// `nil` when a number is out of its range or is no number.
    public init?(latitude: Double, longitude: Double) {
        guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}
