import Testing

@testable import App

struct RouteTests {
    static let all = RouteSamples.all
    static let path: [Route] = RouteSamples.path.map { .path($0) }

    @Test("SY-023 whatever stands under /me belongs to that area, and a day, its tasks and reminders to Today")
    func areas() {
        for route in Self.all where route.path.hasPrefix("/me") { #expect(route.facts.bar == .me, "\(route.path)") }
        #expect(
            Route.planner(.shape(.nawafil)).facts.bar == .me && Route.planner(.nawafilHistory).facts.bar == .me
                && Route.times(.qibla).facts.bar == .me)
        #expect(
            Route.planner(.today).facts.bar == .today && Route.planner(.reminders).facts.bar == .today
                && Route.planner(.inbox).facts.bar == .today)
    }

    @Test("SY-025 every route's address leads back to it", arguments: all)
    func roundTrip(route: Route) {
        #expect(Route(path: route.path) == route)
        if route != .planner(.today) {
            #expect(Route(path: route.path + "/") == route, "a slash at the end is the same place")
        }
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
            "/month/2026-13.ics",
            "/month/2026-11.ics/x", "/day/2026-11-21/print/x", "/week/2026-13-01/print", "/month/2026-11/print",
            "/widgets", "/widgets/huge", "/widgets/small.png", "/widgets/small.", "/widgets/wird-0/small",
            "/widgets/x/done", "/feeds/.ics", "/feeds/x.ics", "/feeds/wird-0.ics", "/feeds", "/next/x", "/prayers/x",
            "/quran/x", "/quran/0", "/quran/02", "/quran/1000", "/quran/2/0", "/quran/2/255/x", "/quran/page/0",
            "/quran/page", "/quran/+2", "/quran/2/255/actions/x",
            "/quran/listen/0", "/quran/listen/115", "/quran/listen/02", "/quran/listen/2/287",
            "/quran/listen/2/1/1", "/quran/recitations/alafasy", "/quran/recitations/../002255",
            "/quran/recitations/Alafasy/002255", "/quran/recitations/alafasy/2255", "/quran/downloads/x",
            "/adhkar/x", "/adhkar/morning/x", "/counter/x", "/path/x", "/path/questions/beginning",
            "/path/questions/refresh/time", "/path/questions/x/time",
            "/path/plan/x", "/path/day", "/path/day/2026-02-30", "/path/rest/x",
            "/help/x", "/help/today/x", "/legal", "/legal/x", "/setup/x", "/setup/done",
        ])
    func unknown(path: String) {
        if path == "/day/" {
            #expect(Route(path: path) == .planner(.dayPicker))
        } else {
            #expect(Route(path: path) == nil)
        }
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
