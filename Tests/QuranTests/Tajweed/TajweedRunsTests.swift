import Quran
import Testing

/// Cutting a text into the pieces a page colours, on syllables that are no words of the Quran.
struct TajweedRunsTests {
    private func cut(_ line: String, skipping words: Int = 0) throws -> [TajweedRun] {
        TajweedRuns.cut(
            line, by: Tajweed.spans(of: line, skipping: words), as: try TajweedConfigTests.config(), skipping: words)
    }

    @Test("QR-02 a rule that begins at a mark takes the mark's letter with it")
    func marks() throws {
        let runs = try cut("سَزٌ تَ")
        #expect(runs.map(\.text) == ["سَ", "زٌ تَ"])
        #expect(runs[1].rule == .ikhfa && runs[1].category == 1 && runs[0].category == nil)
    }

    @Test("QR-02 of rules at one letter the coloured is shown, and the nearer before the wider")
    func nearest() throws {
        let runs = try cut("زَن دْتَ")
        #expect(runs.map(\.text).joined() == "زَن دْتَ")
        #expect(runs.contains { $0.rule == .qalqalah })
    }

    @Test("QR-02 words before the verse are left out, and places still count them")
    func skipped() throws {
        let runs = try cut("زَسَ بَسَ زَن تَ", skipping: 2)
        #expect(runs.first?.start == 10)
        #expect(runs.map(\.text).joined() == "زَن تَ")
    }
}
