import Almanac
import Records
import Testing

@testable import App

/// Saved mosques, in Riyadh on Saturday, 21 November 2026. Asr is about 14:42.
struct MosqueTests {
    private static let latitude = 24.7
    private static let longitude = 46.7

    private func device(_ hour: Int, _ minute: Int = 0, isOn: Bool = true) throws -> Device {
        let device = try LateDayTests.device(hour, minute)
        device.post(
            "/me/settings/mosques",
            ["step": "add", "name": " مسجد الحي ", "latitude": "\(Self.latitude)", "longitude": "\(Self.longitude)"])
        if isOn { device.post("/me/settings/mosques", ["step": "on"]) }
        return device
    }

    /// The device says that it is so many metres north of the mosque.
    private func near(_ device: Device, metres: Double, accuracy: String = "10") throws -> Bool? {
        let latitude = Self.latitude + metres / 111_195
        return try device.call(
            "/me/settings/mosques",
            ["step": "near", "latitude": "\(latitude)", "longitude": "\(Self.longitude)", "accuracy": accuracy]
        ).json["near"]?.bool
    }

    private func asr(_ device: Device) throws -> JSON? {
        try device.facts("/day/2026-11-21")["prayers"]?.array?.first { $0["name"]?.string == "asr" }
    }

    @Test("MZ-231 a mosque is saved by name and place, taken away and brought back")
    func list() throws {
        let device = try device(12, isOn: false)
        let saved = try device.facts("/me/settings/mosques")["mosques"]?.array?.first
        #expect(saved?["name"]?.string == "مسجد الحي" && saved?["latitude"]?.double == Self.latitude)
        let id = try #require(saved?["id"]?.string)
        let answer = device.post("/me/settings/mosques", ["step": "remove", "mark": id])
        #expect(answer["location"] == "/me/settings/mosques?notice=mosqueRemoved&mark=\(id)")
        #expect(try device.facts("/me/settings/mosques")["mosques"]?.array?.isEmpty == true)
        #expect(device.page(answer["location"] ?? "").contains("value=\"restore\""))
        device.post("/me/settings/mosques", ["step": "restore", "mark": id])
        #expect(try device.facts("/me/settings/mosques")["mosques"]?.array?.count == 1)
    }

    @Test("MZ-231 within 200 m around a prayer's time the prayer takes its time at the mosque, and that is taken back")
    func near() throws {
        let device = try device(14, 45)
        let before = try asr(device)
        #expect(try near(device, metres: 205) == false && asr(device) == before)
        #expect(try near(device, metres: 195) == true)
        let after = try asr(device)
        #expect(after != before && after?["start"] == before?["start"])
        let page = device.page("/?lang=en&notice=atMosque")
        #expect(page.contains("value=\"leave\"") && page.contains("مسجد الحي"))
        let tomorrow = try device.facts("/day/2026-11-22")["prayers"]
        device.post("/me/settings/mosques", ["step": "leave"])
        #expect(try asr(device) == before)
        #expect(try device.facts("/day/2026-11-22")["prayers"] == tomorrow, "no other day had changed")
        #expect(try near(device, metres: 0) == false, "it isn't set again for the same prayer")
    }

    @Test("MZ-231 MZ-223 not without the person's yes, not far from a prayer's time, not by a rough guess")
    func never() throws {
        #expect(try near(try device(14, 45, isOn: false), metres: 0) == false)
        #expect(try near(try device(10), metres: 0) == false)
        let device = try device(14, 45)
        #expect(try near(device, metres: 0, accuracy: "900") == false)
        #expect(device.page("/").contains("data-near="))
        #expect(device.page("/me/settings/mosques").contains("data-near-ask"))
        #expect(!device.page("/day/2026-11-22").contains("data-near="))
        device.post("/me/settings/mosques", ["step": "off"])
        #expect(!device.page("/").contains("data-near="))
        #expect(try near(device, metres: 0) == false)
        let before = device.store[Settings.key]
        _ = try near(device, metres: 0)
        #expect(device.store[Settings.key] == before, "where the device was is kept nowhere")
    }

    @Test(
        "MZ-231 bad input is refused by its field and kept",
        arguments: [
            ("name", "  "), ("latitude", "91"), ("latitude", "x"), ("longitude", "181"), ("longitude", ""),
        ])
    func refused(field: String, value: String) throws {
        let device = try LateDayTests.device(12)
        var fields = ["step": "add", "name": "A", "latitude": "24.7", "longitude": "46.7"]
        fields[field] = value
        var form = FormFields()
        for (name, value) in fields { form.pairs.append(.init(name, value)) }
        let answer = device.send(
            Request(
                method: "POST", path: "/me/settings/mosques", contentType: "application/x-www-form-urlencoded",
                accept: "application/json", body: Array(form.encoded.utf8), now: device.now, entropy: device.draw()))
        #expect(answer.status == 422)
        let error = try JSON(reading: answer.body)["error"]
        #expect(error?["fields"]?.object?.members.map { $0.name } == [field])
        #expect(try device.facts("/me/settings/mosques")["mosques"]?.array?.isEmpty == true)
    }

    @Test("MZ-231 there are at most 30, and they come back with an export")
    func exported() throws {
        let device = try device(12)
        for number in 0..<40 {
            device.post(
                "/me/settings/mosques",
                ["step": "add", "name": "M\(number)", "latitude": "24.\(number)", "longitude": "46.7"])
        }
        #expect(try device.facts("/me/settings/mosques")["mosques"]?.array?.count == 30)
        let other = try LateDayTests.device(12)
        #expect(try other.call("/me/data/import", ["file": device.page("/me/data/wird.json")]).status == 200)
        #expect(try other.facts("/me/settings/mosques")["mosques"]?.array?.count == 30)
    }
}
