import Quran
import Testing

/// Madd, on marked ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct MaddRuleTests {
    static let samples = [
        // The small alif over a ya makes one madd with it.
        MarkedSample(.maddNatural, 93, 1, [49..<51]),
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

    @Test("QR-02 a madd before a hamza says whether it ends a pronoun, a call or another word")
    func separate() {
        func causes(_ surah: Int, _ ayah: Int) -> Set<TajweedCause> {
            Set(RealQuran.spans(surah, ayah).filter { $0.rule == .maddSeparate }.map(\.reason.cause))
        }
        #expect(causes(104, 3) == [.hamzaAfterPronoun])
        #expect(causes(109, 1) == [.hamzaAfterCall])
        #expect(causes(108, 1) == [.hamzaNextWord])
    }

    @Test("QR-02 at a stop the pronoun's small letter falls away, and one that stands for a letter of the word stays")
    func stop() throws {
        func small(_ surah: Int, _ ayah: Int, _ end: String) throws -> [TajweedSpan] {
            let line = RealQuran.line(surah, ayah)
            var words: [(number: Int, end: Int)] = []
            var position = 0
            var found: (number: Int, end: Int)?
            for piece in line.split(separator: " ") {
                position += piece.unicodeScalars.count
                if piece.unicodeScalars.count > 1 {
                    words.append((words.count, position))
                    if piece.hasSuffix(end), found == nil { found = words.last }
                }
                position += 1
            }
            let word = try #require(found)
            return RealQuran.spans(surah, ayah, stoppingAt: word.number).filter { span in
                span.rule == .maddSmall && span.end == word.end
            }
        }
        // يُحْىِۦ: the mushaf's own explanation of its signs has the small letters read that stand for letters left out.
        #expect(try small(2, 258, "\u{0649}\u{0650}\u{06E6}").count == 1)
        #expect(try small(2, 255, "\u{0647}\u{064F}\u{06E5}").isEmpty)
    }
}
