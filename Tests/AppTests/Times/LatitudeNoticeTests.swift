import Almanac
import Records
import Testing

@testable import App

struct LatitudeNoticeTests {
    private func device(_ latitude: Double, _ longitude: Double, language: String = "en") throws -> Device {
        let device = try Device.inRiyadh()
        device.post("/me/settings", ["language": language])
        device.post("/place", ["latitude": "\(latitude)", "longitude": "\(longitude)", "zone": "Europe/Oslo"])
        return device
    }

    @Test(
        "MZ-039 beyond 48° Today says once that the times may be unusual, and offers the three rules",
        arguments: [
            ("Oslo", 59.91, 10.75), ("Ushuaia", -54.8, -68.3), ("Paris", 48.85, 2.35), ("Munich", 48.1, 11.58),
            ("Vienna", 48.2, 16.37),
        ])
    func alert(city: String, latitude: Double, longitude: Double) throws {
        let device = try device(latitude, longitude)
        let page = device.page("/")
        #expect(page.contains("Extreme latitude detected. Prayer times may be unusual"))
        let rules = ["nearest-latitude", "middle-of-night-fixed", "nearest-day"]
        for rule in rules { #expect(page.contains("name=\"highLatitude\" value=\"\(rule)\""), "\(rule)") }
        #expect(try device.facts("/")["extremeLatitude"]?.array == rules.map { .string($0) })
        #expect(!device.page("/day/2026-11-22").contains("data-latitude"))
        // The method's own rule kept: nothing asks again, here or at another such place.
        #expect(device.post("/me/settings", ["back": "/", "knowsLatitude": "on"])["location"]?.hasPrefix("/?") == true)
        #expect(!device.page("/").contains("data-latitude"))
        #expect(try device.facts("/me/settings")["highLatitude"] == .null)
        device.post("/place", ["city": "3133880"])
        #expect(try device.facts("/")["extremeLatitude"] == nil)
    }

    @Test(
        "MZ-039 up to 48° nothing is said",
        arguments: [("Rome", 41.9, 12.5), ("on the line", 48, 12), ("south", -48, 12)])
    func none(place: String, latitude: Double, longitude: Double) throws {
        let device = try device(latitude, longitude)
        #expect(!device.page("/").contains("data-latitude"))
        #expect(try device.facts("/")["extremeLatitude"] == nil)
    }

    @Test(
        "MZ-039 MZ-040 MZ-041 MZ-042 a rule chosen in the alert holds at once and ends it, also when it is taken back later",
        arguments: ["nearest-latitude", "middle-of-night-fixed", "nearest-day"])
    func chosen(rule: String) throws {
        let device = try device(69.6489, 18.955, language: "ar")
        #expect(device.page("/").contains("موقعك على خط عرض مرتفع، وقد تكون مواقيت الصلاة غير معتادة"))
        device.post("/me/settings", ["back": "/", "highLatitude": rule])
        #expect(!device.page("/").contains("data-latitude"))
        #expect(try device.facts("/times/2026-06-21/isha")["highLatitude"]?.string == rule)
        device.post("/me/settings", ["highLatitude": ""])
        #expect(!device.page("/").contains("data-latitude"))
    }

    @Test("MZ-043 a rule that configuration switches off is offered neither in the alert nor in the settings")
    func switchedOff() throws {
        for (name, rule) in [
            ("nearestLatitude", "nearest-latitude"), ("middleOfNight", "middle-of-night-fixed"),
            ("nearestDay", "nearest-day"),
        ] {
            let device = try Device(
                bundle: Fixtures.setting(
                    ["config", "PrayerConfig", "highLatitudeMethods", name, "enabled"], to: .bool(false),
                    in: Fixtures.bundle()))
            device.post("/place", ["city": "3133880"])
            let offered = try device.facts("/")["extremeLatitude"]?.array ?? []
            #expect(offered.count == 2)
            #expect(!offered.contains(.string(rule)))
            #expect(!device.page("/").contains("value=\"\(rule)\""))
            #expect(!device.page("/me/settings").contains("value=\"\(rule)\""))
            #expect(try device.call("/me/settings", ["highLatitude": "\(rule)"]).status == 422)
        }
    }
}
