/// When Maghrib begins.
public enum MaghribRule: Hashable, Sendable {
    /// At sunset.
    case sunset
    /// When the Sun is that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after sunset.
    case minutes(Int)
}
