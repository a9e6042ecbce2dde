/// The rule that gave one time.
public enum PrayerOrigin: Hashable, Sendable {
    /// The Sun's upper edge on the horizon: its centre 50 minutes of arc below, more from a height.
    case horizon
    /// The Sun on the meridian.
    case transit
    /// The shadow longer than at noon by that many lengths of the object.
    case shadow(Int)
    /// The Sun's centre that many degrees below the horizon.
    case angle(Double)
    /// That many minutes after sunset for Maghrib, after Maghrib for Isha.
    case minutes(Int)
    /// That many minutes before sunrise.
    case minutesBeforeSunrise(Int)
    /// The method's function of season and latitude.
    case seasonal
    /// The angle lies beyond the angle's sixtieth part of the night, or isn't reached: that part stands for it.
    case twilightPortion(Double)
    /// The angle lies beyond the seventh part of the night, or isn't reached: the seventh stands for it.
    case seventhOfNight
    /// The time would pass the middle of the night: that stands for it.
    case middleOfNight
    /// The high latitude rule's fixed minutes from sunset or to sunrise.
    case fixed(Int)
    /// A timetable prints it; nothing was computed.
    case timetable
}

/// How the six times of a day were found.
public typealias PrayerOrigins = ByEvent<PrayerOrigin>
