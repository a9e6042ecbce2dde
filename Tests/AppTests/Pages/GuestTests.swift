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
