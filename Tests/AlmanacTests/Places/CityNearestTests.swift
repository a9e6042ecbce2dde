import Almanac
import Testing

/// The nearest city, and by it the zone of a point.
@Suite struct CityNearestTests {
    let index = CityFixture.index

    @Test("SY-056 coordinates find their nearest city and its zone")
    func nearest() throws {
        let jeddah = try #require(Coordinates(latitude: 21.4858, longitude: 39.1925))
        let neighbour = try #require(index.nearest(to: jeddah))
        #expect(neighbour.city == CityFixture.makkah)
        #expect(abs(neighbour.kilometres - 65.9) < 0.5)
        #expect(index.zone(at: jeddah) == "Asia/Riyadh")
    }

    @Test("SY-056 the nearest city is found across the date line")
    func dateLine() throws {
        let taveuni = try #require(Coordinates(latitude: -16.85, longitude: -179.97))
        let neighbour = try #require(index.nearest(to: taveuni))
        #expect(neighbour.city == CityFixture.suva)
        #expect(abs(neighbour.kilometres - 221) < 3)
    }

    @Test(
        "SY-056 far from every city the zone follows the longitude",
        arguments: [
            (0.0, -30.0, "Etc/GMT+2"), (90.0, 0.0, "Etc/GMT"), (-90.0, 0.0, "Etc/GMT"), (-60.0, 100.0, "Etc/GMT-7"),
            (30.0, 180.0, "Etc/GMT-12"), (30.0, -180.0, "Etc/GMT+12"), (-40.0, 7.4, "Etc/GMT"),
            (-40.0, 7.6, "Etc/GMT-1"),
        ])
    func openSea(_ latitude: Double, _ longitude: Double, _ zone: String) throws {
        #expect(index.zone(at: try #require(Coordinates(latitude: latitude, longitude: longitude))) == zone)
    }

    @Test("distances agree with published ones: London to Cairo, to Riyadh, to the antipodes")
    func distances() throws {
        var writer = CityIndexWriter()
        writer.add(CityFixture.london)
        let london = try #require(CityIndex(writer.bytes()))
        func kilometres(_ latitude: Double, _ longitude: Double) throws -> Double {
            let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
            return try #require(london.nearest(to: point)).kilometres
        }
        #expect(abs(try kilometres(30.06263, 31.24967) - 3_510) < 15)
        #expect(abs(try kilometres(24.68773, 46.72185) - 4_940) < 20)
        #expect(abs(try kilometres(-51.50853, 179.87426) - 20_015) < 1)
        #expect(try kilometres(51.50853, -0.12574) < 0.001)
    }

    @Test("an empty list has no nearest city, and the zone follows the longitude")
    func emptyList() throws {
        let empty = try #require(CityIndex(CityIndexWriter().bytes()))
        let point = try #require(Coordinates(latitude: 0, longitude: 45))
        #expect(empty.nearest(to: point) == nil)
        #expect(empty.zone(at: point) == "Etc/GMT-3")
        #expect(empty.search("cairo").isEmpty)
    }
}
