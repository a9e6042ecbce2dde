import Almanac

/// A task or event of a calendar file that is being read.
struct CalendarComponent {
    let kind: String
    /// The line on which it begins, counted from 1.
    let line: Int
    var title = ""
    var notes = ""
    var id = ""
    var categories: [String] = []
    var start: CalendarLines.Line?
    var end: CalendarLines.Line?
    var due: CalendarLines.Line?
    var length = ""
    var priority = 0
    var completed = ""
    var isDone = false
    var isCancelled = false
    /// The rules by which it repeats (RRULE), and the days that are added and excluded (RDATE, EXDATE).
    var rules: [CalendarLines.Line] = []
    var added: [CalendarLines.Line] = []
    var excluded: [CalendarLines.Line] = []
    /// Whether it has a rule for excluded days (EXRULE), which RFC 5545 deprecated.
    var hasExceptionRule = false
    /// The day of a repeating event that this component replaces (RECURRENCE-ID).
    var replaces: CalendarLines.Line?
    var trigger: String?

    init(kind: String, line: Int) {
        self.kind = kind
        self.line = line
    }

    /// Adds a property. Properties that don't concern a task are ignored.
    mutating func take(_ line: CalendarLines.Line) {
        switch line.name {
        case "SUMMARY": title = CalendarText.unescaped(line.value)
        case "DESCRIPTION": notes = CalendarText.unescaped(line.value)
        case "UID": id = line.value
        case "CATEGORIES":
            for part in line.value.split(separator: ",") { categories.append(CalendarText.unescaped(String(part))) }
        case "DTSTART": start = line
        case "DTEND": end = line
        case "DUE": due = line
        case "DURATION": length = line.value
        case "PRIORITY": priority = Int(line.value) ?? 0
        case "COMPLETED": completed = line.value
        case "STATUS":
            isDone = line.value == "COMPLETED"
            isCancelled = line.value == "CANCELLED"
        case "RRULE": rules.append(line)
        case "RDATE": added.append(line)
        case "EXDATE": excluded.append(line)
        case "EXRULE": hasExceptionRule = true
        case "RECURRENCE-ID": replaces = line
        default: break
        }
    }

    /// Whether it repeats. A completed task is taken as a single one.
    var repeats: Bool {
        (!rules.isEmpty || !added.isEmpty || hasExceptionRule) && replaces == nil && !isDone && completed.isEmpty
    }

    /// Returns its first time; `nil` if it has no day.
    func begin(_ context: TaskFileContext) -> CalendarTime? {
        if let start { return CalendarTime(start, context) }
        // A component with only a due time is on that day.
        return due.flatMap { CalendarTime($0, context) }.map { CalendarTime($0.date, minute: nil, zone: $0.zone) }
    }

    /// Returns the task it describes; `nil` if it is cancelled or can't be read.
    func task(_ context: TaskFileContext, _ file: inout TaskFile) -> PlannedTask? {
        guard !isCancelled else { return nil }
        let begins = start.map { CalendarTime($0, context)?.shown(in: context.zone) }
        let ends = end.map { CalendarTime($0, context)?.shown(in: context.zone) }
        let due = self.due.map { CalendarTime($0, context)?.shown(in: context.zone) }
        for (line, time) in [(start, begins), (end, ends), (self.due, due)] {
            guard let line, case .none? = time else { continue }
            file.note(TaskFileRemark(.badDate, line: line.number, found: line.value))
            return nil
        }
        guard var task = context.task(title: title, notes: notes, duration: nil, line: line, &file) else { return nil }
        set(&task, begins: begins ?? nil, ends: ends ?? nil, due: due ?? nil)
        for name in categories where task.category == nil { task.category = context.category(name) }
        switch priority {
        case 1...4: task.priority = .high
        case 5: task.priority = .medium
        case 6...9: task.priority = .low
        default: break
        }
        if isDone || !completed.isEmpty { task.completed = CalendarTime.instant(completed) ?? context.now }
        if let trigger, trigger.hasPrefix("-P"), let minutes = TaskCell.duration(trigger),
            context.leads.contains(minutes)
        {
            task.lead = minutes
        }
        return named(task)
    }

    /// Sets where the task is placed, how long it takes and when it is due. A component with a day but no time is due
    /// on that day.
    private func set(_ task: inout PlannedTask, begins: CalendarTime?, ends: CalendarTime?, due: CalendarTime?) {
        if let due { task.deadline = Deadline(date: due.date, time: due.minute.flatMap { ClockTime(minuteOfDay: $0) }) }
        guard let begins else { return }
        var minutes = TaskCell.duration(length)
        if let ends, minutes == nil {
            let days = begins.date.days(to: ends.date)
            if (0...2).contains(days), let first = begins.minute, let last = ends.minute {
                minutes = days * CivilDay.minutes + last - first
            }
        }
        guard let start = begins.minute, (1...CivilDay.minutes).contains(minutes ?? task.duration) else {
            task.deadline = task.deadline ?? Deadline(date: begins.date)
            return
        }
        task.duration = minutes ?? task.duration
        task.placement = Placement(date: begins.date, start: start)
    }

    /// Gives a task written by Wird its own id again.
    private func named(_ task: PlannedTask) -> PlannedTask {
        guard id.hasSuffix("@wird"), TaskCell.isID(String(id.dropLast(5))) else { return task }
        var own = PlannedTask(
            id: String(id.dropLast(5)), title: task.title, notes: task.notes, category: task.category,
            duration: task.duration, placement: task.placement, completed: task.completed, created: task.created)
        own.priority = task.priority
        own.deadline = task.deadline
        own.lead = task.lead
        return own
    }
}
