import Almanac
import Interface
import Planner
import Records

/// Leads each route of the planner to its screen, and each form to its handler.
enum PlannerScreens {
    /// Returns what a route shows.
    ///
    /// - Parameter welcome: the page for a person who has no place yet.
    static func show(
        _ route: PlannerRoute, _ context: RequestContext, welcome: (RequestContext) throws(NeedsData) -> Reply
    ) throws(NeedsData)
        -> Reply
    {
        switch route {
        case .today: try DayScreen.show(context, date: nil, welcome: welcome)
        case .day(let date): try DayScreen.show(context, date: date, welcome: welcome)
        case .dayPicker: DayScreen.jump(context)
        case .reorganise(let date): try ReorganiseScreen.show(context, date: date)
        case .inbox: try InboxScreen.show(context)
        case .reminders: try RemindersScreen.show(context)
        case .reminderSettings: try ReminderSettingsScreen.show(context)
        case .notificationHelp: NotificationHelpScreen.show(context)
        case .push: try PushScreen.show(context)
        case .adhanSettings: try AdhanScreen.show(context)
        case .mosques: MosquesScreen.show(context)
        case .calendars: try SubscriptionsScreen.show(context)
        case .exchange: try ExchangeScreen.show(context)
        case .event(let id): try EventScreen.show(context, id: id)
        case .calendarFile(let span): try CalendarFile.show(context, span)
        case .printed(let span): try PrintScreen.show(context, span)
        case .feed(let secret): try CalendarFeed.show(context, secret)
        case .spoken(let question): try OneLineAnswerScreen.show(context, question)
        case .widget(let address): try WidgetScreen.show(context, address)
        case .widgets: try WidgetsScreen.show(context)
        case .newTask: try TaskScreen.new(context)
        case .task(let id): try TaskScreen.edit(context, id: id)
        case .taskActions(let id): try TaskActionsScreen.show(context, id: id)
        case .checklist(let id): try ChecklistScreen.show(context, id: id)
        case .thisWeek: try WeekScreen.current(context)
        case .week(let date): try WeekScreen.show(context, date)
        case .series: try SeriesScreen.show(context)
        case .shape(let page): try PrayerSettingsScreen.show(context, page)
        case .nawafilHistory: try NawafilHistoryScreen.show(context)
        case .importTasks: TaskImportScreen.show(context)
        case .exportTasks: try TaskExport.show(context)
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .widgetMark:
            ErrorScreen.notAllowed(context)
        }
    }

    /// Applies a posted form.
    static func apply(
        _ route: PlannerRoute, _ form: FormFields, _ idempotencyKey: IdempotencyKey, _ context: RequestContext,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> Applied {
        switch route {
        case .tasks: try TaskHandlers(context, form, series: .whole).create(idempotencyKey, &changeSet)
        case .task(let id): try TaskHandlers(context, form, series: .whole).edit(id, idempotencyKey, &changeSet)
        case .taskAction(let id, let action):
            try TaskHandlers(context, form, series: .whole).perform(action, on: id, idempotencyKey, &changeSet)
        case .reorganise(let date):
            try DayHandlers(context: context, form: form, date: date).reorganise(idempotencyKey, &changeSet)
        case .dayAction(let date, .around):
            try DayHandlers(context: context, form: form, date: date).around(idempotencyKey, &changeSet)
        case .dayAction(let date, .inbox):
            try DayHandlers(context: context, form: form, date: date).empty(idempotencyKey, &changeSet)
        case .reminderAction(let id, let action):
            try ReminderHandlers(context: context, form: form).perform(action, on: id, idempotencyKey, &changeSet)
        case .reminderSettings: try ReminderSettingsHandler.apply(form, context, &changeSet)
        case .push: try PushHandler(context, form).apply(&changeSet)
        case .adhanSettings: try AdhanHandler.apply(form, context, &changeSet)
        case .mosques: try MosqueHandler(context: context, form: form).apply(idempotencyKey, &changeSet)
        case .calendars: try SubscriptionsHandler(context: context, form: form).apply(idempotencyKey, &changeSet)
        case .exchange: try ExchangeHandler(context: context, form: form).apply(&changeSet)
        case .dayAction(let date, .mark):
            try MarkHandler(context: context, form: form, date: date).apply(idempotencyKey, &changeSet)
        case .shape(let page): try PrayerSettingsHandler.apply(page, form, context, &changeSet)
        case .widgetMark(let secret): try WidgetScreen.mark(form, secret, idempotencyKey, context, &changeSet)
        case .undo: try UndoHandler.apply(form, context, &changeSet)
        case .importTasks: try TaskImportHandler.apply(form, idempotencyKey, context, &changeSet)
        case .several: try SeveralTasks(context, form).apply(idempotencyKey, &changeSet)
        case .checklist(let id): try ChecklistHandler.apply(id, form, context, &changeSet)
        case .today, .day, .dayPicker, .advice, .thisWeek, .week, .series, .inbox, .newTask, .taskActions, .reminders,
            .notificationHelp, .nawafilHistory, .event, .calendarFile, .printed, .feed, .spoken, .widgets, .widget,
            .exportTasks:
            Applied(ErrorScreen.notAllowed(context))
        }
    }
}
