import Records
import Testing

@testable import App

@Suite("Who may send a worker a form")
struct SenderTests {
    private static let origin = "http://127.0.0.1:8470"
    private static let secret = [UInt8](1...32)

    private static func sender(_ referrer: String, navigates: Bool = true, secret: [UInt8] = secret) -> Sender {
        Sender(referrer: referrer, origin: origin, isNavigation: navigates, secret: secret)
    }

    private static let own = sender(origin + "/inbox")

    private static func request(
        _ device: Device, _ method: String, _ path: String, _ fields: KeyValuePairs<String, String> = [:],
        from sender: Sender?
    ) -> Request {
        let form = FormFields(fields.map { .init($0.key, $0.value) })
        return Request(
            method: method, path: path, contentType: "application/x-www-form-urlencoded",
            body: Array(form.encoded.utf8), sender: sender, now: device.now, entropy: device.draw())
    }

    /// The number that the forms of a page carry.
    private static func number(in page: Response) throws -> String {
        let mark = "name=\"operation\" value=\""
        let start = try #require(page.text.range(of: mark)).upperBound
        return String(page.text[start...].prefix { $0 != "\"" })
    }

    @Test("SY-020 a page's forms carry a seal where a worker makes it, and the worker takes them")
    func sealed() throws {
        let device = try Device.inRiyadh()
        let page = device.send(Self.request(device, "GET", "/inbox", from: Self.own))
        let number = try Self.number(in: page)
        #expect(number.utf8.count == 64 && !page.text.contains(IdempotencyKeySlot.mark))
        let fields: KeyValuePairs = ["operation": number, "title": "one"]
        #expect(device.send(Self.request(device, "POST", "/tasks", fields, from: Self.own)).status == 303)
        #expect(try device.titles == ["one"])
        // The same number without its seal is the same operation: what was done on the device is done.
        let bare = Self.request(
            device, "POST", "/tasks", ["operation": String(number.prefix(32)), "title": "one"], from: nil)
        #expect(device.send(bare).status == 303)
    }

    @Test("SY-010 a sealed form that is sent twice is one operation, and its id has no seal in it")
    func twice() throws {
        let device = try Device.inRiyadh()
        let number = try Self.number(in: device.send(Self.request(device, "GET", "/inbox", from: Self.own)))
        for _ in 0..<2 {
            let fields: KeyValuePairs = ["operation": number, "title": "one"]
            #expect(device.send(Self.request(device, "POST", "/tasks", fields, from: Self.own)).status == 303)
        }
        #expect(try device.titles == ["one"])
        let operations = device.store.keys.filter { $0.kind == IdempotencyKey.kind }
        #expect(operations.count { $0.id.hasPrefix(number.prefix(32) + "-") } == 1)
    }

    @Test(
        "SY-020 without a referrer of the app's own origin nothing is taken, sealed or not",
        arguments: [
            "", "http://127.0.0.1:9000/", "http://127.0.0.1:84701/", "http://127.0.0.1:8470", "https://127.0.0.1:8470/",
            "http://localhost:8470/", "http://127.0.0.1:8470.evil.test/", "http://evil.test/http://127.0.0.1:8470/",
            "about:client", "data:text/html,",
        ])
    func foreign(referrer: String) throws {
        for navigates in [true, false] {
            let device = try Device.inRiyadh()
            let number = try Self.number(in: device.send(Self.request(device, "GET", "/inbox", from: Self.own)))
            let stored = device.store
            let sender = Self.sender(referrer, navigates: navigates)
            let erasure: KeyValuePairs = ["operation": number, "extent": "all", "confirmation": "on"]
            let answer = device.send(Self.request(device, "POST", "/me/data/erase", erasure, from: sender))
            #expect(answer.status == 403 && !answer.text.contains("name=\"extent\""))
            #expect(device.store == stored)
        }
    }

    @Test("SY-020 a seal of another device, of another number, cut short or none is no seal")
    func unsealed() throws {
        let device = try Device.inRiyadh()
        let number = try Self.number(in: device.send(Self.request(device, "GET", "/inbox", from: Self.own)))
        let other = Self.sender(Self.origin + "/inbox", secret: [UInt8](2...33))
        let strange = try Self.number(in: device.send(Self.request(device, "GET", "/inbox", from: other)))
        let flipped = number.prefix(63) + (number.hasSuffix("0") ? "1" : "0")
        let wrong = [
            "", String(number.prefix(32)), String(number.dropLast()), String(flipped), strange, number.uppercased(),
            String(number.suffix(32) + number.suffix(32)), number + "0", String(repeating: "0", count: 64),
        ]
        for sent in wrong {
            let fields: KeyValuePairs = ["operation": sent, "title": "one"]
            #expect(
                device.send(Self.request(device, "POST", "/tasks", fields, from: Self.own)).status == 403, "\(sent)")
        }
        #expect(try device.titles.isEmpty)
    }

    @Test("SY-013 what was typed in such a page comes back, and goes on its way by one press")
    func again() throws {
        let device = try Device.inRiyadh()
        let typed = "مهمة \"مع\" <علامات> & أسطر"
        let fields: KeyValuePairs = ["operation": String(repeating: "0", count: 32), "title": typed]
        let page = device.send(Self.request(device, "POST", "/tasks", fields, from: Self.own))
        #expect(page.status == 403 && page["cache-control"] == "no-store")
        #expect(page.text.contains("action=\"/tasks\"") && page.text.contains("&lt;علامات&gt;"))
        let sealed: KeyValuePairs = ["operation": try Self.number(in: page), "title": typed]
        #expect(device.send(Self.request(device, "POST", "/tasks", sealed, from: Self.own)).status == 303)
        #expect(try device.titles == [typed])
    }

    @Test("what the app's own scripts fetch needs no seal, and neither does what a host has seen to")
    func scripts() throws {
        let device = try Device.inRiyadh()
        for (index, sender) in [Self.sender(Self.origin + "/", navigates: false), nil].enumerated() {
            let fields: KeyValuePairs = ["title": "\(index)"]
            #expect(device.send(Self.request(device, "POST", "/tasks", fields, from: sender)).status == 303)
        }
        #expect(try device.titles == ["0", "1"])
    }

    @Test("a page has the same tag with its seal and without it, and HEAD the length of what is sent")
    func tags() throws {
        let device = try Device.inRiyadh()
        let sealed = device.send(Self.request(device, "GET", "/inbox", from: Self.own))
        #expect(sealed["etag"] == device.get("/inbox")["etag"])
        let head = device.send(Self.request(device, "HEAD", "/inbox", from: Self.own))
        #expect(head["content-length"] == "\(sealed.body.count)")
    }

    @Test("SY-020 what a person sees of their own is kept in no cache")
    func stored() throws {
        let device = try Device.inRiyadh()
        device.post("/tasks", ["title": "private"])
        for path in PageTests.paths + ["/me/data/wird.json"] {
            for accept in ["text/html", "application/json"] where !path.hasPrefix("/widgets/") {
                #expect(device.get(path, accept: accept)["cache-control"] == "no-store", "\(path) \(accept)")
            }
        }
    }
}

extension Device {
    fileprivate var titles: [String] {
        get throws {
            try (facts("/inbox")["tasks"]?.array ?? []).compactMap { $0["title"]?.string }.sorted()
        }
    }
}
