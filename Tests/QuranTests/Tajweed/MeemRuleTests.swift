import Quran
import Testing

/// The still meem, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct MeemRuleTests {
    static let samples = [
        MarkedSample(.izharShafawi, 109, 5, [12..<14]),
        MarkedSample(.izharShafawi, 1, 7, [24..<26, 37..<39, 68..<70]),
        MarkedSample(.ikhfaShafawi, 105, 4, [9..<13]),
        MarkedSample(.idghamShafawi, 106, 4, [19..<24, 43..<48]),
        MarkedSample(.idghamShafawi, 2, 1, [41..<43]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
