import Foundation
import Records
import Testing

@testable import App

/// The app with the screens of every day alone, as a browser's worker begins with it.
struct EverydayTests {
    /// What is answered by the everyday app, over what a device has loaded; `nil` where it needs the whole.
    private static func answer(_ request: Request, _ device: Device, _ everyday: App) -> Response? {
        var needsWhole = false
        let response = device.send(request) { request, workspace, resources in
            let outcome = everyday.handleEveryday(request, workspace: workspace, resources: resources)
            guard case .needs(let needs) = outcome, needs.wholeApp else { return outcome }
            needsWhole = true
            return .respond(Response(status: 0), changes: Changes())
        }
        return needsWhole ? nil : response
    }

    private static func request(_ path: String, _ form: JSONObject? = nil, on device: Device) -> Request {
        Request(
            method: form == nil ? "GET" : "POST", path: path, contentType: form == nil ? "" : "application/json",
            body: form.map { JSON.object($0).bytes() } ?? [], now: device.now, entropy: device.draw())
    }

    @Test("SY-006 the screens of every day answer as the whole app does, without its further configuration")
    func same() throws {
        let device = try Device.inRiyadh()
        let everyday = try App.everyday(bundle: Fixtures.bundle())
        let id = try device.add("Read", date: "2026-11-21", start: "20:30")
        for path in [
            "/", "/day/2026-11-22", "/inbox", "/tasks/new", "/tasks/\(id)", "/tasks/\(id)/actions", "/reminders",
        ] {
            let asked = Self.request(path, on: device)
            let answer = try #require(Self.answer(asked, device, everyday), "\(path)")
            #expect(answer == device.send(asked), "\(path)")
        }
        let done = Self.answer(Self.request("/tasks/\(id)/complete", [:], on: device), device, everyday)
        #expect(done?.status == 303)
        #expect(try device.task(id)["completed"] != .null)
        let made = Self.answer(
            Self.request("/tasks", ["title": "Write", "duration": 30], on: device), device, everyday)
        #expect(made?.status == 303)
    }

    @Test("SY-006 what most days don't ask for is the whole app's to answer: places, settings, series, hidden areas")
    func elsewhere() throws {
        let device = try Device.inRiyadh()
        let everyday = try App.everyday(bundle: Fixtures.bundle())
        let series = try device.call(
            "/tasks", ["title": "Walk", "duration": "30", "date": "2026-11-21", "start": "20:30", "repeat": "daily"])
        let day = try #require(series.json["task"]?["id"]?.string)
        let asked: [(String, JSONObject?)] = [
            ("/place", nil), ("/me/settings", nil), ("/quran", nil), ("/path", nil),
            ("/tasks", ["title": "Run", "duration": 30, "repeat": "daily"]),
            ("/tasks/\(day)", ["title": "Walk on"]), ("/tasks/\(day)/delete", ["which": "all"]),
        ]
        for (path, form) in asked {
            #expect(Self.answer(Self.request(path, form, on: device), device, everyday) == nil, "\(path)")
        }
        // One day of a series is done, moved and deleted like any task.
        #expect(Self.answer(Self.request("/tasks/\(day)/complete", [:], on: device), device, everyday)?.status == 303)
        #expect(Self.answer(Self.request("/tasks/\(day)/delete", [:], on: device), device, everyday)?.status == 303)
        let fresh = try Device()
        #expect(Self.answer(Self.request("/", on: fresh), fresh, everyday) == nil, "the first page asks for a place")
        device.post("/me/settings", ["showsToday": "off"])
        #expect(Self.answer(Self.request("/", on: device), device, everyday)?.status == 303, "the front door leads on")
        #expect(Self.answer(Self.request("/inbox", on: device), device, everyday) == nil)
    }

    @Test("SY-006 the worker's script has the app's own list of the addresses of every day")
    func addresses() throws {
        let file = StructureTests.root.appending(path: "Web/js/sw.js")
        let script = try String(contentsOf: file, encoding: .utf8)
        func list(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "];" }
        #expect(script.contains("const everydayAddresses = " + list(EverydayAddresses.whole)))
        #expect(script.contains("const everydayBeginnings = " + list(EverydayAddresses.beginnings)))
        let others = RouteSamples.all.filter { !EverydayAddresses.contains($0.path) }
        let device = try Device.inRiyadh()
        let everyday = try App.everyday(bundle: Fixtures.bundle())
        for route in others where route.methods.contains(.get) {
            #expect(Self.answer(Self.request(route.path, on: device), device, everyday) == nil, "\(route.path)")
        }
    }
}
