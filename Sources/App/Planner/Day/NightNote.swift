import Almanac
import Interface

/// Under the day: when the last third of the night after it begins, the best time for the night prayer.
struct NightNote {
    let visit: Visit
    let day: Day

    init(_ visit: Visit, _ day: Day) {
        self.visit = visit
        self.day = day
    }

    var node: Node {
        let strings = visit.strings
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
