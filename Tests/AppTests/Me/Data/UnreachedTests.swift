import Records
import Testing

@testable import App

/// A form that the server alone takes, from a worker that couldn't hand it on.
struct UnreachedTests {
    @Test(
        "SY-008 what needs the server says so, keeps what was written, and changes nothing",
        arguments: [
            "/me/tokens", "/me/devices", "/me/data/forget", "/path/lock", "/audio/clear",
        ])
    func kept(path: String) throws {
        let device = try Device.onPath()
        device.post("/me/settings", ["language": "en"])
        let before = device.store
        let answer = device.post(
            path + "?unreached=", ["name": "Kitchen <tablet>", "read": "on", "confirmation": "on"])
        #expect(answer.status == 503)
        #expect(
            answer.text.contains("This needs the server") && answer.text.contains("value=\"Kitchen &lt;tablet&gt;\""))
        #expect(answer.text.contains("action=\"\(path)\""), "sent once more it is an ordinary form")
        #expect(device.store == before)
        let program = device.post(path + "?unreached=", [:], accept: "application/json")
        #expect(program.status == 503 && program.text.contains("unreached"))
    }

    @Test("SY-008 reading an address is not changed by it")
    func reading() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/me/tokens?unreached=").status == 200)
        #expect(device.get("/audio/clear?unreached=").status == 404)
    }
}
