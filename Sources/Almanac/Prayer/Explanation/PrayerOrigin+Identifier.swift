extension PrayerOrigin {
    /// The name for programs, for example `minutes-before-sunrise`.
    public var identifier: String {
        switch self {
        case .horizon: "horizon"
        case .transit: "transit"
        case .shadow: "shadow"
        case .angle: "angle"
        case .minutes: "minutes"
        case .minutesBeforeSunrise: "minutes-before-sunrise"
        case .seasonal: "seasonal"
        case .twilightPortion: "twilight-angle"
        case .seventhOfNight: "one-seventh"
        case .middleOfNight: "middle-of-night"
        case .fixed: "middle-of-night-fixed"
        case .timetable: "timetable"
        }
    }

    /// Its number: degrees, minutes or shadow lengths.
    public var figure: Double? {
        switch self {
        case .angle(let degrees), .twilightPortion(let degrees): degrees
        case .minutes(let count), .minutesBeforeSunrise(let count), .fixed(let count), .shadow(let count): Double(count)
        case .horizon, .transit, .seasonal, .seventhOfNight, .middleOfNight, .timetable: nil
        }
    }
}
