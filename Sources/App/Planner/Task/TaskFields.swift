import Almanac
import Interface
import Planner
import Records

/// The fields of a task's form, filled with the typed values, the task's own, or those the link suggested.
struct TaskFields {
    let context: RequestContext
    let form: FormFields?
    let task: PlannedTask?
    /// The series that the task is a day of.
    let series: TaskSeries?
    /// The current day at the place, or `nil` without a place.
    private let today: CivilDate?
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, form: FormFields?, task: PlannedTask?) throws(NeedsData) {
        self.context = context
        self.form = form
        self.task = task
        today = try PrayerDays.today(context)
        series =
            try task.flatMap { task in task.series == nil ? nil : OccurrenceID(task.id) }.map { id throws(NeedsData) in
                try SeriesStore(library: context.library).piece(of: id)
            } ?? nil
    }

    /// The page that the form leads back to.
    var back: Route {
        if let form, let route = Return.route(form) { return route }
        if let date = task?.placement?.date ?? context.parameter(.date).flatMap({ CivilDate($0) }) {
            // Today has its own address; leading to the other one would reload the page.
            return date == today ? .planner(.today) : .planner(.day(date))
        }
        return task == nil ? .planner(.today) : .planner(.inbox)
    }

    @NodeBuilder func node(_ words: RefusalWords?, _ hint: WhenHint) -> Node {
        if task != nil { shown }
        title(words)
        duration(words)
        category(words)
        when(words, hint)
        repeats(words).timing(hint)
        repeats(words).node
        notes(words)
        ImportanceFields(context, form: form, task: task, words: words).node
    }

    /// The values that the form shows, which distinguish fields the person leaves alone from those they change: another
    /// tab or device may have changed the task since.
    private var shown: Node {
        group {
            for field in ShownValue.fields {
                hiddenInput(ShownValue.name(field), form?[shown: field] ?? ShownValue.text(value(field)))
            }
        }
    }

    private func value(_ field: FieldName) -> String {
        switch field {
        case .title: task?.title ?? ""
        case .notes: task?.notes ?? ""
        case .category: task?.category?.rawValue ?? ""
        case .duration: task.map { "\($0.duration)" } ?? ""
        case .date: task?.placement.map { $0.date.description } ?? ""
        case .start: task?.placement.map { Minute.text($0.start) } ?? ""
        case .timing, .prayer, .minutes: RepeatFields.value(field, of: task)
        default: ImportanceFields.value(field, of: task)
        }
    }

    private func repeats(_ words: RefusalWords?) -> RepeatFields {
        RepeatFields(context, form: form, task: task, series: series, words: words)
    }

    private func title(_ words: RefusalWords?) -> Node {
        Field(FieldName.title.rawValue, label: strings[.taskTitle], error: words?.message(.title)).text(
            form?[.title] ?? task?.title ?? "", .placeholder(strings[.inboxQuick]), .enterkeyhint("done"),
            .autocomplete("off"), .required(), .autofocus())
    }

    private func duration(_ words: RefusalWords?) -> Node {
        let planner = context.bundle.planner
        let chosen = form?[.duration] ?? "\(task?.duration ?? planner.defaultDuration)"
        return Field(FieldName.duration.rawValue, label: strings[.taskDuration], error: words?.message(.duration))
            .segments(
                planner.durations.map { minutes in Choice("\(minutes)", strings.shortDuration(minutes: minutes)) },
                selected: chosen)
    }

    private func category(_ words: RefusalWords?) -> Node {
        var choices = [Choice("", strings[.categoryNone])]
        for look in context.bundle.planner.categories {
            let shown = TaskLook(look.category, context)
            let name = look.category.rawValue
            // The category that the task already has remains available.
            let lock =
                name == task?.category?.rawValue ? nil : context.lock(context.route, FieldName.category.rawValue, name)
            choices.append(Choice(name, shown.label, icon: shown.icon, lock: lock))
        }
        return Field(FieldName.category.rawValue, label: strings[.taskCategory], error: words?.message(.category))
            .segments(choices, selected: form?[.category] ?? task?.category?.rawValue ?? "")
    }

    private func when(_ words: RefusalWords?, _ hint: WhenHint) -> Node {
        let date = form?[.date] ?? task?.placement.map { $0.date.description } ?? context.parameter(.date) ?? ""
        let start = form?[.start] ?? task?.placement.map { Minute.text($0.start) } ?? context.parameter(.start) ?? ""
        return fieldset(.class("field", "when")) {
            legend(.class("field-label")) { strings[.taskWhen] }
            div(.class("field-pair")) {
                Field(FieldName.date.rawValue, label: strings[.taskDay], error: words?.message(.date))
                    .machine(date, type: "date")
                Field(
                    FieldName.start.rawValue, label: strings[.taskStart], hint: strings[.taskWhenHint],
                    error: words?.message(.start)
                ).machine(start, type: "time", .step("\(context.bundle.planner.grid * 60)"))
            }
            hint.clock
        }
    }

    private func notes(_ words: RefusalWords?) -> Node {
        let limit = context.bundle.planner.notes.characters
        return group {
            Field(FieldName.notes.rawValue, label: strings[.taskNotes], error: words?.message(.notes)).lines(
                form?[.notes] ?? task?.notes ?? "", rows: 3, .data("limit", limit),
                .data("text-count", strings[.taskNotesCount]), .data("text-over", strings[.taskNotesCount]))
            // Filled in by a script; not read aloud at every letter.
            output(.for(FieldName.notes.rawValue), .class("field-hint"), .data("counter"), .aria("live", "off"))
        }
    }
}

extension RefusalWords {
    /// The message for a field, or `nil` if nothing is wrong with it.
    func message(_ field: FieldName) -> String? {
        for entry in fields where entry.field == field { return entry.message }
        return nil
    }
}
