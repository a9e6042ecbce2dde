import Almanac
import Records
import Testing

@testable import App

struct QiblaArrowTests {
    @Test(
        "MZ-233 the arrow points the way that the four cities of the specification have",
        arguments: [
            (51.50853, -0.12574, 119.0), (40.71427, -74.00597, 58.0), (30.06263, 31.24967, 136.0),
            (-6.21462, 106.84513, 295.0),
        ])
    func bearing(latitude: Double, longitude: Double, expected: Double) throws {
        let place = Place(
            name: "", latinName: "", coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)),
            zone: "UTC", country: "")
        let arrow = try #require(QiblaArrow(from: place))
        #expect(abs(arrow.bearing - expected) <= 1)
        // The tip is the first point of the outline; up is north.
        let tip = arrow.outline.dropFirst().split(separator: "L")[0].split(separator: " ").compactMap { Double($0) }
        let radians = expected * Double.pi / 180
        #expect(abs(tip[0] - 12 - 10 * Trigonometry.sin(radians)) < 0.2)
        #expect(abs(12 - tip[1] - 10 * Trigonometry.cos(radians)) < 0.2)
    }

    @Test("MZ-233 the next prayer's card, a prayer's reminder and its notification have it, with a link to the compass")
    func shown() throws {
        let device = try LateDayTests.device(14, 30)
        let page = device.page("/?lang=en")
        #expect(
            page.contains("qibla-arrow") && page.contains("href=\"/qibla\"") && page.contains("Qibla 244° from north"))
        let pending = try device.facts("/reminders?lang=en")["pending"]?.array ?? []
        let prayer = pending.first { $0["group"]?.string == "prayer" }?["qibla"]
        #expect(abs((prayer?["degrees"]?.double ?? 0) - 244) <= 1)
        #expect(prayer?["text"]?.string == "Qibla 244° from north" && prayer?["drawing"]?.string?.first == "M")
        #expect(pending.filter { $0["group"]?.string != "prayer" }.allSatisfy { $0["qibla"] == nil })
        device.post("/place", ["latitude": "21.4225", "longitude": "39.8262", "zone": "Asia/Riyadh"])
        #expect(device.get("/").status == 200)
        let later = try LateDayTests.device(14, 35)
        #expect(later.page("/reminders").contains("qibla-arrow"))
    }
}
