/// The moments of a day, in days from mean noon before offsets and rounding, with how they were found.
struct PrayerSolution {
    typealias Moment = (time: Double, origin: PrayerOrigin)

    var moments: ByEvent<Moment>
    var sunset: Double
    /// The middle of the night before the day, and of the night after it.
    var middleBefore: Double
    var middleAfter: Double

    var origins: PrayerOrigins { moments.map { $0.origin } }
}

/// The result of solving a day: its moments, or why it has none.
enum PrayerOutcome {
    case solved(PrayerSolution)
    case failed(ResolutionCause)
}
