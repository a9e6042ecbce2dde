import Almanac
import Testing

@testable import App

struct RouteTests {
    /// One of each route.
    static let all: [Route] = {
        let date = CivilDate(year: 2026, month: 11, day: 21)!
        let id = "019aa5d1c2f0-00ff00ff00ff00ff"
        return [
            .today, .day(date), .dayPicker, .inbox, .newTask, .tasks, .task(id), .taskActions(id), .place, .thisMonth,
            .month(YearMonth(date)!), .explanation(date, .sunrise), .thisHijriYear, .hijriYear(1448), .qibla, .me,
            .settings, .methods, .data, .importData, .export, .erase, .sources, .about, .manifest,
            .aladhan(.timings(nil)), .aladhan(.timings("21-11-2026")), .aladhan(.calendar(year: nil, month: nil)),
            .aladhan(.calendar(year: "2026", month: nil)), .aladhan(.calendar(year: "2026", month: "11")),
            .aladhan(.gregorianToHijri("21-11-2026")), .aladhan(.hijriToGregorian("11-06-1448")),
            .aladhan(.qibla(latitude: "25.4", longitude: "-51.1")), .aladhan(.methods),
        ] + TaskAction.allCases.map { .taskAction(id, $0) }
    }()

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
            "/times/2026-11-21/fajr/x", "/calendar/1342", "/calendar/1601", "/calendar/14480", "/qibla/x", "/times/+026-11",
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
