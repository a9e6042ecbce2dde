import Foundation
import Testing

@testable import App

/// Who reaches a route, said a second time and apart from the routes: a new case doesn't compile until it stands here.
struct RouteFactsTests {
    /// The scopes of which a token needs one, to look at a route and to post to it; `nil` where it isn't answered.
    struct Reach: Equatable {
        var get: [AccessScope]?
        var post: [AccessScope]?

        init(get: [AccessScope]? = nil, post: [AccessScope]? = nil) {
            self.get = get
            self.post = post
        }
    }

    static func reach(_ route: Route) -> Reach {
        switch route {
        case .planner(let route): planner(route)
        case .times(let route): times(route)
        case .quran(let route): quran(route)
        case .path(let route): path(route)
        case .adhkar(let route): adhkar(route)
        case .course(let route): course(route)
        case .shared(let route): shared(route)
        case .me(let route): me(route)
        case .aladhan(let route): aladhan(route)
        }
    }

    static func planner(_ route: PlannerRoute) -> Reach {
        switch route {
        case .today, .day, .dayPicker, .thisWeek, .week, .series, .inbox, .newTask, .taskActions, .reminders,
            .notificationHelp,
            .nawafilHistory, .event, .printed, .spoken, .widgets, .exportTasks:
            Reach(get: [.read])
        case .reorganise, .task: Reach(get: [.read], post: [.tasks])
        case .dayAction, .undo, .tasks, .taskAction, .reminderAction: Reach(post: [.tasks])
        case .advice, .several: Reach(post: [])
        case .push, .exchange: Reach(get: [], post: [])
        case .checklist, .reminderSettings, .adhanSettings, .mosques, .calendars, .shape, .importTasks:
            Reach(get: [.read], post: [])
        case .calendarFile, .feed: Reach(get: [.read, .feed])
        case .widget: Reach(get: [.read, .widgets])
        case .widgetMark: Reach(post: [.tasks, .widgets])
        }
    }

    static func times(_ route: TimesRoute) -> Reach {
        switch route {
        case .thisMonth, .month, .explanation, .hijriYear, .qibla, .methods: Reach(get: [.read])
        case .place, .thisHijriYear, .timetable, .source: Reach(get: [.read], post: [])
        }
    }

    static func quran(_ route: QuranRoute) -> Reach {
        switch route {
        case .home, .list, .surah, .ayah, .ayahActions, .ayahTajweed, .tajweed, .page, .juz, .hizb, .search,
            .hifz(.add), .recite(.home), .recite(.trend), .listening(.surah), .listening(.ayah), .listening(.downloads),
            .listening(.source):
            Reach(get: [.read])
        case .bookmarks, .place, .settings, .khatma, .reports, .hifz(.home), .hifz(.item), .recite(.session),
            .recite(.kept), .listening(.choice):
            Reach(get: [.read], post: [])
        }
    }

    static func path(_ route: PathRoute) -> Reach {
        switch route {
        case .home, .about, .journey, .export: Reach(get: [])
        case .question, .plan, .proposal, .day, .rest, .settings, .lock: Reach(get: [], post: [])
        case .prompt, .erase: Reach(post: [])
        }
    }

    static func adhkar(_ route: AdhkarRoute) -> Reach {
        switch route {
        case .home: Reach(get: [.read])
        case .group, .counter: Reach(get: [.read], post: [])
        }
    }

    static func course(_ route: CourseRoute) -> Reach {
        switch route {
        case .today, .learn, .weeks, .sound, .schedule, .recordings, .sessionFile, .profile, .announcement:
            Reach(get: [.read])
        case .zone: Reach(post: [])
        case .demo, .welcome, .notifications, .week, .recording, .feedback, .assessment, .video, .session, .page,
            .messages, .enrolment, .school:
            Reach(get: [.read], post: [])
        }
    }

    static func shared(_ route: SharedRoute) -> Reach {
        switch route {
        case .home, .list, .item, .members: Reach(get: [.read], post: [])
        case .join: Reach(get: [], post: [])
        case .invite, .refused: Reach(post: [])
        }
    }

    static func me(_ route: MeRoute) -> Reach {
        switch route {
        case .home, .areas, .diagnosticsFile, .data, .export, .sources, .about, .help, .helpTopic, .legal,
            .feedbackFile,
            .setupStep, .manifest:
            Reach(get: [.read])
        case .settings, .appearance, .diagnostics, .configuration, .pro, .feedback, .setup:
            Reach(get: [.read], post: [])
        case .tokens, .devices: Reach(get: [], post: [])
        case .machine: Reach(get: [])
        case .importData, .erase, .erased, .forgetErased: Reach(post: [])
        }
    }

    static func aladhan(_ route: AladhanRoute) -> Reach {
        switch route {
        case .timings, .calendar, .hijriCalendar, .gregorianToHijri, .hijriToGregorian, .qibla, .methods:
            Reach(get: [.read])
        }
    }

    @Test("SY-050 MZ-241 every route of every area says itself which tokens reach it, and as it stands here")
    func reach() {
        for route in RouteSamples.all {
            let facts = route.facts
            let methods = facts.methods.list
            let said = Reach(
                get: methods.contains(.get) ? facts.access.scopes(isPost: false) : nil,
                post: methods.contains(.post) ? facts.access.scopes(isPost: true) : nil)
            #expect(said == Self.reach(route), "\(facts.path)")
            #expect(methods.contains(.get) == methods.contains(.head))
            #expect(!facts.returns || methods.contains(.get), "nobody is led back to \(facts.path)")
        }
    }

    @Test("SY-050 the routes' files hold no default for what a route says of itself")
    func noDefaults() throws {
        for file in ["Core/Routing/RouteFacts.swift", "Core/Routing/RouteAccess.swift", "Route.swift"] {
            let text = try Self.source(file)
            #expect(!text.contains("default") || file.hasSuffix("Facts.swift"), "\(file)")
            #expect(!text.contains("case _"), "\(file)")
        }
        for (area, _) in Self.areas {
            let text = try Self.source(area)
            let facts = try #require(text.firstRange(of: "var facts: RouteFacts"), "\(area)")
            let end = text[facts.upperBound...].firstRange(of: "\n    }\n")?.lowerBound ?? text.endIndex
            #expect(!text[facts.lowerBound..<end].contains("default"), "\(area)")
        }
    }

    /// Each area's file, with the samples' cases.
    static var areas: [(file: String, cases: [String])] {
        func names<Value>(_ routes: [Value]) -> [String] { routes.map { String("\($0)".prefix { $0 != "(" }) } }
        return [
            ("Planner/PlannerRoute.swift", names(RouteSamples.planner)),
            ("Times/TimesRoute.swift", names(RouteSamples.times)),
            ("Quran/QuranRoute.swift", names(RouteSamples.quran)), ("Path/PathRoute.swift", names(RouteSamples.path)),
            ("Adhkar/AdhkarRoute.swift", names(RouteSamples.adhkar)),
            ("Course/CourseRoute.swift", names(RouteSamples.course)),
            ("Shared/SharedRoute.swift", names(RouteSamples.shared)), ("Me/MeRoute.swift", names(RouteSamples.me)),
            ("Aladhan/AladhanRoute.swift", names(RouteSamples.aladhan)),
        ]
    }

    static func source(_ file: String) throws -> String {
        try String(contentsOf: StructureTests.root.appending(path: "Sources/App/" + file), encoding: .utf8)
    }

    @Test("SY-016 SY-025 no route of any area is left out of what the tests ask")
    func whole() throws {
        var count = 0
        for (file, known) in Self.areas {
            for match in try Self.source(file).matches(of: #/(?m)^    case (\w+)/#) {
                count += 1
                #expect(known.contains(String(match.output.1)), "the samples lack .\(match.output.1) of \(file)")
            }
        }
        #expect(count > 90)
        let joined = try Self.source("Route.swift").matches(of: #/(?m)^    case (\w+)\(/#)
        #expect(joined.count == Self.areas.count, "an area has no samples")
    }
}
