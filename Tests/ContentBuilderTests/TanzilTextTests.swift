import Quran
import TestSupport
import Testing

@testable import ContentBuilder

/// Reading files in Tanzil's form, on lines that stand for no text.
@Suite struct TanzilTextTests {
    static let counts = [2, 3]
    static let file = "1|1|a\n1|2|b\n2|1|c\n2|2|d|e\n2|3|f\n\n# notice\n# more\n"

    func read(_ text: String) throws -> TanzilText {
        try TanzilText(Array(text.utf8), counts: Self.counts, in: "made.txt")
    }

    @Test("QI-043 ayat are taken as they stand, and the notice with them")
    func reads() throws {
        let text = try read(Self.file)
        #expect(text.surahs == [["a", "b"], ["c", "d|e", "f"]])
        #expect(text.notice == "# notice\n# more")
        #expect(try read(Self.file.replacing("\n", with: "\r\n")).surahs == text.surahs)
    }

    @Test(
        "QI-044 an ayah that is missing, doubled, empty or out of its place stops the import with its line",
        arguments: [
            ("1|1|a\n2|1|c\n", "line 2"), ("1|1|a\n1|1|a\n", "line 2"), ("1|1|\n", "line 1"), ("1|1\n", "line 1"),
            ("x|1|a\n", "line 1"), ("1|1|a\n1|2|b\n", "ends in surah 2"), ("", "ends in surah 1"),
            (Self.file + "3|1|g\n", "line 9"),
        ])
    func refuses(_ text: String, _ place: String) {
        let error = #expect(throws: ContentError.self) { _ = try self.read(text) }
        #expect(error?.what.contains(place) == true, "\(error?.what ?? "")")
        #expect(error?.place == "made.txt")
    }

    @Test("QI-047 no file, however broken, is taken for another text or ends the program")
    func fuzz() throws {
        var generator = Generator(seed: 47)
        let sound = try read(Self.file).surahs
        for _ in 0..<2_000 {
            var bytes = Array(Self.file.utf8)
            for _ in 0..<(1 + Int(generator.next() % 3)) {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
            }
            guard let text = try? TanzilText(bytes, counts: Self.counts, in: "made.txt") else { continue }
            #expect(text.surahs.map { $0.count } == sound.map { $0.count })
            #expect(!text.surahs.joined().contains(""))
        }
    }

    @Test("the editions' letters must agree: the ayah where they don't is named")
    func letters() {
        #expect(
            Rasm.letters(of: "\u{0671}\u{0644}".unicodeScalars)
                == Rasm.letters(of: "\u{0627}\u{064E}\u{0644}".unicodeScalars))
        #expect(Rasm.letters(of: "\u{0649}".unicodeScalars) == Rasm.letters(of: "\u{064A}".unicodeScalars))
        #expect(Rasm.letters(of: "\u{0628}".unicodeScalars) != Rasm.letters(of: "\u{062A}".unicodeScalars))
        #expect(Rasm.letters(of: "\u{06D6}\u{06DE} \u{0652}".unicodeScalars).isEmpty)
    }

    @Test("entities of XML are resolved, and those that it doesn't know are refused")
    func entities() {
        #expect(XMLTexts.decoded("a &lt;u&gt; &amp;&quot;&apos;&#65;&#x42;") == "a <u> &\"'AB")
        #expect(XMLTexts.decoded("&nbsp;") == nil)
        #expect(XMLTexts.decoded("&#x110000;") == nil)
        #expect(XMLTexts.decoded("a & b") == nil)
    }

    @Test("rows with quoted cells are read as they were written")
    func rows() {
        #expect(WordRows.rows("a|b,c|d,e\n\"x, y|z\",\"q\"\"r\"\n") == [["a|b", "c|d", "e"], ["x, y|z", "q\"r"]])
    }
}
