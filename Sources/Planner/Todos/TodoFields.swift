import Almanac

/// What Wird reads of a task in a calendar object.
public struct TodoFields: Sendable {
    /// One line; ``TodoContext/untitled`` if there is none, and cut off where it is too long.
    public var title: String
    public var notes: String
    public var category: TaskCategory?
    public var priority: TaskPriority?
    /// The minutes before its start at which it reminds, if Wird offers as many.
    public var lead: Int?
    /// Whether it is not open any more: done, or called off.
    public var isDone: Bool
    public var completed: Instant?
    public var placement: Placement?
    /// The length in minutes; `nil` if it has none.
    public var duration: Int?
    public var deadline: Deadline?
    /// The times as they are written, in the place's zone: what was sent back as it was given changes nothing.
    var times = TodoTimes()

    /// What a task is to other programs.
    public init(_ task: PlannedTask) {
        title = task.title
        notes = task.notes
        category = task.category
        priority = task.priority
        lead = task.lead
        isDone = task.completed != nil
        completed = task.completed
        placement = task.placement.map { Placement(date: $0.date, start: $0.start) }
        duration = task.placement == nil ? nil : task.duration
        deadline = task.deadline
    }

    init(_ part: TodoPart, _ context: TodoContext) {
        let component = part.component
        let line = TaskText.line(component.title)
        title = TaskText.isBlank(line) ? context.untitled : context.file.planner.title.cut(line)
        notes = context.file.planner.notes.cut(TaskText.lines(component.notes))
        for name in component.categories where category == nil { category = context.file.category(name) }
        switch component.priority {
        case 1...4: priority = .high
        case 5: priority = .medium
        case 6...9: priority = .low
        default: break
        }
        if let trigger = component.trigger, trigger.hasPrefix("-P"), let minutes = TaskCell.duration(trigger),
            context.file.leads.contains(minutes)
        {
            lead = minutes
        }
        isDone = component.isDone || component.isCancelled || !component.completed.isEmpty
        completed = isDone ? CalendarTime.instant(component.completed) : nil
        times = TodoTimes(component, part, context.file)
        (placement, duration, deadline) = times.reading
    }

    /// Applies to a task what differs between two states of the object, and leaves everything else as it is.
    public func apply(to task: inout PlannedTask, since old: TodoFields, _ context: TodoContext) {
        if title != old.title { task.title = title }
        if notes != old.notes { task.notes = notes }
        if category != old.category { task.category = category }
        if priority != old.priority { task.priority = priority }
        if lead != old.lead { task.lead = lead }
        if isDone != old.isDone || completed != old.completed {
            task.completed = isDone ? completed ?? task.completed ?? context.file.now : nil
        }
        guard times != old.times else { return }
        if placement != old.placement { task.placement = placement }
        if let duration { task.duration = duration }
        deadline.map { task.deadline = $0 }
        if deadline == nil, old.deadline != nil { task.deadline = nil }
    }

    /// The new task that the object describes.
    public func task(id: String, _ context: TodoContext) -> PlannedTask {
        var task = PlannedTask(
            id: id, title: title, notes: notes, category: category,
            duration: duration ?? context.file.planner.defaultDuration, placement: placement,
            completed: isDone ? completed ?? context.file.now : nil, created: context.file.now)
        task.priority = priority
        task.lead = lead
        task.deadline = deadline
        return task
    }
}

/// What reading and writing calendar objects depends on besides them.
public struct TodoContext: Sendable {
    public var file: TaskFileContext
    /// The title of a task that has none.
    public var untitled: String

    public init(file: TaskFileContext, untitled: String) {
        self.file = file
        self.untitled = untitled
    }
}

/// When a task of a calendar object is, in the place's zone.
struct TodoTimes: Equatable, Sendable {
    var begin: CalendarTime?
    var due: CalendarTime?
    /// The length that the object or Wird gave it, in minutes.
    var length: Int?
    /// Whether the length is Wird's own property, beside a deadline.
    var isOwnLength = false

    /// The longest time between a start and an end that is taken as the task's length; a later end is a deadline.
    static let longestSlot = 12 * 60

    /// The minute of a deadline that is a whole day, where it stands beside a start with a time.
    static let lastMinute = CivilDay.minutes - 1

    init() {}

    init(_ component: CalendarComponent, _ part: TodoPart, _ context: TaskFileContext) {
        begin = component.start.flatMap { CalendarTime($0, context)?.shown(in: context.zone) }
        due = component.due.flatMap { CalendarTime($0, context)?.shown(in: context.zone) }
        length = component.length.hasPrefix("P") ? TaskCell.duration(component.length) : nil
        if let own = part.property(TodoWriter.ownLength)?.value, let minutes = TaskCell.duration(own) {
            length = minutes
            isOwnLength = true
        }
    }

    static func == (a: TodoTimes, b: TodoTimes) -> Bool {
        // Wird's own property may get lost on the way: the times say enough.
        guard a.begin == b.begin, a.due == b.due else { return false }
        return a.isOwnLength || b.isOwnLength || a.length == b.length
    }

    /// Where the task stands, how long it takes and until when it must be done. A day without a time is a deadline, as
    /// in a file.
    var reading: (Placement?, Int?, Deadline?) {
        let limit = due.map { Deadline(date: $0.date, time: $0.minute.flatMap { ClockTime(minuteOfDay: $0) }) }
        guard let begin else { return (nil, nil, limit) }
        guard let start = begin.minute else { return (nil, nil, limit ?? Deadline(date: begin.date)) }
        let placement = Placement(date: begin.date, start: start)
        if isOwnLength {
            let isDay = due?.minute == Self.lastMinute
            return (placement, length, isDay ? limit.map { Deadline(date: $0.date) } : limit)
        }
        // Phones write both times alike where they mean the time of an alert.
        if due == begin { return (placement, length, nil) }
        if let due, let end = due.minute {
            let days = begin.date.days(to: due.date)
            let minutes = (0...1).contains(days) ? days * CivilDay.minutes + end - start : 0
            if (1...Self.longestSlot).contains(minutes) { return (placement, minutes, nil) }
        }
        return (placement, length, limit)
    }
}

extension PlannerConfig.TextLimit {
    /// A text without what is over the limit.
    func cut(_ text: String) -> String {
        guard text.count > characters || text.utf8.count > bytes else { return text }
        var kept = String(text.prefix(characters))
        while kept.utf8.count > bytes { kept = String(kept.dropLast()) }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return kept
    }
}
