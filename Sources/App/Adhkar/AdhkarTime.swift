import Almanac
import Quran

/// The time that counts belong to.
enum AdhkarTime {
    /// The day at the person's place; for what is said after prayers the prayer that came last, where there is a place.
    static func name(_ group: AdhkarGroup, _ visit: Visit) throws(Missing) -> String {
        guard group == .prayer, let days = try PrayerDays(visit) else {
            return try ReaderClock(visit).today.description
        }
        let times = days.times(days.today)
        var last: PrayerEvent?
        for event in PrayerEvent.allCases where event.isPrayer && times[event] <= visit.request.now { last = event }
        guard let last else { return days.today.previous.description + "-" + PrayerEvent.isha.identifier }
        return days.today.description + "-" + last.identifier
    }
}
