import Almanac

/// The tasks in another program's file (MZ-084). Problems are reported by line and don't keep the rest from being read.
public struct TaskFile: Sendable {
    /// The most tasks taken from a file.
    public static let mostTasks = 4_000
    /// The largest file that is read, in bytes.
    public static let mostBytes = 8 << 20
    /// The most remarks that are listed.
    public static let mostRemarks = 50

    /// A task, and the line of the file on which it begins, counted from 1.
    public struct Entry: Sendable {
        public var line: Int
        /// The task. Its id is the file's if Wird wrote it, and otherwise empty.
        public var task: PlannedTask
        /// When the task repeats; `nil` for a single task. A repeating task is placed on the first of its days.
        public var repetition: TaskRepetition?
    }

    public var entries: [Entry] = []
    public var remarks: [TaskFileRemark] = []
    /// The number of remarks that are not listed.
    public var further = 0

    /// Reads a file of either kind: a calendar begins with `BEGIN:VCALENDAR`, and anything else is a table.
    public init(_ bytes: [UInt8], context: TaskFileContext) {
        guard bytes.count <= Self.mostBytes else {
            note(TaskFileRemark(.tooLarge))
            return
        }
        if Self.isCalendar(bytes) {
            var reader = CalendarReader(bytes, context)
            self = reader.read()
        } else {
            var reader = TaskTableReader(context)
            self = reader.read(bytes)
        }
    }

    init() {}

    /// Whether a file begins like a calendar, after a byte order mark and white space.
    public static func isCalendar(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(64).firstIndex { $0 > 0x20 && $0 < 0x7F } ?? 0
        let head = bytes[start...].prefix(15).map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
        return head.elementsEqual("BEGIN:VCALENDAR".utf8)
    }

    mutating func note(_ remark: TaskFileRemark) {
        if remarks.count < Self.mostRemarks { remarks.append(remark) } else { further += 1 }
    }

    /// Adds a task. Returns `false` if there are too many.
    mutating func add(_ task: PlannedTask, line: Int, repetition: TaskRepetition? = nil) -> Bool {
        guard entries.count < Self.mostTasks else {
            note(TaskFileRemark(.tooManyTasks, line: line))
            return false
        }
        entries.append(Entry(line: line, task: task, repetition: repetition))
        return true
    }
}

/// What reading a file depends on besides the file.
public struct TaskFileContext: Sendable {
    public var planner: PlannerConfig
    /// The place's zone, in which tasks are scheduled.
    public var zone: Zone
    /// The zones named by a calendar, as far as they are known.
    public var zones: [Zone]
    public var now: Instant
    /// The allowed lead times of a task's reminder, in minutes.
    public var leads: [Int]
    /// The names of categories in the person's language.
    public var categories: [(name: String, category: TaskCategory)]

    public init(
        planner: PlannerConfig, zone: Zone, zones: [Zone] = [], now: Instant, leads: [Int] = [],
        categories: [(name: String, category: TaskCategory)] = []
    ) {
        self.planner = planner
        self.zone = zone
        self.zones = zones
        self.now = now
        self.leads = leads
        self.categories = categories
    }

    /// Returns the category of a name, either Wird's own or in the person's language; `nil` if it is neither.
    func category(_ name: String) -> TaskCategory? {
        let folded = FoldedName(text: name)
        for category in TaskCategory.allCases where FoldedName(text: category.rawValue) == folded { return category }
        for entry in categories where FoldedName(text: entry.name) == folded { return entry.category }
        return nil
    }

    /// Creates a task, shortening notes that are too long and reporting problems. Returns `nil` if the title is missing
    /// or too long.
    func task(title: String, notes: String, duration: Int?, line: Int, _ file: inout TaskFile) -> PlannedTask? {
        let title = TaskText.line(title)
        guard !TaskText.isBlank(title) else {
            file.note(TaskFileRemark(.noTitle, line: line))
            return nil
        }
        guard title.count <= planner.title.characters, title.utf8.count <= planner.title.bytes else {
            file.note(TaskFileRemark(.titleTooLong, line: line, found: title))
            return nil
        }
        var kept = TaskText.lines(notes)
        if kept.count > planner.notes.characters || kept.utf8.count > planner.notes.bytes {
            file.note(TaskFileRemark(.notesCut, line: line, found: title))
            kept = TaskText.lines(String(kept.prefix(planner.notes.characters)))
            while kept.utf8.count > planner.notes.bytes { kept = String(kept.dropLast(kept.count / 2 + 1)) }
        }
        return PlannedTask(
            id: "", title: title, notes: kept, duration: duration ?? planner.defaultDuration, created: now)
    }
}

/// When an imported task repeats, in the place's zone.
public struct TaskRepetition: Hashable, Sendable {
    public var time: SeriesTime
    public var recurrence: Recurrence

    public init(time: SeriesTime, recurrence: Recurrence) {
        self.time = time
        self.recurrence = recurrence
    }
}
