import Almanac
import Interface

/// The day it is on the path: at the person's place, else in UTC.
struct PathClock: Sendable {
    let instant: Instant
    /// What calendar and clock show there.
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
