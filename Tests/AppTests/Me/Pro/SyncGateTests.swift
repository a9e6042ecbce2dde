import Planner
import Records
import Testing

@testable import App

/// What of Pro stands at the product's borders: the server's taking of a device's records, calendars, the flag of the plan.
struct SyncGateTests {
    private func ask(_ device: Device) -> Response {
        device.send(
            Request(
                method: "POST", path: App.syncPath, accept: "application/json", now: device.now,
                entropy: device.draw()),
            by: device.app.handleSync)
    }

    @Test(
        "MZ-270 SY-016 Gate(Pro) on sync: Free gets 402 and the way to the carousel; the trial, a purchase and self-hosted don't"
    )
    func sync() throws {
        let device = try Device.commercial()
        let before = device.kept
        let closed = ask(device)
        #expect(closed.status == 402)
        let error = try JSON(reading: closed.body)["error"]
        #expect(error?["code"]?.string == "entitlement_required" && error?["feature"]?.string == "sync")
        #expect(error?["upgrade"]?.string?.hasPrefix("/pro?feature=sync&back=%2Fme%2Fdata") == true)
        #expect(device.kept == before, "nothing is written by asking")
        let page = device.page("/me/data")
        #expect(page.contains("href=\"/pro?feature=sync&amp;back=%2Fme%2Fdata\""))
        #expect(page.contains("Kept on this device") && device.page("/").contains("data-closed=\"Kept on this device"))
        device.startTrial()
        #expect(ask(device).status == 204 && !device.page("/me/data").contains("feature=sync"))
        device.wait(hours: 9 * 24)
        #expect(ask(device).status == 402, "what has lapsed sends nothing")
        device.post("/pro", ["step": "buy", "plan": "lifetime"])
        #expect(ask(device).status == 204)
        #expect(ask(try Device.inRiyadh()).status == 204)
    }

    @Test("MZ-270 what says how the person stands is the account's, and goes whatever is open")
    func account() {
        #expect(App.isAccount(Plan.key) && !App.isAccount(Account.offersKey))
    }

    @Test(
        "MZ-270 Gate(Pro) on each surface by itself: a watch's faces, the assistant's order, the rest of the day",
        arguments: [
            GatedTests.Try("widgets", "/widgets/round-next"), GatedTests.Try("widgets", "/widgets/rect-remaining"),
            GatedTests.Try("advice", "/advice/2026-11-21", []),
            GatedTests.Try("reorganise", "/day/2026-11-21/reorganise"),
        ])
    func surfaces(attempt: GatedTests.Try) throws {
        let device = try Device.commercial()
        let answer = attempt.send(device, accept: "application/json")
        #expect(answer.status == 402)
        let error = try JSON(reading: answer.body)["error"]
        #expect(error?["feature"]?.string == attempt.feature)
        let carousel = try #require(error?["upgrade"]?.string)
        #expect(device.page(carousel).contains("id=\"pro-1\""))
        device.startTrial()
        #expect(attempt.send(device, accept: "application/json").status != 402)
    }

    @Test("MZ-266 Gate(Pro) on calendars: no new subscription, none that goes on, and no calendar file taken in")
    func calendars() throws {
        let calendar =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Walk\r\nDTSTART:20261125T173000Z\r\n"
            + "DTEND:20261125T180000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        let device = try Device.commercial()
        #expect(try device.call("/me/tokens", ["step": "create", "name": "x", "feed": "on"]).status == 402)
        #expect(
            try device.call("/me/tokens", ["step": "create", "name": "x", "read": "on", "feed": "off"]).status < 300)
        let tokens = device.page("/me/tokens")
        #expect(!tokens.contains("name=\"feed\"") && tokens.contains("feature=calendars"))
        let before = device.kept
        for step in ["preview", "accept"] {
            let answer = try device.call("/me/data/tasks", ["step": "\(step)", "text": "\(calendar)"])
            #expect(answer.status == 402 && answer.json["error"]?["feature"]?.string == "calendars")
        }
        #expect(device.kept == before)
        #expect(
            try device.call("/me/data/tasks", ["step": "accept", "text": "title\nMilk\n"]).json["imported"]?.int == 1,
            "a table is everybody's")
        device.startTrial()
        #expect(
            try device.call("/me/data/tasks", ["step": "accept", "text": "\(calendar)"]).json["imported"]?.int == 1)
        let secret = try AccessTests.token(device, "feed").secret
        #expect(device.get("/feeds/\(secret).ics", accept: "*/*").status == 200)
        device.wait(hours: 9 * 24)
        let rests = device.get("/feeds/\(secret).ics", accept: "text/calendar, */*")
        #expect(rests.status == 402 && rests.text.contains("entitlement_required"))
        #expect(device.get("/feeds/nothing.ics", accept: "*/*").status != 402)
    }

    @Test("MZ-272 words about the product carry the plan, the form shows it, and the text names 24 hours as the aim")
    func support() throws {
        let device = try Device.commercial()
        device.post("/feedback", ["notes": "First", "text": "Browser 1", "confirmation": "off"])
        #expect(device.page("/feedback/wird-feedback.txt").contains("First\nplan: free\n"))
        #expect(!device.page("/feedback").contains("24 hours"))
        device.post("/pro", ["step": "buy", "plan": "annual"])
        let form = device.page("/feedback")
        #expect(form.contains("plan: paid") && form.contains("aim to answer within 24 hours"))
        device.post("/feedback", ["notes": "Second", "text": "Browser 1", "confirmation": "on"])
        #expect(device.page("/feedback/wird-feedback.txt").contains("Second\nBrowser 1\nplan: paid\n"))
        #expect(device.page("/pro").contains("aim to answer within 24 hours"))
        let own = try Device.inRiyadh()
        own.post("/feedback", ["notes": "Own"])
        #expect(!own.page("/feedback/wird-feedback.txt").contains("plan"))
    }

    @Test("MZ-278 a day of a series that rests can't be had by its number either")
    func restingDay() throws {
        let device = try Device.commercial()
        device.startTrial()
        let made = try device.call(
            "/tasks", ["title": "Read", "repeat": "daily", "date": "2026-11-22", "start": "21:00"])
        #expect(made.status < 300)
        let id = try #require(try device.facts("/day/2026-12-03")["tasks"]?.array?.first?["id"]?.string)
        device.wait(hours: 9 * 24)
        let before = device.kept
        for (path, fields) in [
            ("complete", [:]), ("move", ["date": "2026-12-04", "start": "20:00"]), ("resize", ["duration": "45"]),
            ("unschedule", [:]), ("duplicate", [:]), ("delete", [:]), ("next", [:]), ("extend", ["minutes": "15"]),
        ] as [(String, KeyValuePairs<String, String>)] {
            let answer = try device.call("/tasks/\(id)/\(path)", fields)
            #expect(answer.status >= 400, "\(path) \(answer.status)")
        }
        #expect(try device.call("/tasks/\(id)", ["title": "Own"]).status >= 400)
        #expect(device.kept == before)
    }
}
