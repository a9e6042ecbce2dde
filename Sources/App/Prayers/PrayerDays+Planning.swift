import Almanac
import Planner

extension PrayerDays {
    /// What is fixed on a day, with the prayers of the days beside it and a change of the clocks.
    func planning(_ date: CivilDate) -> PlanningDay {
        PlanningDay(
            date: date, yesterday: minutes(date.previous), today: minutes(date), tomorrow: minutes(date.next),
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
