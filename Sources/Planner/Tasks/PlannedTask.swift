import Almanac
import Records

/// Something a person wants to do, either in the inbox or placed on a day.
public struct PlannedTask: Hashable, Sendable {
    /// The id of the operation that created it. Such ids sort by time.
    public let id: String
    /// A single line, never blank.
    public var title: String
    /// Free text, empty if there is none.
    public var notes: String
    public var category: TaskCategory?
    /// The length in minutes, 1 to 1440. The lengths a form may set are ``PlannerConfig/durations``.
    public var duration: Int
    /// Its place; `nil` if it is in the inbox.
    public var placement: Placement?
    /// When it was completed; `nil` while it is open.
    public var completed: Instant?
    public var created: Instant
    /// Its position in lists, ascending; by default the milliseconds of its creation.
    public var order: Int64
    public var isDeleted: Bool
    /// The task that this one is a part of, if a task was split around a prayer.
    public var partOf: String?
    /// Its priority; `nil` counts as medium.
    public var priority: TaskPriority?
    /// When it must be finished.
    public var deadline: Deadline?
    /// Whether its time is fixed, so that reorganising a day leaves it where it is.
    public var isFixed = false
    /// The calendar it was imported from. Such an event is busy time that can't be moved or completed here.
    public var source: String?
    /// Whether it is only shown, and takes no time: an event of a calendar that doesn't block any. It is computed with
    /// the day, not stored.
    public var isShownOnly = false
    /// The line of the series that it is a day of.
    public var series: String?
    /// The start it asked for, if a prayer took that time and it was put at the nearest possible start. It is computed
    /// with the day, not stored.
    public var wanted: Int?
    /// Its steps.
    public var checklist = Checklist()
    /// How many minutes before its start the reminder comes; `nil` if the general setting applies (MZ-096).
    public var lead: Int?
    /// Whether a calendar program repeats it by a rule that Wird doesn't have, so that it stands here once.
    public internal(set) var isHeldOnce = false
    /// The stamp of the newest change. Forms carry it, so that an edit of an older state is recognised.
    public internal(set) var revision: Stamp?

    public init(
        id: String, title: String, notes: String = "", category: TaskCategory? = nil, duration: Int,
        placement: Placement? = nil, completed: Instant? = nil, created: Instant
    ) {
        self.id = id
        self.title = title
        self.notes = notes
        self.category = category
        self.duration = duration
        self.placement = placement
        self.completed = completed
        self.created = created
        order = created.milliseconds
        isDeleted = false
    }

    /// Returns a copy for the inbox, open and without a place.
    public func duplicated(as id: String, at now: Instant) -> PlannedTask {
        var copy = PlannedTask(
            id: id, title: title, notes: notes, category: category, duration: duration, created: now)
        copy.priority = priority
        copy.deadline = deadline
        copy.checklist = checklist.unticked
        copy.lead = lead
        return copy
    }

    /// Whether it is busy time of another calendar, which is shown and respected but never moved (MZ-049).
    public var isExternal: Bool { source != nil }

    /// Whether it is an event of a subscribed calendar, which is no task of the person's.
    public var isEvent: Bool { id.utf8.starts(with: Self.eventPrefix.utf8) }

    /// The beginning of the ids of such events.
    public static let eventPrefix = "event:"

    /// Whether it takes its minutes, so that others go round it.
    var isBusy: Bool { completed == nil && !isDeleted && !isShownOnly }

    /// Whether it has been stored. An unchanged day of a series has not.
    public var isStored: Bool { revision != nil }

    /// Whether reorganising a day may move it.
    public var isMovable: Bool { !isFixed && !isExternal }

    /// The bucket its record is indexed under: the date it is placed on, `inbox`, `done`, or `skipped`.
    public var bucket: String {
        if isDeleted, series != nil { return Self.skipped }
        if let placement { return Self.bucket(of: placement.date) }
        return completed == nil ? Self.inbox : Self.done
    }

    /// The bucket of open tasks without a place.
    public static let inbox = "inbox"
    /// The bucket of completed tasks without a place.
    public static let done = "done"
    /// The bucket of skipped days of a series. They stay in the store, so that they don't come back.
    public static let skipped = "skipped"
    /// Returns the bucket of the tasks placed on a date: the date itself, so that buckets sort by day.
    public static func bucket(of date: CivilDate) -> String { date.description }
    /// The field with what a calendar program sent of a task, which is given back as it came.
    public static let calendarField = "vtodo"
    /// The kind of a task's record.
    public static let kind = Kind("task")

    /// The order of lists: as arranged by the person, then by age.
    public static func comesFirst(_ a: PlannedTask, _ b: PlannedTask) -> Bool {
        a.order != b.order ? a.order < b.order : a.id < b.id
    }
}

/// A task's place: a date and a minute of it, on the wall clock.
public struct Placement: Hashable, Sendable {
    public var date: CivilDate
    /// Minutes after 00:00, 0 to 1439.
    public var start: Int
    /// The prayer that the start is tied to and follows. A task that is moved is no longer tied to a prayer.
    public var anchor: PrayerAnchor?

    public init(date: CivilDate, start: Int, anchor: PrayerAnchor? = nil) {
        self.date = date
        self.start = start
        self.anchor = anchor
    }
}

/// How important a task is compared to others. A task without a priority counts as ``medium``.
///
/// RFC 5545 §3.8.1.9 names these three levels for calendars without finer ones.
public enum TaskPriority: String, Hashable, Sendable, CaseIterable {
    case high, medium, low
}

/// When a task must be finished: on a day, or by a minute of it.
public struct Deadline: Hashable, Sendable {
    public var date: CivilDate
    /// The time of day; `nil` if it may be finished any time on the day.
    public var time: ClockTime?

    public init(date: CivilDate, time: ClockTime? = nil) {
        self.date = date
        self.time = time
    }

    /// Reads what ``text`` writes: `2026-11-21` or `2026-11-21T16:00`; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        let mark = text.utf8.firstIndex(of: UInt8(ascii: "T")) ?? text.endIndex
        guard let date = CivilDate(text[..<mark]) else { return nil }
        self.date = date
        guard mark < text.endIndex else { return }
        guard let time = ClockTime(text[mark...].dropFirst()) else { return nil }
        self.time = time
    }

    /// The deadline as written in records and to programs.
    public var text: String {
        guard let time else { return date.description }
        return date.description + "T" + time.description
    }
}
