/// What gives the times where twilight lasts long or all night: above 48° (see ``HighLatitudeFigures``), and for the
/// last three also nearer to the equator where a method's angle is missed, or nearly, in some night of the year.
public enum HighLatitudeRule: Hashable, Sendable, CaseIterable {
    /// All times are those of 48° on the same meridian.
    case nearestLatitude
    /// Fajr 90 minutes before sunrise, Isha 90 minutes after sunset, neither past the middle of the night.
    case middleOfNightFixed
    /// The times of the nearest day within a week on which the Sun reaches all of the method's angles.
    case nearestDay
    /// The angle's time, but neither Isha nor Fajr past the middle of the night.
    case middleOfNight
    /// The angle's time, but Isha in the first and Fajr in the last seventh of the night.
    case oneSeventh
    /// The angle's time, but within as many sixtieths of the night as the angle has degrees.
    case twilightAngle

    /// The name in settings, addresses and the command line.
    public var identifier: String {
        switch self {
        case .nearestLatitude: "nearest-latitude"
        case .middleOfNightFixed: "middle-of-night-fixed"
        case .nearestDay: "nearest-day"
        case .middleOfNight: "middle-of-night"
        case .oneSeventh: "one-seventh"
        case .twilightAngle: "twilight-angle"
        }
    }

    /// The rule of a name; `nil` when there is none.
    public init?(named name: String) {
        for rule in Self.allCases where rule.identifier == name {
            self = rule
            return
        }
        return nil
    }
}
