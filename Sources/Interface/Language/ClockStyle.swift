/// How times of the day are written.
public enum ClockStyle: Sendable, Hashable {
    case twelveHours, twentyFourHours

    /// Finds the style with a name from `Locales/registry.json` or the settings.
    public init?(name: String) {
        switch name {
        case "12": self = .twelveHours
        case "24": self = .twentyFourHours
        default: return nil
        }
    }

    /// The name in `Locales/registry.json` and in the settings.
    public var name: String {
        switch self {
        case .twelveHours: "12"
        case .twentyFourHours: "24"
        }
    }
}
