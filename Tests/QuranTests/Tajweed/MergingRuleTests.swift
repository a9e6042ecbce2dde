import Quran
import Testing

/// Letters that merge, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct MergingRuleTests {
    static let samples = [
        MarkedSample(.idghamMutamathilayn, 2, 60, [56..<57]),
        MarkedSample(.idghamMutamathilayn, 24, 33, [401..<402]),
        MarkedSample(.idghamMutajanisayn, 109, 4, [31..<32]),
        MarkedSample(.idghamMutajanisayn, 2, 256, [32..<33]),
        MarkedSample(.idghamMutajanisayn, 5, 28, [11..<12]),
        MarkedSample(.idghamMutajanisayn, 11, 42, [109..<110]),
        MarkedSample(.idghamMutajanisayn, 3, 69, [5..<6]),
        MarkedSample(.idghamMutajanisayn, 4, 64, [87..<88]),
        MarkedSample(.idghamMutajanisayn, 7, 189, [182..<183]),
        MarkedSample(.idghamMutaqaribayn, 77, 20, [13..<14]),
        MarkedSample(.idghamMutaqaribayn, 20, 114, [121..<122]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
