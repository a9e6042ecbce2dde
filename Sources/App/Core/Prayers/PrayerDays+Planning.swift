import Almanac
import Planner

extension PrayerDays {
    /// What is fixed on a day, with the prayers of the neighbouring days and any change of the clocks.
    func planning(_ date: CivilDate) -> PlanningDay {
        planning(shaped(date), on: date)
    }

    /// The same for days that have already been shaped.
    func planning(_ days: SurroundingDays, on date: CivilDate) -> PlanningDay {
        PlanningDay(
            date: date, blocks: days.blocks, sunrise: days.prayers[1].times.sunrise, clockChanges: days.clockChanges,
            planner: bundle.planner)
    }

    /// A day between its neighbours, shaped by the calendar and the person's choices.
    func shaped(_ date: CivilDate, isFasted: Bool = false) -> SurroundingDays {
        var today = facts(date)
        today.isFasted = today.isFasted || isFasted
        return SurroundingDays(
            shape: shape, prayers: [held(date.previous), held(date), held(date.next)],
            facts: [facts(date.previous), today, facts(date.next)], clockChanges: clockChanges(date))
    }

    /// What the calendar says of a day.
    func facts(_ date: CivilDate) -> DayFacts {
        var facts = DayFacts(date, calendar: calendar)
        if let atMosque, atMosque.date == date, atMosque.mosque != nil { facts.atMosque = atMosque.prayer }
        return facts
    }

    /// A day's prayer times, and when its prayers are held.
    func held(_ date: CivilDate) -> HeldPrayers {
        let reading = reading(date)
        let times = minutes(reading.times, on: date)
        guard
            let gaps = try? CongregationGaps(
                fajr: gaps.fajr, dhuhr: gaps.dhuhr, asr: gaps.asr, maghrib: gaps.maghrib, isha: gaps.isha)
        else { return HeldPrayers(times) }
        func held(_ event: PrayerEvent) -> Int { minute(congregation(event, reading, gaps), on: date) }
        return HeldPrayers(
            times: times,
            held: DayPrayers(
                fajr: held(.fajr), sunrise: times.sunrise, dhuhr: held(.dhuhr), asr: held(.asr),
                maghrib: held(.maghrib), isha: held(.isha)))
    }

    /// A day's prayers in minutes of its own wall clock.
    func minutes(_ date: CivilDate) -> DayPrayers {
        minutes(times(date), on: date)
    }

    private func minutes(_ times: PrayerTimes, on date: CivilDate) -> DayPrayers {
        DayPrayers(
            fajr: minute(times.fajr, on: date), sunrise: minute(times.sunrise, on: date),
            dhuhr: minute(times.dhuhr, on: date), asr: minute(times.asr, on: date),
            maghrib: minute(times.maghrib, on: date), isha: minute(times.isha, on: date))
    }

    /// The first prayer after a minute of a date, with the time and whether it is tomorrow.
    func next(after minute: Int, on date: CivilDate) -> (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool)? {
        var best: (kind: PrayerBlock.Kind, day: Int, start: Int)?
        for day in -1...1 {
            let prayers = minutes(date.adding(days: day))
            let jummah = jummah(date.adding(days: day))
            for kind in PrayerBlock.Kind.allCases {
                let isJummah = kind == .dhuhr && jummah != nil
                let start = day * 1440 + (isJummah ? jummah?.start ?? 0 : prayers.start(of: kind))
                if start > minute, start < best?.start ?? Int.max { best = (isJummah ? .jummah : kind, day, start) }
            }
        }
        guard let best else { return nil }
        let own = date.adding(days: best.day)
        let begins = times(own).instant(of: best.kind)
        let later = best.kind == .jummah ? best.start - best.day * 1440 - self.minute(begins, on: own) : 0
        return (best.kind, begins + .minutes(Int64(later)), best.day > 0)
    }

    /// The block of Jummah on a Friday on which it is chosen.
    func jummah(_ date: CivilDate) -> PrayerBlock? {
        guard date.weekday == .friday, shape.choices.jummah else { return nil }
        return shape.blocks(HeldPrayers(minutes(date)), day: 0, facts(date)).first { $0.kind == .jummah }
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
