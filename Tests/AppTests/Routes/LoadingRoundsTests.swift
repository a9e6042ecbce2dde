import Records
import Testing

@testable import App

/// How often a host that has loaded nothing has to load before it has an answer: each round is a way to the store and back.
struct LoadingRoundsTests {
    /// A person who has all of it: a place, tasks by the clock and by a prayer, a series, a path, tokens.
    private struct World {
        let device: Device
        let task: String
        let secret: String

        init() throws {
            device = try Device.onPath()
            let added = try device.call(
                "/tasks", ["title": "x", "date": "2026-11-21", "timing": "after", "prayer": "asr", "minutes": "15"])
            task = try #require(added.json["task"]?["id"]?.string)
            device.post(
                "/tasks",
                ["title": "Walk", "duration": "30", "date": "2026-11-21", "start": "20:30", "repeat": "daily"])
            secret = try AccessTests.token(device, "feed", "widgets").secret
        }

        /// A sample route's request, about what this person has.
        func request(_ method: Method, _ route: Route) -> Request {
            let path = route.path.replacing(RouteSamples.id, with: task).replacing(RouteSamples.secret, with: secret)
            var form = ""
            if method == .post {
                form = "title=y"
                var known = 0
                for (end, fields) in LoadingRoundsTests.forms where path.hasSuffix(end) && end.utf8.count > known {
                    (form, known) = (fields, end.utf8.count)
                }
            }
            return Request(
                method: method.rawValue, path: path,
                contentType: form.isEmpty ? "" : "application/x-www-form-urlencoded", body: Array(form.utf8),
                now: device.now, entropy: device.draw())
        }

        /// The answer to a request that nothing was loaded for, and its rounds; nothing of it is stored.
        func answer(_ request: Request, hasForesight: Bool = true) throws -> (
            response: Response, changes: Changes, rounds: Int
        ) {
            device.restart()
            let outcome = device.decide(request) { request, workspace, resources in
                let dispatcher = Dispatcher(
                    check: Access.check, hidden: Screens.hidden, gate: Screens.gate,
                    foreseen: { route, form in hasForesight ? route.foreseen(form) : [] }, show: Screens.show,
                    apply: Screens.apply, crossings: .whole)
                return device.app.handle(
                    request, Library(workspace: workspace, resources: resources), at: dispatcher)
            }
            guard case .respond(let response, let changes) = outcome else { throw Unanswered() }
            return (response, changes, device.rounds)
        }
    }

    private struct Unanswered: Error {}

    /// Forms that do something, by the end of their addresses; all others are sent a title alone.
    private static let forms = [
        "/tasks": "title=y&date=2026-11-22&timing=after&prayer=asr&minutes=10",
        "/move": "date=2026-11-22&start=10%3A00", "/schedule": "date=2026-11-22&timing=before&prayer=asr&minutes=10",
        "/resize": "duration=45", "/split": "duration=240&date=2026-11-22&start=10%3A00",
        "/mark": "mark=duha&step=skip", "/checklist": "step=add&checklist=one", "/place": "city=108410",
        "/path/plan": "step=lighter", "/path/day/2026-11-21": "step=done&entry=fajr", "/path/rest": "step=rest",
        "/path/settings": "numbers=off", "/path/prompt": "prompt=mercy&step=yes",
        "/path/lock": "step=set&code=2468&again=2468", "/path/erase": "step=erase&confirmation=on",
        "/path/plan/refresh": "step=accept", "/path/plan/ease": "step=accept", "/me/settings": "mode=dark",
        "/adhkar/morning": "step=count", "/counter": "count=3", "/quran/bookmarks": "mark=%2B2%3A1",
        "/quran/khatma": "step=begin&days=30", "/quran/place": "ayah=2%3A5&from=2%3A1&seconds=60",
        "/me/devices": "step=revokeAll", "/me/tokens": "step=create&name=x&read=on",
        "/me/data/erase": "extent=all&confirmation=on",
    ]

    /// The most rounds of a page or file, and of a form, with those that need more by the end of their addresses: files for
    /// calendars and a task's sheet, which go from the place to the zone, the days, their series and each repeated day.
    private static func most(_ method: Method, _ path: String) -> Int {
        guard method == .get else { return path.hasPrefix("/path") ? 2 : path.hasSuffix("/move") ? 4 : 5 }
        // The feed has the course's sessions too, whose weeks are known once its book is.
        if path.hasPrefix("/feeds/") { return 8 }
        return path.hasSuffix(".ics") || path.hasSuffix("/actions") ? 7 : 5
    }

    @Test(
        "a host that has loaded nothing answers after few rounds, and as it would without foresight"
    )
    func rounds() throws {
        let world = try World()
        var (count, blind): ([Int: Int], [Int: Int]) = ([:], [:])
        for route in RouteSamples.all {
            for method in route.methods where method != .head {
                let request = world.request(method, route)
                let answer = try world.answer(request)
                let other = try world.answer(request, hasForesight: false)
                #expect(answer.rounds <= Self.most(method, request.path), "\(method) \(request.path)")
                #expect(answer.rounds <= other.rounds, "\(method) \(request.path)")
                #expect(answer.response == other.response, "\(method) \(request.path)")
                #expect(answer.changes == other.changes, "\(method) \(request.path)")
                guard method == .post else { continue }
                count[answer.rounds, default: 0] += 1
                blind[other.rounds, default: 0] += 1
            }
        }
        let long = { (counts: [Int: Int]) in counts.filter { $0.key >= 4 }.values.reduce(0, +) }
        print("forms that need four rounds and more: \(long(count)), without foresight \(long(blind))")
        #expect(long(count) < long(blind) / 2)
    }
}
