import Almanac
import Planner
import Records

/// Everything that the day's screen shows, as data; the page and the JSON are two views of it.
final class Day: Sendable {
    let days: PrayerDays
    let date: CivilDate
    let plan: DayPlan
    /// When each of the day's five prayers begins; on Fridays, Jummah takes the place of Dhuhr.
    let beginnings: [(kind: PrayerBlock.Kind, start: Int)]
    /// The times at which the day's prayers begin; their blocks may be later.
    let prayers: DayPrayers
    /// What the calendar says of the day.
    let facts: DayFacts
    /// What the person noted on the day.
    let marks: DayMarks
    /// On a Thursday evening, the number of tasks that overlap tomorrow's Jummah (MZ-146).
    let tomorrowInConflict: Int
    /// The newest tasks of the inbox, and the total number in it.
    let inbox: [PlannedTask]
    let inboxCount: Int
    /// Repeating tasks of the day that have no place on it.
    let unplaced: [DayTasks.Unplaced]
    /// Events of subscribed calendars that are on the day as a whole.
    let wholeEvents: [SubscriptionStore.WholeDay]
    let hijri: HijriDate?
    /// Whether a backup has just replaced damaged data.
    let isRestored: Bool
    /// The reminders that have just come; on the current day only.
    let reminders: Reminders?

    /// What a day needs whether or not it is today.
    static func queries(_ date: CivilDate) -> [RecordQuery] {
        DayTasks.queries(from: date.previous, through: date) + [
            TaskStore.inboxQuery(limit: TaskStore.besideLimit), TaskStore.inboxCountQuery, RestoredNotice.query,
            DayMarks.query(date),
        ]
    }

    /// Loads a day; `nil` stands for today.
    init(_ context: RequestContext, days: PrayerDays, date asked: CivilDate?) throws(NeedsData) {
        let date = asked ?? days.today
        let store = TaskStore(library: context.library)
        let isToday = date == days.today
        try context.library.require(
            Self.queries(date) + (isToday ? Reminders.queries(date, context) + context.crossings.pathCardQueries : []))
        let standing = try DayTasks(context, days, from: date.previous, through: date)
        var tasks: [PlannedTask] = []
        var earlier: [PlannedTask] = []
        for task in standing.tasks {
            guard let placement = task.placement else { continue }
            if placement.date == date { tasks.append(task) } else { earlier.append(task) }
        }
        unplaced = standing.unplaced.filter { $0.date == date }
        wholeEvents = standing.wholeEvents.filter { $0.date == date }
        self.days = days
        self.date = date
        let marks = DayMarks(try context.library.record(DayMarks.key(date)))
        let shaped = days.shaped(date, isFasted: marks.isFasting)
        self.marks = marks
        facts = shaped.facts[1]
        prayers = shaped.prayers[1].times
        var suggestions = shaped.suggestions
        if marks.record != nil { suggestions.removeAll { marks.isSkipped($0.id) } }
        plan = DayPlan(
            day: days.planning(shaped, on: date), tasks: tasks, earlier: earlier, suggestions: suggestions,
            now: days.now, planner: context.bundle.planner)
        beginnings = Self.beginnings(of: plan, prayers)
        let isEve = date.next.weekday == .friday && date == days.today && days.now.minuteOfDay >= prayers.maghrib
        tomorrowInConflict =
            isEve && days.shape.choices.jummah ? try WorkingDay(context, days, date.next).conflicts.count : 0
        inbox = try store.tasks(TaskStore.inboxQuery(limit: TaskStore.besideLimit))
        inboxCount = try context.library.count(TaskStore.inboxCountQuery)
        hijri = date == days.today ? days.hijriToday : days.calendar.date(of: date)
        reminders =
            isToday ? try Reminders(context, days, planning: plan.day, tasks: earlier + tasks, hasPending: false) : nil
        isRestored = RestoredNotice.isShown(try context.library.records(RestoredNotice.query), at: context.request.now)
    }

    /// The night after the day.
    var night: Night { days.night(after: date) }

    /// When each of the day's five prayers begins.
    private static func beginnings(of plan: DayPlan, _ prayers: DayPrayers) -> [(kind: PrayerBlock.Kind, start: Int)] {
        let jummah = plan.day.ownBlocks.first { $0.kind == .jummah }
        return PrayerBlock.Kind.allCases.map { kind in
            if kind == .dhuhr, let jummah { return (.jummah, jummah.start) }
            return (kind, prayers.start(of: kind))
        }
    }

    /// The number of the night that begins this evening, if it is one of the odd nights among the last ten of Ramadan.
    var oddNight: Int? {
        guard days.shape.choices.ramadan, facts.hasTarawih,
            let night = RamadanNight(beginningOn: date, calendar: days.calendar), night.isOddOfLastTen
        else { return nil }
        return night.number
    }

    /// The reasons why fasting is recommended on the day, among those the person wants to be told; `nil` if there are
    /// none.
    func fastingReasons(_ context: RequestContext) -> [Occasion]? {
        let shape = context.settings.shape
        guard !shape.isEmpty, case .recommended(let reasons)? = SpecialDays.of(date, calendar: days.calendar)?.fasting
        else {
            return nil
        }
        let wanted = reasons.filter { reason in
            switch reason {
            case .monday, .thursday: shape.isOn(PrayerSettingsName.fastingWeekly)
            case .whiteDay: shape.isOn(PrayerSettingsName.fastingWhite)
            default: shape.isOn(PrayerSettingsName.fastingYearly)
            }
        }
        return wanted.isEmpty ? nil : wanted
    }

    /// Whether this is the current day at the place.
    var isToday: Bool { date == days.today }

    /// Whether anything on this day can still be moved.
    var hasOpenTasks: Bool {
        guard date >= days.today else { return false }
        for case .task(let item) in plan.items where item.phase != .done && item.task.isMovable { return true }
        return false
    }

    /// The route of this day: today's own, or the one with the date.
    var route: Route { isToday ? .planner(.today) : .planner(.day(date)) }

    /// The next prayer with its time; on the current day only.
    var next: (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool)? {
        plan.now.flatMap { now in days.next(after: now, on: date) }
    }
}

extension PrayerTimes {
    /// The time at which a prayer begins.
    func instant(of kind: PrayerBlock.Kind) -> Instant {
        switch kind {
        case .fajr: fajr
        case .dhuhr, .jummah: dhuhr
        case .eid: sunrise
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}
