import Almanac
import Interface
import Planner

/// The next prayer with its countdown on the sun's arc; on another day, that day's times.
struct DayHero {
    let visit: Visit
    let day: Day
    private var strings: Strings { visit.strings }

    init(_ visit: Visit, _ day: Day) {
        self.visit = visit
        self.day = day
    }

    /// Today's hero.
    @NodeBuilder var node: Node {
        if let next = day.next {
            SunArc(
                caption: next.isTomorrow ? strings[.prayerNextTomorrow] : strings[.prayerNext],
                name: strings.name(next.kind), countdown: countdown(to: next.at), target: "\(next.at.milliseconds)",
                patterns: CountdownPatterns.attributes(strings),
                details: [
                    .text(strings.time(minute: day.days.zone.local(next.at).minuteOfDay)),
                    .text(strings.name(day.days.method)),
                ], moments: moments, sun: sun, direction: strings.language.direction
            ).node
        }
    }

    /// Another day's times in a row.
    var summary: Node {
        section(.class("card", "times"), .aria("label", strings[.prayerTimes])) {
            dl(.class("times-list")) {
                for (name, minute) in rows {
                    div {
                        dt { name }
                        dd { strings.time(minute: minute) }
                    }
                }
            }
        }
    }

    private var rows: [(String, Int)] {
        var rows: [(String, Int)] = []
        for block in day.plan.day.ownBlocks {
            rows.append((strings.name(block.kind), block.start))
            if block.kind == .fajr, let sunrise = day.plan.day.sunrise {
                rows.append((strings[.prayerSunrise], sunrise))
            }
        }
        return rows
    }

    /// The time left in words; under a minute the prayer is as good as here.
    private func countdown(to instant: Instant) -> String {
        let seconds = max(0, instant.seconds - visit.request.now.seconds)
        return strings.duration(minutes: Int(clamping: (seconds + 59) / 60))
    }

    private var moments: [SunArc.Moment] {
        var moments: [SunArc.Moment] = []
        for block in day.plan.day.ownBlocks {
            moments.append(
                SunArc.Moment(
                    strings.name(block.kind), permille: permille(block.start),
                    isPast: block.start <= day.plan.now ?? 0))
        }
        return moments
    }

    private var sun: Int? {
        guard let now = day.plan.now, let first = day.plan.day.ownBlocks.first, let last = day.plan.day.ownBlocks.last,
            (first.start...last.start).contains(now)
        else { return nil }
        return permille(now)
    }

    /// Where a minute stands between Fajr and Isha.
    private func permille(_ minute: Int) -> Int {
        let blocks = day.plan.day.ownBlocks
        guard let first = blocks.first?.start, let last = blocks.last?.start, last > first else { return 0 }
        return (minute - first) * 1000 / (last - first)
    }
}
