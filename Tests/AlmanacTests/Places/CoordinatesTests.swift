import Almanac
import TestSupport
import Testing

@Suite struct CoordinatesTests {
    @Test("Coordinates out of range, or no numbers, are refused")
    func range() {
        for (latitude, longitude) in [
            (90.0001, 0.0), (-90.0001, 0), (0, 180.0001), (0, -180.0001), (.nan, 0), (0, .nan), (.infinity, 0),
            (0, -.infinity),
        ] {
            #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
        }
        for (latitude, longitude) in [(90.0, 180.0), (-90, -180), (0, 0)] {
            #expect(Coordinates(latitude: latitude, longitude: longitude) != nil)
        }
    }

    @Test("Distances are those of a sphere, the same both ways, and across the date line")
    func distance() throws {
        let makkah = try #require(Coordinates(latitude: 21.4225, longitude: 39.8262))
        let madinah = try #require(Coordinates(latitude: 24.4672, longitude: 39.6111))
        #expect((makkah.distance(to: madinah) - 339.2).magnitude < 0.5)
        #expect(makkah.distance(to: makkah) == 0)
        let fiji = try #require(Coordinates(latitude: -17, longitude: 179.9))
        let beyond = try #require(Coordinates(latitude: -17, longitude: -179.9))
        #expect((fiji.distance(to: beyond) - 21.27).magnitude < 0.01)
        let poles = try (
            #require(Coordinates(latitude: 90, longitude: 10)), #require(Coordinates(latitude: -90, longitude: -70))
        )
        #expect((poles.0.distance(to: poles.1) - 20_015.115).magnitude < 0.01)
        var generator = Generator(seed: 6)
        for _ in 0..<2_000 {
            func point() throws -> Coordinates {
                try #require(
                    Coordinates(latitude: generator.double(in: -90...90), longitude: generator.double(in: -180...180)))
            }
            let (a, b, c) = try (point(), point(), point())
            #expect((a.distance(to: b) - b.distance(to: a)).magnitude < 1e-6)
            #expect(a.distance(to: c) <= a.distance(to: b) + b.distance(to: c) + 1e-6)
        }
    }
}
