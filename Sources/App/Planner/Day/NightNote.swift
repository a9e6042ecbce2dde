import Almanac
import Interface

/// The note below the day that says when the last third of the following night begins, the best time for the night
/// prayer.
struct NightNote {
    let context: RequestContext
    let day: Day

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    var node: Node {
        let strings = context.strings
        let third = day.days.zone.local(day.night.lastThird).minuteOfDay
        let end = day.days.zone.local(day.night.end).minuteOfDay
        return p(.class("night-note"), .data("night")) {
            Icon.moon.node(.text)
            span {
                strings(
                    day.days.rules.nightInForce == .toFajr ? .nightThirdToFajr : .nightThirdToSunrise,
                    .word("time", strings.time(minute: third)), .word("end", strings.time(minute: end)))
            }
        }
    }
}
