import Almanac
import Records

/// The prayer times of the days around today, each computed once in a request: a page asks for the same day's some twenty
/// times, for its blocks, its night, what comes next and what it reminds of.
final class NearTimes: Sendable {
    private let previous = Lazy<PrayerTimes>()
    private let today = Lazy<PrayerTimes>()
    private let next = Lazy<PrayerTimes>()

    /// A day's times; those of days farther away are computed each time.
    func times(_ date: CivilDate, around day: CivilDate, compute: () -> PrayerTimes) -> PrayerTimes {
        switch day.days(to: date) {
        case -1: previous.value(compute)
        case 0: today.value(compute)
        case 1: next.value(compute)
        default: compute()
        }
    }
}
