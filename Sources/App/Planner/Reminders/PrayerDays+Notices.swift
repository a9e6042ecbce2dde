import Almanac
import Interface
import Planner

/// What the surrounding days have besides the five prayers that deserves a notice.
extension PrayerDays {
    /// When the occasion of a block begins: for a daily prayer at its time, whenever its congregation is; for Jummah
    /// and a feast's prayer with the block, whose minutes count from the planned day.
    func beginning(of block: PrayerBlock, on date: CivilDate) -> Instant {
        switch block.kind {
        case .jummah, .eid: instant(block.start - block.day * 1440, on: date)
        default: times(date).instant(of: block.kind)
        }
    }

    /// The parts of a special day, each once: Jummah, suhoor and iftar, one of the last ten nights of Ramadan, and a
    /// feast's prayer (MZ-142, MZ-151, MZ-152, MZ-155, MZ-160).
    ///
    /// - Parameters:
    ///   - blocks: the date's own blocks.
    /// - isFasting: whether the person means to fast voluntarily on the date.
    func occasions(_ date: CivilDate, _ blocks: [PrayerBlock], isFasting: Bool) -> [ReminderSubject] {
        var subjects: [ReminderSubject] = []
        for block in blocks where block.kind == .jummah || block.kind == .eid {
            let start = beginning(of: block, on: date)
            subjects.append(ReminderSubject(.special, block.kind.name, on: date, from: start, until: start))
        }
        let isRamadan = shape.choices.ramadan && facts(date).isRamadan
        let times = times(date)
        if isRamadan || isFasting && allowsFast(date) {
            subjects.append(ReminderSubject(.special, Suggestion.suhoor, on: date, from: times.fajr, until: times.fajr))
        }
        if isRamadan, let special = shape.special {
            subjects.append(
                ReminderSubject(
                    .special, Suggestion.iftar, on: date, from: times.maghrib,
                    until: times.maghrib + .minutes(Int64(special.iftar))))
        }
        if shape.choices.ramadan, let night = RamadanNight(beginningOn: date, calendar: calendar), night.isOfLastTen {
            subjects.append(
                ReminderSubject(
                    .special, "nights", on: date, from: times.maghrib, until: self.times(date.next).fajr))
        }
        return subjects
    }

    /// Whether a voluntary fast is possible on a date: there is none on the two Eids (al-Bukhari, Fasting: the fast on the
    /// day of Fitr and of Nahr) and the days of Tashreeq (Muslim, Fasting 1141).
    func allowsFast(_ date: CivilDate) -> Bool {
        if case .notObserved? = SpecialDays.of(date, calendar: calendar)?.fasting { false } else { true }
    }

    /// The voluntary prayers of a date as placed beside its tasks, without those that found no room.
    func nawafil(_ date: CivilDate, _ tasks: [PlannedTask], _ marks: DayMarks, _ context: RequestContext)
        -> [ReminderSubject]
    {
        let shaped = shaped(date, isFasted: marks.isFasting)
        let plan = DayPlan(
            day: planning(shaped, on: date), tasks: tasks.filter { task in task.placement?.date == date },
            suggestions: shaped.suggestions.filter { suggestion in !marks.isSkipped(suggestion.id) }, now: now,
            planner: bundle.planner)
        var subjects: [ReminderSubject] = []
        for case .suggestion(let item) in plan.items {
            guard let type = bundle.nawafil.type(item.suggestion.id) else { continue }
            subjects.append(
                ReminderSubject(
                    .nafl, type.id, named: type.name(in: context.strings.language.code), on: date,
                    from: instant(item.suggestion.minutes.lowerBound, on: date),
                    until: instant(item.suggestion.window.upperBound, on: date)))
        }
        return subjects
    }
}
