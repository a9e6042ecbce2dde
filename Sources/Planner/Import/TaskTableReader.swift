import Almanac

/// Reads a table of tasks: values separated by commas (RFC 4180), semicolons, tabs or bars. The first line names the
/// columns.
struct TaskTableReader {
    private let context: TaskFileContext
    private var file = TaskFile()
    private var columns: [TaskColumn?] = []
    private var order: DateOrder?

    init(_ context: TaskFileContext) { self.context = context }

    static let limits = DelimitedText.Limits(
        bytes: TaskFile.mostBytes, lines: 20_000, columns: 80, cellBytes: 32 << 10, fewestColumns: 2, isCleaned: false)

    mutating func read(_ bytes: [UInt8]) -> TaskFile {
        let rows: [DelimitedText.Row]
        do throws(TimetableError) { rows = try DelimitedText(bytes, limits: Self.limits).rows } catch {
            file.note(TaskFileRemark(Self.reason(error.reason), line: error.line, found: error.found))
            return file
        }
        guard let head = rows.first(where: { !$0.isBlank }) else {
            file.note(TaskFileRemark(.empty))
            return file
        }
        for cell in head.cells { columns.append(TaskColumn(heading: cell)) }
        guard columns.contains(.title) else {
            file.note(TaskFileRemark(.noHeadings, line: head.line, found: head.cells.joined(separator: ", ")))
            return file
        }
        var dates: [String] = []
        for row in rows { dates += [text(.date, row), text(.deadline, row)] }
        order = WrittenDate.order(of: dates)
        for row in rows where row.line > head.line && !row.isBlank {
            if let task = task(row), !file.add(task, line: row.line) { break }
        }
        if file.entries.isEmpty, file.remarks.isEmpty { file.note(TaskFileRemark(.empty)) }
        return file
    }

    private static func reason(_ reason: TimetableError.Reason) -> TaskFileRemark.Reason {
        TaskFileRemark.Reason(rawValue: reason.rawValue) ?? .notText
    }

    /// Returns the cell in a column; empty if the table has no such column.
    private func text(_ column: TaskColumn, _ row: DelimitedText.Row) -> String {
        for (index, found) in columns.enumerated() where found == column { return TaskCell.plain(row[index]) }
        return ""
    }

    private mutating func task(_ row: DelimitedText.Row) -> PlannedTask? {
        let length = text(.duration, row)
        let duration = TaskCell.duration(length)
        if duration == nil, !TaskText.isBlank(length) { return refuse(.badDuration, length, row) }
        guard
            var task = context.task(
                title: text(.title, row), notes: text(.notes, row), duration: duration, line: row.line, &file)
        else { return nil }
        guard place(&task, row), finish(&task, row) else { return nil }
        task.category = context.category(text(.category, row))
        task.priority = TaskCell.priority(text(.priority, row))
        task.isFixed = TaskCell.isYes(text(.fixed, row))
        if let lead = Int(text(.lead, row)), context.leads.contains(lead) { task.lead = lead }
        let checklist = Checklist(lines: text(.checklist, row))
        if checklist.problem(context.planner) == nil { task.checklist = checklist }
        own(&task, row)
        return task
    }

    private mutating func refuse(_ reason: TaskFileRemark.Reason, _ found: String, _ row: DelimitedText.Row)
        -> PlannedTask?
    {
        file.note(TaskFileRemark(reason, line: row.line, found: found))
        return nil
    }

    /// Reads the day and the start. Returns `false` if they can't be read.
    private mutating func place(_ task: inout PlannedTask, _ row: DelimitedText.Row) -> Bool {
        var (day, time) = TaskCell.split(text(.date, row))
        if !text(.start, row).isEmpty { time = text(.start, row) }
        guard !day.isEmpty else { return true }
        guard let date = date(day, row) else { return false }
        guard !time.isEmpty else {
            // A day without a time becomes a deadline, because the inbox holds what has no start.
            task.deadline = Deadline(date: date)
            return true
        }
        guard let minute = WrittenDate.minute(time), minute < CivilDay.minutes else {
            _ = refuse(.badTime, time, row)
            return false
        }
        task.placement = Placement(date: date, start: minute, anchor: PrayerAnchor(text(.anchor, row)))
        return true
    }

    private mutating func date(_ text: String, _ row: DelimitedText.Row) -> CivilDate? {
        switch WrittenDate.read(text, order: order) {
        case .date(let date)?: return date
        case .ambiguous?: file.note(TaskFileRemark(.ambiguousDate, line: row.line, found: text))
        case nil: file.note(TaskFileRemark(.badDate, line: row.line, found: text))
        }
        return nil
    }

    /// Reads the deadline and whether the task is completed. Returns `false` if they can't be read.
    private mutating func finish(_ task: inout PlannedTask, _ row: DelimitedText.Row) -> Bool {
        let (day, time) = TaskCell.split(text(.deadline, row))
        if !day.isEmpty {
            guard let date = date(day, row) else { return false }
            let minute = time.isEmpty ? nil : WrittenDate.minute(time)
            task.deadline = Deadline(date: date, time: minute.flatMap { ClockTime(minuteOfDay: $0) })
        }
        let completed = text(.completed, row)
        if let instant = Timestamp.read(completed) {
            task.completed = instant
        } else if TaskCell.isYes(completed) {
            task.completed = context.now
        }
        return true
    }

    /// Reads what only a table written by Wird contains.
    private func own(_ task: inout PlannedTask, _ row: DelimitedText.Row) {
        let id = text(.id, row)
        guard TaskCell.isID(id) else { return }
        let created = Timestamp.read(text(.created, row)) ?? task.created
        var own = PlannedTask(
            id: id, title: task.title, notes: task.notes, category: task.category, duration: task.duration,
            placement: task.placement, completed: task.completed, created: created)
        own.priority = task.priority
        own.deadline = task.deadline
        own.isFixed = task.isFixed
        own.lead = task.lead
        own.checklist = task.checklist
        if let order = Int64(text(.order, row)) { own.order = order }
        let (source, series, whole) = (text(.source, row), text(.series, row), text(.partOf, row))
        own.source = source.isEmpty ? nil : source
        own.series = series.isEmpty ? nil : series
        own.partOf = whole.isEmpty ? nil : whole
        task = own
    }
}
