import Records
import Testing

@testable import App

struct GuestTests {
    @Test(
        "SY-059 a fresh guest uses every page that there is: none asks for an account, a name to sign in by or a password"
    )
    func everyPage() throws {
        let device = try Device.inRiyadh()
        // The page of the exchange asks for the password of another server, which is no account here.
        for route in RouteTests.all where route.methods.contains(.get) && route != .planner(.exchange) {
            let answer = device.get(route.path)
            // What was never made is not found; nothing is forbidden, and nothing leads to a page that signs one in.
            #expect(![401, 402, 403].contains(answer.status), "\(route.path) \(answer.status)")
            #expect(
                !answer.text.contains("type=\"password\"") && !answer.text.contains("type=\"email\""), "\(route.path)")
            if let location = answer["location"] {
                #expect(!location.contains("login") && !location.contains("sign"), "\(route.path)")
            }
        }
    }

    @Test(
        "SY-059 a guest uses the path, the reader, recitation and the course of the device with no account"
    )
    func wholeProduct() throws {
        let path = try Device.onPath()
        #expect(path.post("/path/day/\(path.today)", ["step": "done", "entry": "witr"]).status == 303)
        let walk = try CourseWalk.at(2, done: 1)
        let device = walk.device
        #expect(device.page("/quran/112").contains("data-letters") && device.get("/quran/listen/112").status == 200)
        #expect(device.post("/quran/place", ["ayah": "112:2", "from": "112:1"]).status < 400)
        #expect(try !walk.visit().submissions(1).isEmpty)
        for route in RouteTests.all where route.methods.contains(.get) && route.facts.owner == .course {
            let answer = device.get(route.path)
            #expect(![401, 402, 403].contains(answer.status), "\(route.path) \(answer.status)")
            #expect(!answer.text.contains("type=\"password\""), "\(route.path)")
        }
        #expect(device.store.keys.allSatisfy { $0.scope.name != "account" })
    }

    @Test("SY-059 a guest's day is whole: added, placed, moved, done, exported and erased with no account")
    func wholeDay() throws {
        let device = try Device.inRiyadh()
        let id = try device.add("Read", date: "2026-11-22", start: "10:00")
        #expect(try device.call("/tasks/\(id)/move", ["date": "2026-11-22", "start": "20:30"]).status < 300)
        #expect(try device.call("/tasks/\(id)/complete", [:]).status < 300)
        #expect(device.get("/me/data/wird.json").text.contains("Read"))
        #expect(try device.call("/me/data/erase", ["extent": "all", "confirmation": "on"]).status < 300)
        #expect(!device.get("/me/data/wird.json").text.contains("Read"))
        #expect(device.asked.allSatisfy { $0.scope.name != "account" })
    }
}
