/// The moments of a day as days from the mean noon, before offsets and rounding, and how they were found.
struct PrayerSolution {
    typealias Moment = (time: Double, origin: PrayerOrigin)

    var fajr: Moment
    var sunrise: Moment
    var dhuhr: Moment
    var asr: Moment
    var maghrib: Moment
    var isha: Moment
    var sunset: Double
    /// The middle of the night before the day and of the night after it.
    var middleBefore: Double
    var middleAfter: Double

    var origins: PrayerOrigins {
        PrayerOrigins(
            fajr: fajr.origin, sunrise: sunrise.origin, dhuhr: dhuhr.origin, asr: asr.origin,
            maghrib: maghrib.origin, isha: isha.origin)
    }

    func time(of event: PrayerEvent) -> Double {
        switch event {
        case .fajr: fajr.time
        case .sunrise: sunrise.time
        case .dhuhr: dhuhr.time
        case .asr: asr.time
        case .maghrib: maghrib.time
        case .isha: isha.time
        }
    }
}

/// What solving a day gives: its moments, or why it has none.
enum PrayerOutcome {
    case solved(PrayerSolution)
    case failed(ResolutionCause)
}
