/// When the night ends, whose middle and thirds are asked for; it begins at sunset.
public enum NightDefinition: Hashable, Sendable, CaseIterable {
    /// At sunrise.
    case toSunrise
    /// At Fajr.
    case toFajr

    /// The name in settings, addresses and the command line.
    public var identifier: String { self == .toSunrise ? "sunrise" : "fajr" }

    /// The definition of a name; `nil` when there is none.
    public init?(named name: String) {
        switch name {
        case "sunrise": self = .toSunrise
        case "fajr": self = .toFajr
        default: return nil
        }
    }
}
