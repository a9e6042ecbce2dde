/// The Sun's own moments on a day, before offsets and rounding.
public struct SunTimes: Hashable, Sendable {
    /// When the Sun's upper edge rises above the horizon.
    public let sunrise: Instant
    /// When the Sun crosses the meridian.
    public let noon: Instant
    /// When the Sun's upper edge sinks below the horizon.
    public let sunset: Instant

    public init(sunrise: Instant, noon: Instant, sunset: Instant) {
        self.sunrise = sunrise
        self.noon = noon
        self.sunset = sunset
    }
}
