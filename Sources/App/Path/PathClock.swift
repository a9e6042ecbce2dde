import Almanac
import Interface

/// The current day of the path: at the person's place, otherwise in UTC.
struct PathClock: Sendable {
    let instant: Instant
    /// The date and time there.
    let now: CivilDateTime
    let zone: Zone

    init(_ context: RequestContext) throws(NeedsData) {
        instant = context.request.now
        if let place = context.place, let zone = try Zones.zone(place.zone, context.library) {
            self.zone = zone
        } else {
            zone = .utc
        }
        now = zone.local(instant)
    }

    var today: CivilDate { now.date }
}
