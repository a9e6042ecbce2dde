/// When Isha begins.
public enum IshaRule: Hashable, Sendable {
    /// When the Sun is that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after Maghrib, possibly with a different number in Ramadan.
    case minutes(Int, ramadan: Int)
    /// Depending on season and latitude, but not after 18° (see ``SeasonalTwilight``).
    case seasonal(Shafaq)

    /// Whether the rule is different in Ramadan.
    var asksForRamadan: Bool {
        guard case .minutes(let usual, let ramadan) = self else { return false }
        return usual != ramadan
    }
}
