import Almanac
import Interface
import Records

/// Leads each route to its screen.
enum Screens {
    /// What a route shows.
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        switch visit.route {
        case .today: try DayScreen.show(visit, date: nil)
        case .day(let date): try DayScreen.show(visit, date: date)
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
        case .tokens: try TokensScreen.show(visit)
        case .diagnostics: try DiagnosticsScreen.show(visit)
        case .diagnosticsFile: try DiagnosticsScreen.file(visit)
        case .newTask: try TaskScreen.new(visit)
        case .task(let id): try TaskScreen.edit(visit, id: id)
        case .taskActions(let id): try TaskActionsScreen.show(visit, id: id)
        case .checklist(let id): try ChecklistScreen.show(visit, id: id)
        case .week(let date): try WeekScreen.show(visit, date)
        case .series: try SeriesScreen.show(visit)
        case .place: try PlaceScreen.show(visit)
        case .thisMonth: try MonthScreen.current(visit)
        case .month(let month): try MonthScreen.show(visit, month)
        case .explanation(let date, let event): try ExplanationScreen.show(visit, date, event)
        case .thisHijriYear: try CalendarScreen.current(visit)
        case .hijriYear(let year): try CalendarScreen.show(visit, year)
        case .qibla: try QiblaScreen.show(visit)
        case .me: MeScreen.show(visit)
        case .methods: try MethodsScreen.show(visit)
        case .settings: try SettingsScreen.show(visit)
        case .appearance: AppearanceScreen.show(visit)
        case .shape(let page): try ShapeScreen.show(visit, page)
        case .nawafilHistory: try NawafilHistoryScreen.show(visit)
        case .timetable: try TimetableScreen.show(visit)
        case .source: try SourceScreen.show(visit)
        case .configuration: ConfigurationScreen.show(visit)
        case .data: DataScreen.show(visit)
        case .export: try DataExport.show(visit)
        case .pro: try ProScreen.show(visit)
        case .importTasks: TaskImportScreen.show(visit)
        case .exportTasks: try TaskExport.show(visit)
        case .sources: SourcesScreen.show(visit)
        case .about: AboutScreen.show(visit)
        case .help: try HelpScreen.show(visit)
        case .helpTopic(let topic): try HelpScreen.show(visit, topic)
        case .legal(let page): try LegalScreen.show(visit, page)
        case .feedback: try FeedbackScreen.show(visit)
        case .feedbackFile: try FeedbackScreen.file(visit)
        case .setup: SetupScreen.resume(visit)
        case .setupStep(let step): try SetupScreen.show(visit, step)
        case .manifest: ManifestDocument.show(visit)
        case .aladhan(let route): try AladhanAPI.show(route, visit)
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .importData, .erase,
            .widgetMark:
            ErrorScreen.notAllowed(visit)
        }
    }

    /// What a posted form does.
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch visit.route {
        case .tasks: try TaskCommands(visit, form).create(operation, &outbox)
        case .task(let id): try TaskCommands(visit, form).edit(id, operation, &outbox)
        case .taskAction(let id, let action): try TaskCommands(visit, form).perform(action, on: id, operation, &outbox)
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
        case .tokens: try TokensCommand.apply(form, operation, visit, &outbox)
        case .diagnostics: try DiagnosticsCommand.apply(form, visit, &outbox)
        case .undo: try UndoCommand.apply(form, visit, &outbox)
        case .place: try PlaceCommand.apply(form, visit, &outbox)
        case .feedback: try FeedbackCommand.apply(form, operation, visit, &outbox)
        case .setup: SetupCommand.apply(form, visit, &outbox)
        case .thisHijriYear: try SightingCommand.apply(form, visit, &outbox)
        case .settings, .appearance: try SettingsCommand.apply(form, visit, &outbox)
        case .timetable: try TimetableCommand.apply(form, visit, &outbox)
        case .source: try SourceCommand.apply(form, visit, &outbox)
        case .configuration: try ConfigurationCommand.apply(form, visit, &outbox)
        case .importData: try DataImport.apply(form, visit, &outbox)
        case .pro: ProCommand.apply(form, operation, visit, &outbox)
        case .importTasks: try TaskImportCommand.apply(form, operation, visit, &outbox)
        case .several: try SeveralTasks(visit, form).apply(operation, &outbox)
        case .checklist(let id): try ChecklistCommand.apply(id, form, visit, &outbox)
        case .erase: DataErasure.apply(form, visit, &outbox)
        default: Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
