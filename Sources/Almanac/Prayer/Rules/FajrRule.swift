/// When Fajr begins.
public enum FajrRule: Hashable, Sendable {
    /// When the Sun has risen to that many degrees below the horizon.
    case angle(Double)
    /// That many minutes before sunrise.
    case minutes(Int)
    /// Depending on season and latitude, but not before 18° (see ``SeasonalTwilight``).
    case seasonal
}
