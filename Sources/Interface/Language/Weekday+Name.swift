import Almanac

extension Weekday {
    /// Finds the weekday with an English name in lower case.
    public init?(name: String) {
        for day in Self.allCases where day.name == name {
            self = day
            return
        }
        return nil
    }

    /// The English name in lower case, for files and settings.
    public var name: String {
        switch self {
        case .sunday: "sunday"
        case .monday: "monday"
        case .tuesday: "tuesday"
        case .wednesday: "wednesday"
        case .thursday: "thursday"
        case .friday: "friday"
        case .saturday: "saturday"
        }
    }
}
