import Almanac
import Records
import Testing

@testable import App

struct HijriDateTests {
    /// Seconds from 00:00 in Riyadh on 21 November 2026 to a clock time there.
    private func clock(_ hour: Int, _ minute: Int) -> Instant {
        Instant(seconds: Fixtures.saturday.seconds - Int64(13 * 60 + 58) * 60 + Int64(hour * 60 + minute) * 60)
    }

    @Test("MZ-234 the header reads 13 Rajab 1448 and ١٣ رجب ١٤٤٨, and the Hijri date can be switched off and on")
    func header() throws {
        let device = try Device.inRiyadh()
        // 13 Rajab 1448 is 22 December 2026.
        #expect(device.page("/day/2026-12-22").contains("١٣ رجب ١٤٤٨"))
        #expect(device.page("/day/2026-12-22?lang=en").contains("13 Rajab 1448"))
        device.post("/me/settings", ["hijri": "off"])
        #expect(!device.page("/day/2026-12-22").contains("١٣ رجب ١٤٤٨"))
        #expect(!device.page("/").contains("١١ جمادى الآخرة ١٤٤٨"))
        device.post("/me/settings", ["hijri": "on"])
        #expect(device.page("/").contains("١١ جمادى الآخرة ١٤٤٨"))
    }

    @Test("MZ-234 the Hijri date changes at midnight, or at Maghrib where the person has it so")
    func beginning() throws {
        let device = try Device.inRiyadh()
        let prayers = try device.facts("/")["prayers"]?.array ?? []
        let maghrib = PlacementCommandTests.minutes(prayers.first { $0["name"]?.string == "maghrib" }?["time"])
        let (hour, minute) = ((maghrib ?? 0) / 60, (maghrib ?? 0) % 60)
        func day() throws -> Int64? { try device.facts("/")["hijri"]?["day"]?.int }
        device.now = clock(hour, minute)
        #expect(try day() == 11)
        device.now = clock(24, 0)
        #expect(try day() == 12)
        #expect(try device.call("/me/settings", ["hijriDay": "noon"]).status == 422)
        device.post("/me/settings", ["hijriDay": "maghrib"])
        #expect(try device.facts("/me/settings")["hijriDay"]?.string == "maghrib")
        device.now = clock(hour, minute - 1)
        #expect(try day() == 11)
        device.now = clock(hour, minute)
        #expect(try day() == 12)
        #expect(device.page("/").contains("١٢ جمادى الآخرة ١٤٤٨"))
        device.now = clock(24, 0)
        #expect(try day() == 12)
        // Another day's page shows the date of its daylight.
        #expect(try device.facts("/day/2026-11-25")["hijri"]?["day"]?.int == 15)
    }

    @Test("MZ-026 the day names the middle and the last third of its night, on the page too")
    func night() throws {
        let device = try Device.inRiyadh()
        let facts = try device.facts("/")
        let night = facts["night"]
        let sunset =
            PlacementCommandTests.minutes(
                facts["prayers"]?.array?.first { $0["name"]?.string == "maghrib" }?["time"]) ?? 0
        let end = 1_440 + (PlacementCommandTests.minutes(night?["end"]) ?? 0)
        let third = 1_440 + (PlacementCommandTests.minutes(night?["lastThird"]) ?? 0)
        #expect(abs(third - (sunset + (end - sunset) * 2 / 3)) <= 1)
        let page = device.page("/?lang=en")
        #expect(page.contains("Last third of the night: from"))
        #expect(page.contains("to sunrise at"))
        device.post("/me/settings", ["method": "jafari"])
        #expect(device.page("/?lang=en").contains("to Fajr at"))
    }

    @Test(
        "MZ-234 a month moved by up to two days, in every month of a year: no day is lost or comes twice",
        arguments: [-2, -1, 1, 2])
    func moved(days: Int) throws {
        let device = try Device.inRiyadh()
        let printed = try device.facts("/calendar/1448")
        for month in 1...12 {
            let answer = device.post("/calendar", ["year": "1448", "month": "\(month)", "days": "\(days)"])
            #expect(answer.status == 303, "\(month)")
            let year = try device.facts("/calendar/1448")
            let months = (year["months"]?.array ?? []) + (try device.facts("/calendar/1449")["months"]?.array ?? [])
            #expect(year["months"]?.array?[month - 1]["moved"]?.int == Int64(days))
            var next = months[0]["first"]?.string.flatMap { CivilDate($0) }
            for entry in months {
                #expect(entry["first"]?.string == next?.description)
                let length = entry["days"]?.int ?? 0
                #expect((29...30).contains(length))
                next = next?.adding(days: Int(length))
            }
            #expect(device.page("/calendar/1448?lang=en").contains("Days from the Umm al-Qura calendar"))
            device.post("/calendar", ["year": "1448", "month": "\(month)", "days": "0"])
            #expect(try device.facts("/calendar/1448") == printed)
        }
    }

    @Test("MZ-234 the page offers two days either way", arguments: ["ar", "en"])
    func choices(language: String) throws {
        let page = try Device.inRiyadh().page("/calendar/1448?lang=\(language)")
        for days in ["-2", "-1", "0", "1", "2"] { #expect(page.contains("<option value=\"\(days)\""), "\(days)") }
        #expect(!page.contains("calendar.sighting."))
    }
}
