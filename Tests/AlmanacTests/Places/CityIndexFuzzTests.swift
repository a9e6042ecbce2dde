import Almanac
import Testing

/// Damaged bytes are refused or read as something else, and never stop the program.
@Suite struct CityIndexFuzzTests {
    let bytes = CityFixture.writer.bytes()

    /// Uses everything that reads the bytes.
    private func exercise(_ bytes: [UInt8]) -> Int {
        guard let index = CityIndex(bytes) else { return 0 }
        var found = 0
        for query in ["r", "riyadh", "mecaa", "القاهرة", "on"] { found += index.search(query).count }
        for code in index.countries { found += index.cities(inCountry: code).count }
        if let point = Coordinates(latitude: 12, longitude: -179), index.nearest(to: point) != nil { found += 1 }
        if index.city(id: 360630) != nil { found += 1 }
        return found
    }

    @Test("SY-004 a city list cut anywhere is refused without a trap")
    func cut() {
        #expect(exercise(bytes) > 10)
        for length in 0..<bytes.count { #expect(CityIndex(Array(bytes[..<length])) == nil) }
    }

    @Test("SY-004 a city list with damaged bytes never traps")
    func damaged() {
        var state: UInt64 = 0x5749_5244
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0...next(6) {
                // The header and the columns are where a wrong number does most harm.
                let position = next(2) == 0 ? next(min(64, damaged.count)) : next(damaged.count)
                damaged[position] = UInt8(next(3) == 0 ? 255 : next(256))
            }
            if next(4) == 0 { damaged.removeLast(next(damaged.count)) }
            _ = exercise(damaged)
        }
        for _ in 0..<500 {
            _ = exercise(Array("WCITIES2".utf8) + (0..<next(200)).map { _ in UInt8(next(256)) })
        }
    }
}
