/// When Fajr begins.
public enum FajrRule: Hashable, Sendable {
    /// When the Sun comes up to that many degrees below the horizon.
    case angle(Double)
    /// That many minutes before sunrise.
    case minutes(Int)
    /// By the season and the latitude, not before 18° (see ``SeasonalTwilight``).
    case seasonal
}
