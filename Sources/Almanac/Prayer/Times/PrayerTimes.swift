/// One day's prayer times at one place, in order, each a whole minute on the place's clocks.
///
/// The times belong to the civil date: Isha may come after midnight, and far from the solar time of its zone a
/// place may see Fajr before it. Isha comes before the next day's Fajr.
public struct PrayerTimes: Hashable, Sendable {
    public let date: CivilDate
    public let fajr: Instant
    public let sunrise: Instant
    public let dhuhr: Instant
    public let asr: Instant
    public let maghrib: Instant
    public let isha: Instant
    /// The Sun's moments behind the times.
    public let sun: SunTimes
    /// How each time was found.
    public let origins: PrayerOrigins
    /// What stood in for a day on which the Sun doesn't rise or set in the ordinary way.
    public let resolution: DayResolution
    /// Why it stood in.
    public let cause: ResolutionCause

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
