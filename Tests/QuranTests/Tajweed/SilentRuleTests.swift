import Quran
import Testing

/// What is written and not read, and single words, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct SilentRuleTests {
    static let samples = [
        MarkedSample(.hamzatWasl, 1, 2, [24..<25]),
        MarkedSample(.hamzatWaslBegun, 112, 2, [0..<1]),
        MarkedSample(.silent, 98, 5, [15..<17, 36..<38, 94..<96, 104..<105, 118..<120, 128..<129]),
        MarkedSample(.silentJoined, 109, 4, [11..<13]),
        MarkedSample(.dropped, 81, 1, [44..<45]),
        MarkedSample(.sakt, 18, 1, [132..<134]),
        MarkedSample(.sakt, 36, 52, [54..<56]),
        MarkedSample(.sakt, 75, 27, [12..<14]),
        MarkedSample(.sakt, 83, 14, [13..<15]),
        MarkedSample(.imalah, 11, 41, [47..<49]),
        MarkedSample(.ishmam, 12, 11, [40..<43]),
        MarkedSample(.tashil, 41, 44, [92..<94]),
        MarkedSample(.seenForSad, 2, 245, [121..<124]),
        MarkedSample(.seenForSad, 7, 69, [186..<189]),
        MarkedSample(.seenOrSad, 52, 37, [49..<52]),
    ]

    @Test("QR-02 the rule is found at each marked place of the ayah and nowhere else in it", arguments: samples)
    func marked(_ sample: MarkedSample) {
        #expect(sample.found == sample.places)
    }
}
