import Almanac
import Testing

/// What a point is called: the great city that it lies in, not its nearest quarter.
@Suite struct CityNamingTests {
    private static let index: CityIndex = {
        let list: [(UInt32, String, String, Double, Double, Int)] = [
            (1, "Cairo", "EG", 30.06263, 31.24967, 9_606_916), (2, "Giza", "EG", 30.00944, 31.20861, 4_367_343),
            (3, "Bulaq", "EG", 30.0515, 31.2333, 102_000), (4, "Helwan", "EG", 29.84144, 31.30084, 230_000),
            (5, "London", "GB", 51.50853, -0.12574, 8_961_989), (6, "Westminster", "GB", 51.5, -0.1333, 247_614),
            (7, "Epsom", "GB", 51.3305, -0.27011, 31_474), (8, "Riyadh", "SA", 24.68773, 46.72185, 7_000_000),
            (9, "Al Malaz", "SA", 24.665, 46.735, 60_000), (10, "Al Muzahimiyah", "SA", 24.4667, 46.2667, 40_000),
            (11, "Kinshasa", "CD", -4.32758, 15.31357, 16_000_000),
            (12, "Brazzaville", "CG", -4.26613, 15.28318, 1_284_609),
            (13, "Poto-Poto", "CG", -4.2667, 15.2833, 50_000), (14, "Siwa", "EG", 29.2032, 25.5195, 23_000),
        ]
        var writer = CityIndexWriter()
        for (id, name, country, latitude, longitude, population) in list {
            writer.add(
                City(
                    id: id, name: name, arabicName: nil, country: country,
                    coordinates: Coordinates(latitude: latitude, longitude: longitude)!, zone: "Etc/UTC",
                    population: population))
        }
        return CityIndex(writer.bytes())!
    }()

    @Test(
        "SY-056 a point is named after the great city it lies in, and a town beside one stays itself",
        arguments: [
            (30.0444, 31.2357, "Cairo"), (30.0515, 31.2333, "Cairo"), (30.00944, 31.20861, "Giza"),
            (29.84144, 31.30084, "Helwan"),
            (51.5074, -0.1278, "London"), (51.5, -0.1333, "London"), (51.3305, -0.27011, "Epsom"),
            (51.33, -0.26, "Epsom"),
            (24.66, 46.73, "Riyadh"), (24.7136, 46.6753, "Riyadh"), (24.4667, 46.2667, "Al Muzahimiyah"),
            // Another country's city is never the name, however great and near.
            (-4.267, 15.283, "Brazzaville"), (-4.28, 15.285, "Brazzaville"),
            // Far from every core the nearest has the name.
            (28.9, 25.9, "Siwa"),
        ])
    func names(_ latitude: Double, _ longitude: Double, _ name: String) throws {
        let point = try #require(Coordinates(latitude: latitude, longitude: longitude))
        #expect(try #require(Self.index.namesake(of: point)).city.name == name)
    }

    @Test("SY-056 every city's own middle has its country, and an empty list has no name")
    func middles() throws {
        for id in 1...14 {
            let city = try #require(Self.index.city(id: UInt32(id)))
            #expect(Self.index.namesake(of: city.coordinates)?.city.country == city.country)
        }
        let empty = try #require(CityIndex(CityIndexWriter().bytes()))
        #expect(empty.namesake(of: try #require(Coordinates(latitude: 0, longitude: 45))) == nil)
    }
}
