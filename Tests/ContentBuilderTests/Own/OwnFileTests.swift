import Quran
import TestSupport
import Testing

@testable import ContentBuilder

/// Reading a person's own file, on lines that stand for no text.
@Suite struct OwnFileTests {
    static let counts = [2, 3]
    static let numbered = "1|1|a\n1|2|b\n2|1|c\n2|2|d|e\n2|3|f\n\n#  Name: Made\n#  ID: fr.made\n"
    static let plain = "a\nb\nc\nd|e\nf\n\n#  Name: Made\n#  ID: fr.made\n"

    func read(_ text: String) throws(OwnFileFault) -> OwnFile { try OwnFile(Array(text.utf8), counts: Self.counts) }

    @Test(
        "QI-021 QR-05 both forms are read alike, with either line end, a mark at the beginning, and the notice behind",
        arguments: [
            numbered, plain, numbered.replacing("\n", with: "\r\n"), "\u{FEFF}" + numbered, "\u{FEFF}" + plain,
            numbered.replacing("2|1|", with: "\n2|1|"), "# first\n" + plain,
        ])
    func forms(_ text: String) throws {
        let file = try read(text)
        #expect(file.surahs == [["a", "b"], ["c", "d|e", "f"]])
        #expect(file.notice.name == "Made" && file.notice.language == "fr")
    }

    @Test("QI-021 what Tanzil writes behind a translation says its name, translator, language, day and source")
    func notice() throws {
        let file = try read(
            Self.plain.replacing(
                "#  Name: Made\n#  ID: fr.made\n",
                with: """
                    #------------
                    #
                    #  Quran Translation
                    #  Name: Somebody
                    #  Translator: Some Body
                    #  Language: Persian
                    #  ID: fa.somebody
                    #  Last Update: April 4, 2011
                    #  Source: Tanzil.net
                    #
                    """))
        let notice = file.notice
        #expect((notice.name, notice.translator) == ("Somebody", "Some Body"))
        #expect((notice.language, notice.updated, notice.source) == ("fa", "April 4, 2011", "Tanzil.net"))
        #expect(!notice.isOfText)
        #expect(try read(Self.plain + "#  Tanzil Quran Text (Uthmani, Version 1.1)\n").notice.isOfText)
        #expect(try read("a\nb\nc\nd\ne\n# ID: ../x.y\n").notice.language == "")
    }

    @Test(
        "QI-021 each fault is named with its line",
        arguments: [
            (
                "1|1|a\n2|1|c\n",
                OwnFileFault(.misplaced(.init(surah: 2, ayah: 1), expected: .init(surah: 1, ayah: 2)), line: 2)
            ),
            ("1|1|a\n1|2|\n", OwnFileFault(.empty(.init(surah: 1, ayah: 2)), line: 2)),
            ("1|1|a\nb\n", OwnFileFault(.unnumbered, line: 2)),
            ("1|1|a\n1234|2|b\n", OwnFileFault(.unnumbered, line: 2)),
            ("a\n\nb\nc\nd\ne\n", OwnFileFault(.empty(.init(surah: 1, ayah: 2)), line: 2)),
            ("a\nb\nc\n", OwnFileFault(.ends(.init(surah: 2, ayah: 2)))),
            ("", OwnFileFault(.ends(.init(surah: 1, ayah: 1)))),
            ("a\nb\nc\nd\ne\nf\n", OwnFileFault(.surplus, line: 6)),
            ("a\n<?xml b\n\u{0}", OwnFileFault(.control, line: 3)),
            ("<?xml version=\"1.0\"?>\n", OwnFileFault(.notPlain, line: 1)),
            ("INSERT INTO quran\n", OwnFileFault(.notPlain, line: 1)),
            (String(repeating: "a", count: 70_000), OwnFileFault(.longLine, line: 1)),
        ])
    func faults(_ text: String, _ expected: OwnFileFault) {
        #expect(throws: expected) { _ = try self.read(text) }
    }

    @Test("QI-021 bytes that are no UTF-8, and more of them than any translation has, are refused as a whole")
    func bytes() {
        #expect(throws: OwnFileFault(.notUnicode)) { _ = try OwnFile([0xFF, 0xFE, 0x61, 0], counts: Self.counts) }
        #expect(throws: OwnFileFault(.tooLarge)) {
            _ = try OwnFile([UInt8](repeating: 0x61, count: OwnFile.largest + 1), counts: Self.counts)
        }
    }

    @Test("QI-021 no file, however broken, ends the program or gives other ayat than it must have")
    func fuzz() {
        var generator = Generator(seed: 21)
        for round in 0..<4_000 {
            var bytes = Array((round.isMultiple(of: 2) ? Self.numbered : Self.plain).utf8)
            for _ in 0..<(1 + Int(generator.next() % 4)) {
                let place = Int(generator.next() % UInt64(bytes.count))
                switch generator.next() % 3 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                case 1: bytes.remove(at: place)
                default: bytes.insert(Array("|\n#\r0a".utf8)[Int(generator.next() % 6)], at: place)
                }
            }
            guard let file = try? OwnFile(bytes, counts: Self.counts) else { continue }
            #expect(file.surahs.map { $0.count } == Self.counts)
            #expect(!file.surahs.joined().contains { $0.allSatisfy { $0 == " " || $0 == "\t" } })
        }
    }
}
