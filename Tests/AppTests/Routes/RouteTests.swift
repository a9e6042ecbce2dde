import Almanac
import Planner
import Quran
import Testing
import WorshipPath

@testable import App

struct RouteTests {
    /// One of each route.
    static let all: [Route] = {
        let date = CivilDate(year: 2026, month: 11, day: 21)!
        let id = "019aa5d1c2f0-00ff00ff00ff00ff"
        return [
            .today, .day(date), .dayPicker, .inbox, .newTask, .tasks, .task(id), .taskActions(id), .checklist(id),
            .several, .week(date),
            .importTasks, .exportTasks, .series, .place,
            .thisMonth,
            .month(YearMonth(date)!), .explanation(date, .sunrise), .thisHijriYear, .hijriYear(1448), .qibla, .me,
            .reminders, .reminderSettings, .notificationHelp, .adhanSettings, .mosques, .calendarFile(.day(date)),
            .calendarFile(.week(date)),
            .calendarFile(.month(YearMonth(date)!)), .reminderAction("prayer-start.asr-2026-11-21", .dismiss),
            .settings, .appearance, .nawafilHistory, .dayAction(date, .mark), .timetable, .source, .configuration,
            .methods, .data,
            .importData,
            .export, .erase, .erased, .forgetErased, .pro, .sources, .about, .manifest, .reorganise(date), .advice(date), .undo,
            .dayAction(date, .around), .dayAction(date, .inbox), .help, .setup, .feedback, .feedbackFile,
            .quranSearch,
            .aladhan(.timings(nil)), .aladhan(.timings("21-11-2026")), .aladhan(.calendar(year: nil, month: nil)),
            .aladhan(.calendar(year: "2026", month: nil)), .aladhan(.calendar(year: "2026", month: "11")),
            .aladhan(.timings(nil, byCity: true)), .aladhan(.calendar(year: "2026", month: "11", byCity: true)),
            .aladhan(.hijriCalendar(year: nil, month: nil)),
            .aladhan(.hijriCalendar(year: "1448", month: "9", byCity: true)),
            .aladhan(.gregorianToHijri("21-11-2026")), .aladhan(.hijriToGregorian("11-06-1448")),
            .aladhan(.qibla(latitude: "25.4", longitude: "-51.1")), .aladhan(.methods),
        ] + TaskAction.allCases.map { .taskAction(id, $0) } + ShapePage.allCases.map { .shape($0) }
            + HelpTopic.allCases.map { .helpTopic($0) } + LegalPage.allCases.map { .legal($0) }
            + SetupStep.allCases.map { .setupStep($0) }
            + ReminderAction.allCases.map { .reminderAction("task-start.\(id).29921234", $0) } + doors + quran + path
    }()

    /// One of each of the Quran's.
    static let quran: [Route] = {
        let ayah = AyahReference(surah: 2, ayah: 255)
        return [
            .quran, .quranSurah(114), .quranAyah(ayah), .quranAyahActions(ayah), .quranAyahTajweed(ayah), .quranTajweed, .quranPage(604), .quranJuz(30),
            .quranHizb(60), .quranBookmarks, .quranPlace, .quranSettings, .quranKhatma, .quranReports, .adhkar, .counter,
        ] + AdhkarGroup.allCases.map { .adhkarGroup($0) } + QuranList.allCases.map { .quranList($0) }
    }()

    /// One of each of the worship path's.
    static let path: [Route] = {
        var pages: [PathPage] = [
            .home, .about, .plan, .day(CivilDate(year: 2026, month: 11, day: 21)!), .rest, .journey, .settings, .lock, .prompt,
            .erase, .export,
        ]
        for round in QuestionRound.allCases {
            pages.append(.proposal(round))
            for question in round.questions { pages.append(.question(round, question)) }
        }
        return pages.map { .worship($0) }
    }()

    /// One of each door's: widgets, secret links, paper, answers of one line.
    static let doors: [Route] = {
        let date = CivilDate(year: 2026, month: 11, day: 21)!
        let secret = "wird-" + String(repeating: "0f", count: 16)
        var routes: [Route] = [
            .printed(.day(date)), .printed(.week(date)), .spoken(.next), .spoken(.prayers), .widgets, .tokens,
            .listening(.choice), .listening(.surah(2)), .listening(.ayah(AyahReference(surah: 2, ayah: 255))),
            .listening(.downloads), .listening(.source("alafasy", .ayah(AyahReference(surah: 2, ayah: 255)))),
            .listening(.source("alafasy", .surah(114))),
            .feed(secret), .diagnostics, .diagnosticsFile, .widgetMark(nil), .widgetMark(secret),
        ]
        for kind in WidgetKind.allCases {
            for format in WidgetAddress.Format.allCases {
                routes.append(.widget(WidgetAddress(kind, format)))
                routes.append(.widget(WidgetAddress(kind, format, secret: secret)))
            }
        }
        return routes
    }()

    @Test("SY-023 whatever stands under /me belongs to that area, and a day, its tasks and reminders to Today")
    func areas() {
        for route in Self.all where route.path.hasPrefix("/me") { #expect(route.area == .me, "\(route.path)") }
        #expect(Route.shape(.nawafil).area == .me && Route.nawafilHistory.area == .me && Route.qibla.area == .me)
        #expect(Route.today.area == .today && Route.reminders.area == .today && Route.inbox.area == .today)
    }

    @Test("SY-025 every route's address leads back to it", arguments: all)
    func roundTrip(route: Route) {
        #expect(Route(path: route.path) == route)
        if route != .today { #expect(Route(path: route.path + "/") == route, "a slash at the end is the same place") }
    }

    @Test(
        "an address that is no route is none",
        arguments: [
            "", "today", "//", "/day/2027-02-29", "/day/", "/day/2026-11-21/x", "/tasks/a b", "/tasks/x/explode",
            "/me/nothing", "/inbox/1", "/tasks/" + String(repeating: "a", count: 65), "/../etc/passwd", "/%2e%2e",
            "/times/2026-13", "/times/2026-1", "/times/9999-01", "/times/2026-11-21", "/times/2026-11-21/noon",
            "/times/2026-11-21/fajr/x", "/calendar/1342", "/calendar/1601", "/calendar/14480", "/qibla/x",
            "/times/+026-11",
            "/reminders/x", "/reminders/x/snooze", "/reminders/a.b.c.d/snooze", "/reminders/a.b/explode",
            "/reminders/a b.c/snooze",
            "/day/2026-02-30.ics", "/day/2026-11-21.icsx", "/week/2026-02-30", "/week/2026-11-21/x",
            "/month/2026-13.ics", "/week",
            "/month/2026-11.ics/x", "/day/2026-11-21/print/x", "/week/2026-13-01/print", "/month/2026-11/print",
            "/widgets", "/widgets/huge", "/widgets/small.png", "/widgets/small.", "/widgets/wird-0/small",
            "/widgets/x/done", "/feeds/.ics", "/feeds/x.ics", "/feeds/wird-0.ics", "/feeds", "/next/x", "/prayers/x",
            "/quran/x", "/quran/0", "/quran/02", "/quran/1000", "/quran/2/0", "/quran/2/255/x", "/quran/page/0",
            "/quran/page", "/quran/+2", "/quran/2/255/actions/x",
            "/quran/listen/0", "/quran/listen/115", "/quran/listen/02", "/quran/listen/2/287",
            "/quran/listen/2/1/1", "/quran/recitations/alafasy", "/quran/recitations/../002255",
            "/quran/recitations/Alafasy/002255", "/quran/recitations/alafasy/2255", "/quran/downloads/x",
            "/adhkar/x", "/adhkar/morning/x", "/counter/x", "/path/x", "/path/questions/beginning", "/path/questions/refresh/time", "/path/questions/x/time",
            "/path/plan/x", "/path/day", "/path/day/2026-02-30", "/path/rest/x",
            "/help/x", "/help/today/x", "/legal", "/legal/x", "/setup/x", "/setup/done",
        ])
    func unknown(path: String) {
        if path == "/day/" { #expect(Route(path: path) == .dayPicker) } else { #expect(Route(path: path) == nil) }
    }

    @Test("an unknown address answers 404 with a way home, and a program gets a code")
    func notFound() throws {
        let device = try Device()
        let page = device.get("/nowhere")
        #expect(page.status == 404)
        #expect(page.text.contains("href=\"/\""))
        let json = device.get("/nowhere", accept: "application/json")
        #expect(json.status == 404)
        #expect(json.text.contains("\"not_found\""))
    }

    @Test("a method that a route does not take answers 405 and names those it takes")
    func notAllowed() throws {
        let device = try Device()
        let answer = device.send(
            Request(method: "DELETE", path: "/inbox", now: device.now, entropy: Entropy(high: 1, low: 2)))
        #expect(answer.status == 405)
        #expect(answer["allow"] == "GET, HEAD")
        #expect(device.get("/tasks").status == 405)
    }

    @Test("HEAD answers as GET does, without a body")
    func head() throws {
        let device = try Device()
        let request = Request(method: "HEAD", path: "/me", now: device.now, entropy: Entropy(high: 1, low: 2))
        let answer = device.send(request)
        #expect(answer.status == 200)
        #expect(answer.body.isEmpty)
        #expect(answer["content-type"] == "text/html; charset=utf-8")
    }

    @Test("a reader that has the page already gets 304, although every page carries a fresh operation number")
    func conditional() throws {
        let device = try Device.inRiyadh()
        let first = device.get("/")
        let tag = try #require(first["etag"])
        #expect(device.get("/", ifNoneMatch: tag).status == 304)
        #expect(device.get("/", ifNoneMatch: tag).body.isEmpty)
        _ = try device.add("Another")
        #expect(device.get("/", ifNoneMatch: tag).status == 200)
    }
}
