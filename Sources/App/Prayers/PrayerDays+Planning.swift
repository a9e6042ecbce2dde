import Almanac
import Planner

extension PrayerDays {
    /// What is fixed on a day, with the prayers of the days beside it and a change of the clocks.
    func planning(_ date: CivilDate) -> PlanningDay {
        PlanningDay(
            date: date, yesterday: congregations(date.previous), today: congregations(date),
            tomorrow: congregations(date.next),
            clockChanges: clockChanges(date), prayers: bundle.prayer, planner: bundle.planner)
    }

    /// A day's prayers in minutes of its own wall clock.
    func minutes(_ date: CivilDate) -> DayPrayers {
        let times = times(date)
        return DayPrayers(
            fajr: minute(times.fajr, on: date), sunrise: minute(times.sunrise, on: date),
            dhuhr: minute(times.dhuhr, on: date), asr: minute(times.asr, on: date),
            maghrib: minute(times.maghrib, on: date), isha: minute(times.isha, on: date))
    }

    /// When a day's prayers are held, in minutes of its own wall clock: at their times, or the person's gaps after them.
    func congregations(_ date: CivilDate) -> DayPrayers {
        let gaps = try? CongregationGaps(
            fajr: gaps.fajr, dhuhr: gaps.dhuhr, asr: gaps.asr, maghrib: gaps.maghrib, isha: gaps.isha)
        guard let gaps else { return minutes(date) }
        let times = times(date)
        func held(_ event: PrayerEvent) -> Int { minute(times.congregation(event, gaps), on: date) }
        return DayPrayers(
            fajr: held(.fajr), sunrise: minute(times.sunrise, on: date), dhuhr: held(.dhuhr), asr: held(.asr),
            maghrib: held(.maghrib), isha: held(.isha))
    }

    /// The first prayer whose time comes after a minute of a date, with the day it belongs to.
    func next(after minute: Int, on date: CivilDate) -> (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool)? {
        var best: (kind: PrayerBlock.Kind, day: Int, start: Int)?
        for day in -1...1 {
            let prayers = minutes(date.adding(days: day))
            for kind in PrayerBlock.Kind.allCases {
                let start = day * 1440 + prayers.start(of: kind)
                if start > minute, start < best?.start ?? Int.max { best = (kind, day, start) }
            }
        }
        guard let best else { return nil }
        return (best.kind, times(date.adding(days: best.day)).instant(of: best.kind), best.day > 0)
    }

    /// An instant as minutes after 00:00 of a date, as the wall clock shows them.
    func minute(_ instant: Instant, on date: CivilDate) -> Int {
        let local = zone.local(instant)
        return date.days(to: local.date) * 1440 + local.minuteOfDay
    }

    /// The changes of the clocks on a date.
    private func clockChanges(_ date: CivilDate) -> [ClockChange] {
        let end = zone.startOfDay(date.next)
        var changes: [ClockChange] = []
        var after = Instant(microseconds: zone.startOfDay(date).microseconds - 1)
        while changes.count < 4, let transition = zone.nextTransition(after: after), transition.instant < end {
            let wall = CivilDateTime(utcSeconds: transition.instant.seconds + Int64(transition.offsetBefore))
            let minute = date.days(to: wall.date) * 1440 + wall.minuteOfDay
            changes.append(ClockChange(minute: minute, shift: transition.shift / 60))
            after = transition.instant
        }
        return changes
    }
}
