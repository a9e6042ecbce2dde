import Almanac
import TestSupport
import Testing

@Suite struct QiblaTests {
    /// Bearings as they are published (to the degree in the register; to a hundredth by AlAdhan's and others' tables),
    /// and great-circle distances in kilometres.
    private static let cities: [(String, Double, Double, Double, Double)] = [
        ("London", 51.5074, -0.1278, 118.99, 4_793), ("New York", 40.7128, -74.0060, 58.48, 10_306),
        ("Cairo", 30.0444, 31.2357, 136.14, 1_288), ("Jakarta", -6.2088, 106.8456, 295.15, 7_920),
        ("Toronto", 43.6532, -79.3832, 54.57, 10_500), ("Istanbul", 41.0082, 28.9784, 151.62, 2_405),
        ("Kuala Lumpur", 3.1390, 101.6869, 292.54, 7_010), ("Sydney", -33.8688, 151.2093, 277.5, 13_240),
        ("Cape Town", -33.9249, 18.4241, 23.35, 6_570), ("Tokyo", 35.6762, 139.6503, 293.0, 9_480),
        ("Riyadh", 24.7136, 46.6753, 243.7, 790), ("Karachi", 24.8607, 67.0011, 267.9, 2_810),
    ]

    @Test("MZ-233 bearings to the Kaaba are those that are published, within a degree, and distances within 1 %")
    func published() throws {
        for (name, latitude, longitude, bearing, distance) in Self.cities {
            let qibla = try Qibla(from: #require(Coordinates(latitude: latitude, longitude: longitude)))
            #expect((try #require(qibla.bearing) - bearing).magnitude < 0.6, "\(name): \(qibla)")
            #expect((qibla.distance / distance - 1).magnitude < 0.01, "\(name): \(qibla)")
        }
    }

    @Test("MZ-233 the bearing is where a small step along it brings one nearer fastest, everywhere on Earth")
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
        // Flinders Peak to Buninyon, from Geoscience Australia's manual of the GDA94 (the Kaaba is not on it): a line
        // to the Kaaba from the pole is the meridian's length, 10,001.966 km less 2,370.0 km from the equator.
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
