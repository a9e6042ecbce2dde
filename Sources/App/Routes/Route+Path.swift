import Almanac
import Interface
import Planner
import Quran
import Records

extension Route {
    /// The path of the route, percent-encoded. Task ids are letters, digits and hyphens (`TaskID`), so they stand as they are.
    var path: String {
        switch self {
        case .today: "/"
        case .day(let date): "/day/\(date.description)"
        case .reorganise(let date): "/day/\(date.description)/reorganise"
        case .dayAction(let date, let action): "/day/\(date.description)/\(action.rawValue)"
        case .advice(let date): "/advice/\(date.description)"
        case .undo: "/undo"
        case .reminders: "/reminders"
        case .reminderAction(let id, let action): "/reminders/\(id)/\(action.rawValue)"
        case .calendarFile(let span): span.path
        case .printed(let span): span.printPath
        case .feed(let secret): "/feeds/\(secret).ics"
        case .spoken(let question): "/\(question.rawValue)"
        case .widget(let address): address.path
        case .widgetMark(let secret): "/widgets/" + (secret.map { $0 + "/" } ?? "") + "done"
        case .dayPicker: "/day"
        case .inbox: "/inbox"
        case .newTask: "/tasks/new"
        case .tasks: "/tasks"
        case .task(let id): "/tasks/\(id)"
        case .taskActions(let id): "/tasks/\(id)/actions"
        case .taskAction(let id, let action): "/tasks/\(id)/\(action.rawValue)"
        case .checklist(let id): "/tasks/\(id)/checklist"
        case .several: "/inbox/several"
        case .week(let date): "/week/\(date.description)"
        case .series: "/series"
        case .place: "/place"
        case .thisMonth: "/times"
        case .month(let month): "/times/\(month.description)"
        case .explanation(let date, let event): "/times/\(date.description)/\(event.identifier)"
        case .thisHijriYear: "/calendar"
        case .hijriYear(let year): "/calendar/\(year)"
        case .qibla: "/qibla"
        case .me: "/me"
        case .methods: "/me/settings/methods"
        case .settings: "/me/settings"
        case .appearance: "/me/appearance"
        case .reminderSettings: "/me/settings/reminders"
        case .notificationHelp: "/me/settings/reminders/help"
        case .adhanSettings: "/me/settings/adhan"
        case .mosques: "/me/settings/mosques"
        case .shape(let page): "/me/settings/\(page.rawValue)"
        case .nawafilHistory: "/me/nawafil"
        case .widgets: "/me/widgets"
        case .tokens: "/me/tokens"
        case .diagnostics: "/me/settings/diagnostics"
        case .diagnosticsFile: "/me/data/diagnostics.json"
        case .timetable: "/me/settings/timetable"
        case .source: "/me/settings/source"
        case .configuration: "/me/settings/configuration"
        case .data: "/me/data"
        case .importData: "/me/data/import"
        case .importTasks: "/me/data/tasks"
        case .exportTasks: "/me/data/tasks.csv"
        case .export: "/me/data/wird.json"
        case .erase: "/me/data/erase"
        case .erased: "/me/data/erased"
        case .forgetErased: "/me/data/forget"
        case .sources: "/me/sources"
        case .pro: "/pro"
        case .about: "/me/about"
        case .help: "/help"
        case .helpTopic(let topic): "/help/\(topic.rawValue)"
        case .legal(let page): "/legal/\(page.rawValue)"
        case .feedback: "/feedback"
        case .feedbackFile: "/feedback/wird-feedback.txt"
        case .quran: "/quran"
        case .quranList(let list): "/quran/\(list.rawValue)"
        case .quranSurah(let surah): "/quran/\(surah)"
        case .quranAyah(let ayah): "/quran/\(ayah.surah)/\(ayah.ayah)"
        case .quranAyahActions(let ayah): "/quran/\(ayah.surah)/\(ayah.ayah)/actions"
        case .quranAyahTajweed(let ayah): "/quran/\(ayah.surah)/\(ayah.ayah)/tajweed"
        case .quranTajweed: "/quran/tajweed"
        case .quranPage(let page): "/quran/page/\(page)"
        case .quranJuz(let juz): "/quran/juz/\(juz)"
        case .quranHizb(let hizb): "/quran/hizb/\(hizb)"
        case .quranBookmarks: "/quran/bookmarks"
        case .quranPlace: "/quran/place"
        case .quranSettings: "/quran/settings"
        case .quranKhatma: "/quran/khatma"
        case .quranReports: "/quran/reports"
        case .setup: "/setup"
        case .setupStep(let step): "/setup/\(step.rawValue)"
        case .adhkar: "/adhkar"
        case .adhkarGroup(let group): "/adhkar/\(group.rawValue)"
        case .counter: "/counter"
        case .manifest: "/manifest.webmanifest"
        case .quranSearch: "/quran/search"
        case .listening(let route): route.path
        case .worship(let page): page.path
        case .aladhan(let route): route.path
        }
    }

    /// A link to the route, with query items where the screen reads some.
    func link(_ items: QueryItem...) -> Link { link(items) }

    /// A link to the route, with query items where the screen reads some.
    func link(_ items: [QueryItem]) -> Link {
        link(query: QueryItem.text(items))
    }

    /// A link to the route, with a query that ``QueryItem/text(_:)`` made.
    func link(query: String) -> Link { Link(cleanPath: query.isEmpty ? path : path + "?" + query) }
}
