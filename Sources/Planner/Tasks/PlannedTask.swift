import Almanac
import Records

/// Something a person wants to do: in the inbox, or placed on a day.
public struct PlannedTask: Hashable, Sendable {
    /// The id of the operation that created it: its ids sort by time.
    public let id: String
    /// One line, never blank.
    public var title: String
    /// Free text, empty where there is none.
    public var notes: String
    public var category: TaskCategory?
    /// Length in minutes, 1 to 1440; what a form may set stands in ``PlannerConfig/durations``.
    public var duration: Int
    /// Where it stands; `nil` in the inbox.
    public var placement: Placement?
    /// When it was completed; `nil` while it is open.
    public var completed: Instant?
    public var created: Instant
    /// Where it stands among its like, ascending; by default the creation's milliseconds.
    public var order: Int64
    public var isDeleted: Bool
    /// The task this one is a part of, when a task was divided around a prayer.
    public var partOf: String?
    /// How much it matters; `nil` counts as medium.
    public var priority: TaskPriority?
    /// By when it is to be finished.
    public var deadline: Deadline?
    /// Whether its time is fixed: reorganising a day leaves it where it is.
    public var isFixed = false
    /// The calendar it was taken from; such an event is busy time that nothing here moves or completes.
    public var source: String?
    /// The line of the series that it is one day of.
    public var series: String?
    /// The start that it asks for, where a prayer stands there and it was put at the nearest that may be had. Worked out
    /// with the day, not stored.
    public var wanted: Int?
    /// The steps within it.
    public var checklist = Checklist()
    /// How many minutes before its start it is reminded of; `nil` where the general setting holds (MZ-096).
    public var lead: Int?
    /// The newest change; forms carry it, so that an edit of an older state can be told.
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

    /// A copy for the inbox, open and unplaced.
    public func duplicated(as id: String, at now: Instant) -> PlannedTask {
        var copy = PlannedTask(
            id: id, title: title, notes: notes, category: category, duration: duration, created: now)
        copy.priority = priority
        copy.deadline = deadline
        copy.checklist = checklist.unticked
        copy.lead = lead
        return copy
    }

    /// Whether it is busy time of another calendar: shown and respected, never moved (MZ-049).
    public var isExternal: Bool { source != nil }

    /// Whether it has been stored; a day of a series that nothing was done to has not.
    public var isStored: Bool { revision != nil }

    /// Whether reorganising a day may move it.
    public var isMovable: Bool { !isFixed && !isExternal }

    /// The bucket its record is indexed under: the date it is placed on, `inbox`, or `done`.
    public var bucket: String {
        if isDeleted, series != nil { return Self.skipped }
        if let placement { return Self.bucket(of: placement.date) }
        return completed == nil ? Self.inbox : Self.done
    }

    /// The bucket of open tasks without a place.
    public static let inbox = "inbox"
    /// The bucket of completed tasks without a place.
    public static let done = "done"
    /// The bucket of days of a series that were left out: they stay in the store, so that they don't come again.
    public static let skipped = "skipped"
    /// The bucket of the tasks placed on a date: the date itself, so that buckets sort by day.
    public static func bucket(of date: CivilDate) -> String { date.description }
    /// The kind of a task's record.
    public static let kind = Kind("task")

    /// The order of lists: as arranged, then by age.
    public static func comesFirst(_ a: PlannedTask, _ b: PlannedTask) -> Bool {
        a.order != b.order ? a.order < b.order : a.id < b.id
    }
}
