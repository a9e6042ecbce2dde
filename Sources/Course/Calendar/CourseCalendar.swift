import Almanac

/// When the weeks of an enrolment open, end and fall due. Instants, by the programme's clocks: no student's zone moves
/// them (QF-204).
///
/// Holidays, and a pause over the moment at which a week would open, push that week and all later ones back, so week
/// numbers count without gaps. A deadline within a pause moves on week by week until the pause is over, and over holidays;
/// its week is not over before it.
public struct CourseCalendar: Hashable, Sendable {
    /// The weeks whose opening is known, week 1 first; fewer than the level has while a pause lasts.
    public let weeks: [Week]
    public struct Week: Hashable, Sendable {
        public let opens: Instant
        /// When it is over: when the calendar week that holds its deadline ends. The next may be a holiday. `nil` while a
        /// pause lasts that holds the deadline.
        public let ends: Instant?
        /// `nil` while a pause lasts that holds it.
        public let deadline: Instant?
    }

    /// - Parameter count: how many weeks the level has.
    public init(
        _ cohort: Cohort, weeks count: Int, pauses: [Pause] = [], in zone: Zone, _ config: CourseConfig
    ) {
        let days = Weekday.allCases.count
        let lasting = pauses.contains { $0.until == nil }
        var weeks: [Week] = []
        weeks.reserveCapacity(count)
        // Every calendar week that is left out is a holiday's or has an ended pause over its beginning, and of these
        // there are finitely many; a pause that lasts leaves all out from its beginning on.
        var date = cohort.start
        var opens = ProgrammeWeek.opening(date, zone, config)
        while weeks.count < count {
            if lasting, pauses.contains(where: { $0.until == nil && $0.contains(opens) }) { break }
            let next = date.adding(days: days)
            let ends = ProgrammeWeek.opening(next, zone, config)
            // At the end of all dates no later week can open.
            guard ends > opens else { break }
            if !cohort.isHoliday(weekOf: date), !pauses.contains(where: { $0.contains(opens) }) {
                let due = Self.due(from: date, cohort, pauses, zone, config)
                weeks.append(
                    Week(
                        opens: opens, ends: due.map { $0.week == date ? ends : Self.end(of: $0.week, zone, config) },
                        deadline: due?.deadline))
            }
            (date, opens) = (next, ends)
        }
        self.weeks = weeks
    }

    /// The deadline of the week that begins on a day, and the first day of the calendar week that holds it.
    private static func due(
        from start: CivilDate, _ cohort: Cohort, _ pauses: [Pause], _ zone: Zone, _ config: CourseConfig
    ) -> (deadline: Instant, week: CivilDate)? {
        var date = start
        while true {
            let deadline = ProgrammeWeek.deadline(date, zone, config)
            let pause = pauses.first { $0.contains(deadline) }
            if pause == nil, date == start || !cohort.isHoliday(weekOf: date) { return (deadline, date) }
            let next = date.adding(days: Weekday.allCases.count)
            if let pause, pause.until == nil { return nil }
            guard next > date else { return nil }
            date = next
        }
    }

    private static func end(of date: CivilDate, _ zone: Zone, _ config: CourseConfig) -> Instant {
        ProgrammeWeek.opening(date.adding(days: Weekday.allCases.count), zone, config)
    }

    /// A week by its number; `nil` where its opening is not known.
    public func week(_ number: Int) -> Week? {
        weeks.indices.contains(number - 1) ? weeks[number - 1] : nil
    }

    /// The number of the week that has opened last; `nil` before week 1.
    public func current(at now: Instant) -> Int? {
        let opened = weeks.count { $0.opens <= now }
        return opened == 0 ? nil : opened
    }

    /// How many weeks are over (K37).
    public func elapsed(at now: Instant) -> Int { weeks.count { $0.ends.map { $0 <= now } ?? false } }

    /// The number of the next week to open; `nil` when all have, or when the next opening is not known.
    public func next(after now: Instant) -> Int? {
        let number = (current(at: now) ?? 0) + 1
        return week(number) == nil ? nil : number
    }
}

/// A time in which an enrolment rests: no week opens and nothing falls due.
public struct Pause: Hashable, Sendable {
    public var from: Instant
    /// `nil` while it lasts.
    public var until: Instant?

    public func contains(_ instant: Instant) -> Bool {
        from <= instant && until.map { instant < $0 } ?? true
    }
}
