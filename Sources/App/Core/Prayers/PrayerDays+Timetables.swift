import Almanac
import Interface
import Planner
import Records

extension PrayerDays {
    /// A day's times and where they come from.
    struct Reading: Sendable {
        /// The times in force.
        let times: PrayerTimes
        /// What the person's rules compute for the day.
        let computed: PrayerTimes
        /// The timetable day that gives the times, or `nil` if they are computed.
        var printed: PrintedDay?
        /// Why a timetable in use doesn't give the times.
        var gap: TimetableGap?
    }

    /// A day's times: a timetable's if one has the day and keeps the days in order, otherwise computed.
    func reading(_ date: CivilDate) -> Reading {
        let computed = computed(date)
        guard !timetables.isEmpty else { return Reading(times: computed, computed: computed) }
        let days = timetables.days(date)
        guard let candidate = candidate(days, computed) else {
            return Reading(times: computed, computed: computed, gap: days.isEmpty ? .missingDay : .outOfOrder)
        }
        guard keepsClear(candidate.times, computed: computed) else {
            return Reading(times: computed, computed: computed, gap: .overNeighbour)
        }
        return Reading(times: candidate.times, computed: computed, printed: candidate.printed)
    }

    /// The first timetable day whose times are in order.
    private func candidate(_ days: [PrintedDay], _ computed: PrayerTimes) -> (times: PrayerTimes, printed: PrintedDay)?
    {
        for day in days {
            if let times = computed.following(day.day, in: zone) { return (times, day) }
        }
        return nil
    }

    /// Whether a timetable's day doesn't overlap the neighbouring days, computed or printed: whichever of the two is
    /// used there, the days stay in order. Of a pair that collides, both days are computed.
    private func keepsClear(_ times: PrayerTimes, computed: PrayerTimes) -> Bool {
        // Computed times move by only minutes from day to day, so the neighbours need checking only if a night is as
        // short as this.
        let margin = TimeSpan.hours(4)
        let date = times.date
        if computed.isha - .hours(24) + margin > times.fajr, self.computed(date.previous).isha >= times.fajr {
            return false
        }
        if computed.fajr + .hours(24) - margin < times.isha, self.computed(date.next).fajr <= times.isha {
            return false
        }
        return !collides(date.previous) { $0.instant(of: .isha, in: zone).map { $0 >= times.fajr } ?? false }
            && !collides(date.next) { $0.instant(of: .fajr, in: zone).map { $0 <= times.isha } ?? false }
    }

    /// Whether the printed day that would be used on a date collides.
    private func collides(_ date: CivilDate, _ isInTheWay: (TimetableDay) -> Bool) -> Bool {
        let days = timetables.days(date)
        guard days.contains(where: { isInTheWay($0.day) }) else { return false }
        return candidate(days, computed(date)).map { isInTheWay($0.printed.day) } ?? false
    }

    /// When a prayer's congregation begins: as the timetable prints it, otherwise after the person's gap.
    func congregation(_ event: PrayerEvent, _ reading: Reading, _ gaps: CongregationGaps) -> Instant {
        guard let printed = reading.printed, printed.usesIqama,
            let moment = printed.day.iqamaInstant(of: event, in: zone)
        else { return reading.times.congregation(event, gaps) }
        // Nothing follows Isha on its own day; the next Fajr is about a day after this one.
        return reading.times.congregation(event, at: min(moment, reading.times.fajr + .hours(23)))
    }

    /// What a timetable means for a day, in words; `nil` if none is in use.
    func words(of reading: Reading) -> TimetableWords? {
        guard let head = reading.printed?.head ?? timetables.heads.first else { return nil }
        return TimetableWords(
            name: head.name, date: zone.date(at: head.importedAt), isImported: head.id != TimetableHead.network,
            computed: reading.computed, gap: reading.gap)
    }

    /// The same for programs: which timetable gives the day's times, or why none does.
    func facts(of reading: Reading) -> JSONObject? {
        if let head = reading.printed?.head {
            return [
                "name": .string(head.name), "imported": .string(zone.date(at: head.importedAt).description),
                "source": .string(head.id == TimetableHead.network ? "network" : "import"),
            ]
        }
        return reading.gap.map { ["computed": .string($0.identifier)] }
    }
}
