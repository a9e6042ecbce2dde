import Almanac
import Interface
import Planner

/// The next prayer with its countdown on the sun's arc, or on another day that day's times.
struct DayHero {
    let context: RequestContext
    let day: Day
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ day: Day) {
        self.context = context
        self.day = day
    }

    /// Today's hero.
    @NodeBuilder var node: Node {
        if let next = day.next {
            SunArc(
                caption: next.isTomorrow ? strings[.prayerNextTomorrow] : strings[.prayerNext],
                name: strings.name(next.kind), countdown: countdown(to: next.at), target: "\(next.at.milliseconds)",
                patterns: CountdownPatterns.attributes(strings),
                details: details(
                    explained(
                        next.kind.event, on: next.isTomorrow ? day.date.next : day.date,
                        minute: day.days.zone.local(next.at).minuteOfDay)), moments: moments, sun: sun,
                direction: strings.language.direction
            ).node
        }
    }

    /// The prayer's time, the method it follows, and the direction of the Kaaba (MZ-233).
    private func details(_ time: Node) -> Node {
        var details = [
            time, a(href: Route.times(.methods).link(), .class("hero-link")) { strings.name(day.days.method) },
        ]
        if let qibla = QiblaArrow(from: day.days.place) {
            details.append(qibla.link(strings, .class("hero-link", "qibla-link")))
        }
        return strings.parted(details)
    }

    /// Another day's times in a row.
    var summary: Node {
        section(.class("card", "times"), .aria("label", strings[.prayerTimes])) {
            dl(.class("times-list")) {
                for (name, event, minute) in rows {
                    div {
                        dt { name }
                        dd { explained(event, on: day.date, minute: minute) }
                    }
                }
            }
        }
    }

    /// A time that links to how it was computed.
    private func explained(_ event: PrayerEvent, on date: CivilDate, minute: Int) -> Node {
        let time = strings.time(minute: minute)
        return a(
            href: Route.times(.explanation(date, event)).link(), .class("hero-link"), .data("sheet"),
            .aria("label", strings(.timesWhy, .word("prayer", strings.name(event)), .word("time", time)))
        ) { time }
    }

    private var rows: [(String, PrayerEvent, Int)] {
        var rows: [(String, PrayerEvent, Int)] = []
        for (kind, start) in day.beginnings {
            rows.append((strings.name(kind), kind.event, start))
            if kind == .fajr { rows.append((strings[.prayerSunrise], .sunrise, day.prayers.sunrise)) }
        }
        return rows
    }

    /// The time left in words, rounded up to a minute.
    private func countdown(to instant: Instant) -> String {
        let seconds = max(0, instant.seconds - context.request.now.seconds)
        return strings.duration(minutes: Int(clamping: (seconds + 59) / 60))
    }

    private var moments: [SunArc.Moment] {
        var moments: [SunArc.Moment] = []
        for (kind, start) in day.beginnings {
            moments.append(
                SunArc.Moment(strings.name(kind), permille: permille(start), isPast: start <= day.plan.now ?? 0))
        }
        return moments
    }

    private var sun: Int? {
        guard let now = day.plan.now, day.prayers.fajr <= now, now <= day.prayers.isha else { return nil }
        return permille(now)
    }

    /// The position of a minute between Fajr and Isha, in thousandths.
    private func permille(_ minute: Int) -> Int {
        let first = day.prayers.fajr
        let last = day.prayers.isha
        guard last > first else { return 0 }
        return (minute - first) * 1000 / (last - first)
    }
}
