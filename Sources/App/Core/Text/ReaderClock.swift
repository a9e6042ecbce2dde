import Almanac
import Quran

/// The day it is for the reader: at the person's place, else in UTC.
struct ReaderClock {
    let today: CivilDate
    /// Minutes that the place's clocks are ahead of UTC.
    let offset: Int

    init(_ context: RequestContext) throws(NeedsData) {
        let now = context.request.now
        guard let place = context.place, let zone = try Zones.zone(place.zone, context.library) else {
            today = CivilDateTime(utcSeconds: now.seconds).date
            offset = 0
            return
        }
        today = zone.date(at: now)
        offset = zone.offset(at: now) / 60
    }

    /// As the count of days in a row takes it.
    var use: DaysInARow.Day { DaysInARow.Day(number: Int(today.dayNumber), offset: offset) }
}
