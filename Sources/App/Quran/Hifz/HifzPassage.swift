import Hifz
import Interface
import Quran
import Records

/// The ayat of an item.
struct HifzPassage: Sendable {
    let item: HifzItem
    /// The ayat that are recited.
    let ayat: [AyahReference]
    /// The ayah before a junction, which is shown.
    var lead: AyahReference?

    /// `nil` if the Quran has no such passage.
    init?(_ item: HifzItem, _ index: QuranIndex) {
        self.item = item
        switch item {
        case .page(let page): ayat = Self.ayat(onPage: page, index)
        case .halfPage(let page, let half):
            let whole = Self.ayat(onPage: page, index)
            let middle = (whole.count + 1) / 2
            ayat = half == .upper || whole.count < 2 ? Array(whole.prefix(middle)) : Array(whole.dropFirst(middle))
        case .ayat(let surah, let range):
            guard index.contains(AyahReference(surah: surah, ayah: range.upperBound)) else { return nil }
            ayat = range.map { AyahReference(surah: surah, ayah: $0) }
        case .junction(let surah, let ayah):
            let before = AyahReference(surah: surah, ayah: ayah)
            guard let position = index.position(of: before), let next = index.ayah(at: position + 1) else { return nil }
            lead = before
            ayat = [next]
        }
        guard !ayat.isEmpty else { return nil }
    }

    private static func ayat(onPage page: Int, _ index: QuranIndex) -> [AyahReference] {
        guard index.pages.indices.contains(page - 1), let first = index.position(of: index.pages[page - 1]),
            let last = index.end(ofPage: page).flatMap({ index.position(of: $0) }), first <= last
        else { return [] }
        return (first...last).compactMap { index.ayah(at: $0) }
    }

    /// The junction behind its last ayah; `nil` at the end of the Quran, and for a junction.
    func junction(_ index: QuranIndex) -> HifzItem? {
        guard lead == nil, let last = ayat.last, let place = index.position(of: last), index.ayah(at: place + 1) != nil
        else { return nil }
        return .junction(surah: last.surah, ayah: last.ayah)
    }

    /// The sections with its text.
    var sections: [ResourceName] {
        let surahs = Set((ayat + (lead.map { [$0] } ?? [])).map { $0.surah })
        return surahs.sorted().map { .text(.tanzil, $0) }
    }

    /// The letters of an ayah, as they are verified and stored.
    static func text(_ ayah: AyahReference, _ library: Library) throws(NeedsData) -> String {
        try library.surahText(.tanzil, ayah.surah).ayah(ayah.ayah) ?? ""
    }

    /// The words of its text; 0 for a junction.
    func words(_ library: Library) throws(NeedsData) -> Int {
        guard lead == nil else { return 0 }
        var count = 0
        for ayah in ayat { count += AyahWords.words(of: try Self.text(ayah, library)).count }
        return count
    }

    /// Its name: `An-Naba 1–16`, `Page 582`.
    func name(_ strings: Strings, _ index: QuranIndex) -> String {
        switch item {
        case .page(let page): return strings(.quranPageNumber, .number("number", page))
        case .halfPage(let page, let half):
            return strings(half == .upper ? .hifzUpper : .hifzLower, .number("number", page))
        case .ayat(let surah, let range):
            let name = strings.name(AyahReference(surah: surah, ayah: range.lowerBound), index)
            return range.count == 1 ? name : name + "–" + strings.number(range.upperBound)
        case .junction(let surah, let ayah):
            return strings(.hifzAfter, .text("ayah", strings.name(AyahReference(surah: surah, ayah: ayah), index)))
        }
    }
}
