import Almanac
import Quran

/// The reader's current day: at the person's place, otherwise in UTC.
struct ReaderClock {
    let today: CivilDate
    /// The minutes that the place's clocks are ahead of UTC.
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

    /// The day as counting days in a row takes it.
    var use: DaysInARow.Day { DaysInARow.Day(number: Int(today.dayNumber), offset: offset) }
}
