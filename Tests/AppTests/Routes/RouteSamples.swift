import Almanac
import Hifz
import Planner
import Quran
import WorshipPath

@testable import App

/// One of each route, and each notice, by area; ``RouteFactsTests`` sees that none is left out.
enum RouteSamples {
    static let all: [Route] =
        planner.map { .planner($0) } + times.map { .times($0) } + quran.map { .quran($0) } + path.map { .path($0) }
        + adhkar.map { .adhkar($0) } + course.map { .course($0) } + shared.map { .shared($0) } + me.map { .me($0) }
        + aladhan.map { .aladhan($0) }

    static let notices: [Notice] =
        [.settingsSaved] + PlannerNotice.allCases.map { .planner($0) } + TimesNotice.allCases.map { .times($0) }
        + QuranNotice.allCases.map { .quran($0) } + PathNotice.allCases.map { .path($0) }
        + AdhkarNotice.allCases.map { .adhkar($0) } + CourseNotice.allCases.map { .course($0) }
        + SharedNotice.allCases.map { .shared($0) }
        + MeNotice.allCases.map { .me($0) }

    static let date = CivilDate(year: 2026, month: 11, day: 21)!
    static let id = "019aa5d1c2f0-00ff00ff00ff00ff"
    static let secret = "wird-" + String(repeating: "0f", count: 16)
    static let ayah = AyahReference(surah: 2, ayah: 255)

    static let planner: [PlannerRoute] = {
        var routes: [PlannerRoute] = [
            .today, .day(date), .dayPicker, .reorganise(date), .advice(date), .undo, .thisWeek, .week(date), .series,
            .inbox,
            .several,
            .newTask, .tasks, .task(id), .taskActions(id), .checklist(id), .reminders, .reminderSettings,
            .notificationHelp, .push, .exchange, .adhanSettings, .mosques, .calendars,
            .event("event:\(id):2026-11-21:0011aabb"), .nawafilHistory, .importTasks, .exportTasks,
            .reminderAction("prayer-start.asr-2026-11-21", .dismiss), .calendarFile(.day(date)),
            .calendarFile(.week(date)), .calendarFile(.month(YearMonth(date)!)), .printed(.day(date)),
            .printed(.week(date)), .feed(secret), .spoken(.next), .spoken(.prayers), .widgets, .widgetMark(nil),
            .widgetMark(secret), .dayAction(date, .around), .dayAction(date, .inbox), .dayAction(date, .mark),
        ]
        routes += TaskAction.allCases.map { .taskAction(id, $0) } + PrayerSettingsPage.allCases.map { .shape($0) }
        routes += ReminderAction.allCases.map { .reminderAction("task-start.\(id).29921234", $0) }
        for kind in WidgetKind.allCases {
            for format in WidgetAddress.Format.allCases {
                routes.append(.widget(WidgetAddress(kind, format)))
                routes.append(.widget(WidgetAddress(kind, format, secret: secret)))
            }
        }
        return routes
    }()

    static let times: [TimesRoute] = [
        .place, .thisMonth, .month(YearMonth(date)!), .explanation(date, .sunrise), .thisHijriYear, .hijriYear(1448),
        .qibla, .methods, .timetable, .source,
    ]

    static let quran: [QuranRoute] =
        [
            .home, .surah(114), .ayah(ayah), .ayahActions(ayah), .ayahTajweed(ayah), .tajweed, .page(604), .juz(30),
            .hizb(60), .bookmarks, .place, .settings, .khatma, .reports, .search, .hifz(.home), .hifz(.add),
            .hifz(.item(.ayat(surah: 78, 1...16))), .hifz(.item(.page(582))),
            .hifz(.item(.junction(surah: 78, ayah: 16))), .recite(.home),
            .recite(.session(RecitationSpan(surah: 112, first: 1, last: 4)!)), .recite(.kept(id)), .recite(.trend),
            .listening(.choice),
            .listening(.surah(2)), .listening(.ayah(ayah)), .listening(.downloads),
            .listening(.source("alafasy", .ayah(ayah))), .listening(.source("alafasy", .surah(114))),
        ] + QuranList.allCases.map { .list($0) }

    static let path: [PathRoute] = {
        var routes: [PathRoute] = [
            .home, .about, .plan, .day(date), .rest, .journey, .settings, .lock, .prompt, .erase, .export,
        ]
        for round in QuestionRound.allCases {
            routes.append(.proposal(round))
            for question in round.questions { routes.append(.question(round, question)) }
        }
        return routes
    }()

    static let adhkar: [AdhkarRoute] = [.home, .counter] + AdhkarGroup.allCases.map { .group($0) }

    static let course: [CourseRoute] =
        [
            .today, .demo, .welcome, .notifications, .learn, .weeks, .week(8), .recording(8), .feedback(8), .assessment,
            .video("l1-w1-v1"), .sound(id), .schedule, .recordings, .session("s1-1"), .sessionFile("s1-1"), .profile,
            .announcement("a1"), .messages, .enrolment, .zone,
        ] + CoursePage.allCases.map { .page($0) } + school.map { .school($0.tail) }

    /// The pages of a school that take forms.
    static let school: [SchoolRoute] = [
        .home, .student(id), .work(enrolment: id, submission: id), .roster, .sessions, .session(id), .news, .curriculum,
        .join,
    ]

    static let shared: [SharedRoute] = [
        .home, .list(id), .item(list: id, item: id), .members(id), .invite(id), .join, .refused,
    ]

    static let me: [MeRoute] =
        [
            .home, .areas, .settings, .appearance, .tokens, .devices, .machine, .diagnostics, .diagnosticsFile,
            .configuration,
            .data,
            .importData,
            .export, .erase, .erased, .forgetErased, .sources, .about, .pro, .help, .feedback, .feedbackFile, .setup,
            .manifest,
        ] + HelpTopic.allCases.map { .helpTopic($0) } + LegalPage.allCases.map { .legal($0) }
        + SetupStep.allCases.map { .setupStep($0) }

    static let aladhan: [AladhanRoute] = [
        .timings(nil), .timings("21-11-2026"), .timings(nil, byCity: true), .calendar(year: nil, month: nil),
        .calendar(year: "2026", month: nil), .calendar(year: "2026", month: "11"),
        .calendar(year: "2026", month: "11", byCity: true), .hijriCalendar(year: nil, month: nil),
        .hijriCalendar(year: "1448", month: "9", byCity: true), .gregorianToHijri("21-11-2026"),
        .hijriToGregorian("11-06-1448"), .qibla(latitude: "25.4", longitude: "-51.1"), .methods,
    ]
}
