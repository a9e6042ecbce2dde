import Almanac
import Foundation
import Records
import Testing

@testable import App

struct HiddenAreaTests {
    /// The areas that can be hidden.
    static let areas = Area.allCases.filter { $0.field != nil }

    /// A device that hides an area.
    static func hiding(_ area: Area) throws -> Device {
        let device = try Device.inRiyadh()
        let field = try #require(area.field)
        #expect(try device.call("/me/settings", [field.rawValue: "off"]).status < 400)
        return device
    }

    /// The paths that a page leads to, by links and by forms.
    static func links(_ page: String) -> [String] {
        page.matches(of: /(?:href|action)="(\/[^"?#]*)/).map { String($0.output.1) }
    }

    @Test("SY-001 no page that stays leads to a hidden area, and the bar has no place for it", arguments: areas)
    func nothingLeadsThere(area: Area) throws {
        let device = try Self.hiding(area)
        for route in RouteTests.all where route.methods.contains(.get) && route.facts.owner != area {
            let answer = device.get(route.path)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            for path in Self.links(answer.text) {
                guard let target = Route(path: path) else { continue }
                #expect(target.facts.owner != area, "\(route.path) leads to \(path)")
            }
            #expect(!answer.text.contains("data-area=\"\(area.rawValue)\""), "\(route.path)")
        }
    }

    @Test("SY-001 every address of a hidden area says so, and one button shows it again", arguments: areas)
    func calmPage(area: Area) throws {
        let device = try Self.hiding(area)
        for route in RouteTests.all where route.methods.contains(.get) && route.facts.owner == area {
            let answer = device.get(route.path)
            switch route {
            case .planner(.today): #expect(answer.status == 303 && answer["location"] == "/path")
            case .planner(.feed): #expect(answer.status == 404, "no such secret was given away")
            case .planner(.widget(let address)) where address.secret != nil: #expect(answer.status == 404)
            default:
                #expect(answer.status == 200, "\(route.path)")
                #expect(answer.text.contains("data-page=\"hidden\"") && !answer.text.contains("data-lasting"))
                #expect(Self.links(answer.text).allSatisfy { Route(path: $0)?.facts.owner != area }, "\(route.path)")
            }
            guard route != .planner(.reminders) else { continue }
            #expect([404, 409].contains(device.get(route.path, accept: "application/json").status), "\(route.path)")
        }
        // With the course the bar has no place for the lists.
        if area == .lists { device.post("/me/settings", ["showsCourse": "off"]) }
        let field = try #require(area.field)
        let shown = device.post("/me/settings", [field.rawValue: "on", "back": area.front.path])
        #expect(shown["location"]?.hasPrefix(area.front.path) == true)
        #expect(device.page(area.front.path).contains("data-area=\"\(area.rawValue)\""))
    }

    @Test("SY-001 nothing is changed in a hidden area, and all it holds comes back with it")
    func nothingIsLost() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-21", start: "20:30")
        let before = device.store
        device.post("/me/settings", ["showsToday": "off"])
        #expect(try device.call("/tasks/\(id)/delete", [:]).status == 409)
        #expect(try device.call("/tasks", ["title": "Another"]).status == 409)
        for (key, record) in before where key.scope == .planner { #expect(device.store[key] == record) }
        let held = { (store: [RecordKey: Record]) in store.keys.count { $0.scope == .planner } }
        #expect(held(device.store) == held(before))
        #expect(device.get("/me/data/wird.json").text.contains("Read"), "an export holds what is hidden")
        device.post("/me/settings", ["showsToday": "on"])
        #expect(try device.task(id)["title"] == "Read" && device.page("/").contains("Read"))
    }

    @Test("SY-001 reminders, subscribed calendars, shared widgets and the app's shortcuts lose a hidden planner")
    func doors() throws {
        let device = try LateDayTests.device(12)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        let feed = try AccessTests.token(device, "feed").secret
        let widgets = try AccessTests.token(device, "widgets").secret
        #expect(try device.facts("/reminders")["pending"]?.array?.isEmpty == false)
        #expect(device.get("/widgets/\(widgets)/small").status == 200)
        #expect(device.page("/me").contains("data-alerts"))
        device.post("/me/settings", ["showsToday": "off", "showsPath": "off"])
        let reminders = try device.facts("/reminders")
        #expect(reminders["pending"] == [] && reminders["recent"] == [] && reminders["badge"] == 0)
        #expect(!device.page("/me").contains("data-alerts"))
        let calendar = device.get("/feeds/\(feed).ics", accept: "*/*")
        #expect(calendar.status == 200 && calendar.text.contains("END:VCALENDAR") && !calendar.text.contains("VEVENT"))
        #expect(device.get("/widgets/\(widgets)/small").status == 404)
        #expect(try device.facts("/manifest.webmanifest")["shortcuts"] == [])
        #expect(try device.facts("/manifest.webmanifest")["start_url"] == "/quran")
        device.post("/me/settings", ["showsToday": "on"])
        #expect(device.get("/feeds/\(feed).ics", accept: "*/*").text.contains("VEVENT"))
        #expect(device.get("/widgets/\(widgets)/small").status == 200)
    }

    @Test(
        "SY-001 subscribed calendars lose a hidden course, and a student's weeks come back as they were"
    )
    func course() throws {
        let walk = try CourseWalk.placed()
        let device = walk.device
        try walk.whole(1)
        let feed = try AccessTests.token(device, "feed").secret
        func isInCalendar() -> Bool {
            device.get("/feeds/\(feed).ics", accept: "*/*").text.contains("UID:course")
        }
        #expect(isInCalendar())
        let (today, store) = (walk.card, device.store)
        device.post("/me/settings", ["showsCourse": "off"])
        #expect(!isInCalendar())
        #expect(!device.page("/").contains("/course") && !device.page("/me").contains("href=\"/course"))
        device.post("/course/learn/weeks/1/recording")
        for (key, record) in store where key.scope == .course { #expect(device.store[key] == record) }
        device.post("/me/settings", ["showsCourse": "on"])
        #expect(isInCalendar() && walk.card == today)
    }

    @Test("SY-001 a closed device gets no alert of a hidden course, and gets the next once it is shown again")
    func courseAlerts() throws {
        let walk = try CourseWalk.placed()
        let device = walk.device
        try walk.at("2026-12-04T20:55:00Z")
        try device.turnOn()
        let store = device.store
        func week() throws -> [String] {
            try walk.at("2026-12-04T21:00:00Z")
            return try device.due().filter { $0.hasPrefix("course-") }
        }
        #expect(try week() == ["course-week-2"])
        try walk.at("2026-12-04T20:56:00Z")
        device.post("/me/settings", ["showsCourse": "off"])
        #expect(try week().isEmpty)
        for (key, record) in store where key.scope == .course { #expect(device.store[key] == record) }
        device.post("/me/settings", ["showsCourse": "on"])
        #expect(try week() == ["course-week-2"])
    }

    @Test("SY-001 one area stays: hiding the last is refused, and what two devices hid leaves the first")
    func oneStays() throws {
        let device = try Device.inRiyadh()
        let all = device.post(
            "/me/settings", ["showsToday": "off", "showsPath": "off", "showsQuran": "off", "showsCourse": "off"])
        #expect(all.status == 422 && device.get("/").status == 200)
        device.post("/me/settings", ["showsPath": "off", "showsQuran": "off", "showsCourse": "off"])
        #expect(try device.call("/me/settings", ["showsToday": "off"]).status == 422)
        #expect(try device.facts("/me/settings")["hiddenAreas"] == ["path", "quran", "course", "lists"])
        let other = try Self.hiding(.today)
        device.merge(Array(other.store.values.filter { $0.key == Settings.key }))
        #expect(try device.facts("/me/settings")["hiddenAreas"] == ["path", "quran", "course", "lists"])
        #expect(device.get("/").status == 200 && device.get("/me/settings").status == 200)
    }

    @Test("SY-001 what is hidden is a setting like others: in the form without scripts, exported, brought in again")
    func asASetting() throws {
        let device = try Self.hiding(.quran)
        let page = device.page("/me/settings")
        #expect(page.contains("name=\"showsQuran\"") && page.contains("name=\"showsToday\""))
        let export = device.get("/me/data/wird.json").text
        #expect(export.contains("showsQuran"))
        let other = try Device.inRiyadh()
        other.merge(Array(device.store.values.filter { $0.key == Settings.key }))
        #expect(!other.page("/").contains("data-area=\"quran\""))
    }
}
