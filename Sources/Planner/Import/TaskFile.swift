import Almanac

/// The tasks that a file of another program holds (MZ-084), read as far as they can be: what is wrong is named by its
/// line, and nothing of it stands in the way of the rest.
public struct TaskFile: Sendable {
    /// As many tasks are taken from one file.
    public static let mostTasks = 4_000
    /// As many bytes are read.
    public static let mostBytes = 8 << 20
    /// As many remarks are listed.
    public static let mostRemarks = 50

    /// A task and the line of the file it begins on, from 1.
    public struct Entry: Sendable {
        public var line: Int
        /// Its id is the file's own where it names one that Wird wrote, else empty.
        public var task: PlannedTask
        /// When it comes again; `nil` for one that is there once. Its task then stands on the first of its days.
        public var repetition: TaskRepetition?
    }

    public var entries: [Entry] = []
    public var remarks: [TaskFileRemark] = []
    /// How many remarks are not listed.
    public var further = 0

    /// Reads a file of either kind: a calendar begins with `BEGIN:VCALENDAR`, anything else is a table.
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

    /// Whether a file says that it is a calendar, after a byte order mark and white space.
    public static func isCalendar(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(64).firstIndex { $0 > 0x20 && $0 < 0x7F } ?? 0
        let head = bytes[start...].prefix(15).map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
        return head.elementsEqual("BEGIN:VCALENDAR".utf8)
    }

    mutating func note(_ remark: TaskFileRemark) {
        if remarks.count < Self.mostRemarks { remarks.append(remark) } else { further += 1 }
    }

    /// Takes a task in; `false` where there are too many.
    mutating func add(_ task: PlannedTask, line: Int, repetition: TaskRepetition? = nil) -> Bool {
        guard entries.count < Self.mostTasks else {
            note(TaskFileRemark(.tooManyTasks, line: line))
            return false
        }
        entries.append(Entry(line: line, task: task, repetition: repetition))
        return true
    }
}

/// What reading a file goes by beside the file.
public struct TaskFileContext: Sendable {
    public var planner: PlannerConfig
    /// The place's zone, whose wall clock tasks go by.
    public var zone: Zone
    /// The zones that a calendar names, as far as they are known.
    public var zones: [Zone]
    public var now: Instant
    /// The minutes before its start that a task may be reminded at.
    public var leads: [Int]
    /// What categories are called in the person's language.
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

    /// The category of a name, Wird's own or the language's; `nil` where it is neither.
    func category(_ name: String) -> TaskCategory? {
        let folded = FoldedName(text: name)
        for category in TaskCategory.allCases where FoldedName(text: category.rawValue) == folded { return category }
        for entry in categories where FoldedName(text: entry.name) == folded { return entry.category }
        return nil
    }

    /// A task with a title and notes as they may be kept, and what has to be said of them; no task where there is no
    /// title that can be.
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
