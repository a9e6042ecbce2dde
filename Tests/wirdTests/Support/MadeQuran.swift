import Foundation
import Quran
import Records
import TestSupport

/// A pack of the Quran's names with made lines where its text would stand: sound by every hash of its own, and not the
/// published text.
enum MadeQuran {
    /// Adds the pack to a content folder.
    static func write(to folder: String) throws {
        var writer = try PackWriter(name: QuranPack.text, version: "made", source: "test", licence: "none")
        try writer.add(QuranPack.indexSection, index.json.bytes())
        for edition in Edition.allCases {
            for surah in 1...114 {
                let lines = (1...QuranCounts.ayat[surah - 1]).map { "made \(surah) \($0)" }
                try writer.add(QuranPack.section(edition, surah: surah), Array(lines.joined(separator: "\n").utf8))
            }
        }
        let file = try writer.finish()
        try Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/packs/\(file.name)"))
        let list = URL(fileURLWithPath: folder + "/packs.json")
        var packs = try JSON(reading: [UInt8](Data(contentsOf: list))).object ?? JSONObject()
        packs[QuranPack.text] = ["file": .string(file.name), "version": "made", "sections": []]
        try Data(JSON.object(packs).bytes()).write(to: list)
    }

    static let index: QuranIndex = {
        var surahs: [Surah] = []
        var first = 0
        for (offset, count) in QuranCounts.ayat.enumerated() {
            surahs.append(
                Surah(
                    number: offset + 1, ayahCount: count, firstIndex: first, arabicName: "اسم", latinName: "Name",
                    englishMeaning: "", revelation: .meccan, revelationOrder: offset + 1, rukuCount: 1))
            first += count
        }
        let start = [AyahReference(surah: 1, ayah: 1)]
        return QuranIndex(
            surahs: surahs, juz: start, quarters: start, pages: start, rukus: start, manzils: start, sajdas: [])
    }()

    /// A translation in Tanzil's form, as a person would have it.
    static func translation(
        notice: String = "#  Name: Made Up\n#  Translator: Made Author\n#  ID: fa.made\n#  Source: Tanzil.net\n"
    )
        -> String
    {
        var text = ""
        for (surah, count) in QuranCounts.ayat.enumerated() {
            for ayah in 1...count { text += "\(surah + 1)|\(ayah)|secret words \(surah + 1) \(ayah)\n" }
        }
        return text + "\n" + notice
    }
}
