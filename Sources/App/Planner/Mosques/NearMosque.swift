import Almanac
import Planner

/// The times at which an open page asks where the device is: around each of today's prayers, except those prayed at the
/// mosque anyway or for which the person has said no.
struct NearMosque: Sendable {
    /// A prayer, from some minutes before its time to the end of its block.
    let windows: [(prayer: PrayerBlock.Kind, from: Instant, until: Instant)]

    /// `nil` if the person didn't ask for it, or has saved no mosque.
    init?(_ context: RequestContext, _ days: PrayerDays) {
        self.init(context, days, days.planning(days.today))
    }

    /// Creates the same for a day whose blocks are known.
    init?(_ context: RequestContext, _ days: PrayerDays, _ planning: PlanningDay) {
        guard context.settings.shape.isOn(AtMosque.switchName), !context.settings.mosques.list.isEmpty else {
            return nil
        }
        let answered = AtMosque(context.settings.shape)
        var windows: [(prayer: PrayerBlock.Kind, from: Instant, until: Instant)] = []
        for block in planning.ownBlocks where block.kind != .jummah && block.kind != .eid {
            if context.settings.shape.isOn(PrayerSettingsName.mosque(block.kind)) { continue }
            if let answered, answered.date == planning.date, answered.prayer == block.kind { continue }
            let before = TimeSpan.minutes(Int64(context.bundle.special.mosque.before))
            windows.append(
                (
                    block.kind, days.times(planning.date).instant(of: block.kind) - before,
                    days.instant(block.end, on: planning.date)
                ))
        }
        self.windows = windows
    }

    /// The prayer whose window contains an instant.
    func prayer(at now: Instant) -> PrayerBlock.Kind? {
        for window in windows where window.from <= now && now < window.until { return window.prayer }
        return nil
    }
}
