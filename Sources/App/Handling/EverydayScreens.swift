import Records

/// Leads to what a day is made of: the day, its tasks, the inbox, the place.
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
        switch visit.route {
        case .today: return try DayScreen.show(visit, date: nil)
        case .day(let date): return try DayScreen.show(visit, date: date)
        case .inbox: return try InboxScreen.show(visit)
        case .newTask: return try TaskScreen.new(visit)
        case .task(let id): return try TaskScreen.edit(visit, id: id)
        case .taskActions(let id): return try TaskActionsScreen.show(visit, id: id)
        case .place: return try PlaceScreen.show(visit)
        case .reminders: return try RemindersScreen.show(visit)
        case .manifest: return ManifestDocument.show(visit)
        default: throw .elsewhere
        }
    }

    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch visit.route {
        case .tasks: return try TaskCommands(visit, form).create(operation, &outbox)
        case .task(let id): return try TaskCommands(visit, form).edit(id, operation, &outbox)
        case .taskAction(let id, let action):
            return try TaskCommands(visit, form).perform(action, on: id, operation, &outbox)
        case .dayAction(let date, .mark):
            return try MarkCommand(visit: visit, form: form, date: date).apply(operation, &outbox)
        case .reminderAction(let id, let action):
            return try ReminderCommands(visit: visit, form: form).perform(action, on: id, operation, &outbox)
        case .undo: return try UndoCommand.apply(form, visit, &outbox)
        case .place: return try PlaceCommand.apply(form, visit, &outbox)
        default: throw .elsewhere
        }
    }
}
