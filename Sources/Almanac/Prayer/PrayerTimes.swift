/// One day's prayer times at one place, in order, each a whole minute on the place's clocks.
///
/// The times belong to the civil date: Isha may come after midnight, and far from the solar time of its zone a
/// place may see Fajr before it.
public struct PrayerTimes: Hashable, Sendable {
    public let date: CivilDate
    public let fajr: Instant
    public let sunrise: Instant
    public let dhuhr: Instant
    public let asr: Instant
    public let maghrib: Instant
    public let isha: Instant
    /// How each time was found.
    public let origins: PrayerOrigins
    /// What stood in for a day on which the Sun doesn't rise or set in the ordinary way.
    public let resolution: DayResolution

    /// The time of one of the six moments.
    public subscript(event: PrayerEvent) -> Instant {
        switch event {
        case .fajr: fajr
        case .sunrise: sunrise
        case .dhuhr: dhuhr
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}

/// How the six times of a day were found.
public struct PrayerOrigins: Hashable, Sendable {
    public let fajr: PrayerOrigin
    public let sunrise: PrayerOrigin
    public let dhuhr: PrayerOrigin
    public let asr: PrayerOrigin
    public let maghrib: PrayerOrigin
    public let isha: PrayerOrigin

    public subscript(event: PrayerEvent) -> PrayerOrigin {
        switch event {
        case .fajr: fajr
        case .sunrise: sunrise
        case .dhuhr: dhuhr
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}

/// The rule that gave one time.
public enum PrayerOrigin: Hashable, Sendable {
    /// The Sun's upper edge on the horizon: its centre 50 minutes of arc below.
    case horizon
    /// The Sun on the meridian.
    case transit
    /// The shadow longer than at noon by that many lengths of the object.
    case shadow(Int)
    /// The Sun's centre that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after sunset.
    case minutes(Int)
    /// The twilight angle lies too deep that night: the angle's sixtieth part of the night stands for it.
    case twilightPortion(Double)
    /// The fixed minutes would pass the middle of the night: that stands for them.
    case middleOfNight
}

/// How a day without an ordinary sunrise and sunset got its times.
public enum DayResolution: Hashable, Sendable {
    /// The day is ordinary: nothing stood in.
    case none
    /// The times are those of this latitude on the same meridian, in degrees.
    case nearestLatitude(Double)
    /// The date is millennia off and the formulas for the Sun say nothing: an equinox stands for it.
    case evenDay
}
