/// A rule for the times where twilight is long or lasts all night. It applies above 48° (see ``HighLatitudeFigures``).
/// The last three rules also apply nearer to the equator, if the Sun misses or nearly misses a method's angle in some
/// night of the year.
public enum HighLatitudeRule: Hashable, Sendable, CaseIterable {
    /// All times are those at 48° on the same meridian.
    case nearestLatitude
    /// Fajr 90 minutes before sunrise, Isha 90 minutes after sunset, neither past the middle of the night.
    case middleOfNightFixed
    /// All times are those of the nearest day, within a week, on which the Sun reaches all of the method's angles.
    case nearestDay
    /// The times of the angles, but with neither Isha nor Fajr past the middle of the night.
    case middleOfNight
    /// The times of the angles, but with Isha in the first and Fajr in the last seventh of the night.
    case oneSeventh
    /// The times of the angles, but within as many sixtieths of the night as the angle has degrees.
    case twilightAngle

    /// The name in settings, URLs and on the command line.
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

    /// Finds a rule by its name; `nil` if there is none.
    public init?(named name: String) {
        for rule in Self.allCases where rule.identifier == name {
            self = rule
            return
        }
        return nil
    }
}
