import Quran
import Testing

/// Ra, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct RaRuleTests {
    static let samples = [
        MarkedSample(.raHeavy, 103, 3, [104..<105]),
        MarkedSample(.raHeavy, 78, 21, [26..<27]),
        MarkedSample(.raHeavy, 77, 32, [11..<12, 21..<22, 35..<36]),
        MarkedSample(.raLight, 11, 41, [47..<48]),
        MarkedSample(.raLight, 1, 7, [44..<45]),
        MarkedSample(.raBoth, 26, 63, [93..<94]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
