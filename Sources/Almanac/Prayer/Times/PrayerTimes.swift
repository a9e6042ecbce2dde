/// One day's prayer times at one place, in order, each a whole minute on the place's clocks.
///
/// The times belong to the civil date: Isha may come after midnight, and far from the solar time of its zone a
/// place may see Fajr before it. Isha comes before the next day's Fajr.
public struct PrayerTimes: Hashable, Sendable {
    public let date: CivilDate
    /// The six times.
    public let moments: ByEvent<Instant>
    /// The Sun's moments behind the times.
    public let sun: SunTimes
    /// How each time was found.
    public let origins: PrayerOrigins
    /// What stood in for a day on which the Sun doesn't rise or set in the ordinary way.
    public let resolution: DayResolution
    /// Why it stood in.
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
