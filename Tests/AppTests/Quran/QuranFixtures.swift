import Foundation
import Quran
import Records
import TestSupport

@testable import App

/// A Quran of placeholders: the surahs with their numbers of ayat, places spread evenly, and words that stand for no text.
enum QuranFixtures {
    /// How many ayat each surah has in the Kufan count (Tanzil's metadata).
    static let counts = QuranCounts.ayat

    static let index: QuranIndex = {
        var surahs: [Surah] = []
        var first = 0
        for (offset, count) in counts.enumerated() {
            surahs.append(
                Surah(
                    number: offset + 1, ayahCount: count, firstIndex: first, arabicName: "اسم\(offset + 1)",
                    latinName: "Name\(offset + 1)", englishMeaning: "", revelation: .meccan,
                    revelationOrder: offset + 1,
                    rukuCount: 1))
            first += count
        }
        var index = QuranIndex(surahs: surahs, juz: [], quarters: [], pages: [], rukus: [], manzils: [], sajdas: [])
        func spread(_ count: Int) -> [AyahReference] {
            (0..<count).compactMap { index.ayah(at: $0 * 6_236 / count) }
        }
        index = QuranIndex(
            surahs: surahs, juz: spread(30), quarters: spread(240), pages: spread(604), rukus: spread(556),
            manzils: spread(7), sajdas: spread(15).map { Sajda(ayah: $0, isObligatory: false) })
        return index
    }()

    /// An ayah of placeholder words; those of a first ayah stand behind four that stand for the basmala.
    static func ayah(_ surah: Int, _ ayah: Int) -> String {
        let words = "مثال\(ayah) كلام نص" + (ayah.isMultiple(of: 3) ? " \u{06D6}" : "")
        return ayah == 1 && surah != 1 && surah != 9 ? "أول ثان ثالث رابع " + words : words
    }

    static func section(_ surah: Int, _ line: (Int) -> String) -> [UInt8] {
        Array((1...counts[surah - 1]).map(line).joined(separator: "\n").utf8)
    }

    /// Words of each ayah in the mushaf's edition: three.
    static let layout: [UInt8] = {
        var lines: [UInt8] = []
        for page in 1...604 {
            let first = index.position(of: index.pages[page - 1])!
            let next = page < 604 ? index.position(of: index.pages[page])! : 6_236
            // As many ayat as the page has, three words each, on as many of its lines as are needed.
            var counts = [UInt8](repeating: 0, count: 15)
            for offset in 0..<(next - first) { counts[min(offset, 14)] += 3 }
            lines += counts
        }
        return lines + [UInt8](repeating: 3, count: 6_236)
    }()

    /// What the placeholders hash to.
    static let digests: TextDigests = {
        let sums = (1...114).map { surah in SHA256.hex(section(surah) { ayah(surah, $0) }) }
        return TextDigests(tanzil: sums, kfgqpc: sums)
    }()

    /// A section of the placeholders.
    static func content(_ name: ResourceName) -> [UInt8]? {
        switch (name.pack, name.section) {
        case (QuranPack.text, QuranPack.indexSection): return index.json.bytes()
        case (QuranPack.text, QuranPack.layoutSection): return layout
        default: break
        }
        guard name.pack.hasPrefix("quran"), let surah = Int(name.section.suffix(3)), (1...114).contains(surah) else {
            return nil
        }
        switch name.pack {
        case QuranPack.text: return section(surah) { ayah(surah, $0) }
        case QuranPack.words: return section(surah) { "one\($0)\ttwo\tthree" }
        case "quran-en-placeholder", "quran-fr-autre": return section(surah) { "Meaning \(surah):\($0)" }
        case QuranPack.transliteration: return section(surah) { "latin \(surah):\($0)" }
        default: return nil
        }
    }

    /// A device whose content is the placeholders, with two translations installed.
    static func device(language: String = "en", digests: TextDigests? = nil) throws -> Device {
        let packs: JSON = .object([
            "quran": .object([:]), "quran-en-placeholder": .object([:]), "quran-fr-autre": .object([:]),
        ])
        let device = try Device(
            bundle: Fixtures.setting(["packs"], to: packs, in: Fixtures.bundle()), digests: digests ?? self.digests)
        device.post("/place", ["city": "108410"])
        device.post("/me/settings", ["language": language])
        return device
    }
}
