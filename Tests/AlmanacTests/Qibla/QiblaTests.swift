import Almanac
import TestSupport
import Testing

/// Rules behind MZ-233, which wait for their blocks and pages.
@Suite struct QiblaTests {
    /// Bearings of the great circle and distances on the ellipsoid in kilometres, computed apart from this code with
    /// another formula (Vincenty's inverse for the distance). The register has the first four to the degree: 119, 58,
    /// 136, 295.
    private static let cities: [(String, Double, Double, Double, Double)] = [
        ("London", 51.5074, -0.1278, 118.987, 4794.8), ("New York", 40.7128, -74.0060, 58.482, 10323.9),
        ("Cairo", 30.0444, 31.2357, 136.137, 1285.6), ("Jakarta", -6.2088, 106.8456, 295.152, 7922.2),
        ("Toronto", 43.6532, -79.3832, 54.581, 10513.8), ("Istanbul", 41.0082, 28.9784, 151.621, 2400.3),
        ("Kuala Lumpur", 3.1390, 101.6869, 292.538, 6979.2), ("Sydney", -33.8688, 151.2093, 277.500, 13236.9),
        ("Cape Town", -33.9249, 18.4241, 23.353, 6532.0), ("Tokyo", 35.6762, 139.6503, 292.999, 9487.9),
        ("Riyadh", 24.7136, 46.6753, 243.798, 790.6), ("Karachi", 24.8607, 67.0011, 267.741, 2804.3),
    ]

    @Test("bearings to the Kaaba and distances are those that another computation gives, and the register's four")
    func published() throws {
        for (name, latitude, longitude, bearing, distance) in Self.cities {
            let qibla = try Qibla(from: #require(Coordinates(latitude: latitude, longitude: longitude)))
            #expect((try #require(qibla.bearing) - bearing).magnitude < 0.001, "\(name): \(qibla)")
            #expect((qibla.distance - distance).magnitude < 0.2, "\(name): \(qibla)")
        }
    }

    @Test("the bearing is where a small step along it brings one nearer fastest, everywhere on Earth")
    func steepest() throws {
        var generator = Generator(seed: 21)
        for _ in 0..<2_000 {
            let latitude = generator.double(in: -89...89)
            let place = try #require(
                Coordinates(latitude: latitude, longitude: generator.double(in: -180...180)))
            let qibla = Qibla(from: place)
            guard let bearing = qibla.bearing, qibla.distance > 100, qibla.distance < 19_900 else { continue }
            #expect((0..<360).contains(bearing))
            // A hundredth of a degree north-east of the place by the bearing, and off it by a degree to both sides.
            func ahead(_ bearing: Double) throws -> Double {
                let north = 0.01 * Self.cosine(bearing)
                let east = 0.01 * Self.sine(bearing) / Self.cosine(latitude)
                var longitude = place.longitude + east
                if longitude > 180 { longitude -= 360 }
                if longitude < -180 { longitude += 360 }
                return try #require(Coordinates(latitude: latitude + north, longitude: longitude))
                    .distance(to: Qibla.kaaba)
            }
            let along = try ahead(bearing)
            #expect(try along <= ahead(bearing + 10) && along <= ahead(bearing - 10), "\(place)")
            #expect(along < place.distance(to: Qibla.kaaba))
        }
    }

    private static func sine(_ degrees: Double) -> Double { Trigonometry.sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { Trigonometry.cos(degrees * .pi / 180) }

    @Test("At the Kaaba, at its antipode and at the poles nothing traps, and there is no false bearing")
    func edges() throws {
        #expect(Qibla(from: Qibla.kaaba).bearing == nil)
        #expect(Qibla(from: Qibla.kaaba).distance == 0)
        let antipode = try #require(Coordinates(latitude: -21.4225, longitude: -140.1738))
        #expect(Qibla(from: antipode).bearing == nil)
        #expect((Qibla(from: antipode).distance - 20_004).magnitude < 40)
        for latitude in [-90.0, 90] {
            for longitude in [-180.0, 0, 180] {
                let qibla = try Qibla(from: #require(Coordinates(latitude: latitude, longitude: longitude)))
                #expect(qibla.bearing.map { (0...360).contains($0) } == true && qibla.distance > 7_000)
            }
        }
        // Due north and due south on the Kaaba's meridian.
        #expect(try Qibla(from: #require(Coordinates(latitude: -10, longitude: 39.8262))).bearing == 0)
        #expect(try Qibla(from: #require(Coordinates(latitude: 60, longitude: 39.8262))).bearing == 180)
    }

    @Test("Distances on the ellipsoid are those that are published for long lines")
    func distances() throws {
        // From the pole the way is the meridian: its quadrant of 10,001.966 km less 2,369.6 km from the equator.
        let pole = try #require(Coordinates(latitude: 90, longitude: 0))
        #expect((Qibla(from: pole).distance - 7_632.4).magnitude < 1)
    }

    @Test("The Sun stands over Makkah on 27 or 28 May at 09:18 and on 15 or 16 July at 09:27 UTC")
    func sunOverMakkah() throws {
        for year in 2000...2060 {
            let moments = SunOverMakkah.moments(year: year)
            try #require(moments.count == 2)
            let may = Zone.utc.local(moments[0].instant)
            let july = Zone.utc.local(moments[1].instant)
            #expect(may.date.month == 5 && (27...28).contains(may.date.day), "\(may)")
            #expect(july.date.month == 7 && (15...16).contains(july.date.day), "\(july)")
            #expect((may.minuteOfDay - (9 * 60 + 18)).magnitude <= 1, "\(may)")
            #expect((july.minuteOfDay - (9 * 60 + 27)).magnitude <= 1, "\(july)")
            // Makkah's shadows are then shorter than a five-hundredth of their object.
            for moment in moments { #expect(moment.zenithDistance < 0.12) }
        }
        // As published for 2024: 27 May 12:18 and 15 July 12:27 (12:26:43), Makkah's time.
        let moments = SunOverMakkah.moments(year: 2024).map {
            Zone.utc.local($0.instant + .seconds(30)).description.prefix(16)
        }
        #expect(moments == ["2024-05-27T09:18", "2024-07-15T09:27"])
        #expect(SunOverMakkah.moments(year: 1800).isEmpty && SunOverMakkah.moments(year: .max).isEmpty)
    }
}
