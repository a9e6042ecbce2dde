import Almanac
import Interface
import Records
import Testing
import WorshipPath

@testable import App

/// A path that leaves its place, by being erased or in a file, comes back as closed as it went.
struct PathLockAwayTests {
    private static func device() throws -> Device {
        let bundle = Fixtures.setting(
            ["config", "PathConfig", "lock", "rounds"], to: .int(10), in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        device.post("/place", ["city": "108410"])
        return device
    }

    private static func locked() throws -> Device {
        let device = try device()
        device.begin()
        device.log("fajr")
        lock(device, "1447")
        return device
    }

    private static func lock(_ device: Device, _ code: String) {
        device.post("/path/lock", ["step": "set", "code": code, "again": code])
    }

    private static func isClosed(_ device: Device) -> Bool {
        device.get("/path", accept: "application/json").status == 423
            && !device.get("/me/data/wird.json").text.contains("\"scope\":\"path\"")
    }

    private static func takeBack(_ device: Device) {
        for record in device.store.values {
            if let erasure = Erasure(record) { device.post("/me/data/erased", ["chosen": erasure.key.id]) }
        }
    }

    @Test("a closed path that is erased and still hidden is in no file, and closed when it is taken back")
    func hidden() throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        device.post("/path/erase", ["step": "erase", "confirmation": "on"])
        let file = device.get("/me/data/wird.json").text
        #expect(!file.contains("path-day") && !file.contains("path-profile"))
        device.post("/path/erase", ["step": "restore"])
        #expect(Self.isClosed(device))
        #expect(device.post("/me/data/import", ["file": file]).status == 303)
        #expect(Self.isClosed(device))
    }

    @Test(
        "a closed path that was erased for the app and comes back asks for its own code, whatever was set or opened since",
        arguments: [false, true])
    func erased(everything: Bool) throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        if everything {
            device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
            device.post("/place", ["city": "108410"])
        } else {
            device.post("/path/erase", ["step": "erase", "confirmation": "on"])
            device.post("/path/erase", ["step": "now"])
        }
        device.now = device.now + .hours(1)
        device.begin()
        Self.lock(device, "2580")
        #expect(!Self.isClosed(device))
        Self.takeBack(device)
        #expect(Self.isClosed(device))
        #expect(device.post("/path/lock", ["step": "open", "code": "2580"]).status == 422)
        #expect(device.post("/path/lock", ["step": "open", "code": "1447"]).status == 303)
        let day = try device.facts("/path/day/\(device.today)")["essentials"]?.array
        #expect(day?.first { $0["id"] == "fajr" }?["state"] == "done")
    }

    @Test(
        "an older copy of a path that is brought in without its lock, or with another, opens nothing of what was erased closed",
        arguments: [false, true])
    func olderCopy(another: Bool) throws {
        let device = try Self.device()
        device.begin()
        let older = device.get("/me/data/wird.json").text
        device.log("fajr")
        Self.lock(device, "1447")
        device.post("/path/lock", ["step": "close"])
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        #expect(device.post("/me/data/import", ["file": older]).status == 303)
        if another { Self.lock(device, "2580") }
        #expect(!Self.isClosed(device))
        Self.takeBack(device)
        #expect(Self.isClosed(device))
        #expect(device.post("/path/lock", ["step": "open", "code": "2580"]).status == 422)
        #expect(device.post("/path/lock", ["step": "open", "code": "1447"]).status == 303)
        let day = try device.facts("/path/day/\(device.today)")["essentials"]?.array
        #expect(day?.first { $0["id"] == "fajr" }?["state"] == "done")
    }

    @Test("a path that came back with its own lock already is still the same: what was written since stays")
    func same() throws {
        let device = try Self.locked()
        let file = device.get("/me/data/wird.json").text
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        device.post("/me/data/import", ["file": file])
        device.post("/path/lock", ["step": "open", "code": "1447"])
        device.log("dhuhr")
        Self.takeBack(device)
        device.post("/path/lock", ["step": "open", "code": "1447"])
        let day = try device.facts("/path/day/\(device.today)")["essentials"]?.array
        for prayer in ["fajr", "dhuhr"] { #expect(day?.first { $0["id"] == .string(prayer) }?["state"] == "done") }
    }

    @Test("erasing everything and taking it back gives no fresh tries at the code")
    func tries() throws {
        let device = try Self.locked()
        device.post("/path/lock", ["step": "close"])
        for _ in 0..<5 { device.post("/path/lock", ["step": "open", "code": "0000"]) }
        device.post("/me/data/erase", ["extent": "all", "confirmation": "on"])
        Self.takeBack(device)
        let early = device.post("/path/lock", ["step": "open", "code": "1447"])
        #expect(early.status == 422 && early.text.contains("انتظر"))
    }

    @Test("a file made while the path had a lock brings the lock, and none takes the place of one that stands")
    func file() throws {
        let device = try Self.locked()
        let file = device.get("/me/data/wird.json").text
        let other = try Self.device()
        #expect(other.post("/me/data/import", ["file": file]).status == 303)
        #expect(Self.isClosed(other))
        #expect(other.post("/path/lock", ["step": "open", "code": "1447"]).status == 303)

        let third = try Self.device()
        third.begin()
        Self.lock(third, "2580")
        #expect(third.post("/me/data/import", ["file": file]).status == 303)
        third.post("/path/lock", ["step": "close"])
        #expect(third.post("/path/lock", ["step": "open", "code": "1447"]).status == 422)
        #expect(third.post("/path/lock", ["step": "open", "code": "2580"]).status == 303)
    }

    @Test("nothing is brought into a path that is closed, and the refusal says what would do")
    func closed() throws {
        let device = try Self.locked()
        let file = device.get("/me/data/wird.json").text
        device.post("/path/lock", ["step": "close"])
        let before = device.pathRecords
        let answer = device.post("/me/data/import", ["file": file])
        #expect(answer.status == 422 && answer.text.contains("افتحها برمزها"))
        #expect(try device.call("/me/data/import", ["file": file]).status == 423)
        #expect(device.pathRecords == before)
    }
}
