import Almanac
import Foundation
import Interface
import Records
import Testing
import WorshipPath

@testable import App

/// The lock that a person may put on their path: off by default, and behind it nothing shows.
struct PathLockTests {
    /// A path with a lock that closes by itself; its code is hashed a few times only, so that tests are quick.
    private static func locked(_ code: String = "1447", language: String = "ar") throws -> Device {
        let bundle = Fixtures.setting(
            ["config", "PathConfig", "lock", "rounds"], to: .int(10), in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": language])
        device.begin()
        device.post("/path/settings", ["onToday": "on", "discreet": "off"])
        #expect(
            device.post("/path/lock", ["step": "set", "code": code, "again": code])["location"]
                == "/path/settings?notice=settingsSaved")
        return device
    }

    private static func wait(_ device: Device, minutes: Int64) {
        device.now = Instant(seconds: device.now.seconds + minutes * 60)
    }

    @Test("the path has no lock until a person sets one, and then asks for its code on every page, as a program's too")
    func closed() throws {
        #expect(try Device.onPath().facts("/path/lock") == ["set": false, "locked": false])
        let device = try Self.locked()
        #expect(try device.facts("/path/lock") == ["set": true, "locked": false])
        #expect(device.page("/path").contains("data-shut=\"") && device.page("/path").contains("صلاة الفجر"))
        device.post("/path/lock", ["step": "close"])
        for route in RouteTests.path where route.methods.contains(.get) {
            let page = device.get(route.path)
            #expect(
                page.status == 200 && page.text.contains("data-path-locked")
                    && page.text.contains("<h1>المسيرة مقفلة</h1>"), "\(route.path)")
            #expect(
                !page.text.contains("صلاة الفجر") && !page.text.contains("البذور") && !page.text.contains("data-shut"),
                "\(route.path)")
            let facts = device.get(route.path, accept: "application/json")
            #expect(facts.status == 423 && facts.text.contains("path_locked"), "\(route.path)")
        }
    }

    @Test("a lock that a sync has brought meanwhile is taken with its own code again, and with no other")
    func setTwice() throws {
        let device = try Self.locked()
        #expect(
            device.post("/path/lock", ["step": "set", "code": "1447", "again": "1447"])["location"]
                == "/path/settings?notice=settingsSaved")
        #expect(try device.call("/path/lock", ["step": "set", "code": "1448", "again": "1448"]).status == 422)
        #expect(
            try device.call("/path/lock", ["step": "set", "code": "1447", "again": "1447", "current": "1448"]).status
                == 422)
        #expect(try device.call("/path/lock", ["step": "unlock", "current": "1447"]).status < 400)
    }

    @Test("while it is closed nothing is noted, and Today, the reminders and the exports say nothing of the path")
    func silent() throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        let before = device.pathRecords
        #expect(device.post("/path/day/\(device.today)", ["step": "done", "entry": "fajr"])["location"] == "/path")
        #expect(try device.call("/path/day/\(device.today)", ["step": "done", "entry": "fajr"]).status == 423)
        device.post("/path/settings", ["streak": "hidden"])
        #expect(device.pathRecords.map(\.key.id).sorted() == before.map(\.key.id).sorted())
        #expect(!device.page("/").contains("مسيرتك اليوم"))
        let reminders = try device.facts("/reminders")["pending"]?.array?.filter { $0["kind"] == "path-moment" } ?? []
        #expect(reminders.count == 1 && reminders.allSatisfy { $0["title"] == "لحظة لك" })
        let export = device.get("/me/data/wird.json", accept: "application/json")
        #expect(export.status == 200 && !export.text.contains("\"scope\":\"path\""))
        #expect(try JSON(reading: export.body)["without"] == ["path"], "it would be taken for the whole")
        #expect(device.page("/me/data").contains("مسيرتك مقفلة، فهي ليست في الملف"))
        #expect(device.get("/path/wird-path.json").text.contains("data-path-locked"))
    }

    @Test(
        "its code opens it, in the person's own digits as well, leads to the page that was asked for, and holds for five minutes after the last thing noted"
    )
    func opened() throws {
        let device = try Self.locked("١٤٤٧")
        device.post("/path/lock", ["step": "close"])
        #expect(device.page("/path/journey").contains("name=\"back\" value=\"/path/journey\""))
        let wrong = device.post("/path/lock", ["step": "open", "code": "1448", "back": "/path/journey"])
        #expect(wrong.status == 422 && wrong.text.contains("ليس هذا هو الرمز") && !wrong.text.contains("1448"))
        #expect(
            device.post("/path/lock", ["step": "open", "code": "1447", "back": "https://x"])["location"] == "/path")
        device.post("/path/lock", ["step": "close"])
        #expect(
            device.post("/path/lock", ["step": "open", "code": "1447", "back": "/path/journey"])["location"]
                == "/path/journey")
        Self.wait(device, minutes: 4)
        device.log("fajr")
        Self.wait(device, minutes: 4)
        #expect(try device.facts("/path")["begun"] == true)
        Self.wait(device, minutes: 1)
        #expect(device.get("/path", accept: "application/json").status == 423)
    }

    @Test("SY-050 a wrong code is an event for the log, whatever it was to do, and nothing else of the lock is")
    func incidents() throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        #expect(device.post("/path/lock", ["step": "open", "code": "0000"]).incident == .wrongCode)
        #expect(device.post("/path/lock", ["step": "open", "code": "1447"]).incident == nil)
        let another: KeyValuePairs = ["step": "set", "code": "2580", "again": "2580", "current": "0000"]
        #expect(device.post("/path/lock", another).incident == .wrongCode)
        #expect(device.post("/path/lock", ["step": "unlock", "current": "0000"]).incident == .wrongCode)
        let short: KeyValuePairs = ["step": "set", "code": "1", "again": "1", "current": "1447"]
        #expect(device.post("/path/lock", short).incident == nil)
        #expect(device.post("/path/lock", ["step": "unlock", "current": "1447"]).incident == nil)
    }

    @Test("after five wrong codes the right one has to wait as well")
    func guessing() throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        for _ in 0..<5 { device.post("/path/lock", ["step": "open", "code": "0000"]) }
        let early = device.post("/path/lock", ["step": "open", "code": "1447"])
        #expect(early.status == 422 && early.text.contains("انتظر"))
        device.post("/path/lock", ["step": "close"])
        #expect(
            device.post("/path/lock", ["step": "open", "code": "1447"]).status == 422,
            "closing it again begins nothing anew")
        Self.wait(device, minutes: 1)
        #expect(device.post("/path/lock", ["step": "open", "code": "1447"]).status == 303)
    }

    @Test(
        "it is changed and taken away with its code alone; a code that is short or differs is refused with what would do"
    )
    func changed() throws {
        let device = try Self.locked()
        #expect(
            device.post("/path/lock", ["step": "set", "code": "12", "again": "12", "current": "1447"]).status == 422)
        let differs = device.post("/path/lock", ["step": "set", "code": "12345", "again": "12346", "current": "1447"])
        #expect(differs.status == 422 && differs.text.contains("لم يتطابق الرمزان"))
        #expect(
            device.post("/path/lock", ["step": "set", "code": "2580", "again": "2580", "current": "9999"]).status == 422
        )
        #expect(device.post("/path/lock", ["step": "unlock", "current": "9999"]).status == 422)
        #expect(
            device.post("/path/lock", ["step": "set", "code": "2580", "again": "2580", "current": "1447"]).status == 303
        )
        #expect(device.post("/path/lock", ["step": "unlock", "current": "2580"]).status == 303)
        #expect(try device.facts("/path/lock") == ["set": false, "locked": false])
        Self.wait(device, minutes: 60)
        #expect(try device.facts("/path")["begun"] == true && device.page("/").contains("مسيرتك اليوم"))
    }

    @Test(
        "without its code the path is erased after being asked, lock and all, or this machine's command takes the lock away"
    )
    func forgotten() throws {
        let device = try Self.locked()
        device.log("fajr")
        device.post("/path/lock", ["step": "close"])
        let page = device.page("/path")
        #expect(page.contains("wird path unlock --remove") && page.contains("action=\"/path/erase\""))
        #expect(device.post("/path/erase", ["step": "erase"]).text.contains("data-path-locked"), "it asks first")
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        #expect(device.page("/path").contains("<h1>مسيرتك في العبادة</h1>"))
        device.post("/path/erase", ["step": "restore"])
        #expect(device.get("/path", accept: "application/json").status == 423, "taken back, it is locked as it was")
        let app = device.app
        device.send(Request(method: "POST", path: "/path/lock", now: device.now, entropy: device.draw())) {
            request, workspace, resources in
            app.handlePathUnlocking(request, workspace: workspace, resources: resources)
        }
        #expect(
            try device.facts("/path/day/\(device.today)")["essentials"]?.array?.first { $0["id"] == "fajr" }?["state"]
                == "done")
        device.post("/path/lock", ["step": "set", "code": "1447", "again": "1447"])
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        device.post("/path/erase", ["step": "now"])
        device.begin()
        #expect(try device.facts("/path/lock") == ["set": false, "locked": false])
    }

    @Test(
        "no record holds the code or a quick hash of it, and the lock is in no file but with the whole path that it closes"
    )
    func secret() throws {
        let device = try Self.locked("a very long code")
        device.post("/path/lock", ["step": "close"])
        device.post("/path/lock", ["step": "open", "code": "a very long code"])
        func operations() -> Set<String> { Set(device.store.keys.filter { $0.kind == IdempotencyKey.kind }.map(\.id)) }
        let before = operations()
        for record in device.store.values {
            for entry in record.fields { #expect(!(entry.field.value.string ?? "").contains("very long")) }
        }
        #expect(device.store.keys.filter { $0.kind == PathLock.kind } == [PathGate.lock])
        device.post("/path/lock", ["step": "close"])
        #expect(operations() == before, "none of the lock's forms is remembered")
        device.post("/path/lock", ["step": "open", "code": "a very long code"])
        #expect(!device.get("/path/wird-path.json").text.contains("path-lock"))
        #expect(device.get("/me/data/wird.json").text.contains("\"kind\":\"path-lock\""))
    }

    @Test(
        "the page where the lock is set says what it covers and what it does not: whoever asks the running server has the path",
        arguments: [
            ("ar", "خادم"), ("en", "server"), ("ur", "سرور"), ("id", "server"), ("tr", "sunucu"), ("fr", "serveur"),
        ])
    func truth(language: String, server: String) throws {
        let device = try Self.locked(language: language)
        let truth = try App(bundle: Fixtures.bundle()).bundle.locales.strings(code: language)[.pathLockTruth]
        #expect(device.page("/path/lock").contains(truth))
        #expect(truth.contains(server), "\(truth)")
    }

    @Test("every text of the lock is there in six languages", arguments: ["ar", "en", "ur", "id", "tr", "fr"])
    func languages(language: String) throws {
        let device = try Self.locked(language: language)
        let open = device.page("/path/lock")
        device.post("/path/lock", ["step": "close"])
        for page in [open, device.page("/path")] {
            #expect(
                page.firstMatch(of: #/path\.lock[A-Za-z]*/#) == nil && page.components(separatedBy: "<h1").count == 2)
        }
    }
}
