/// The rule by which a time was found.
public enum PrayerOrigin: Hashable, Sendable {
    /// The Sun's upper edge is on the horizon: its centre is 50 minutes of arc below it, or more if seen from a height.
    case horizon
    /// The Sun is on the meridian.
    case transit
    /// The shadow is longer than at noon by that many lengths of the object.
    case shadow(Int)
    /// The Sun's centre is that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after sunset, for Maghrib, or after Maghrib, for Isha.
    case minutes(Int)
    /// That many minutes before sunrise.
    case minutesBeforeSunrise(Int)
    /// The method's function of season and latitude.
    case seasonal
    /// The angle is not reached within as many sixtieths of the night as it has degrees, so that share is used.
    case twilightPortion(Double)
    /// The angle is not reached within a seventh of the night, so the seventh is used.
    case seventhOfNight
    /// The time would be past the middle of the night, so the middle is used.
    case middleOfNight
    /// The fixed minutes of the high latitude rule, from sunset or to sunrise.
    case fixed(Int)
    /// A timetable states it, and nothing was computed.
    case timetable
}

/// How each of the six times of a day was found.
public typealias PrayerOrigins = ByEvent<PrayerOrigin>
