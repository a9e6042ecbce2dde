extension PrayerOrigin {
    /// The name that programs know, `minutes-before-sunrise`.
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

    /// Its figure: degrees, minutes or lengths of the shadow.
    public var figure: Double? {
        switch self {
        case .angle(let degrees), .twilightPortion(let degrees): degrees
        case .minutes(let count), .minutesBeforeSunrise(let count), .fixed(let count), .shadow(let count): Double(count)
        case .horizon, .transit, .seasonal, .seventhOfNight, .middleOfNight, .timetable: nil
        }
    }
}
