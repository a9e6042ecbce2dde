import Quran
import Testing

/// Qalqalah, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct QalqalahRuleTests {
    static let samples = [
        MarkedSample(.qalqalah, 111, 1, [72..<73]),
        MarkedSample(.qalqalah, 113, 1, [68..<69]),
        MarkedSample(.qalqalah, 112, 3, [9..<11, 24..<26]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
