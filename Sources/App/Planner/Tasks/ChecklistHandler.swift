import Interface
import Planner
import Records

/// Changes one step of a task's checklist: adds, ticks, moves or removes it.
enum ChecklistHandler {
    /// What a form of the checklist asks for.
    enum Step: String, CaseIterable, Sendable {
        case add, tick, untick, up, down, remove
    }

    static func apply(_ id: String, _ form: FormFields, _ context: RequestContext, _ changeSet: inout ChangeSet)
        throws(NeedsData)
        -> Applied
    {
        guard let old = try TaskStore(library: context.library).task(id, on: context), !old.isDeleted else {
            return ErrorScreen.taskGone(context)
        }
        var task = old
        if let problem = change(&task.checklist, form, context) {
            let words = RefusalWords(.fields([problem]), context)
            return Applied(ChecklistScreen.show(context, old, form: form, words: words), json: words.json)
        }
        changeSet.change(from: old, to: task)
        return Applied(
            .seeOther(Route.planner(.checklist(id)).link(QueryItem(.notice, Notice.planner(.checklistSaved).rawValue))),
            json: .json(.object(["task": TaskJSON.json(task)])))
    }

    private static func change(_ checklist: inout Checklist, _ form: FormFields, _ context: RequestContext)
        -> FieldProblem?
    {
        guard let step = form[.step].flatMap({ Step(rawValue: $0) }) else {
            return .init(.step, from: Step.allCases)
        }
        if step == .add {
            let added = Checklist(lines: form[.checklist] ?? "").steps
            guard !added.isEmpty else { return .init(.checklist, .errorChecklistBlank) }
            checklist.steps += added
            return checklist.problem(context.bundle.planner).map { FieldProblem($0) }
        }
        // The text is sent with the number, so that a form of an outdated page changes no other step.
        guard let index = form[.item].flatMap({ PrayerMinutes.number($0) }), checklist.steps.indices.contains(index),
            form[.text].map({ $0 == checklist.steps[index].text }) ?? true
        else { return .init(.item, .errorGone) }
        switch step {
        case .tick: checklist.steps[index].isDone = true
        case .untick: checklist.steps[index].isDone = false
        case .up: checklist.move(index, by: -1)
        case .down: checklist.move(index, by: 1)
        case .remove: checklist.steps.remove(at: index)
        case .add: break
        }
        return nil
    }
}
