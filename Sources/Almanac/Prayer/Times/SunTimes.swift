/// The Sun's own moments on a day, before any offset and rounding.
public struct SunTimes: Hashable, Sendable {
    /// The upper edge comes over the horizon.
    public let sunrise: Instant
    /// The Sun crosses the meridian.
    public let noon: Instant
    /// The upper edge goes under the horizon.
    public let sunset: Instant

    public init(sunrise: Instant, noon: Instant, sunset: Instant) {
        self.sunrise = sunrise
        self.noon = noon
        self.sunset = sunset
    }
}
