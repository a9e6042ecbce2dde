import Almanac
import Records
import Testing

@testable import App

struct PrayerSettingsTests {
    private func prayers(_ device: Device, _ key: String = "time") throws -> [String: Int] {
        var found: [String: Int] = [:]
        for prayer in try device.facts("/")["prayers"]?.array ?? [] {
            found[prayer["name"]?.string ?? ""] = PlacementCommandTests.minutes(prayer[key])
        }
        return found
    }

    @Test(
        "MZ-224 minutes of one's own from −5 to 5 move their prayer, its block and nothing else", arguments: [-5, 3, 5])
    func offsets(minutes: Int) throws {
        let device = try Device.inRiyadh()
        let before = try prayers(device)
        let blocks = try prayers(device, "start")
        #expect(device.post("/me/settings", ["offsetAsr": "\(minutes)"]).status == 303)
        let after = try prayers(device)
        for (name, minute) in before {
            #expect(after[name] == minute + (name == "asr" ? minutes : 0))
            #expect(try prayers(device, "start")[name] == (blocks[name] ?? 0) + (name == "asr" ? minutes : 0))
        }
        #expect(try device.facts("/me/settings")["offsets"]?["asr"]?.int == Int64(minutes))
    }

    @Test("MZ-224 reminders and the subscribed calendar follow the minutes of one's own", arguments: [-5, 5])
    func offsetsElsewhere(minutes: Int) throws {
        let device = try Device.inRiyadh()
        let secret = try AccessTests.token(device, "feed").secret
        func reminder(_ prayer: String) throws -> Int64? {
            try device.facts("/reminders")["pending"]?.array?.first {
                $0["id"]?.string?.hasPrefix("prayer-start.\(prayer)-2026-11-21") == true
            }?["at"]?.int
        }
        func event(_ prayer: String) throws -> Int {
            let feed = device.get("/feeds/\(secret).ics", accept: "*/*").text.replacing("\r\n ", with: "")
            let events = feed.components(separatedBy: "BEGIN:VEVENT")
            let event = try #require(events.first { $0.contains("UID:\(prayer)-2026-11-21@wird") })
            let start = try #require(event.firstMatch(of: /DTSTART;TZID=Asia\/Riyadh:20261121T(\d\d)(\d\d)/)).output
            return (Int(start.1) ?? 0) * 60 + (Int(start.2) ?? 0)
        }
        let before = (try reminder("asr"), try reminder("isha"), try event("asr"), try event("isha"))
        device.post("/me/settings", ["offsetAsr": "\(minutes)"])
        #expect(try reminder("asr") == (before.0 ?? 0) + Int64(minutes) * 60_000 && before.0 != nil)
        #expect(try event("asr") == before.2 + minutes)
        #expect(try reminder("isha") == before.1 && event("isha") == before.3)
    }

    @Test(
        "MZ-224 six minutes, a part of a minute and what is no number are refused with the field and its bounds",
        arguments: ["6", "-6", "1.5", "x", "99999999999"])
    func refusedOffset(value: String) throws {
        let device = try Device.inRiyadh()
        let answer = try device.call("/me/settings", ["offsetFajr": value])
        #expect(answer.status == 422)
        #expect(answer.json["error"]?["fields"]?["offsetFajr"]?.string?.contains("٥") == true)
        let page = device.post("/me/settings", ["offsetFajr": value])
        #expect(page.text.contains("id=\"offsetFajr-error\""))
        #expect(try device.facts("/me/settings")["offsets"]?["fajr"]?.int == 0)
    }

    @Test("numbers are read in the digits and with the signs that people write")
    func arabicNumbers() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["offsetIsha": "\u{2212}٣", "gapIsha": "١٠", "elevation": "۶۰۰"])
        let settings = try device.facts("/me/settings")
        #expect(settings["offsets"]?["isha"]?.int == -3)
        #expect(settings["gaps"]?["isha"]?.int == 10)
        #expect(settings["elevation"]?.int == 600)
        device.post("/me/settings", ["offsetIsha": "", "elevation": "0"])
        #expect(try device.facts("/me/settings")["offsets"]?["isha"]?.int == 0)
        #expect(try device.facts("/me/settings")["elevation"]?.int == 0)
    }

    @Test("MZ-225 the block stands at the congregation, 0 to 60 minutes after the time; the time itself stays")
    func congregation() throws {
        let device = try Device.inRiyadh()
        let times = try prayers(device)
        device.post("/me/settings", ["gapIsha": "10", "gapMaghrib": "0"])
        #expect(try prayers(device) == times)
        let blocks = try prayers(device, "start")
        #expect(blocks["isha"] == times["isha"].map { $0 + 10 })
        #expect(blocks["maghrib"] == times["maghrib"])
        #expect(device.page("/").contains("دخل وقتها"))
        #expect(device.post("/me/settings", ["gapIsha": "61"]).status == 422)
        #expect(device.post("/me/settings", ["gapIsha": "-1"]).status == 422)
        // The next prayer is counted down to its time, not to the congregation.
        let next = try device.facts("/")["next"]
        #expect(PlacementCommandTests.minutes(next?["start"]) == times[next?["name"]?.string ?? ""])
    }

    @Test("MZ-225 between a prayer's time and its congregation the next prayer is the one after it")
    func betweenTimeAndCongregation() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["gapAsr": "30"])
        let asr = try #require(try prayers(device)["asr"])
        device.now = Instant(seconds: Fixtures.saturday.seconds - Int64(13 * 60 + 58) * 60 + Int64(asr + 5) * 60)
        #expect(try device.facts("/")["next"]?["name"]?.string == "maghrib")
    }

    @Test("MZ-024 high latitude rule and height are the person's to choose, and today's times show them")
    func highLatitude() throws {
        let device = try Device.inRiyadh()
        device.post("/place", ["city": "2643743"])
        let before = try prayers(device)
        device.post("/me/settings", ["highLatitude": "middle-of-night-fixed"])
        let fixed = try prayers(device)
        #expect(fixed != before)
        let explained = try device.facts("/times/2026-11-21/isha")
        #expect(explained["highLatitude"]?.string == "middle-of-night-fixed")
        device.post("/me/settings", ["highLatitude": ""])
        #expect(try prayers(device) == before)
        device.post("/place", ["city": "108410"])
        let plain = try prayers(device)
        device.post("/me/settings", ["elevation": "600"])
        let high = try prayers(device)
        #expect((high["maghrib"] ?? 0) > (plain["maghrib"] ?? 0))
        #expect(high["dhuhr"] == plain["dhuhr"])
    }

    @Test("MZ-027 the settings name the method, its figures, its source and where the times are calculated")
    func source() throws {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": "en"])
        let page = device.page("/me/settings")
        for words in [
            "Umm al-Qura", "Fajr 18.5°", "Isha 1 hour 30 minutes after Maghrib, in Ramadan 2 hours",
            "The Umm al-Qura calendar, the official timetable of Saudi Arabia", "calculated on your device",
        ] { #expect(page.contains(words), "\(words)") }
    }
}
