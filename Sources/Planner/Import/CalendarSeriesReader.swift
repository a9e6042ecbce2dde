import Almanac

/// Combines the components of a calendar file: repeating ones, minus the days that other components replace, which
/// become tasks of their own (RFC 5545 §3.8.4.4).
struct CalendarSeriesReader {
    private let components: [CalendarComponent]
    private let context: TaskFileContext
    /// The repetitions of the components that repeat, by their index.
    private var repetitions: [Int: CalendarRepetition] = [:]
    /// The first day taken of the series with each id, in its own zone.
    private var firsts: [String: CalendarTime] = [:]

    /// The most tasks of a file that become series. Every series is computed whenever a day is shown.
    static let mostSeries = 500

    init(_ components: [CalendarComponent], _ context: TaskFileContext) {
        self.components = components
        self.context = context
        var replaced: [String: [CalendarTime]] = [:]
        for component in components where !component.id.isEmpty {
            guard let time = component.replaces.flatMap({ CalendarTime($0, context) }) else { continue }
            replaced[component.id, default: []].append(time)
        }
        for (number, component) in components.enumerated() where component.repeats {
            guard repetitions.count < Self.mostSeries, let begin = component.begin(context) else { continue }
            let found = CalendarRepetition(
                component, context, begin: begin, replaced: replaced[component.id] ?? [])
            repetitions[number] = found
            guard let first = found.first, firsts[component.id] == nil else { continue }
            firsts[component.id] = CalendarTime(first, minute: begin.minute, zone: begin.zone)
        }
    }

    /// Adds the components in the file's order, until there are too many.
    func read(into file: inout TaskFile) {
        for (number, component) in components.enumerated() where !isPast(component) {
            guard let task = component.task(context, &file) else { continue }
            guard component.repeats else {
                guard file.add(task, line: component.line) else { return }
                continue
            }
            guard take(task, component.line, repetitions[number], &file) else { return }
        }
    }

    /// Whether a component replaces a day of its series that is over.
    private func isPast(_ component: CalendarComponent) -> Bool {
        guard let first = firsts[component.id],
            let time = component.replaces.flatMap({ CalendarTime($0, context) })
        else { return false }
        return time.shown(in: first.zone).date < first.date
    }

    /// Adds a repeating task, or reports why it is added only once. Returns `false` if there are too many.
    private func take(_ task: PlannedTask, _ line: Int, _ found: CalendarRepetition?, _ file: inout TaskFile) -> Bool {
        guard let found, case .series(var repetition) = found.outcome else {
            var reason = TaskFileRemark.Reason.onceOnly
            if case .over? = found?.outcome { reason = .over }
            file.note(TaskFileRemark(reason, line: line, found: task.title))
            return file.add(task, line: line)
        }
        var first = task
        first.deadline = nil
        // A task that can't be placed on a day gets no time.
        if task.placement == nil { repetition.time = .none }
        if case .clock(let minute) = repetition.time,
            let date = repetition.recurrence.next(from: repetition.recurrence.start)
        {
            first.placement = Placement(date: date, start: minute)
        }
        if !found.isSteady { file.note(TaskFileRemark(.otherClocks, line: line, found: task.title)) }
        guard file.add(first, line: line, repetition: repetition) else { return false }
        for time in found.single {
            let here = time.shown(in: context.zone)
            var single = task
            single.deadline = here.minute == nil ? Deadline(date: here.date) : nil
            single.placement = here.minute.map { Placement(date: here.date, start: $0) }
            guard file.add(single, line: line) else { return false }
        }
        return true
    }
}
