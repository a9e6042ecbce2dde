import Almanac
import Quran

/// The period that counts belong to.
enum AdhkarTime {
    /// The period's name: the day at the person's place, or for adhkar after prayers the last prayer, if there is a
    /// place.
    static func name(_ group: AdhkarGroup, _ context: RequestContext) throws(NeedsData) -> String {
        guard group == .prayer, let days = try PrayerDays(context) else {
            return try ReaderClock(context).today.description
        }
        let times = days.times(days.today)
        var last: PrayerEvent?
        for event in PrayerEvent.allCases where event.isPrayer && times[event] <= context.request.now { last = event }
        guard let last else { return days.today.previous.description + "-" + PrayerEvent.isha.identifier }
        return days.today.description + "-" + last.identifier
    }
}
