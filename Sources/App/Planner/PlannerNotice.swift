import Almanac
import Interface
import Planner
import Records

/// Notices about days, tasks and reminders.
enum PlannerNotice: String, CaseIterable, Sendable {
    case created, saved, completed, reopened, deleted, restored, scheduled, unscheduled, resized, duplicated
    case extended, divided, reorganised, movedAround, emptied, undone
    case repeats, seriesSaved, seriesDeleted
    /// Several tasks at once, and tasks from a file.
    case severalCompleted, severalDeleted, severalChanged, severalMoved, severalMovedSome, tasksImported
    case checklistSaved
    case reminderSnoozed, reminderDismissed
    /// The present prayer is at a nearby mosque; a mosque was saved or removed.
    case atMosque, mosqueSaved, mosqueRemoved
    /// A calendar was subscribed to, will be fetched at once, or was removed.
    case calendarAdded, calendarAsked, calendarRemoved
    /// A suggestion was left out for a day.
    case leftOut

    /// Its text; an assistant may read it aloud.
    var phrase: Phrase { Phrase("notice." + rawValue) }

    func words(_ context: RequestContext) -> String {
        let strings = context.strings
        let task = Self.task(context)
        switch self {
        case .severalCompleted, .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome, .tasksImported:
            return strings(phrase, count: Int(context.parameter(.count) ?? "") ?? 0)
        case .atMosque, .mosqueSaved, .mosqueRemoved:
            let mosque = context.parameter(.mark).flatMap { context.settings.mosques[$0] }
            return strings(phrase, .text("mosque", mosque?.name ?? ""))
        case .leftOut, .calendarAdded, .calendarAsked, .calendarRemoved, .checklistSaved, .reorganised, .movedAround,
            .emptied, .undone, .divided, .repeats, .seriesSaved,
            .seriesDeleted:
            return strings[phrase]
        case .scheduled:
            let time = task?.placement.flatMap { ClockTime(minuteOfDay: $0.start) }
            return strings(
                phrase, .text("title", task?.title ?? ""), .word("time", time.map { strings.time($0) } ?? ""))
        case .resized, .extended:
            return strings(
                phrase, .text("title", task?.title ?? ""),
                .word("time", strings.duration(minutes: task?.duration ?? 0)))
        case .created, .saved, .completed, .reopened, .deleted, .restored, .unscheduled, .duplicated, .reminderSnoozed,
            .reminderDismissed:
            return strings(phrase, .text("title", task?.title ?? ""))
        }
    }

    @NodeBuilder func undo(_ context: RequestContext) -> Node {
        switch self {
        case .atMosque: NearForm.leave(context, context.strings[.noticeUndo])
        case .mosqueRemoved: Self.mosque(context)
        case .leftOut: Self.suggestion(context)
        case .deleted: Self.task(context, .restore)
        case .completed: Self.task(context, .reopen)
        case .divided, .reorganised, .movedAround, .emptied, .repeats, .seriesSaved, .seriesDeleted, .severalCompleted,
            .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome, .tasksImported:
            Self.whole(context)
        case .created, .saved, .reopened, .restored, .scheduled, .unscheduled, .resized, .duplicated, .extended,
            .undone,
            .checklistSaved, .reminderSnoozed, .reminderDismissed, .mosqueSaved, .calendarAdded, .calendarAsked,
            .calendarRemoved:
            Node.nothing
        }
    }

    /// The task of the notice, if it was loaded; ``RequestContext`` asked for it.
    private static func task(_ context: RequestContext) -> PlannedTask? {
        guard let id = context.parameter(.task) else { return nil }
        let key = RecordKey(scope: .planner, kind: PlannedTask.kind, id: id)
        return context.library.workspace[key].map { TaskReading($0).task }
    }

    @NodeBuilder private static func task(_ context: RequestContext, _ action: TaskAction) -> Node {
        if let id = context.parameter(.task), TaskID.checked(Substring(id)) != nil {
            postForm(
                Route.planner(.taskAction(id, action)).link(), operation: IdempotencyKeySlot.mark, .data("inplace")
            ) {
                hiddenInput(FieldName.back.rawValue, context.route.path)
                submitButton(context.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    /// A button that undoes a change of several tasks: ``DayUndo``.
    @NodeBuilder private static func whole(_ context: RequestContext) -> Node {
        if let id = context.parameter(.task) {
            postForm(Route.planner(.undo).link(), operation: IdempotencyKeySlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, context.route.path)
                hiddenInput(FieldName.change.rawValue, id)
                submitButton(context.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    @NodeBuilder private static func mosque(_ context: RequestContext) -> Node {
        if let id = context.parameter(.mark), context.settings.mosques[id] != nil {
            postForm(Route.planner(.mosques).link(), operation: IdempotencyKeySlot.mark) {
                hiddenInput(FieldName.step.rawValue, MosqueStep.restore.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
                submitButton(context.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    @NodeBuilder private static func suggestion(_ context: RequestContext) -> Node {
        if let id = context.parameter(.mark), let date = context.parameter(.date).flatMap({ CivilDate($0) }) {
            SuggestionForms(context, date, back: context.route).button(
                .unskip, id, context.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
