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

    @Test("QR-02 the ra that opens six surahs is heavy and has two counts", arguments: 10...15)
    func opening(surah: Int) throws {
        let line = Array(RealQuran.line(surah, 1).unicodeScalars)
        let ra = try #require(line.indices.first { line[$0] == "\u{0631}" && line[$0 - 1] == "\u{0653}" })
        let spans = RealQuran.spans(surah, 1).filter { $0.start == ra }
        #expect(spans.map(\.rule) == [.raHeavy, .maddNatural] && spans.allSatisfy { $0.end == ra + 1 })
        #expect(spans.map(\.reason.cause) == [.letterNameOpen, .letterNameShort])
    }

    @Test("QR-02 where ra may be read both ways, the reason names what makes it heavy and what light")
    func both() {
        let joined = RealQuran.spans(26, 63).first { $0.rule == .raBoth }
        #expect(joined?.reason == TajweedReason(.heavyWithKasra, 0x0631, 0x0642))
        let words = RealQuran.line(34, 12).unicodeScalars.split(separator: " ").filter { $0.count > 1 }.map(String.init)
        let word = words.firstIndex { $0.hasSuffix("قِطْرِ") }
        let stopped = RealQuran.spans(34, 12, stoppingAt: word).first { $0.rule == .raBoth }
        #expect(stopped?.reason == TajweedReason(.heavyBetween, 0x0631, 0x0637))
    }
}
