import Quran
import Testing

/// Madd, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct MaddRuleTests {
    static let samples = [
        MarkedSample(.maddSmall, 112, 4, [18..<19]),
        // The small alif that only seats a hamza is no madd.
        MarkedSample(.maddSmall, 2, 72, [32..<33]),
        MarkedSample(.maddBadal, 106, 4, [36..<37]),
        MarkedSample(.maddIwad, 110, 2, [58..<60]),
        MarkedSample(.maddStop, 1, 2, [35..<36]),
        MarkedSample(.maddStop, 106, 1, [56..<57]),
        MarkedSample(.maddSeparate, 109, 1, [48..<50]),
        MarkedSample(.maddSeparate, 2, 31, [119..<121]),
        MarkedSample(.maddSeparate, 104, 3, [22..<24]),
        MarkedSample(.maddConnected, 110, 1, [48..<50]),
        MarkedSample(.maddConnected, 69, 19, [59..<61]),
        MarkedSample(.maddConnected, 67, 27, [29..<31]),
        MarkedSample(.maddNecessary, 1, 7, [82..<84]),
        MarkedSample(.maddNecessary, 10, 51, [46..<48]),
        MarkedSample(.maddNecessary, 19, 1, [40..<42, 44..<46, 46..<48]),
        MarkedSample(.maddNecessary, 6, 143, [87..<89]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
