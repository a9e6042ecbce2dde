import Planner
import Records

/// Leads to what a day is made of: the day, its tasks, the inbox, reminders.
///
/// A browser's worker begins with a WebAssembly module that holds these screens alone, because a page waits for it; the
/// rest of the app follows when it is asked for. What stands here must be asked for on most days.
enum EverydayScreens {
    /// Access tokens are for programs, which hardly ever ask a browser's worker.
    static func check(_ visit: Visit) throws(Missing) -> Reply? {
        guard visit.request.authorization.isEmpty else { throw .elsewhere }
        return nil
    }

    static func show(_ visit: Visit) throws(Missing) -> Reply {
        if case .me(.manifest) = visit.route { return ManifestDocument.show(visit) }
        guard case .planner(let route) = visit.route else { throw .elsewhere }
        switch route {
        case .today: return try DayScreen.show(visit, date: nil, welcome: welcome)
        case .day(let date): return try DayScreen.show(visit, date: date, welcome: welcome)
        case .inbox: return try InboxScreen.show(visit)
        case .newTask: return try TaskScreen.new(visit)
        case .task(let id): return try TaskScreen.edit(visit, id: id)
        case .taskActions(let id): return try TaskActionsScreen.show(visit, id: id)
        case .reminders: return try RemindersScreen.show(visit)
        default: throw .elsewhere
        }
    }

    /// Who has no place yet chooses one, which is seldom.
    private static func welcome(_ visit: Visit) throws(Missing) -> Reply { throw .elsewhere }

    /// A hidden area's front door opens what the person uses; its other pages are seldom asked for.
    static func hidden(_ visit: Visit) throws(Missing) -> Reply? {
        guard HiddenScreen.isHidden(visit) else { return nil }
        guard let front = HiddenScreen.front(visit) else { throw .elsewhere }
        return front
    }

    /// What is said where a feature is closed, the whole app says.
    static func gate(_ gate: Gate, _ visit: Visit, _ form: FormFields?) throws(Missing) -> Reply { throw .elsewhere }

    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        guard case .planner(let route) = visit.route else { throw .elsewhere }
        switch route {
        case .tasks: return try TaskCommands(visit, form, series: .elsewhere).create(operation, &outbox)
        case .task(let id): return try TaskCommands(visit, form, series: .elsewhere).edit(id, operation, &outbox)
        case .taskAction(let id, let action):
            return try TaskCommands(visit, form, series: .elsewhere).perform(action, on: id, operation, &outbox)
        case .dayAction(let date, .mark):
            return try MarkCommand(visit: visit, form: form, date: date).apply(operation, &outbox)
        case .reminderAction(let id, let action):
            return try ReminderCommands(visit: visit, form: form).perform(action, on: id, operation, &outbox)
        case .undo: return try UndoCommand.apply(form, visit, &outbox)
        default: throw .elsewhere
        }
    }
}
