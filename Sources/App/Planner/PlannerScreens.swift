import Almanac
import Interface
import Planner
import Records

/// Leads each route of the planner to its screen, and each form to what it does.
enum PlannerScreens {
    /// What a route shows.
    ///
    /// - Parameter welcome: the page of who has no place yet.
    static func show(_ route: PlannerRoute, _ visit: Visit, welcome: (Visit) throws(Missing) -> Reply) throws(Missing)
        -> Reply
    {
        switch route {
        case .today: try DayScreen.show(visit, date: nil, welcome: welcome)
        case .day(let date): try DayScreen.show(visit, date: date, welcome: welcome)
        case .dayPicker: DayScreen.jump(visit)
        case .reorganise(let date): try ReorganiseScreen.show(visit, date: date)
        case .inbox: try InboxScreen.show(visit)
        case .reminders: try RemindersScreen.show(visit)
        case .reminderSettings: try ReminderSettingsScreen.show(visit)
        case .notificationHelp: NotificationHelpScreen.show(visit)
        case .adhanSettings: try AdhanScreen.show(visit)
        case .mosques: MosquesScreen.show(visit)
        case .calendarFile(let span): try CalendarFile.show(visit, span)
        case .printed(let span): try PrintScreen.show(visit, span)
        case .feed(let secret): try CalendarFeed.show(visit, secret)
        case .spoken(let question): try SpokenScreen.show(visit, question)
        case .widget(let address): try WidgetScreen.show(visit, address)
        case .widgets: try WidgetsScreen.show(visit)
        case .newTask: try TaskScreen.new(visit)
        case .task(let id): try TaskScreen.edit(visit, id: id)
        case .taskActions(let id): try TaskActionsScreen.show(visit, id: id)
        case .checklist(let id): try ChecklistScreen.show(visit, id: id)
        case .thisWeek: try WeekScreen.current(visit)
        case .week(let date): try WeekScreen.show(visit, date)
        case .series: try SeriesScreen.show(visit)
        case .shape(let page): try ShapeScreen.show(visit, page)
        case .nawafilHistory: try NawafilHistoryScreen.show(visit)
        case .importTasks: TaskImportScreen.show(visit)
        case .exportTasks: try TaskExport.show(visit)
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .widgetMark:
            ErrorScreen.notAllowed(visit)
        }
    }

    /// What a posted form does.
    static func apply(
        _ route: PlannerRoute, _ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox
    ) throws(Missing) -> Applied {
        switch route {
        case .tasks: try TaskCommands(visit, form, series: .whole).create(operation, &outbox)
        case .task(let id): try TaskCommands(visit, form, series: .whole).edit(id, operation, &outbox)
        case .taskAction(let id, let action):
            try TaskCommands(visit, form, series: .whole).perform(action, on: id, operation, &outbox)
        case .reorganise(let date): try DayCommands(visit: visit, form: form, date: date).reorganise(operation, &outbox)
        case .dayAction(let date, .around):
            try DayCommands(visit: visit, form: form, date: date).around(operation, &outbox)
        case .dayAction(let date, .inbox):
            try DayCommands(visit: visit, form: form, date: date).empty(operation, &outbox)
        case .reminderAction(let id, let action):
            try ReminderCommands(visit: visit, form: form).perform(action, on: id, operation, &outbox)
        case .reminderSettings: try ReminderSettingsCommand.apply(form, visit, &outbox)
        case .adhanSettings: try AdhanCommand.apply(form, visit, &outbox)
        case .mosques: try MosqueCommand(visit: visit, form: form).apply(operation, &outbox)
        case .dayAction(let date, .mark):
            try MarkCommand(visit: visit, form: form, date: date).apply(operation, &outbox)
        case .shape(let page): try ShapeCommand.apply(page, form, visit, &outbox)
        case .widgetMark(let secret): try WidgetScreen.mark(form, secret, operation, visit, &outbox)
        case .undo: try UndoCommand.apply(form, visit, &outbox)
        case .importTasks: try TaskImportCommand.apply(form, operation, visit, &outbox)
        case .several: try SeveralTasks(visit, form).apply(operation, &outbox)
        case .checklist(let id): try ChecklistCommand.apply(id, form, visit, &outbox)
        case .today, .day, .dayPicker, .advice, .thisWeek, .week, .series, .inbox, .newTask, .taskActions, .reminders,
            .notificationHelp, .nawafilHistory, .calendarFile, .printed, .feed, .spoken, .widgets, .widget,
            .exportTasks:
            Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
