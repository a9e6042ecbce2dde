import Quran
import Testing

/// Cutting a text into the pieces a page colours, on syllables that are no words of the Quran.
struct TajweedRunsTests {
    /// A piece with its category's place.
    struct Piece: Hashable {
        var text: String
        var category: Int?
    }

    static func cut(_ line: String, _ spans: [TajweedSpan], _ config: TajweedConfig) -> [Piece] {
        var pieces: [Piece] = []
        TajweedRuns.cut(line, by: spans, as: config) { text, category in
            pieces.append(Piece(text: text, category: category))
        }
        return pieces
    }

    private func cut(_ line: String) throws -> [Piece] {
        Self.cut(line, Tajweed.spans(of: line), try TajweedConfigTests.config())
    }

    @Test("QR-02 a rule that begins at a mark takes the mark's letter with it")
    func marks() throws {
        let config = try TajweedConfigTests.config()
        let pieces = try cut("سَزٌ تَ")
        #expect(pieces == [Piece(text: "سَ"), Piece(text: "زٌ تَ", category: config.category(of: .ikhfa))])
    }

    @Test("QR-02 of rules at one letter the coloured is shown, and the nearer before the wider")
    func nearest() throws {
        let config = try TajweedConfigTests.config()
        let pieces = try cut("زَن دْتَ")
        #expect(pieces.map(\.text).joined() == "زَن دْتَ")
        #expect(pieces.contains { piece in piece.category == config.category(of: .qalqalah) })
    }

    @Test("QR-02 a line of nothing has no pieces, and one without rules is one")
    func plain() throws {
        #expect(try cut("") == [])
        #expect(Self.cut("سَزَ e\u{0301} 😀", [], try TajweedConfigTests.config()) == [Piece(text: "سَزَ e\u{0301} 😀")])
    }
}
