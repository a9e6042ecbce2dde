import Interface
import Quran

/// The parts of the Quran that adhkar quote, from text that was checked byte for byte. A part that isn't available
/// intact is not shown.
struct AdhkarAyat: Sendable {
    /// Names and places, or `nil` if they aren't available.
    let index: QuranIndex?
    private var texts: [Int: SurahText] = [:]

    init(_ adhkar: [Dhikr], _ library: Library) throws(NeedsData) {
        var surahs: Set<Int> = []
        for dhikr in adhkar {
            if case .quran(let parts) = dhikr.words { for part in parts { surahs.insert(part.surah) } }
        }
        let sorted = surahs.sorted()
        try library.require(
            [], [QuranContent.indexName] + sorted.map { surah in QuranContent.name(.tanzil, surah: surah) })
        index = try QuranContent.index(library)
        for number in sorted {
            guard let surah = index?.surah(number) else { continue }
            texts[number] = try QuranContent.text(.tanzil, surah, library)
        }
    }

    /// A part's ayat with their numbers, without the basmala above a surah; `nil` if the text is not intact.
    func ayat(_ part: Dhikr.Recited) -> [(number: Int, text: String)]? {
        guard let text = texts[part.surah] else { return nil }
        switch part {
        case .ayah(let ayah): return text.ayah(ayah.ayah).map { words in [(ayah.ayah, words)] }
        case .surah:
            var ayat: [(number: Int, text: String)] = []
            for number in 1...text.count { ayat.append((number, text.ayah(number) ?? "")) }
            return ayat
        }
    }

    /// The basmala above a surah that is recited from its beginning.
    func basmala(_ part: Dhikr.Recited) -> String? {
        guard case .surah(let surah) = part else { return nil }
        return texts[surah]?.basmala
    }

    /// A part's name: `البقرة ٢٥٥`, `Al-Ikhlas`.
    func name(_ part: Dhikr.Recited, _ strings: Strings) -> String {
        switch part {
        case .ayah(let ayah): index.map { index in strings.name(ayah, index) } ?? strings.number(ayah)
        case .surah(let surah):
            index?.surah(surah).map { surah in strings.name(surah) } ?? strings.number(surah)
        }
    }
}
