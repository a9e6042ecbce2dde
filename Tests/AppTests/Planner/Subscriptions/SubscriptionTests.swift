import Almanac
import Planner
import Records
import Testing

@testable import App

/// Subscribed calendars, in Riyadh on Saturday, 21 November 2026.
struct SubscriptionTests {
    private static let address = "https://calendar.example/secret.ics"

    private static func file(_ title: String, at hour: String = "17") -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:School\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:\(title)\r\n"
            + "DTSTART:20261121T\(hour)3000Z\r\nDTEND:20261121T\(hour)5900Z\r\nLOCATION:Hall\r\nEND:VEVENT\r\n"
            + "BEGIN:VEVENT\r\nUID:b\r\nSUMMARY:Holiday\r\nDTSTART;VALUE=DATE:20261122\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    /// What the host is told to fetch, or what the app made of what it brings.
    @discardableResult
    private func errand(_ device: Device, _ body: JSON? = nil) throws -> JSON {
        let answer = device.send(
            Request(
                method: body == nil ? "GET" : "POST", path: "/me/settings/calendars", body: body?.bytes() ?? [],
                now: device.now, entropy: device.draw()), by: device.app.handleSubscriptions)
        return try JSON(reading: answer.body)
    }

    private func bring(_ device: Device, _ values: JSONObject) throws -> JSON {
        let ask = try #require(try errand(device)["ask"])
        var report = values
        report["id"] = ask["id"]
        report["address"] = ask["address"]
        return try errand(device, .object(report))
    }

    private func subscribed(_ blocks: String = "on") throws -> Device {
        let device = try Device.inRiyadh()
        #expect(
            try device.call(
                "/me/settings/calendars", ["step": "add", "address": "\(Self.address)", "blocks": "\(blocks)"]
            ).status < 300)
        #expect(try bring(device, ["text": .string(Self.file("Meeting")), "tag": "1"])["kept"]?.bool == true)
        return device
    }

    private func titles(_ device: Device, _ day: String = "2026-11-21") throws -> [String] {
        try device.facts("/day/\(day)")["tasks"]?.array?.compactMap { $0["title"]?.string } ?? []
    }

    @Test("SY-048 nothing is asked before one subscribes, then what came is shown, replaced and removed")
    func lifetime() throws {
        let idle = try Device.inRiyadh()
        #expect(try errand(idle)["ask"] == .null)
        let device = try subscribed()
        #expect(try titles(device) == ["Meeting"])
        #expect(device.page("/day/2026-11-22").contains("Holiday"))
        #expect(try errand(device)["ask"] == .null, "not due again")
        device.wait(hours: 2)
        #expect(try errand(device)["ask"]?["tag"]?.string == "1")
        let before = device.kept.filter { $0.key.kind == SubscribedEvent.kind }
        _ = try bring(device, ["text": .string(Self.file("Meeting")), "tag": "1"])
        #expect(device.kept.filter { $0.key.kind == SubscribedEvent.kind } == before, "the same again writes no event")
        device.wait(hours: 2)
        _ = try bring(device, ["text": .string(Self.file("Moved", at: "18"))])
        #expect(try titles(device) == ["Moved"])
        device.wait(hours: 2)
        #expect(try bring(device, ["text": "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"])["reason"]?.string == "unfinished")
        #expect(try titles(device) == ["Moved"], "the last good reading stays")
        let id = try #require(try device.facts("/me/settings/calendars")["calendars"]?.array?.first?["id"]?.string)
        device.post("/me/settings/calendars", ["step": "remove", "mark": "\(id)"])
        #expect(try titles(device).isEmpty)
        #expect(try device.facts("/me/settings/calendars")["calendars"]?.array?.isEmpty == true)
    }

    @Test("a task goes round an event, may be put over it, and over one that is only shown as if it weren't there")
    func placing() throws {
        let device = try subscribed()
        let over = try device.call("/tasks", ["title": "x", "duration": "30", "date": "2026-11-21", "start": "20:30"])
        #expect(over.status < 300, "an event is no prayer")
        let shown = try subscribed("off")
        #expect(try titles(shown) == ["Meeting"])
        #expect(shown.page("/day/2026-11-21").contains(" shown"))
    }

    @Test("an address is https; plain or near ones are for hosts that the operator names")
    func addresses() throws {
        for typed in ["ftp://x.example/", "https://", "https://user:pass@x.example/", "https://169.254.169.254/x", "x"]
        {
            #expect(throws: (any Error).self) { try SubscriptionAddress(typed, near: []) }
        }
        for typed in ["http://x.example/a.ics", "https://127.0.0.1/a.ics", "webcal://localhost/a.ics"] {
            #expect(throws: (any Error).self) { try SubscriptionAddress(typed, near: []) }
        }
        #expect(
            try SubscriptionAddress(" WebCal://X.Example/A b".replacing(" b", with: "?c=1#d"), near: []).text
                == "https://x.example/A?c=1")
        #expect(
            try SubscriptionAddress("http://127.0.0.1:8080/a.ics", near: ["127.0.0.1"]).text
                == "http://127.0.0.1:8080/a.ics")
    }

    @Test("a file of the data has the subscription with its address, and none of the events; brought in, it is fetched")
    func export() throws {
        let device = try subscribed()
        let file = device.get("/me/data/wird.json").text
        #expect(file.contains(Self.address) && !file.contains("Meeting") && !file.contains("fetched"))
        #expect(!device.page("/me/settings/calendars").contains("secret.ics"))
        let other = try Device.inRiyadh()
        #expect(try other.call("/me/data/import", ["file": "\(file)"]).status < 300)
        #expect(try errand(other)["ask"]?["address"]?.string == Self.address)
    }

    @Test("MZ-266 Gate(Pro) on subscribing: nothing is subscribed to without it, and what was is no more fetched")
    func gate() throws {
        let device = try Device.commercial()
        let closed = try device.call("/me/settings/calendars", ["step": "add", "address": "\(Self.address)"])
        #expect(closed.status == 402 && closed.json["error"]?["feature"]?.string == "calendars")
        device.startTrial()
        #expect(try device.call("/me/settings/calendars", ["step": "add", "address": "\(Self.address)"]).status < 300)
        #expect(try errand(device)["ask"] != .null)
        device.wait(hours: 9 * 24)
        #expect(try errand(device)["ask"] == .null)
    }
}
