import Almanac
import Planner
import Records

/// Everything the day's screen shows, as facts; the page and the JSON are two views of it.
final class Day: Sendable {
    let days: PrayerDays
    let date: CivilDate
    let plan: DayPlan
    /// When the day's prayers begin; their blocks may stand later.
    let prayers: DayPrayers
    /// The newest of the inbox, and how many it holds in all.
    let inbox: [PlannedTask]
    let inboxCount: Int
    let hijri: HijriDate?
    /// Whether a backup has just taken the place of damaged data.
    let isRestored: Bool

    /// Loads a day; `nil` stands for today.
    init(_ visit: Visit, days: PrayerDays, date asked: CivilDate?) throws(Missing) {
        let date = asked ?? days.today
        let store = TaskStore(library: visit.library)
        let query = TaskStore.query(from: date.previous, through: date)
        try visit.library.require([query, TaskStore.inboxQuery(limit: TaskStore.besideLimit), TaskStore.inboxCountQuery, RestoredNotice.query])
        var tasks: [PlannedTask] = []
        var earlier: [PlannedTask] = []
        for task in try store.tasks(query) {
            guard let placement = task.placement else { continue }
            if placement.date == date { tasks.append(task) } else { earlier.append(task) }
        }
        self.days = days
        self.date = date
        prayers = days.minutes(date)
        plan = DayPlan(
            day: days.planning(date), tasks: tasks, earlier: earlier, now: days.now, planner: visit.bundle.planner)
        inbox = try store.tasks(TaskStore.inboxQuery(limit: TaskStore.besideLimit))
        inboxCount = try visit.library.count(TaskStore.inboxCountQuery)
        hijri = days.calendar.date(of: date)
        isRestored = RestoredNotice.isShown(try visit.library.records(RestoredNotice.query), at: visit.request.now)
    }

    /// Whether this is the day it is at the place.
    var isToday: Bool { date == days.today }

    /// The route of this day: today's own, or the date's.
    var route: Route { isToday ? .today : .day(date) }

    /// The prayer that comes next, with its instant; on the current day only.
    var next: (kind: PrayerBlock.Kind, at: Instant, isTomorrow: Bool)? {
        plan.now.flatMap { now in days.next(after: now, on: date) }
    }
}

extension PrayerTimes {
    /// When a prayer begins.
    func instant(of kind: PrayerBlock.Kind) -> Instant {
        switch kind {
        case .fajr: fajr
        case .dhuhr: dhuhr
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
    }
}
