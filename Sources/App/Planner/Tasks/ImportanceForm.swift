import Almanac
import Interface
import Planner
import Records

/// Reads a task's priority, deadline, fixed time, steps and own reminder from a form. A field that isn't sent leaves
/// the task's value.
enum ImportanceForm {
    static func apply(_ form: FormFields, to task: inout PlannedTask, _ context: RequestContext) throws(TaskRefusal) {
        try importance(form, to: &task)
        if let text = form[.checklist] {
            let checklist = Checklist(lines: text, standing: task.checklist)
            if let problem = checklist.problem(context.bundle.planner) { throw .fields([FieldProblem(problem)]) }
            task.checklist = checklist
        }
        if let text = form[.lead] {
            let minutes = PrayerMinutes.number(text)
            guard text.isEmpty || leads(context).contains(minutes ?? -1) else {
                throw .fields([.init(.lead, from: leads(context))])
            }
            task.lead = minutes
        }
    }

    /// The refusal of a deadline in this form that comes before the task's end.
    static func early(_ form: FormFields, _ task: PlannedTask, _ context: RequestContext) -> TaskRefusal? {
        guard form[.deadlineDay] != nil || form[.deadlineTime] != nil, let deadline = task.deadline,
            let placement = task.placement
        else { return nil }
        let end = placement.start + task.duration
        let day = placement.date.days(to: deadline.date)
        let limit = day * 1_440 + (deadline.time?.minuteOfDay ?? 1_440)
        guard limit < end, day < 0 || deadline.time != nil else { return nil }
        let words = context.strings.time(minute: end)
        return .fields([.init(day < 0 ? .deadlineDay : .deadlineTime, .errorDeadline, .word("time", words))])
    }

    /// The numbers of minutes before its start at which a task's own reminder may come, fewest first.
    static func leads(_ context: RequestContext) -> [Int] {
        for kind in context.bundle.reminders.kinds
        where kind.group == .task && kind.anchor == .start && kind.minutes < 0 {
            return kind.choices.map { -$0 }
        }
        return []
    }

    private static func importance(_ form: FormFields, to task: inout PlannedTask) throws(TaskRefusal) {
        if let name = form[.priority] {
            let priority = TaskPriority(rawValue: name)
            guard priority != nil || name.isEmpty else {
                throw .fields([.init(.priority, from: TaskPriority.allCases)])
            }
            task.priority = priority
        }
        if let last = form.last(.fixed) { task.isFixed = last == "on" }
        guard form[.deadlineDay] != nil || form[.deadlineTime] != nil else { return }
        let day = form[.deadlineDay] ?? task.deadline?.date.description ?? ""
        let time = form[.deadlineTime] ?? task.deadline?.time?.description ?? ""
        guard !day.isEmpty else {
            guard time.isEmpty else { throw .fields([.init(.deadlineDay, .errorDate)]) }
            task.deadline = nil
            return
        }
        guard let date = CivilDate(ASCIIDigits.folded(day)) else { throw .fields([.init(.deadlineDay, .errorDate)]) }
        var deadline = Deadline(date: date)
        if !time.isEmpty {
            guard let read = ClockTime(ASCIIDigits.folded(time)) else {
                throw .fields([.init(.deadlineTime, .errorStart)])
            }
            deadline.time = read
        }
        task.deadline = deadline
    }
}

extension FieldProblem {
    init(_ problem: Checklist.Problem) {
        switch problem {
        case .tooMany(let limit): self.init(.checklist, .errorChecklistMany, .number("limit", limit))
        case .tooLong(let count, let limit):
            self.init(.checklist, .errorTitleLong, .number("limit", limit))
            self.count = count
        }
    }
}
