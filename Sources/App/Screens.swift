import Almanac
import Interface
import Planner
import Quran
import Records

/// Leads each route to its screen.
enum Screens {
    /// What a route shows.
    static func show(_ visit: Visit) throws(Missing) -> Reply {
        switch visit.route {
        case .today: try DayScreen.show(visit, date: nil, welcome: PlaceScreen.welcome)
        case .day(let date): try DayScreen.show(visit, date: date, welcome: PlaceScreen.welcome)
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
        case .data: try DataScreen.show(visit)
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
        case .quran: try QuranHomeScreen.show(visit)
        case .quranList(let list): try QuranListScreen.show(visit, list)
        case .quranSurah(let surah): try SurahScreen.show(visit, AyahReference(surah: surah, ayah: 1))
        case .quranAyah(let ayah): try SurahScreen.show(visit, ayah)
        case .quranAyahActions(let ayah): try AyahScreen.show(visit, ayah)
        case .quranAyahTajweed(let ayah): try AyahTajweedScreen.show(visit, ayah)
        case .quranTajweed: try TajweedLegendScreen.show(visit)
        case .quranPage(let page): try MushafScreen.show(visit, page)
        case .quranJuz(let juz): try QuranListScreen.lead(visit, juz, in: .juz)
        case .quranHizb(let hizb): try QuranListScreen.lead(visit, hizb, in: .hizb)
        case .quranBookmarks: try BookmarksScreen.show(visit)
        case .quranPlace: try PlaceInQuran.resume(visit)
        case .quranSettings: try ReaderSettingsScreen.show(visit)
        case .quranKhatma: try KhatmaScreen.show(visit)
        case .quranReports: try TextReportsScreen.show(visit)
        case .adhkar: try AdhkarScreen.show(visit)
        case .adhkarGroup(let group): try AdhkarScreen.show(visit, group)
        case .counter: try CounterScreen.show(visit)
        case .manifest: ManifestDocument.show(visit)
        case .quranSearch: try QuranSearchScreen.show(visit)
        case .listening(let route): try ListenScreen.show(visit, route)
        case .worship(let page): try PathScreens.show(visit, page)
        case .aladhan(let route): try AladhanAPI.show(route, visit)
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .importData, .erase,
            .erased, .forgetErased, .widgetMark:
            ErrorScreen.notAllowed(visit)
        }
    }

    /// The answer in a hidden area's place; `nil` where the route is open.
    static func hidden(_ visit: Visit) throws(Missing) -> Reply? { HiddenScreen.reply(visit) }

    /// What is said where a feature is closed to the person.
    static func gate(_ gate: Gate, _ visit: Visit, _ form: FormFields?) throws(Missing) -> Reply {
        PlanGate.reply(gate, visit, form)
    }

    /// What a posted form does.
    static func apply(_ form: FormFields, _ operation: Operation, _ visit: Visit, _ outbox: inout Outbox)
        throws(Missing) -> Applied
    {
        switch visit.route {
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
        case .quranBookmarks: try BookmarkCommand(visit: visit, form: form).apply(&outbox)
        case .quranPlace: try PlaceInQuranCommand(visit: visit, form: form).apply(&outbox)
        case .quranSettings: try ReaderSettingsCommand.apply(form, visit, &outbox)
        case .quranKhatma: try KhatmaCommand(visit: visit, form: form).apply(operation, &outbox)
        case .quranReports: try TextReportCommand.apply(form, operation, visit, &outbox)
        case .adhkarGroup(let group): try AdhkarCommand(visit: visit, form: form, group: group).apply(&outbox)
        case .counter: try TallyCommand(visit: visit, form: form).apply(&outbox)
        case .erase: try DataErasure.apply(form, visit, &outbox)
        case .erased: try ErasedCommand(visit: visit, form: form).takeBack(&outbox)
        case .forgetErased: try ErasedCommand(visit: visit, form: form).forget(&outbox)
        case .listening(.choice): try ListeningCommand.apply(form, visit, &outbox)
        case .worship(let page): try PathScreens.apply(page, form, operation, visit, &outbox)
        default: Applied(ErrorScreen.notAllowed(visit))
        }
    }
}
