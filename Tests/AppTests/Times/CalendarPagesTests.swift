import Almanac
import Records
import Testing

@testable import App

struct CalendarPagesTests {
    @Test("the Hijri year has twelve months and its special days with their dates")
    func year() throws {
        let device = try Device.inRiyadh()
        #expect(device.get("/calendar")["location"] == "/calendar/1448")
        let year = try device.facts("/calendar/1448")
        #expect(year["months"]?.array?.count == 12)
        let events = year["events"]?.array ?? []
        #expect(events.contains { $0["name"]?.string == "eid-al-fitr" && $0["hijri"]?.string == "1448-10-01" })
        let page = device.page("/calendar/1448")
        for words in ["عيد الفطر", "يوم عرفة", "لا يُصام", "جمادى الآخرة"] { #expect(page.contains(words), "\(words)") }
    }

    @Test("a month that was sighted a day later moves the date in the header, and taking it back restores it")
    func sighting() throws {
        let device = try Device.inRiyadh()
        let before = try device.facts("/calendar/1448")
        #expect(try device.facts("/")["hijri"]?["day"]?.int == 11)
        let answer = device.post("/calendar", ["year": "1448", "month": "6", "days": "1"])
        #expect(answer["location"]?.hasPrefix("/calendar/1448") == true)
        #expect(try device.facts("/")["hijri"]?["day"]?.int == 10)
        #expect(device.page("/").contains("١٠ جمادى الآخرة ١٤٤٨"))
        #expect(try device.facts("/me/settings")["hijriCorrections"]?.string == "1448-06+1")
        #expect(device.page("/calendar/1448").contains("\u{200E}+١"))
        device.post("/calendar", ["year": "1448", "month": "6", "days": "0"])
        #expect(try device.facts("/calendar/1448") == before)
        #expect(try device.facts("/")["hijri"]?["day"]?.int == 11)
    }

    @Test(
        "a correction that is none is refused with its field, and nothing is kept",
        arguments: [
            ("1342", "6", "1", "year"), ("x", "6", "1", "year"), ("1448", "13", "1", "month"),
            ("1448", "6", "3", "days"),
            ("1448", "6", "", "days"), ("1343", "1", "1", "days"),
        ])
    func refused(year: String, month: String, days: String, field: String) throws {
        let device = try Device.inRiyadh()
        let answer = try device.call("/calendar", ["year": year, "month": month, "days": days])
        #expect(answer.status == 422)
        #expect(answer.json["error"]?["fields"]?[field]?.string?.isEmpty == false)
        #expect(device.post("/calendar", ["year": year, "month": month, "days": days]).status == 422)
        #expect(try device.facts("/me/settings")["hijriCorrections"]?.string == "")
    }

    @Test("corrections that a record can't hold are passed over")
    func damaged() throws {
        let device = try Device.inRiyadh()
        var record = Record(key: Settings.key, generation: 0)
        record["hijriCorrections"] = Field(
            .string("1448-06+9"), at: Stamp(milliseconds: 1, counter: 0, replica: Replica(number: 9)))
        device.merge([record])
        #expect(try device.facts("/")["hijri"]?["day"]?.int == 11)
    }

    @Test("the Qibla's bearing, its distance and the next moments when the sun stands over Makkah")
    func qibla() throws {
        let device = try Device.inRiyadh()
        device.post("/place", ["city": "2643743"])
        let qibla = try device.facts("/qibla")
        #expect(abs((qibla["bearing"]?.double ?? 0) - 118.99) < 0.1)
        #expect(abs((qibla["distance"]?.double ?? 0) - 4795) < 20)
        #expect(qibla["sunOverMakkah"]?.array?.count == 2)
        let page = device.page("/qibla")
        #expect(page.contains("class=\"rose\""))
        #expect(page.contains("الجنوب الشرقي"))
        device.post("/place", ["city": "104515"])
        #expect(device.page("/qibla?lang=en").contains("The Kaaba is 0.5 km away"))
    }
}
