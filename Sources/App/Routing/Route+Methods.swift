extension Route {
    /// The methods a route answers, in the order the `Allow` header names them (RFC 9110 §10.2.1).
    var methods: [Method] {
        switch self {
        case .today, .day, .dayPicker, .inbox, .newTask, .taskActions, .week, .series, .thisMonth, .month, .explanation,
            .hijriYear, .qibla, .printed, .feed, .spoken, .widget, .widgets, .diagnosticsFile,
            .me, .methods, .nawafilHistory, .notificationHelp, .data, .reminders, .calendarFile, .export, .exportTasks,
            .sources,
            .about,
            .manifest,
            .aladhan, .help, .helpTopic, .legal, .setupStep,
            .feedbackFile:
            [.get, .head]
        case .task, .checklist, .importTasks, .place, .settings, .shape, .pro, .timetable, .source, .configuration,
            .reminderSettings,
            .adhanSettings, .mosques,

            .thisHijriYear,

            .reorganise,
            .appearance,
            .tokens, .diagnostics,
            .setup, .feedback:
            [.get, .head, .post]
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .importData, .erase,
            .widgetMark:
            [.post]
        }
    }
}
