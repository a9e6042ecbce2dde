import Almanac
import Records
import Testing

@testable import App

struct IntroductionTests {
    private func begun() throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        return device
    }

    private func pass(days: Int64, _ device: Device) {
        device.now = Instant(seconds: device.now.seconds + days * 86_400)
    }

    @Test("MZ-285 the tour runs through its five stages by buttons, and goes on by itself once the first task is there")
    func tour() throws {
        let device = try begun()
        device.post("/setup", ["step": "done"])
        #expect(device.page("/").contains("This is your day"))
        device.post("/setup", ["step": "tour", "tour": "2"])
        #expect(device.page("/").contains("Prayer times are already here"))
        device.post("/setup", ["step": "tour", "tour": "3"])
        #expect(device.page("/").contains("Add your first task"))
        _ = try device.add("First", date: "2026-11-21", start: "16:00")
        let fourth = device.page("/")
        #expect(fourth.contains("data-tour=\"4\""))
        #expect(fourth.contains("Alt with the down arrow"))
        device.post("/setup", ["step": "tour", "tour": "5"])
        #expect(device.page("/").contains("You’re all set!"))
        device.post("/setup", ["step": "tour", "tour": "0"])
        #expect(!device.page("/").contains("data-tour"))
    }

    @Test("MZ-286 a hint comes on the days 1, 3, 7 and 14, one at a time, and goes for good when it is put away")
    func hints() throws {
        let device = try Device.commercial()
        #expect(!device.page("/").contains("Got it"), "who chose a place right away is left alone")
        device.post("/setup", ["step": "quick"])
        #expect(device.page("/").contains("Touch any prayer time"))
        device.post("/setup", ["step": "hint", "tour": "1"])
        #expect(!device.page("/").contains("Got it"))
        pass(days: 1, device)
        #expect(!device.page("/").contains("Got it"))
        pass(days: 1, device)
        let third = device.page("/")
        #expect(third.contains("categories in colours") && third.components(separatedBy: "Got it").count == 2)
        pass(days: 4, device)
        let seventh = device.page("/")
        #expect(seventh.contains("repeat by itself") && seventh.components(separatedBy: "Got it").count == 2)
        #expect(!seventh.contains("categories in colours"))
        device.post("/setup", ["step": "hint", "tour": "3"])
        pass(days: 7, device)
        let last = device.page("/")
        #expect(last.contains("Make it your own: themes") && last.components(separatedBy: "Got it").count == 2)
        device.post("/setup", ["step": "hint", "tour": "4"])
        pass(days: 100, device)
        #expect(!device.page("/").contains("Got it"))
    }

    @Test("MZ-286 who has Pro or needs none gets the first two hints and none about Pro", arguments: [true, false])
    func withoutPro(selfHosted: Bool) throws {
        let device = try selfHosted ? begun() : Device.commercial()
        if !selfHosted { device.post("/pro", ["step": "buy", "plan": "lifetime"]) }
        device.post("/setup", ["step": "quick"])
        #expect(device.page("/").contains("Touch any prayer time"))
        pass(days: 2, device)
        #expect(device.page("/").contains("categories in colours"))
        for days: Int64 in [4, 7] {
            pass(days: days, device)
            let page = device.page("/")
            #expect(!page.contains("repeat by itself") && !page.contains("Make it your own"))
            #expect(page.contains("categories in colours"), "until it is put away")
        }
        device.post("/setup", ["step": "hint", "tour": "2"])
        #expect(!device.page("/").contains("Got it"))
    }

    @Test("MZ-286 another day has no hint and no tour")
    func otherDay() throws {
        let device = try begun()
        device.post("/setup", ["step": "done"])
        #expect(!device.page("/day/2026-11-22").contains("data-tour"))
    }
}
