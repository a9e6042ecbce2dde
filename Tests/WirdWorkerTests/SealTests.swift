import Records
import Testing

@testable import WirdWorker

@Suite("Who sent a form, over the bridge")
struct SealTests {
    private static let secret = String(repeating: "0b", count: 32)
    private static let number = "0123456789abcdef0123456789abcdef"

    @Test("SY-020 numbers of a page that the server made are sealed, before the app has been started too")
    func seal() throws {
        var harness = try BridgeHarness()
        let message: JSON = ["op": "seal", "secret": .string(Self.secret), "numbers": [.string(Self.number)]]
        let sealed = try #require(try harness.send(message).header["sealed"]?[Self.number]?.string)
        // HMAC-SHA-256 of the digits under the secret, its first half, by another program (openssl dgst -mac HMAC).
        #expect(sealed == Self.number + "eaf8f089150e509fa858a14b7bfb4d38")
    }

    @Test("a secret or a number that is none seals nothing")
    func malformed() throws {
        var harness = try BridgeHarness()
        for secret in ["", "0b", String(repeating: "0b", count: 33), String(repeating: "zz", count: 32)] {
            let message: JSON = ["op": "seal", "secret": .string(secret), "numbers": []]
            #expect(harness.answer(message).header["error"] == "header")
        }
        for number: JSON in ["", "x", .string(Self.number.uppercased()), .string(Self.number + Self.number), 5] {
            let message: JSON = ["op": "seal", "secret": .string(Self.secret), "numbers": [number]]
            #expect(harness.answer(message).header["error"] == "header")
        }
    }

    @Test("SY-020 a request that says who sent it says all of it; one of a foreign page changes nothing")
    func sender() throws {
        let own: JSON = ["referrer": "http://wird.test/inbox", "origin": "http://wird.test", "navigates": false]
        let foreign: JSON = ["referrer": "http://evil.test/", "origin": "http://wird.test", "navigates": true]
        for (sender, status) in [(own, 200), (foreign, 403)] {
            var harness = try BridgeHarness()
            harness.sender = sender
            harness.secret = Self.secret
            let answer = try harness.request("POST", "/tasks", form: "title=one")
            #expect(answer.header["status"]?.int == Int64(status))
            #expect(harness.rows.isEmpty == (status == 403))
        }
        for sender: JSON in [
            [:], ["referrer": "", "origin": ""], "own", ["referrer": 1, "origin": "", "navigates": true],
        ] {
            var harness = try BridgeHarness()
            harness.sender = sender
            harness.secret = Self.secret
            #expect(throws: BridgeHarness.Refused.self) { try harness.request("POST", "/tasks", form: "title=one") }
        }
        var harness = try BridgeHarness()
        harness.sender = own
        #expect(throws: BridgeHarness.Refused.self) { try harness.request("POST", "/tasks", form: "title=one") }
    }
}
