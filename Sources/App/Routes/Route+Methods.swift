extension Route {
    /// The methods a route answers, in the order the `Allow` header names them (RFC 9110 §10.2.1).
    var methods: [Method] {
        switch self {
        case .worship(let page): page.methods
        case .listening(.choice): [.get, .head, .post]
        case .listening: [.get, .head]
        case .today, .day, .dayPicker, .inbox, .newTask, .taskActions, .week, .series, .thisMonth, .month, .explanation,
            .hijriYear, .qibla, .printed, .feed, .spoken, .widget, .widgets, .diagnosticsFile,
            .me, .methods, .nawafilHistory, .notificationHelp, .data, .reminders, .calendarFile, .export, .exportTasks,
            .sources,
            .about,
            .manifest,
            .quran, .quranList, .quranSurah, .quranAyah, .quranAyahActions, .quranAyahTajweed,
            .quranTajweed, .quranPage, .quranJuz, .quranHizb,
            .aladhan, .help, .helpTopic, .legal, .setupStep,
            .feedbackFile, .quranSearch, .adhkar:
            [.get, .head]
        case .task, .checklist, .importTasks, .place, .settings, .shape, .pro, .timetable, .source, .configuration,
            .reminderSettings,
            .adhanSettings, .mosques,

            .thisHijriYear,

            .reorganise,
            .appearance,
            .tokens, .diagnostics,
            .quranBookmarks, .quranPlace, .quranSettings, .quranKhatma, .quranReports,
            .setup, .feedback, .adhkarGroup, .counter:
            [.get, .head, .post]
        case .tasks, .several, .taskAction, .dayAction, .advice, .undo, .reminderAction, .importData, .erase,
            .erased, .forgetErased, .widgetMark:
            [.post]
        }
    }
}
