import Almanac
import Records
import Testing
import WorshipPath

@testable import App

/// What was erased can be taken back for seven days, and then for good no longer (K70).
struct ErasedTests {
    private static func wait(_ device: Device, hours: Int64) { device.now = device.now + .hours(hours) }

    /// The host asks the app to look, as it does from time to time.
    private static func look(_ device: Device) {
        let app = device.app
        device.send(Request(method: "POST", path: "/me/data", now: device.now, entropy: device.draw())) {
            app.handleErasures($0, workspace: $1, resources: $2)
        }
    }

    private static func notes(_ device: Device) -> [Erasure] {
        device.store.values.compactMap { Erasure($0) }.sorted { ($0.scope, $0.generation) < ($1.scope, $1.generation) }
    }

    private static func takeBack(_ device: Device) throws -> Int64 {
        var form = FormFields()
        for erasure in notes(device) { form.pairs.append(.init("chosen", erasure.key.id)) }
        let answer = device.send(
            Request(
                method: "POST", path: "/me/data/erased", contentType: "application/x-www-form-urlencoded",
                accept: "application/json", body: Array(form.encoded.utf8), now: device.now, entropy: device.draw()))
        return try JSON(reading: answer.body)["restored"]?.int ?? -1
    }

    /// The values that a person has, without stamps, and without what doesn't come back.
    private static func values(_ device: Device) -> [String: [String: JSON]] {
        var values: [String: [String: JSON]] = [:]
        for (key, record) in device.store where key.scope.isShared && !record.isDeleted {
            guard key.kind != AccessToken.kind, key != DayUndo.key else { continue }
            var fields: [String: JSON] = [:]
            for entry in record.fields where entry.name != Record.deletedField && !entry.field.value.isNull {
                fields[entry.name] = entry.field.value
            }
            values["\(key.scope.name)/\(key.kind.name)/\(key.id)"] = fields
        }
        return values
    }

    private static func full() throws -> Device {
        let device = try Device.onPath()
        device.log("fajr")
        device.post("/me/settings", ["madhhab": "hanafi"])
        device.post("/me/settings/reminders", ["quiet": "on", "quiet-from": "22:00", "quiet-through": "05:00"])
        let id = try device.add("Call", duration: 30, date: "2026-11-22", start: "16:00")
        _ = try device.add("Inbox")
        device.post("/tasks/\(id)/repeat", ["repeat": "daily"])
        device.post("/quran/bookmarks", ["step": "add", "ayah": "2:255"])
        device.post("/me/tokens", ["step": "create", "name": "x", "read": "on"])
        return device
    }

    @Test(
        "SY-062 SY-030 the page after everything was erased is in the language of the one before it, and so are its forms"
    )
    func language() throws {
        let device = try Self.full()
        device.post("/me/settings", ["language": "en"])
        let location = device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])["location"] ?? ""
        #expect(location == "/me/data?notice=erased&lang=en")
        let page = device.page(location)
        #expect(page.contains("<html lang=\"en\"") && page.contains("Can be taken back for 7 days"))
        #expect(
            page.contains("action=\"/me/data/erased?lang=en\"") && page.contains("action=\"/me/data/forget?lang=en\""))
        #expect(device.post("/me/data/forget?lang=en").text.contains("One thing first"))
        #expect(
            device.post("/me/data/forget?lang=en", ["confirmation": "on"])["location"]
                == "/me/data?notice=forgotten&lang=en")
        #expect(device.page("/me/data").contains("<html lang=\"ar\""))
    }

    @Test("K70 SY-062 what is erased is hidden at once, told with its last day, and taken back as it was")
    func takenBack() throws {
        let device = try Self.full()
        let before = Self.values(device)
        #expect(before.count > 5)
        #expect(
            device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])["location"]
                == "/me/data?notice=erased")
        #expect(Self.values(device).isEmpty && device.page("/").contains("السلام عليكم"))
        #expect(try JSON(reading: device.get("/me/data/wird.json").body)["records"] == [])
        let page = device.page("/me/data")
        #expect(page.contains("action=\"/me/data/erased\"") && page.contains("action=\"/me/data/forget\""))
        #expect(page.contains("يُسترجع خلال ٧ أيام"))
        Self.wait(device, hours: 24 * 6)
        #expect(try Self.takeBack(device) == Int64(before.count))
        #expect(Self.values(device) == before)
        #expect(Self.notes(device).isEmpty && !device.page("/me/data").contains("action=\"/me/data/erased\""))
        #expect(!device.store.contains { $0.key.scope.isAside })
    }

    @Test("K70 access to programs doesn't come back with the rest")
    func access() throws {
        let device = try Device.inRiyadh()
        device.post("/me/tokens", ["step": "create", "name": "x", "read": "on"])
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        _ = try Self.takeBack(device)
        #expect(
            !device.store.contains { $0.key.kind == AccessToken.kind && $0.key.scope == .own && !$0.value.isDeleted })
    }

    @Test("K70 what was written since stays beside what comes back, and each erasure is taken back alone")
    func since() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("first")
        device.post("/me/data/erase", ["extent": "planner", "confirmation": "on"])
        Self.look(device)
        _ = try device.add("second")
        device.post("/me/data/erase", ["extent": "planner", "confirmation": "on"])
        _ = try device.add("third")
        #expect(Self.notes(device).map(\.key.id) == ["planner.1", "planner.2"])
        device.post("/me/data/erased", ["chosen": "planner.1"])
        #expect(try device.facts("/inbox")["count"]?.int == 2)
        device.post("/me/settings", ["madhhab": "hanafi"])
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        device.post("/place", ["city": "360630"])
        _ = try Self.takeBack(device)
        #expect(try device.facts("/place")["place"]?["zone"]?.string == "Africa/Cairo")
        #expect(try device.facts("/inbox")["count"]?.int == 3)
    }

    @Test("K70 after seven days it is final: nothing of it is left, and nothing comes back")
    func final() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("SecretTitle")
        device.post("/me/data/erase", ["extent": "planner", "confirmation": "on"])
        Self.look(device)
        for _ in 0..<6 {
            Self.wait(device, hours: 24)
            Self.look(device)
        }
        Self.wait(device, hours: 23)
        Self.look(device)
        #expect(device.store.contains { $0.key.scope.isAside })
        Self.wait(device, hours: 2)
        Self.look(device)
        #expect(!device.store.contains { $0.key.scope.isAside })
        #expect(!device.page("/me/data").contains("action=\"/me/data/erased\""))
        #expect(device.post("/me/data/erased", ["chosen": "planner.1"]).status == 422)
        Self.look(device)
        #expect(Self.notes(device).isEmpty)
    }

    @Test("K70 it goes at once where a person confirms that, and not before")
    func forgotten() throws {
        let device = try Device.inRiyadh()
        _ = try device.add("x")
        device.post("/me/data/erase", ["extent": "planner", "confirmation": "on"])
        #expect(device.post("/me/data/forget", [:]).status == 422)
        #expect(device.store.contains { $0.key.scope.isAside })
        #expect(try device.call("/me/data/forget", ["confirmation": "on"]).json["forgotten"]?.int == 1)
        #expect(!device.store.contains { $0.key.scope.isAside } && Self.notes(device).isEmpty)
        #expect(device.page("/").contains("data-page=\"day\"") || device.get("/").status == 200)
    }

    @Test("every text of it is there in six languages", arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func languages(language: String) throws {
        let device = try Self.full()
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        device.post("/me/settings", ["language": language])
        let page =
            device.page("/me/data?notice=erased") + device.page("/me/data?notice=takenBack")
            + device.page("/me/data?notice=forgotten")
        #expect(page.firstMatch(of: #/(data|notice)\.[a-z]+(\.|[A-Z])[A-Za-z.]*/#) == nil)
        #expect(page.contains("action=\"/me/data/forget\""))
    }
}
