import Planner
import Records

/// Leads to the everyday screens: the day, its tasks, the inbox and reminders.
///
/// A browser's worker starts with a WebAssembly module that holds only these screens, because a page waits for it; the
/// rest of the app follows when it is needed. Only what is used on most days belongs here.
enum EverydayScreens {
    /// Access tokens are for programs, which hardly ever ask a browser's worker.
    static func check(_ context: RequestContext) throws(NeedsData) -> Reply? {
        guard context.request.authorization.isEmpty else { throw .elsewhere }
        return nil
    }

    static func foreseen(_ route: Route, _ form: FormFields?) -> [RecordQuery] {
        guard case .planner(let route) = route else { return [] }
        return route.foreseen(form)
    }

    static func show(_ context: RequestContext) throws(NeedsData) -> Reply {
        if case .me(.manifest) = context.route { return ManifestDocument.show(context) }
        guard case .planner(let route) = context.route else { throw .elsewhere }
        switch route {
        case .today: return try DayScreen.show(context, date: nil, welcome: welcome)
        case .day(let date): return try DayScreen.show(context, date: date, welcome: welcome)
        case .inbox: return try InboxScreen.show(context)
        case .newTask: return try TaskScreen.new(context)
        case .task(let id): return try TaskScreen.edit(context, id: id)
        case .taskActions(let id): return try TaskActionsScreen.show(context, id: id)
        case .reminders: return try RemindersScreen.show(context)
        default: throw .elsewhere
        }
    }

    /// A person without a place chooses one, which is rare.
    private static func welcome(_ context: RequestContext) throws(NeedsData) -> Reply { throw .elsewhere }

    /// A hidden area's front page leads to the area in use; its other pages are rarely requested.
    static func hidden(_ context: RequestContext) throws(NeedsData) -> Reply? {
        guard HiddenScreen.isHidden(context) else { return nil }
        guard let front = HiddenScreen.front(context) else { throw .elsewhere }
        return front
    }

    /// The whole app answers if a feature is closed.
    static func gate(_ gate: Gate, _ context: RequestContext, _ form: FormFields?) throws(NeedsData) -> Reply {
        throw .elsewhere
    }

    static func apply(
        _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext, _ changeSet: inout ChangeSet
    )
        throws(NeedsData) -> Applied
    {
        guard case .planner(let route) = context.route else { throw .elsewhere }
        switch route {
        case .tasks: return try TaskHandlers(context, form, series: .elsewhere).create(idempotencyKey, &changeSet)
        case .task(let id):
            return try TaskHandlers(context, form, series: .elsewhere).edit(id, idempotencyKey, &changeSet)
        case .taskAction(let id, let action):
            return try TaskHandlers(context, form, series: .elsewhere).perform(
                action, on: id, idempotencyKey, &changeSet)
        case .dayAction(let date, .mark):
            return try MarkHandler(context: context, form: form, date: date).apply(idempotencyKey, &changeSet)
        case .reminderAction(let id, let action):
            return try ReminderHandlers(context: context, form: form).perform(
                action, on: id, idempotencyKey, &changeSet)
        case .undo: return try UndoHandler.apply(form, context, &changeSet)
        default: throw .elsewhere
        }
    }
}
