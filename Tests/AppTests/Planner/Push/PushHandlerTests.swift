import Almanac
import Records
import Testing

@testable import App

/// Switching alerts on and off, and what has to be there before.
struct PushHandlerTests {
    @Test(
        "a contact is one that somebody can be reached by",
        arguments: [
            ("someone@mosque.org", "mailto:someone@mosque.org"),
            (" mailto:a.b+c@mail.mosque.sa ", "mailto:a.b+c@mail.mosque.sa"),
            ("https://mosque.org/contact", "https://mosque.org/contact"),
            ("https://mosque.org:8443", "https://mosque.org:8443"),
        ])
    func contacts(typed: String, contact: String) {
        #expect(PushContact.checked(typed) == contact)
    }

    @Test(
        "a contact that is nobody's is refused",
        arguments: [
            "", "someone", "@mosque.org", "a@b@mosque.org", "someone@localhost", "mailto:someone@localhost",
            "someone@example.com", "someone@mail.example.org", "someone@my.test", "someone@laptop.local",
            "https://localhost", "https://example.org/", "https://127.0.0.1", "https://[::1]/", "http://mosque.org",
            "https://192.168.1.20/", "someone@10.0.0.1", "some one@mosque.org", "someone@-mosque.org",
            "someone@mosque.",
            "https://mosque", "someone@mosque.org\"", "someone@\u{645}.org", "someone@home.arpa", "someone@1.2.3",
        ])
    func nobodys(typed: String) {
        #expect(PushContact.checked(typed) == nil)
    }

    @Test("without a contact nothing is switched on, and the page says what is missing")
    func missing() throws {
        let device = try Device.inRiyadh()
        _ = try device.push("POST", ["step": "key", "key": "BKey"])
        #expect(try device.facts(Device.pushPath)["contact"] == .null)
        #expect(try device.subscribe().isEmpty)
        let answer = try device.call(
            Device.pushPath,
            [
                "step": "subscribe", "endpoint": "https://push.mosque.org/1", "p256dh": Device.browserKey,
                "auth": Device.browserSecret,
            ])
        #expect(answer.status == 409)
        #expect(try device.call(Device.pushPath, ["step": "contact", "text": "someone@localhost"]).status == 422)
        #expect(try device.push("GET", .null)["on"] == .bool(false))
        let page = device.page(Device.pushPath)
        #expect(page.contains("data-push=\"BKey\"") && page.contains("data-contact=\"\""))
    }

    @Test("it is off until somebody switches it on, and off again once they switch it off")
    func off() throws {
        let (device, id) = try Device.pushing(13, 50)
        #expect(try device.push("GET", .null)["on"] == .bool(true))
        _ = try device.call(Device.pushPath, ["step": "remove", "device": id])
        #expect(try device.push("GET", .null)["on"] == .bool(false))
        #expect(device.store[PushDevice.key(id)].flatMap { $0.value("endpoint") } == .null)
        #expect(try device.call(Device.pushPath, ["step": "test", "device": id]).status == 404)
        try device.subscribe()
        _ = try device.call(Device.pushPath, ["step": "contact", "text": ""])
        #expect(try device.push("GET", .null)["on"] == .bool(false))
    }

    @Test("a subscription that is sent again changes nothing; one that replaces another takes over what was sent")
    func renewed() throws {
        let (device, id) = try Device.pushing(15, 10)
        let before = device.store[PushDevice.key(id)]
        #expect(try device.subscribe() == id)
        #expect(device.store[PushDevice.key(id)] == before)
        _ = try device.add("Read", date: "2026-11-21", start: "15:15")
        device.advance(minutes: 5)
        try device.deliver()
        let next = try device.call(
            Device.pushPath,
            [
                "step": "subscribe", "endpoint": "https://push.mosque.org/new", "change": "https://push.mosque.org/1",
                "p256dh": Device.browserKey, "auth": Device.browserSecret, "origin": "http://127.0.0.1:8470",
            ]
        ).json["device"]?.string
        #expect(next != id)
        #expect(try device.facts(Device.pushPath)["devices"]?.array?.map { $0["id"]?.string } == [next])
        #expect(try device.due().isEmpty)
    }

    @Test(
        "an address on this machine or its network, or without TLS, is refused",
        arguments: [
            "http://push.mosque.org/1", "https://127.0.0.1/1", "https://localhost:8470/1", "https://[::1]/1",
            "https://192.168.1.1/1", "https://10.0.0.1:443/1", "https://169.254.169.254/1", "https://router.local/1",
            "ftp://push.mosque.org", "https://", "https://a@push.mosque.org/1", "https://[::ffff:10.0.0.1]/1", "",
        ])
    func near(endpoint: String) throws {
        let (device, _) = try Device.pushing(13, 50)
        let answer = try device.call(
            Device.pushPath,
            ["step": "subscribe", "endpoint": endpoint, "p256dh": Device.browserKey, "auth": Device.browserSecret])
        #expect(answer.status == 422)
        #expect(try device.facts(Device.pushPath)["devices"]?.array?.count == 1)
    }

    @Test("a host that the operator names may be near, for tests and for services of one's own")
    func named() throws {
        let bundle = Fixtures.setting(
            ["config", "NetworkConfig", "near"], to: ["127.0.0.1"], in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        _ = try device.call(Device.pushPath, ["step": "contact", "text": "someone@mosque.org"])
        #expect(try !device.subscribe("http://127.0.0.1:9000/1").isEmpty)
        #expect(try device.subscribe("http://127.0.0.2:9000/1").isEmpty)
    }

    @Test("no more browsers get alerts than may, and keys that are none are refused")
    func limits() throws {
        let (device, _) = try Device.pushing(13, 50)
        for number in 2...20 { #expect(try !device.subscribe("https://push.mosque.org/\(number)").isEmpty) }
        #expect(try device.subscribe("https://push.mosque.org/21").isEmpty)
        let wrong = try device.call(
            Device.pushPath,
            [
                "step": "subscribe", "endpoint": "https://push.mosque.org/1", "p256dh": "BCVx",
                "auth": Device.browserSecret,
            ])
        #expect(wrong.status == 422)
    }

    @Test("what a browser was told, a sync neither brings nor takes, and no file holds it")
    func stays() throws {
        #expect(RecordKind.pushDevice.scope == .device && RecordKind.push.scope == .device)
        #expect(!RecordKind.exported.contains(.pushDevice) && !RecordKind.exported.contains(.push))
        let (device, _) = try Device.pushing(13, 50)
        #expect(!device.page("/me/data/wird.json").contains("push.mosque.org"))
    }

    @Test(
        "the operator's contact goes before the person's, and a new key of the server ends the subscriptions to the old"
    )
    func operators() throws {
        let bundle = Fixtures.setting(
            ["config", "PushConfig", "contact"], to: "https://operator.org", in: try Fixtures.bundle())
        let device = try Device(bundle: bundle)
        device.post("/place", ["city": "108410"])
        _ = try device.push("POST", ["step": "key", "key": "BKey"])
        #expect(try device.facts(Device.pushPath)["contact"]?.string == "https://operator.org")
        try device.subscribe()
        #expect(try device.push("POST", ["step": "key", "key": "BKey"])["noted"] == .bool(false))
        #expect(try device.facts(Device.pushPath)["devices"]?.array?.count == 1)
        _ = try device.push("POST", ["step": "key", "key": "BOther"])
        #expect(try device.facts(Device.pushPath)["devices"]?.array?.isEmpty == true)
    }
}
