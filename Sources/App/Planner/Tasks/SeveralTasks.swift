import Almanac
import Interface
import Planner
import Records

/// Changes several tasks as a single change, which one step undoes.
struct SeveralTasks {
    /// What can be done to all of them.
    enum Step: String, CaseIterable, Sendable {
        case complete, move, category, delete
    }

    let context: RequestContext
    let form: FormFields

    /// The maximum number of tasks in one change.
    static let most = 500

    init(_ context: RequestContext, _ form: FormFields) {
        self.context = context
        self.form = form
    }

    /// The ids in a form without repetitions; a program may send them in one value separated by commas.
    static func ids(_ form: FormFields) -> [String] {
        var ids: [String] = []
        for value in form.values(of: FieldName.chosen.rawValue) {
            for part in value.split(separator: ",") {
                if let id = TaskID.checked(part), !ids.contains(id) { ids.append(id) }
            }
        }
        return ids
    }

    func apply(_ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet) throws(NeedsData) -> Applied {
        guard let step = form[.step].flatMap({ Step(rawValue: $0) }) else {
            return try refuse(.init(.step, from: Step.allCases))
        }
        let ids = Self.ids(form)
        guard !ids.isEmpty else { return try refuse(.init(.chosen, .errorSeveralNone)) }
        guard ids.count <= Self.most else {
            return try refuse(.init(.chosen, .errorSeveralMany, .number("limit", Self.most)))
        }
        try context.library.require(ids.map { TaskStore.query(id: $0) })
        let store = TaskStore(library: context.library)
        var tasks: [PlannedTask] = []
        for id in ids {
            guard let task = try store.task(id), !task.isDeleted, !task.isExternal else { continue }
            tasks.append(task)
        }
        switch step {
        case .complete:
            return done(.planner(.severalCompleted), tasks, idempotencyKey, &changeSet) {
                $0.completed = $0.completed ?? context.request.now
            }
        case .delete: return done(.planner(.severalDeleted), tasks, idempotencyKey, &changeSet) { $0.isDeleted = true }
        case .category:
            let name = form[.category] ?? ""
            let category = TaskCategory(rawValue: name).flatMap { context.bundle.planner.look(of: $0)?.category }
            guard category != nil || name.isEmpty else {
                let known = context.bundle.planner.categories.map { look in look.category }
                return try refuse(.init(.category, from: known))
            }
            return done(.planner(.severalChanged), tasks, idempotencyKey, &changeSet) { $0.category = category }
        case .move: return try move(tasks, idempotencyKey, &changeSet)
        }
    }

    /// Moves them to a day's next free times, in the order in which they were chosen; those that find no room stay
    /// where they are.
    private func move(_ tasks: [PlannedTask], _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet)
        throws(NeedsData) -> Applied
    {
        guard let date = CivilDate(ASCIIDigits.folded(form[.date] ?? "")) else {
            return try refuse(.init(.date, .errorDate))
        }
        guard let days = try PrayerDays(context, date) else {
            return Applied(
                .seeOther(Route.times(.place).link()),
                json: .refusal("place_needed", context.strings[.welcomeBody], status: 409))
        }
        guard days.isOpen(date) else { return try refuse(.init(.date, .dayOutside)) }
        var slots = try WorkingDay(context, days, date).slots()
        var starts: [String: Int] = [:]
        for task in tasks where task.completed == nil && task.placement?.date != date {
            guard let start = slots.first(duration: task.duration) else { continue }
            slots.take(start: start, duration: task.duration)
            starts[task.id] = start
        }
        guard !starts.isEmpty else { return try refuse(.init(.date, .errorSeveralFull), status: 409) }
        let notice: Notice = starts.count == tasks.count ? .planner(.severalMoved) : .planner(.severalMovedSome)
        return done(notice, tasks.filter { starts[$0.id] != nil }, idempotencyKey, &changeSet) { task in
            task.placement = Placement(date: date, start: starts[task.id] ?? 0)
        }
    }

    /// Stores the change to each task, so that it can be undone.
    private func done(
        _ notice: Notice, _ tasks: [PlannedTask], _ idempotencyKey: IdempotencyKey, _ changeSet: inout ChangeSet,
        _ change: (inout PlannedTask) -> Void
    ) -> Applied {
        var changed: [JSON] = []
        for old in tasks {
            var task = old
            change(&task)
            changeSet.change(from: old, to: task)
            changed.append(TaskJSON.json(task))
        }
        let id = idempotencyKey.madeID
        if !changeSet.changes.isEmpty { changeSet.keepUndo(as: id) }
        let target = Return.route(form) ?? .planner(.inbox)
        return Applied(
            .seeOther(
                target.link(
                    Return.filter(form, at: target) + [
                        QueryItem(.notice, notice.rawValue), QueryItem(.task, id), QueryItem(.count, "\(tasks.count)"),
                    ])),
            json: .json(.object(["changed": .array(changed), "undo": .string(id)])))
    }

    private func refuse(_ problem: FieldProblem, status: Int = 422) throws(NeedsData) -> Applied {
        var words = RefusalWords(.fields([problem]), context)
        words.status = status
        return Applied(try InboxScreen.refused(context, form, words), json: words.json)
    }
}
