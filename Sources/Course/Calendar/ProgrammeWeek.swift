import Almanac

/// The programme's calendar weeks, from one unlock to the next, whether or not a week of a level runs in them.
struct ProgrammeWeek: Hashable, Sendable {
    /// The day on which it begins.
    let start: CivilDate

    /// The calendar week that holds an instant.
    init(holding now: Instant, in zone: Zone, _ config: CourseConfig) {
        let today = zone.date(at: now)
        let back = (today.weekday.rawValue - config.unlock.day.rawValue + 7) % 7
        let start = today.adding(days: -back)
        self.start = Self.opening(start, zone, config) <= now ? start : start.adding(days: -Weekday.allCases.count)
    }

    /// When it begins and the next one does.
    func bounds(in zone: Zone, _ config: CourseConfig) -> Range<Instant> {
        Self.opening(start, zone, config)..<Self.opening(start.adding(days: Weekday.allCases.count), zone, config)
    }

    /// When the week that begins on a day opens. Where the clocks skip that time, at the moment they do; where they show
    /// it twice, the first time.
    static func opening(_ date: CivilDate, _ zone: Zone, _ config: CourseConfig) -> Instant {
        zone.instant(of: date, at: config.unlock.time, choosing: .atJump)
    }

    /// When the deadline of the week that begins on a day is, which is after its opening. Where the clocks show that time
    /// twice, the second time.
    static func deadline(_ date: CivilDate, _ zone: Zone, _ config: CourseConfig) -> Instant {
        var day = date.nextOrSame(config.deadline.day)
        if day == date, config.deadline.time <= config.unlock.time { day = date.adding(days: Weekday.allCases.count) }
        switch zone.matches(of: CivilDateTime(date: day, time: config.deadline.time)) {
        case .once(let instant): return instant
        case .twice(_, let later): return later
        case .never(let jump): return jump.instant
        }
    }
}

extension CourseConfig.EOCRule {
    /// The date by which a result is expected: that many business days after the date of the submission (K44).
    public func resultDate(after date: CivilDate) -> CivilDate {
        var date = date
        var left = businessDays
        while left > 0 {
            date = date.next
            if !weekend.contains(date.weekday) { left -= 1 }
        }
        return date
    }
}
