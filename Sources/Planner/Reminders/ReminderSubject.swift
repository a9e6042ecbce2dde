import Almanac

/// What a reminder is about: a prayer of a day, something that a special day has, or an open task at its place.
///
/// The schedule knows nothing else of the day, so that whatever stands on it can be reminded of: a new group takes a
/// case here, its subjects from the day, and kinds in `RemindersConfig.json`.
public struct ReminderSubject: Sendable {
    /// What kinds of reminders are about. There is no group for anything that isn't the person's own day (MZ-110).
    public enum Group: String, CaseIterable, Hashable, Sendable {
        case prayer
        /// Jummah, suhoor and iftar, the last nights of Ramadan, a feast's prayer.
        case special
        /// A voluntary prayer that the person has switched on.
        case nafl
        case task

        /// Whether it is kept where a system takes few, and comes in quiet hours, without a sound.
        public var isKept: Bool { self == .prayer || self == .special }

        /// What comes first of one minute.
        var rank: Int {
            switch self {
            case .prayer: 0
            case .special: 1
            case .nafl: 2
            case .task: 3
            }
        }

        /// Whether nothing is said of it once it is over: nobody is reminded of what can no longer be done (MZ-132).
        var passes: Bool { self == .special || self == .nafl }
    }

    public var group: Group
    /// What tells it from every other, of letters, digits, hyphens and colons: `asr-2026-11-21`, or a task's id.
    public var key: String
    /// A prayer's name in the locales, a special day's part by its id, or a task's title.
    public var name: String
    public var start: Instant
    /// When it ends, after ``start``.
    public var end: Instant
    public var category: TaskCategory?
    /// How many minutes before its start the person wants to hear of this one; `nil` where the general setting holds.
    public var lead: Int?
    /// Whether something may be done to it: not to a prayer, nor to an event of another calendar.
    public var isOwn: Bool

    /// A prayer of a date, from its time to the end of its block.
    public init(prayer kind: PrayerBlock.Kind, on date: CivilDate, from start: Instant, until end: Instant) {
        group = .prayer
        key = kind.name + "-" + date.description
        name = kind.name
        self.start = start
        self.end = max(start, end)
        isOwn = false
    }

    /// What a special day has, or a voluntary prayer: reminded of once a day, and no longer than until it is over.
    public init(
        _ group: Group, _ id: String, named name: String? = nil, on date: CivilDate, from start: Instant,
        until end: Instant
    ) {
        self.group = group
        key = id + "-" + date.description
        self.name = name ?? id
        self.start = start
        self.end = max(start, end)
        isOwn = false
    }

    /// A task where it stands; `nil` where it stands nowhere, is done or deleted.
    public init?(_ task: PlannedTask, in zone: Zone) {
        guard let placement = task.placement, task.completed == nil, !task.isDeleted,
            let time = ClockTime(minuteOfDay: placement.start)
        else { return nil }
        group = .task
        key = task.id
        name = task.title
        start = zone.instant(of: placement.date, at: time)
        end = start + .minutes(Int64(task.duration))
        category = task.category
        lead = task.lead
        isOwn = !task.isExternal
    }
}
