/// When Isha begins.
public enum IshaRule: Hashable, Sendable {
    /// When the Sun is that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after Maghrib; in Ramadan possibly others.
    case minutes(Int, ramadan: Int)
    /// By the season and the latitude, not after 18° (see ``SeasonalTwilight``).
    case seasonal(Shafaq)

    /// Whether Ramadan changes the rule.
    var asksForRamadan: Bool {
        guard case .minutes(let usual, let ramadan) = self else { return false }
        return usual != ramadan
    }
}
