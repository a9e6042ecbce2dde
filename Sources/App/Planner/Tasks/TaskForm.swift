import Interface
import Planner
import Records

/// Turns a form's fields into a checked draft.
enum TaskForm {
    /// The draft that a form describes. A field that an edit doesn't send keeps the task's value.
    static func draft(_ form: FormFields, _ context: RequestContext, editing task: PlannedTask? = nil)
        throws(TaskRefusal)
        -> TaskDraft
    {
        var duration = task?.duration
        if let text = form[.duration], !text.isEmpty { duration = Int(ASCIIDigits.folded(text)) ?? 0 }
        do throws(TaskProblems) {
            return try TaskDraft(
                title: form[.title] ?? task?.title ?? "", notes: form[.notes] ?? task?.notes ?? "",
                category: form[.category] ?? task?.category?.rawValue ?? "", duration: duration,
                standing: task?.duration,
                planner: context.bundle.planner)
        } catch {
            var problems: [FieldProblem] = []
            for problem in error.list { problems.append(FieldProblem(problem, context.bundle.planner)) }
            throw .fields(problems)
        }
    }
}

extension FieldProblem {
    init(_ problem: TaskProblem, _ planner: PlannerConfig) {
        switch problem {
        case .titleMissing: self.init(.title, .errorTitleRequired)
        case .titleTooLong(let count, let limit):
            self.init(.title, .errorTitleLong, .number("limit", limit))
            self.count = count
        case .notesTooLong(let count, let limit):
            self.init(.notes, .errorNotesLong, .number("limit", limit))
            self.count = count
        case .unknownCategory: self.init(.category, from: planner.categories.map { look in look.category })
        case .unknownDuration: self = .duration(planner)
        }
    }

    /// The problem with a duration that tasks can't have; it names the possible ones.
    static func duration(_ planner: PlannerConfig) -> FieldProblem {
        FieldProblem(.duration, .errorDuration, .numbers("minutes", planner.durations))
    }
}
