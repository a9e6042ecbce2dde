import Almanac
import Interface
import Planner
import Records

/// What was done to days, tasks and reminders.
enum PlannerNotice: String, CaseIterable, Sendable {
    case created, saved, completed, reopened, deleted, restored, scheduled, unscheduled, resized, duplicated
    case extended, divided, reorganised, movedAround, emptied, undone
    case repeats, seriesSaved, seriesDeleted
    /// Several tasks at once, and tasks out of a file.
    case severalCompleted, severalDeleted, severalChanged, severalMoved, severalMovedSome, tasksImported
    case checklistSaved
    case reminderSnoozed, reminderDismissed
    /// The prayer that it is stands at a mosque that is near; a mosque was saved, or taken away.
    case atMosque, mosqueSaved, mosqueRemoved
    /// A suggestion was left out for a day.
    case leftOut

    /// What it says; an assistant may read it out.
    var phrase: Phrase { Phrase("notice." + rawValue) }

    func words(_ visit: Visit) -> String {
        let strings = visit.strings
        let task = Self.task(visit)
        switch self {
        case .severalCompleted, .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome, .tasksImported:
            return strings(phrase, count: Int(visit.parameter(.count) ?? "") ?? 0)
        case .atMosque, .mosqueSaved, .mosqueRemoved:
            let mosque = visit.parameter(.mark).flatMap { visit.settings.mosques[$0] }
            return strings(phrase, .text("mosque", mosque?.name ?? ""))
        case .leftOut, .checklistSaved, .reorganised, .movedAround, .emptied, .undone, .divided, .repeats, .seriesSaved,
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

    @NodeBuilder func undo(_ visit: Visit) -> Node {
        switch self {
        case .atMosque: NearForm.leave(visit, visit.strings[.noticeUndo])
        case .mosqueRemoved: Self.mosque(visit)
        case .leftOut: Self.suggestion(visit)
        case .deleted: Self.task(visit, .restore)
        case .completed: Self.task(visit, .reopen)
        case .divided, .reorganised, .movedAround, .emptied, .repeats, .seriesSaved, .seriesDeleted, .severalCompleted,
            .severalDeleted, .severalChanged, .severalMoved, .severalMovedSome, .tasksImported:
            Self.whole(visit)
        case .created, .saved, .reopened, .restored, .scheduled, .unscheduled, .resized, .duplicated, .extended,
            .undone,
            .checklistSaved, .reminderSnoozed, .reminderDismissed, .mosqueSaved:
            Node.nothing
        }
    }

    /// The task it speaks of, when it has been loaded; ``Visit`` asked for it.
    private static func task(_ visit: Visit) -> PlannedTask? {
        guard let id = visit.parameter(.task) else { return nil }
        let key = RecordKey(scope: .planner, kind: PlannedTask.kind, id: id)
        return visit.library.workspace[key].map { TaskReading($0).task }
    }

    @NodeBuilder private static func task(_ visit: Visit, _ action: TaskAction) -> Node {
        if let id = visit.parameter(.task), TaskID.checked(Substring(id)) != nil {
            postForm(Route.planner(.taskAction(id, action)).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    /// Takes back what was done to several tasks: ``DayUndo``.
    @NodeBuilder private static func whole(_ visit: Visit) -> Node {
        if let id = visit.parameter(.task) {
            postForm(Route.planner(.undo).link(), operation: OperationSlot.mark, .data("inplace")) {
                hiddenInput(FieldName.back.rawValue, visit.route.path)
                hiddenInput(FieldName.change.rawValue, id)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    @NodeBuilder private static func mosque(_ visit: Visit) -> Node {
        if let id = visit.parameter(.mark), visit.settings.mosques[id] != nil {
            postForm(Route.planner(.mosques).link(), operation: OperationSlot.mark) {
                hiddenInput(FieldName.step.rawValue, MosqueStep.restore.rawValue)
                hiddenInput(FieldName.mark.rawValue, id)
                submitButton(visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
            }
        }
    }

    @NodeBuilder private static func suggestion(_ visit: Visit) -> Node {
        if let id = visit.parameter(.mark), let date = visit.parameter(.date).flatMap({ CivilDate($0) }) {
            SuggestionForms(visit, date, back: visit.route).button(
                .unskip, id, visit.strings[.noticeUndo], kind: .quiet, icon: .undo)
        }
    }
}
