import Foundation
import Quran
import Records
import TestSupport
import Testing

@testable import ContentBuilder

/// Keeping and removing texts of one's own.
@Suite struct OwnShelfTests {
    func withShelf(_ body: (OwnShelf) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("wird-own-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(OwnShelf(path))
    }

    func file(_ word: String) throws -> OwnFile {
        let lines = QuranCounts.ayat.enumerated().flatMap { surah, count in
            (1...count).map { "\(word)\t  \(surah + 1) \($0) " }
        }
        return try OwnFile(Array(lines.joined(separator: "\n").utf8), counts: QuranCounts.ayat)
    }

    func translation(_ name: String, _ language: String = "fr") -> OwnTranslation {
        OwnTranslation(
            name: name, language: language, author: "Author", terms: "Terms", source: "made.txt", version: "")
    }

    @Test(
        "QI-021 QI-018 a translation is kept as a pack with its index, name, language and terms; one of the same name replaces it"
    )
    func keeping() throws {
        try withShelf { shelf in
            let first = try shelf.keep(file("premier"), as: translation("Made Up"))
            #expect(first.name == "quran-fr-own-madeup" && first.licence == "Terms" && first.translator == "Made Up")
            let reader = try PackReader(Files.read(shelf.folder.file(first.file)))
            let ayat = SurahText(surah: 2, section: try reader.section(QuranPack.section(surah: 2))).ayat
            #expect(ayat.count == 286 && ayat[4] == "premier 2 5", "a line is one line")
            #expect(SearchIndex(try reader.section(QuranPack.ownIndex)) != nil)
            let second = try shelf.keep(file("second"), as: translation("Made up"))
            _ = try shelf.keep(file("third"), as: translation("ترجمہ", "ur"))
            #expect(try shelf.entries().map { $0.name }.contains(second.name))
            #expect(try shelf.entries().count == 2)
            #expect(!Files.exists(shelf.folder.file(first.file)), "the replaced file is gone")
            let index = try JSON(reading: Files.read(shelf.folder.packIndex))
            #expect(index[second.name]?["language"] == "fr" && index[second.name]?["translator"] == "Made up")
            #expect(try JSON(reading: Files.read(shelf.folder.catalogue))["sources"]?.array?.count == 2)
        }
    }

    @Test("QI-021 what is removed leaves nothing behind; what isn't there can't be removed")
    func removing() throws {
        try withShelf { shelf in
            #expect(try shelf.entries().isEmpty && !(try shelf.forget("quran-fr-own-made")))
            let entry = try shelf.keep(file("a"), as: translation("Made"))
            #expect(try shelf.forget(entry.name))
            #expect(try shelf.entries().isEmpty)
            #expect(try Files.list(shelf.folder.packs).isEmpty)
        }
    }

    @Test("names of packs are short, of small letters and digits, and differ for names in other letters")
    func names() {
        let names = ["Made", "É", "ترجمہ", "ترجمة", String(repeating: "long name ", count: 20)].map {
            translation($0).pack
        }
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.utf8.count <= 32 && name.hasPrefix("quran-fr-own-"), "\(name)")
            #expect(QuranPack.translation(ofPack: name) != nil)
        }
        #expect(!OwnTranslation.isLanguage("f") && !OwnTranslation.isLanguage("FR") && OwnTranslation.isLanguage("ber"))
    }
}
