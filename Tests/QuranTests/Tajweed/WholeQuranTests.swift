import Quran
import Testing

/// What holds over all 6,236 ayat.
@Suite(.enabled(if: RealQuran.surahs != nil, "WIRD_CONTENT names no folder with the Quran's pack"))
struct WholeQuranTests {
    private static func counts(_ pauses: PauseReading) -> [TajweedRule: Int] {
        var counts: [TajweedRule: Int] = [:]
        for surah in RealQuran.surahs ?? [] {
            for ayah in 1...surah.ayat.count {
                for span in RealQuran.spans(surah.surah, ayah, pauses: pauses) { counts[span.rule, default: 0] += 1 }
            }
        }
        return counts
    }

    @Test("QR-02 annotations cover the whole Quran, with the counts that others found in a text without signs of pause")
    func counts() {
        let counts = Self.counts(.joined)
        // Recovered from other annotations of Tanzil's text 1.0.2; rules whose letters that version writes otherwise, or
        // whose fragments were lost on the way, are not among these.
        #expect(counts[.ghunnah] == 4_946)
        #expect(counts[.iqlab] == 562)
        #expect(counts[.ikhfaShafawi] == 496)
        #expect(counts[.idghamNoGhunnah] == 1_035)
        #expect(counts[.maddNecessary] == 148)
        // Eight more where the names of the opening letters meet.
        #expect(counts[.idghamShafawi] == 832 + 8)
        // They take the 46 of the word that points at what is near for connected (docs/tajweed.md).
        #expect(counts[.maddConnected] == 1_996 - 46)
        // God's name stands 2,699 times, and five times more with the meem of the call.
        #expect((counts[.lamAllahHeavy] ?? 0) + (counts[.lamAllahLight] ?? 0) == 2_699 + 5)
        #expect(counts[.sakt] == 5)
        for rule in TajweedRule.allCases where counts[rule] == nil { Issue.record("nowhere: \(rule.rawValue)") }
    }

    @Test("QR-02 every span lies in its line, names letters, and none is told twice")
    func whole() {
        var faults: [String] = []
        for surah in RealQuran.surahs ?? [] {
            for (index, line) in surah.ayat.enumerated() {
                let length = line.unicodeScalars.count
                var seen: Set<TajweedSpan> = []
                for span in RealQuran.spans(surah.surah, index + 1) {
                    let isWhole = span.start < span.end && span.end <= length && seen.insert(span).inserted
                    if !isWhole || span.rule == .qalqalah && span.degree == nil {
                        faults.append("\(surah.surah):\(index + 1) \(span.rule.rawValue) \(span.start)")
                    }
                }
            }
        }
        #expect(faults == [])
    }

    @Test(
        "QR-02 the pieces of every verse join to its exact scalars, none begins with a mark, and each has its shortest rule's colour"
    )
    func runs() throws {
        let config = try TajweedConfigTests.config()
        var faults: [String] = []
        for surah in RealQuran.surahs ?? [] {
            for (index, line) in surah.ayat.enumerated() {
                let spans = RealQuran.spans(surah.surah, index + 1)
                let expected = colours(Array(line.unicodeScalars), spans, config)
                var scalars: [Unicode.Scalar] = []
                var isWhole = true
                for piece in TajweedRunsTests.cut(line, spans, config) {
                    let theirs = expected.dropFirst(scalars.count).prefix(piece.text.unicodeScalars.count)
                    isWhole = isWhole && piece.text.unicodeScalars.first?.properties.generalCategory != .nonspacingMark
                    isWhole = isWhole && theirs.allSatisfy { category in category == piece.category }
                    scalars += Array(piece.text.unicodeScalars)
                }
                if !isWhole || scalars != Array(line.unicodeScalars) { faults.append("\(surah.surah):\(index + 1)") }
            }
        }
        #expect(faults == [])
    }

    /// The category of each scalar, told letter by letter: of the coloured rules that touch the letter or one of its marks
    /// the shortest, and of those as short the first.
    private func colours(_ scalars: [Unicode.Scalar], _ spans: [TajweedSpan], _ config: TajweedConfig) -> [Int?] {
        var colours: [Int?] = []
        var start = 0
        while start < scalars.count {
            var end = start + 1
            while end < scalars.count, scalars[end].properties.generalCategory == .nonspacingMark { end += 1 }
            let touching = spans.filter { span in
                span.start < end && span.end > start && config.category(of: span.rule) != nil
            }
            // Swift's least element is the first of its equals.
            let nearest = touching.min { a, b in min(99, a.end - a.start) < min(99, b.end - b.start) }
            colours += Array(repeating: nearest.flatMap { config.category(of: $0.rule) }, count: end - start)
            start = end
        }
        return colours
    }
}
