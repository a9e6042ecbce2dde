import Almanac
import Records
import Testing

@testable import App

struct PlaceTests {
    @Test(
        "MZ-023 SY-056 a city, and coordinates with or without a zone, each give a place; the zone is found by itself")
    func ways() throws {
        let device = try Device()
        #expect(try device.call("/place", ["city": "360630"]).json["place"]?["zone"]?.string == "Africa/Cairo")
        let near = try device.call("/place", ["latitude": "51.6", "longitude": "-0.2"])
        #expect(near.json["place"]?["zone"]?.string == "Europe/London")
        #expect(near.json["place"]?["country"]?.string == "GB")
        let named = try device.call("/place", ["latitude": "51,6", "longitude": "٠", "zone": "Europe/Oslo"])
        #expect(named.json["place"]?["zone"]?.string == "Europe/Oslo")
        let sea = try device.call("/place", ["latitude": "-40", "longitude": "-120"])
        #expect(sea.json["place"]?["zone"]?.string == "Etc/GMT+8")
    }

    @Test(
        "a place that is none is refused with what it should be",
        arguments: [
            (["latitude": "91", "longitude": "0"], "latitude"), (["latitude": "x", "longitude": "0"], "latitude"),
            (["latitude": "0", "longitude": "180.5"], "longitude"),
            (["latitude": "nan", "longitude": "0"], "latitude"),
            (["latitude": "1e999", "longitude": "0"], "latitude"), (["latitude": "", "longitude": ""], "latitude"),
            (["latitude": "0", "longitude": "0", "zone": "Mars/Olympus"], "zone"), (["city": "999999"], "city"),
        ] as [([String: String], String)])
    func refused(fields: [String: String], field: String) throws {
        let device = try Device()
        var form = FormFields()
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { form.pairs.append(.init(name, value)) }
        let response = device.send(
            Request(
                method: "POST", path: "/place", contentType: "application/x-www-form-urlencoded",
                body: Array(form.encoded.utf8), now: device.now, entropy: Entropy(high: 1, low: 2)))
        #expect(response.status == 422)
        #expect(response.text.contains("href=\"#\(field == "city" ? "city" : field)\""))
        #expect(try device.facts("/place")["place"] == nil)
    }

    @Test(
        "MZ-023 SY-029 a city is called by its name in the page's language, whichever it was chosen in",
        arguments: ["ar", "en"])
    func names(language: String) throws {
        let device = try Device()
        device.post("/place?lang=\(language)", ["city": "108410"])
        #expect(device.page("/?lang=ar").contains("الرياض") && !device.page("/?lang=ar").contains(">Riyadh<"))
        #expect(device.page("/?lang=en").contains(">Riyadh<") && !device.page("/?lang=en").contains("الرياض"))
        #expect(device.page("/?lang=ur").contains(">Riyadh<") && device.page("/?lang=fr").contains(">Riyadh<"))
        #expect(try device.facts("/place")["place"]?["city"]?.int == 108_410)
    }

    @Test(
        "a place that was kept by one name alone gets the others when the language is changed; one that isn't the list's stays"
    )
    func older() throws {
        let device = try Device.inRiyadh()
        func keep(_ name: String) {
            var record = Record(key: Place.key)
            let stamp = Stamp(milliseconds: device.now.milliseconds + 1_000, counter: 0, replica: Replica(number: 9))
            record[Place.field] = Field(
                [
                    "name": .string(name), "latinName": .string(name), "latitude": 24.68773, "longitude": 46.72185,
                    "zone": "Asia/Riyadh", "country": "SA",
                ], at: stamp)
            device.merge([record])
            device.now = Instant(seconds: device.now.seconds + 10)
        }
        keep("Riyadh")
        device.post("/me/settings", ["language": "en"])
        #expect(device.page("/?lang=ar").contains("الرياض"))
        keep("My farm")
        device.post("/me/settings", ["language": "ar"])
        #expect(device.page("/").contains("My farm"))
    }

    @Test("MZ-220 a city is found in Arabic and in English, by a part of its name")
    func search() throws {
        let device = try Device()
        for words in ["riyadh", "Riya", "%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6", "%D8%B1%D9%8A%D8%A7%D8%B6"] {
            #expect(try device.facts("/place?q=\(words)")["cities"]?.array?.first?["id"]?.int == 108_410, "\(words)")
        }
        #expect(device.page("/place?q=xyzzy").contains("xyzzy"))
    }

    @Test("a place that the list has twice is shown once, where a reader couldn't tell the two apart")
    func twins() throws {
        func city(_ id: UInt32, _ name: String, _ latitude: Double, _ country: String = "EG") throws -> City {
            City(
                id: id, name: name, arabicName: "القاهرة الجديدة", country: country,
                coordinates: try #require(Coordinates(latitude: latitude, longitude: 31.47)), zone: "Africa/Cairo",
                population: 1000)
        }
        let found = [
            try city(1, "New Cairo", 30.03), try city(2, "Al Qahirah al Jadidah", 30.05), try city(3, "New Cairo", 25),
            try city(4, "New Cairo", 30.03, "SD"),
        ]
        #expect(PlaceFinder.distinct(found, .arabic).map(\.id) == [1, 3, 4])
        #expect(PlaceFinder.distinct(found, .latin).map(\.id) == [1, 2, 3, 4])
    }

    @Test("without the list of cities, coordinates still work, and the page says so")
    func withoutCities() throws {
        let device = try Device()
        device.missing = [.cities]
        #expect(device.page("/place?q=riyadh").contains("قائمة المدن"))
        let answer = try device.call("/place", ["latitude": "24.7", "longitude": "46.7", "zone": "Asia/Riyadh"])
        #expect(answer.status == 200)
        #expect(device.get("/").status == 200)
    }
}
