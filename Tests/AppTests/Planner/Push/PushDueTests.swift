import Almanac
import Records
import Testing

@testable import App

/// Which alerts are due on which devices. Riyadh on Saturday 21 November 2026: Asr is about 14:42.
struct PushDueTests {
    /// The instants at which the device's own list has reminders of a kind, in order.
    private func moments(_ device: Device, _ kind: String) throws -> [Int64] {
        (try device.facts("/reminders")["pending"]?.array ?? []).filter { $0["kind"]?.string == kind }
            .compactMap { $0["at"]?.int }
    }

    @Test("MZ-092 MZ-093 a prayer is announced before it and at its time, by the list's own moments and keys")
    func prayers() throws {
        let (device, _) = try Device.pushing(13, 50)
        let pending = try device.facts("/reminders")["pending"]?.array ?? []
        let first = try #require(pending.first { $0["kind"]?.string == "prayer-before" })
        let at = try #require(first["at"]?.int)
        #expect(try device.push("GET", .null)["next"]?.int == at)
        #expect(try device.due().isEmpty)
        device.now = Instant(milliseconds: at - 1)
        #expect(try device.due().isEmpty)
        device.now = Instant(milliseconds: at)
        #expect(try device.due() == [try #require(first["key"]?.string)])
        let shown = try device.deliver()
        #expect(shown.count == 1)
        #expect(shown[0]["title"]?.string == first["title"]?.string && shown[0]["tag"] == first["key"])
        #expect(shown[0]["navigate"]?.string == "http://127.0.0.1:8470/day/2026-11-21")
        #expect(try device.due().isEmpty, "an event alerts once")
        device.now = Instant(milliseconds: try #require(try moments(device, "prayer-start").first))
        #expect(try device.deliver().map { $0["tag"]?.string ?? "" } == ["prayer-start.asr-2026-11-21"])
    }

    @Test("MZ-095 a task is announced at its start; one that was moved, completed or deleted before isn't")
    func tasks() throws {
        let (device, _) = try Device.pushing(15, 10)
        let id = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        let shown = try device.deliver()
        #expect(shown.count == 1 && shown[0]["title"]?.string?.contains("Read") == true)
        #expect(shown[0]["data"]?["task"]?.string == id)
        #expect(shown[0]["data"]?["actions"]?.array?.first?["path"]?.string?.hasSuffix("/complete") == true)
        for action in ["move", "complete", "delete"] {
            let other = try device.add("Other", date: "2026-11-21", start: "15:30")
            _ = try device.call(
                "/tasks/\(other)/\(action)", action == "move" ? ["date": "2026-11-21", "start": "16:15"] : [:])
        }
        device.now = Device.instant(15, 30)
        #expect(try device.due().isEmpty)
        device.now = Device.instant(16, 15)
        #expect(try device.due().count == 1)
    }

    @Test("what was put off comes again with a key of its own; what was put away doesn't come")
    func answers() throws {
        let (device, _) = try Device.pushing(15, 10)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        let shown = try #require(try device.deliver().first)
        let id = try #require(shown["data"]?["id"]?.string)
        _ = try device.call("/reminders/\(id)/snooze")
        device.advance(minutes: 9)
        #expect(try device.due().isEmpty)
        device.advance(minutes: 1)
        let again = try device.deliver()
        #expect(again.count == 1 && again[0]["tag"] != shown["tag"])
        _ = try device.add("Walk", date: "2026-11-21", start: "15:30")
        device.now = Device.instant(15, 30)
        let walk = try #require(try device.due().first)
        _ = try device.call("/reminders/\(walk)/dismiss")
        #expect(try device.due().isEmpty)
    }

    @Test("after a sleep only what is within the grace is sent, and nothing from before alerts were switched on")
    func sleep() throws {
        let (device, _) = try Device.pushing(13, 50)
        device.now = Device.instant(23, 0)
        #expect(try device.due().isEmpty)
        let (other, _) = try Device.pushing(14, 45)
        #expect(try other.due().isEmpty)
    }

    @Test("what a service was too busy for stays due as long as it is of use")
    func retry() throws {
        let (device, id) = try Device.pushing(15, 10)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        let key = try #require(try device.due().first)
        device.advance(minutes: 12)
        #expect(try device.due().isEmpty)
        #expect(try device.due(trying: [id + " " + key]) == [key])
        device.advance(minutes: 19)
        #expect(try device.due(trying: [id + " " + key]).isEmpty)
    }

    @Test("SY-039 where contents are hidden nothing of a reminder's words leaves the machine")
    func hidden() throws {
        let (device, id) = try Device.pushing(15, 10)
        _ = try device.add("A private matter", date: "2026-11-21", start: "15:15")
        _ = try device.call(Device.pushPath, ["step": "hide", "device": id])
        device.advance(minutes: 5)
        let messages = try #require(try device.claim())
        let payload = try #require(messages.first?["payload"])
        #expect(messages.count == 1 && !payload.text().contains("private"))
        #expect(payload["notification"]?["title"]?.string == "وِرد")
        #expect(payload["notification"]?["data"]?["actions"] == nil)
        _ = try device.call(Device.pushPath, ["step": "show", "device": id])
        #expect(try #require(try device.claim()).first?["payload"]?.text().contains("A private matter") == true)
    }

    @Test("one process sends at a time; another takes over once the first one's right has ended")
    func lease() throws {
        let (device, _) = try Device.pushing(15, 10)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        #expect(try device.claim("one")?.count == 1)
        #expect(try device.claim("two") == nil)
        #expect(try device.claim("one")?.count == 1)
        device.advance(minutes: 0, seconds: 61)
        #expect(try device.claim("two")?.count == 1)
        #expect(try device.claim("one") == nil)
        // The first one had sent it all the same, and says so late: that counts, and frees nothing of the second's.
        let sent = try #require(try device.claim("two"))
        let note: JSON = ["device": sent[0]["device"] ?? .null, "key": sent[0]["key"] ?? .null]
        _ = try device.push("POST", ["step": "report", "owner": "one", "sent": [note], "gone": []])
        #expect(try device.due().isEmpty)
        #expect(try device.claim("one") == nil)
    }

    @Test("where nothing is due nothing is written, however often it is asked")
    func quiet() throws {
        let (device, _) = try Device.pushing(13, 50)
        let before = device.store.count
        let request = Request(method: "GET", path: Device.pushPath, now: device.now, entropy: device.draw())
        for _ in 0..<3 {
            let app = device.app
            if case .respond(_, let changes) = device.decide(
                request, by: { app.handlePush($0, workspace: $1, resources: $2) })
            {
                #expect(changes.isEmpty)
            }
        }
        #expect(device.store.count == before)
    }

    @Test("a subscription that its service has ended is removed, and a refusal is told on the page")
    func reports() throws {
        let (device, id) = try Device.pushing(15, 10)
        let other = try device.subscribe("https://push.mosque.org/2")
        let sent: JSON = ["device": .string(other), "key": "a", "refusal": 403]
        _ = try device.push("POST", ["step": "report", "owner": "one", "sent": [sent], "gone": [.string(id)]])
        let devices = try device.facts(Device.pushPath)["devices"]?.array ?? []
        #expect(devices.map { $0["id"]?.string } == [other] && devices[0]["refusal"]?.int == 403)
        #expect(device.page(Device.pushPath).contains("٤٠٣"))
    }

    @Test("a trial goes to its device at once, whatever is due, and is sent once")
    func trial() throws {
        let (device, id) = try Device.pushing(13, 50)
        try device.subscribe("https://push.mosque.org/2")
        let number = try device.call(Device.pushPath, ["step": "test", "device": id]).json["test"]?.string
        let messages = try #require(try device.claim())
        #expect(messages.count == 1 && messages[0]["device"]?.string == id)
        #expect(messages[0]["payload"]?["notification"]?["data"]?["test"]?.string == number)
        try device.deliver()
        #expect(try device.due().isEmpty)
    }

    @Test("a device that is revoked gets nothing more")
    func revoked() throws {
        let (device, own) = try Device.pushing(15, 10)
        let session = String(repeating: "0a", count: 32)
        let phone = try #require(PairedDevice.id(ofSession: session))
        device.keep(
            PairedDevice.key(phone), PairedDevice.fields("Phone", hasPath: false, on: CivilDate("2026-11-21")!))
        let id = try device.subscribe("https://push.mosque.org/2", session: session)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        #expect(Set(try #require(try device.claim()).compactMap { $0["device"]?.string }) == [own, id])
        _ = try device.call("/me/devices", ["step": "revoke", "device": phone])
        #expect(try #require(try device.claim()).compactMap { $0["device"]?.string } == [own])
    }

    @Test("no more than so many alerts reach a device within an hour")
    func rate() throws {
        let (device, id) = try Device.pushing(15, 10)
        let sent = (0..<60).map { ["device": .string(id), "key": .string("k\($0)")] as JSON }
        _ = try device.push("POST", ["step": "report", "owner": "one", "sent": .array(sent), "gone": []])
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        #expect(try device.due().isEmpty)
    }

    @Test("EN-01 the ayah of the day is off by default; switched on it comes at its time, once, and opens that ayah")
    func ayah() throws {
        let device = try QuranFixtures.device()
        device.post("/place", ["city": "108410"])
        device.now = Device.instant(6, 30)
        try device.turnOn()
        #expect(try device.facts(Device.pushPath)["ayah"] == .null)
        device.now = Device.instant(7, 0)
        #expect(try device.due().isEmpty)
        device.now = Device.instant(6, 31)
        #expect(
            try device.call(Device.pushPath, ["step": "ayah", "confirmation": "on", "start": "25:00"]).status == 422)
        _ = try device.call(Device.pushPath, ["step": "ayah", "confirmation": "on", "start": "07:15"])
        #expect(try device.push("GET", .null)["next"]?.int == Device.instant(7, 15).milliseconds)
        device.now = Device.instant(7, 14)
        #expect(try device.due().isEmpty)
        device.now = Device.instant(7, 15)
        let shown = try device.deliver()
        let reference = try #require(try device.facts("/quran")["ayahOfTheDay"]?.string)
        let path = "/quran/" + reference.replacing(":", with: "/")
        #expect(shown.count == 1 && shown[0]["navigate"]?.string == "http://127.0.0.1:8470" + path)
        #expect(shown[0]["data"]?["open"]?.string == path)
        #expect(try device.due().isEmpty)
        device.now = Device.instant(7 + 24, 15)
        #expect(try device.due() == ["ayah-2026-11-22"])
        _ = try device.call(Device.pushPath, ["step": "ayah", "confirmation": "off", "start": "07:15"])
        #expect(try device.due().isEmpty)
    }
}
