/// When the night ends, for computing its middle and thirds. It begins at sunset.
public enum NightDefinition: Hashable, Sendable, CaseIterable {
    /// At sunrise.
    case toSunrise
    /// At Fajr.
    case toFajr

    /// The name in settings, URLs and on the command line.
    public var identifier: String { self == .toSunrise ? "sunrise" : "fajr" }

    /// Finds a definition by its name; `nil` if there is none.
    public init?(named name: String) {
        switch name {
        case "sunrise": self = .toSunrise
        case "fajr": self = .toFajr
        default: return nil
        }
    }
}
