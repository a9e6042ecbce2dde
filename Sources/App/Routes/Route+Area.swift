extension Route {
    /// The area a route stands in: the Quran's own, what stands under `/me`, and the calendars that lead there.
    var area: Area {
        switch self {
        case .thisHijriYear, .hijriYear, .qibla, .help, .helpTopic, .legal, .feedback: .me
        case .quran, .quranList, .quranSurah, .quranAyah, .quranAyahActions, .quranAyahTajweed, .quranTajweed,
            .quranPage, .quranJuz, .quranHizb, .quranBookmarks, .quranPlace, .quranSettings, .quranKhatma,
            .quranReports, .quranSearch, .listening:
            .quran
        case .worship, .adhkar, .adhkarGroup, .counter: .path
        default: path == "/me" || path.hasPrefix("/me/") ? .me : .today
        }
    }

    /// The area whose matter a route is, so that it goes where that is hidden; `nil` for what all areas share: the
    /// place, prayer times, settings, data.
    var matter: Area? {
        switch self {
        case .quran, .quranList, .quranSurah, .quranAyah, .quranAyahActions, .quranAyahTajweed, .quranTajweed,
            .quranPage, .quranJuz, .quranHizb, .quranBookmarks, .quranPlace, .quranSettings, .quranKhatma,
            .quranReports, .quranSearch, .listening:
            .quran
        case .worship: .path
        case .today, .day, .reorganise, .dayAction, .advice, .undo, .dayPicker, .inbox, .newTask, .tasks, .task,
            .taskActions, .taskAction, .checklist, .several, .week, .series, .importTasks, .exportTasks,
            .adhanSettings, .mosques, .shape, .nawafilHistory,
            .calendarFile, .printed, .feed, .spoken, .widgets, .widget, .widgetMark:
            .today
        case .place, .thisMonth, .month, .thisHijriYear, .hijriYear, .qibla, .explanation, .me, .methods, .settings,
            .appearance, .reminders, .reminderAction, .reminderSettings, .notificationHelp, .tokens, .diagnostics, .diagnosticsFile, .timetable, .source,
            .configuration, .data, .importData, .export, .erase, .erased, .forgetErased, .sources, .pro, .about, .help, .helpTopic, .legal,
            .feedback, .feedbackFile, .setup, .setupStep, .manifest, .aladhan, .adhkar, .adhkarGroup, .counter:
            nil
        }
    }
}
