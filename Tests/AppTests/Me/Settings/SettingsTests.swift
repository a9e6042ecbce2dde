import Records
import Testing

@testable import App

struct SettingsTests {
    @Test("SY-029 with nothing chosen the page is Arabic, right to left, in Arabic-Indic digits")
    func arabicFirst() throws {
        let device = try Device.inRiyadh()
        let page = device.page("/")
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\""))
        #expect(page.contains("٢١ نوفمبر"))
        #expect(page.contains("data-digits=\"٠\""))
    }

    @Test("SY-034 in English the page runs left to right, and holds no Arabic letter but the languages' own names")
    func english() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        for path in [
            "/", "/inbox", "/tasks/new", "/me", "/me/data", "/me/about", "/me/settings/methods", "/times/2026-11",
            "/times/2026-11-21/isha", "/calendar/1448", "/qibla", "/nowhere",
        ] {
            let page = device.page(path)
            #expect(page.contains("<html lang=\"en\" dir=\"ltr\""), "\(path)")
            let arabic = page.unicodeScalars.filter { (0x0600...0x06FF).contains($0.value) }
            #expect(arabic.isEmpty, "\(path): \(String(String.UnicodeScalarView(arabic)))")
        }
    }

    @Test("SY-033 the digits of times, counts and dates follow the setting")
    func digits() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["digits": "latin"])
        let page = device.page("/")
        #expect(page.contains("21 نوفمبر"))
        #expect(!page.unicodeScalars.contains { (0x0660...0x0669).contains($0.value) })
    }

    @Test("SY-036 12 or 24 hours")
    func clock() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en", "clock": "24"])
        let page = device.page("/")
        #expect(!page.contains("PM</"))
        #expect(page.contains("data-clock=\"24\""))
    }

    @Test(
        "a value that is none is refused, and nothing is kept",
        arguments: [
            ("language", "xx"), ("digits", "roman"), ("clock", "13"), ("mode", "sepia"), ("method", "mine"),
            ("madhhab", "x"),
            ("highLatitude", "angle"), ("elevation", "-1"), ("elevation", "9001"), ("elevation", "12.5"),
        ])
    func refused(field: String, value: String) throws {
        let device = try Device.inRiyadh()
        let before = try device.facts("/me/settings")
        let answer = device.post("/me/settings", KeyValuePairs(dictionaryLiteral: (field, value)))
        #expect(answer.status == 422)
        #expect(try device.facts("/me/settings") == before)
    }

    @Test("a switch can be put off and on again, though a box that isn't ticked sends nothing")
    func switches() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["hijri": "off"])
        #expect(try device.facts("/me/settings")["hijri"]?.bool == false)
        #expect(!device.page("/").contains("١٤٤٨"))
        device.post("/me/settings", ["hijri": "off", "hijri": "on"])
        #expect(device.page("/").contains("١٤٤٨"))
    }

    @Test("the Hanafi Asr is later, and nothing else moves")
    func madhhab() throws {
        let device = try Device.inRiyadh()
        let before = try device.facts("/")["prayers"]?.array ?? []
        device.post("/me/settings", ["madhhab": "hanafi"])
        let after = try device.facts("/")["prayers"]?.array ?? []
        for (old, new) in zip(before, after) {
            let isLater = PlacementCommandTests.minutes(new["start"]) > PlacementCommandTests.minutes(old["start"])
            #expect(isLater == (old["name"]?.string == "asr"))
        }
    }
}
