import Almanac
import Interface
import Planner
import Records

/// A file with tasks as it was sent, parsed and compared with the existing tasks (MZ-084). It stores nothing.
struct TaskImport: Sendable {
    /// A task in the file, and whether it already exists.
    struct Entry: Sendable {
        var line: Int
        var task: PlannedTask
        /// How it repeats, or `nil` if it occurs once.
        var repetition: TaskRepetition?
        var isKnown: Bool
    }

    let bytes: [UInt8]
    let fileName: String
    let days: PrayerDays
    private(set) var entries: [Entry] = []
    private(set) var remarks: [TaskFileRemark]
    let furtherRemarks: Int

    /// The name of the feature that lets tasks repeat.
    private static let repeating = "recurring"

    /// The sent bytes and file name. A chosen file takes precedence over pasted text.
    static func sent(_ form: FormFields, _ context: RequestContext) -> (bytes: [UInt8], fileName: String) {
        let file =
            context.request.contentType == "multipart/form-data"
            ? MultipartForm.file(FieldName.file.rawValue, in: context.request.body) : nil
        if let file, !file.bytes.isEmpty { return (file.bytes, file.name) }
        return (Array((form[.text] ?? "").utf8), form[.fileName] ?? "")
    }

    init(_ form: FormFields, _ context: RequestContext, _ days: PrayerDays) throws(NeedsData) {
        (bytes, fileName) = Self.sent(form, context)
        self.days = days
        var zones: [Zone] = []
        for name in TaskFile.zoneNames(bytes) {
            if let zone = try Zones.zone(name, context.library) { zones.append(zone) }
        }
        var categories: [(name: String, category: TaskCategory)] = []
        for category in TaskCategory.allCases { categories.append((TaskLook(category, context).label, category)) }
        let file = TaskFile(
            bytes,
            context: TaskFileContext(
                planner: context.bundle.planner, zone: days.zone, zones: zones, now: context.request.now,
                leads: ImportanceForm.leads(context), categories: categories))
        remarks = file.remarks
        furtherRemarks = file.further
        let stored = try TaskStore(library: context.library).tasks(RecordQuery(PlannedTask.kind, in: .planner, .all))
        var known = Set(stored.map { KnownTask($0) })
        var ids = Set(stored.map { $0.id })
        var checks: [CivilDate: PlacementCheck] = [:]
        let isClosed = context.isClosed(Self.repeating)
        var series: Set<KnownSeries> = []
        if file.entries.contains(where: { $0.repetition != nil }) {
            for piece in try SeriesStore(library: context.library).pieces() where !piece.isDeleted {
                series.insert(KnownSeries(piece.task, piece.time, piece.recurrence, days))
            }
        }
        for entry in file.entries {
            if let found = entry.repetition, !isClosed {
                let isNew = series.insert(KnownSeries(entry.task, found.time, found.recurrence, days)).inserted
                entries.append(Entry(line: entry.line, task: entry.task, repetition: found, isKnown: !isNew))
                continue
            }
            if entry.repetition != nil, remarks.count < TaskFile.mostRemarks {
                remarks.append(TaskFileRemark(.onceOnly, line: entry.line, found: entry.task.title))
            }
            let isOwn = !entry.task.id.isEmpty
            let key = KnownTask(entry.task)
            var task = entry.task
            let isMoved = clearPrayer(&task, &checks, context)
            let isKnown =
                isOwn && ids.contains(task.id) || known.contains(key) || isMoved && known.contains(KnownTask(task))
            entries.append(Entry(line: entry.line, task: task, isKnown: isKnown))
            // Tasks with ids of their own may be alike.
            if isOwn { ids.insert(task.id) } else { known.insert(key) }
            if isMoved, !isKnown, remarks.count < TaskFile.mostRemarks {
                remarks.append(TaskFileRemark(.onPrayer, line: entry.line, found: task.title))
            }
        }
    }

    /// Moves a task that would overlap a prayer from today on into the inbox: nothing is placed over a prayer (MZ-001).
    private func clearPrayer(
        _ task: inout PlannedTask, _ checks: inout [CivilDate: PlacementCheck], _ context: RequestContext
    )
        -> Bool
    {
        guard let placement = task.placement, task.completed == nil, placement.anchor == nil,
            placement.date >= days.today, days.isOpen(placement.date)
        else { return false }
        let check =
            checks[placement.date]
            ?? PlacementCheck(day: days.planning(placement.date), planner: context.bundle.planner)
        checks[placement.date] = check
        guard case .refused = check.verdict(start: placement.start, duration: task.duration) else { return false }
        task.placement = nil
        task.deadline = task.deadline ?? Deadline(date: placement.date)
        return true
    }

    /// The tasks that don't exist yet.
    var fresh: [Entry] { entries.filter { !$0.isKnown } }

    /// The text that can be sent again to be parsed anew, or `nil` if it isn't text or too large for a page.
    var text: String? {
        guard bytes.count <= 4 << 20 else { return nil }
        return Timetable.text(of: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// What makes two tasks equal for an import: the title, the day and the start.
struct KnownTask: Hashable {
    private let title: FoldedName
    private let placement: Placement?

    init(_ task: PlannedTask) {
        title = FoldedName(text: task.title)
        placement = task.placement.map { Placement(date: $0.date, start: $0.start) }
    }
}

/// What makes two series equal for an import: the title, the time and the next days.
struct KnownSeries: Hashable {
    private let title: FoldedName
    private let time: SeriesTime
    private var coming: [CivilDate] = []

    /// Series that share this many days and the time are the same.
    private static let compared = 6

    init(_ task: PlannedTask, _ time: SeriesTime, _ recurrence: Recurrence, _ days: PrayerDays) {
        title = FoldedName(text: task.title)
        self.time = time
        for date in recurrence.dates(from: days.today, hijri: days.calendar) {
            coming.append(date)
            if coming.count == Self.compared { break }
        }
    }
}
