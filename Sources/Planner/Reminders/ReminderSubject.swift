import Almanac

/// What a reminder is about: a prayer of a day, a part of a special day, or an open task with a place.
///
/// The schedule needs no other knowledge of the day, so anything on it can have reminders. A new group needs a case
/// here, subjects from the day, and kinds in `RemindersConfig.json`.
public struct ReminderSubject: Sendable {
    /// The groups of subjects. There is none for anything outside the person's own day (MZ-110).
    public enum Group: String, CaseIterable, Hashable, Sendable {
        case prayer
        /// Jummah, suhoor and iftar, the last nights of Ramadan, a feast's prayer.
        case special
        /// A voluntary prayer that the person has switched on.
        case nafl
        case task

        /// Whether it is kept if the system allows only a few, and comes silently in quiet hours.
        public var isKept: Bool { self == .prayer || self == .special }

        /// The order of reminders within a minute.
        var rank: Int {
            switch self {
            case .prayer: 0
            case .special: 1
            case .nafl: 2
            case .task: 3
            }
        }

        /// Whether its reminders stop once it is over, so that nobody is reminded of what can no longer be done
        /// (MZ-132).
        var passes: Bool { self == .special || self == .nafl }
    }

    public var group: Group
    /// A unique key of letters, digits, hyphens and colons: `asr-2026-11-21`, or a task's id.
    public var key: String
    /// A prayer's name in the locales, the id of a part of a special day, or a task's title.
    public var name: String
    public var start: Instant
    /// When it ends, after ``start``.
    public var end: Instant
    public var category: TaskCategory?
    /// How many minutes before its start the person wants a reminder; `nil` if the general setting applies.
    public var lead: Int?
    /// Whether it can be acted on, which is not the case for a prayer or an event of another calendar.
    public var isOwn: Bool

    /// Creates a prayer of a date, from its time to the end of its block.
    public init(prayer kind: PrayerBlock.Kind, on date: CivilDate, from start: Instant, until end: Instant) {
        group = .prayer
        key = kind.name + "-" + date.description
        name = kind.name
        self.start = start
        self.end = max(start, end)
        isOwn = false
    }

    /// Creates a part of a special day, or a voluntary prayer. Reminders for it come once a day, and only until it is
    /// over.
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

    /// Creates a task with a place; `nil` if it has no place, or is completed or deleted.
    public init?(_ task: PlannedTask, in zone: Zone) {
        // The calendar that an event is subscribed from reminds of it.
        guard let placement = task.placement, task.completed == nil, !task.isDeleted, !task.isEvent,
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
