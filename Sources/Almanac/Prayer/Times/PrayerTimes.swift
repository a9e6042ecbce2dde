/// A day's prayer times at a place, in order, each a whole minute on the place's clocks.
///
/// The times belong to the civil date, although Isha may be after midnight, and Fajr before it if the zone is far from
/// solar time. Isha is always before the next day's Fajr.
public struct PrayerTimes: Hashable, Sendable {
    public let date: CivilDate
    /// The six times.
    public let moments: ByEvent<Instant>
    /// The moments of the Sun on which the times are based.
    public let sun: SunTimes
    /// How each time was found.
    public let origins: PrayerOrigins
    /// What was substituted for a day on which the Sun doesn't rise or set in the ordinary way.
    public let resolution: DayResolution
    /// Why it was substituted.
    public let cause: ResolutionCause

    /// The time of one of the six moments.
    public subscript(event: PrayerEvent) -> Instant { moments[event] }

    public var fajr: Instant { moments.fajr }
    public var sunrise: Instant { moments.sunrise }
    public var dhuhr: Instant { moments.dhuhr }
    public var asr: Instant { moments.asr }
    public var maghrib: Instant { moments.maghrib }
    public var isha: Instant { moments.isha }
}
