import Interface
import Records
import Testing

@testable import App

struct DevicesTests {
    private func paired(_ names: String...) throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        var code = try #require(try EntranceTests.open(device))
        for (number, name) in names.enumerated() {
            let session = String(repeating: "0\(number + 1)", count: 32)
            #expect(EntranceTests.pair(device, code, name: name, session: session).status == 200)
            code = try device.call("/me/devices", ["step": "code"]).json["code"]?.string ?? ""
        }
        return device
    }

    @Test("a code is shown once with its link and the page of trust, on a page without a form")
    func code() throws {
        let device = try paired()
        let page = device.post("/me/devices", ["step": "code"])
        #expect(page.status == 200 && !page.text.contains("<form"))
        #expect(page.text.contains("http://laptop.local:8472/"))
        let match = try #require(page.text.firstMatch(of: #/https:\/\/laptop\.local:8471\/pair#([0-9A-Z-]{31})/#))
        let code = String(match.output.1)
        #expect(!page.text.contains("href=\"https://laptop"), "who follows it here would use it up")
        let label = "The address below as a QR code, for the other device’s camera"
        for text in ["http://laptop.local:8472/", String(match.output.0)] {
            let drawing = try #require(QRCode(text)).node(label: label).render()
            #expect(page.text.contains("<div class=\"qr-code\">" + String(decoding: drawing, as: UTF8.self) + "</div>"))
        }
        #expect(!device.page("/me/devices").contains(code))
        #expect(!device.get("/me/data/wird.json").text.contains(code))
        #expect(EntranceTests.pair(device, code).status == 200)
    }

    @Test("the devices are listed with since when and their last use, changed, revoked one by one and all at once")
    func listed() throws {
        let device = try paired("Phone <1>", "Tablet")
        let page = device.page("/me/devices")
        #expect(page.contains("Phone &lt;1&gt;") && page.contains("Tablet") && page.contains("Since 21 November 2026"))
        let list = try #require(try device.facts("/me/devices")["devices"]?.array)
        #expect(list.count == 2 && list.allSatisfy { $0["path"] == false && $0["used"] == "2026-11-21" })
        let id = try #require(list.first { $0["name"] == "Tablet" }?["id"]?.string)
        #expect(device.page("/me/devices?device=\(id)").contains("name=\"device\" value=\"\(id)\""))
        #expect(device.post("/me/devices", ["step": "change", "device": id, "name": "", "path": "on"]).status == 422)
        let changed = device.post("/me/devices", ["step": "change", "device": id, "name": "Kitchen", "path": "on"])
        #expect(changed["location"] == "/me/devices?notice=deviceChanged")
        #expect(device.page("/me/devices").contains("Kitchen"))
        #expect(device.post("/me/devices", ["step": "revoke", "device": id]).status == 303)
        #expect(try device.call("/me/devices", ["step": "revoke", "device": id]).status == 404)
        #expect(try device.call("/me/devices", ["step": "revoke", "device": "../x"]).status == 404)
        #expect(try device.facts("/me/devices")["devices"]?.array?.count == 1)
        #expect(device.post("/me/devices", ["step": "revokeAll"]).status == 303)
        #expect(try device.facts("/me/devices")["devices"]?.array?.isEmpty == true)
        #expect(!device.get("/me/data/wird.json").text.contains("paired-device"))
    }

    @Test("a worker that can't reach the server says so in place of a list it doesn't have")
    func away() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/me/devices?unreached=")
        #expect(page.contains("can’t be reached now") && !page.contains("You have paired no device"))
    }

    @Test("no token sees or makes a device")
    func tokens() throws {
        let device = try paired("Phone")
        let header = "Bearer " + (try AccessTests.token(device, "read", "tasks", "widgets", "feed")).secret
        #expect(AccessTests.ask(device, "GET", "/me/devices", header).status == 403)
        #expect(AccessTests.ask(device, "POST", "/me/devices", header, body: "step=code").status == 403)
    }
}
