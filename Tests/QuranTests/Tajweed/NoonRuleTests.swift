import Quran
import Testing

/// The still noon and the tanween, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct NoonRuleTests {
    static let samples = [
        MarkedSample(.izhar, 1, 7, [20..<22]),
        MarkedSample(.izhar, 113, 5, [18..<19]),
        MarkedSample(.izharMutlaq, 13, 4, [90..<92, 109..<111]),
        MarkedSample(.izharMutlaq, 6, 99, [189..<191]),
        MarkedSample(.izharMutlaq, 61, 4, [81..<83]),
        MarkedSample(.ikhfa, 113, 2, [2..<6]),
        MarkedSample(.ikhfa, 21, 88, [68..<71]),
        MarkedSample(.iqlab, 2, 18, [4..<8]),
        MarkedSample(.iqlab, 104, 4, [14..<16]),
        MarkedSample(.idghamGhunnah, 99, 7, [4..<8, 38..<43]),
        MarkedSample(.idghamGhunnah, 26, 1, [41..<43]),
        MarkedSample(.idghamNoGhunnah, 112, 4, [11..<16]),
        MarkedSample(.idghamNoGhunnah, 101, 7, [17..<22]),
        MarkedSample(.idghamNoGhunnah, 2, 2, [44..<50]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
