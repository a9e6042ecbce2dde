import Quran
import Testing

/// The article's lam and the lam of God's name, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct LamRuleTests {
    static let samples = [
        MarkedSample(.lamShamsiyyah, 91, 1, [43..<44]),
        MarkedSample(.lamShamsiyyah, 6, 32, [19..<20, 59..<60]),
        MarkedSample(.lamQamariyyah, 1, 2, [1..<3, 25..<27]),
        MarkedSample(.lamAllahHeavy, 112, 2, [2..<5]),
        MarkedSample(.lamAllahLight, 1, 2, [12..<15]),
        MarkedSample(.lamAllahLight, 1, 1, [9..<12]),
        MarkedSample(.lamAllahLight, 2, 8, [42..<45]),
        MarkedSample(.lamAllahLight, 3, 26, [7..<10]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
