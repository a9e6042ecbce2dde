import Almanac
import Interface
import Planner
import Records

/// The times and durations that a task could have: everything that dragging does, without dragging.
enum TaskActionsScreen {
    static func show(_ context: RequestContext, id: String) throws(NeedsData) -> Reply {
        guard let task = try TaskStore(library: context.library).task(id, on: context), !task.isDeleted else {
            return ErrorScreen.taskGone(context).page
        }
        return try show(context, task, words: nil, from: Return.route(context))
    }

    /// The sheet of a task after a refusal, with suitable times.
    static func show(_ context: RequestContext, _ task: PlannedTask, words: RefusalWords?, from origin: Route?)
        throws(NeedsData)
        -> Reply
    {
        let asked = context.parameter(.date).flatMap { CivilDate($0) } ?? task.placement?.date
        guard let now = try PrayerDays(context) else { return .seeOther(Route.times(.place).link()) }
        let date = asked.flatMap { now.isOpen($0) ? $0 : nil } ?? now.today
        let days = date == now.today ? now : try PrayerDays(context, date) ?? now
        let day = try Day(context, days: days, date: date)
        let sheet = try TaskActionsSheet(context, task, day, from: origin)
        return .page(
            Page(
                title: task.title, area: .today, name: "task-actions",
                header: PageHeader(task.title, back: sheet.back.link(), backLabel: context.strings[.navBack]).node,
                content: sheet.node(words)),
            status: words?.status ?? 200)
    }
}

/// The content of a task's sheet.
struct TaskActionsSheet {
    let context: RequestContext
    let task: PlannedTask
    let day: Day
    /// The page that the sheet was opened from, to which the actions that don't place the task return.
    private let origin: Route?
    private let hints: TaskHints
    private var strings: Strings { context.strings }

    init(_ context: RequestContext, _ task: PlannedTask, _ day: Day, from origin: Route?) throws(NeedsData) {
        self.context = context
        self.task = task
        self.day = day
        self.origin = origin
        hints = try TaskHints(context, task, day)
    }

    /// The page that the forms lead back to.
    var back: Route { task.placement == nil && !day.isToday ? .planner(.inbox) : day.route }

    private var forms: TaskForms { TaskForms(context, back: back) }

    func node(_ words: RefusalWords?) -> Node {
        sheetPage(.data("sheet-content")) {
            h2(.class("sheet-title")) { bdi { task.title } }
            if let words { RefusalView(context, words).offers(task, back: back) }
            MeetingLinks.node(task.notes, strings)
            others
            suggestions
            steps
            moveForm(words)
            durations
        }
    }

    /// The actions that don't change the task's time.
    private var others: Node {
        let forms = TaskForms(context, back: origin ?? back)
        return div(.class("choices")) {
            linkButton(strings[.taskEdit], href: Route.planner(.task(task.id)).link(), icon: .edit, .data("sheet"))
            if !task.isExternal { forms.button(task, .next, strings[.taskNext], icon: .forward) }
            forms.button(task, .duplicate, strings[.taskDuplicate], icon: .copy)
            if task.placement != nil { forms.button(task, .unschedule, strings[.taskUnschedule], icon: .inbox) }
            forms.button(task, .delete, strings[.taskDelete], kind: .danger, icon: .trash)
        }
    }

    private var suggestions: Node {
        if !hints.slots.isEmpty { return hints.node(forms, task) }
        let starts = FreeTimes(day.plan, for: task).starts
        return section(.class("part")) {
            h3 { strings(.taskSuggestedOn, .word("date", strings.relativeDay(day.date, today: day.days.today))) }
            if starts.isEmpty {
                p { strings[.taskSuggestedNone] }
            } else {
                div(.class("choices")) {
                    for start in starts { forms.moveButton(task, day.date, start) }
                }
            }
        }
    }

    @NodeBuilder private var steps: Node {
        if let placement = task.placement {
            div(.class("choices")) {
                let grid = context.bundle.planner.grid
                let step = strings.duration(minutes: grid)
                if placement.start >= grid {
                    forms.moveButton(
                        task, placement.date, placement.start - grid, label: strings(.taskEarlier, .word("time", step)),
                        icon: nil)
                }
                if placement.start + grid < 1440 {
                    forms.moveButton(
                        task, placement.date, placement.start + grid, label: strings(.taskLater, .word("time", step)),
                        icon: nil)
                }
            }
        }
    }

    private func moveForm(_ words: RefusalWords?) -> Node {
        postForm(
            Route.planner(.taskAction(task.id, .move)).link(), operation: IdempotencyKeySlot.mark, .class("part"),
            .data("inplace")
        ) {
            h3 { strings[.taskMoveTo] }
            div(.class("field-pair")) {
                Field(FieldName.date.rawValue, label: strings[.taskDay], error: words?.message(.date))
                    .machine(day.date.description, type: "date", .required())
                Field(FieldName.start.rawValue, label: strings[.taskStart], error: words?.message(.start)).machine(
                    task.placement.map { Minute.text($0.start) } ?? "", type: "time",
                    .step("\(context.bundle.planner.grid * 60)"), .required())
            }
            submitButton(strings[task.placement == nil ? .taskSchedule : .taskMove], icon: .move)
        }
    }

    private var durations: Node {
        postForm(
            Route.planner(.taskAction(task.id, .resize)).link(), operation: IdempotencyKeySlot.mark, .class("part"),
            .data("inplace")
        ) {
            hiddenInput(FieldName.back.rawValue, back.path)
            Field(FieldName.duration.rawValue, label: strings[.taskResize]).segments(
                context.bundle.planner.durations.map { minutes in
                    Choice("\(minutes)", strings.shortDuration(minutes: minutes))
                }, selected: "\(task.duration)")
            submitButton(strings[.taskSave], kind: .secondary, icon: .check)
        }
    }
}
