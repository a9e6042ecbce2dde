import Almanac
import Records

/// The prayer times of the days around today, each computed once per request: a page uses the same day's times about
/// twenty times, for its blocks, its night, the next prayer and its reminders.
final class NearTimes: Sendable {
    private let previous = Lazy<PrayerTimes>()
    private let today = Lazy<PrayerTimes>()
    private let next = Lazy<PrayerTimes>()

    /// A day's times; those of days farther away are computed on each call.
    func times(_ date: CivilDate, around day: CivilDate, compute: () -> PrayerTimes) -> PrayerTimes {
        switch day.days(to: date) {
        case -1: previous.value(compute)
        case 0: today.value(compute)
        case 1: next.value(compute)
        default: compute()
        }
    }
}
