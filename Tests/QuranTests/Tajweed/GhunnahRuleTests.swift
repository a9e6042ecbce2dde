import Quran
import Testing

/// Ghunnah, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct GhunnahRuleTests {
    static let samples = [
        MarkedSample(.ghunnah, 114, 6, [10..<13, 20..<23])
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
