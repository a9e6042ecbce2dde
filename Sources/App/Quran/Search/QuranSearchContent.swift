import Interface
import Quran
import Records

/// The content that a search of the Quran needs; every section was verified when it was loaded.
struct QuranSearchContent {
    let context: RequestContext

    init(_ context: RequestContext) { self.context = context }

    /// Names and divisions, or `nil` if the Quran's content is missing.
    func index() throws(NeedsData) -> QuranIndex? {
        guard context.bundle.packs[QuranPack.text] != nil else { return nil }
        return try QuranContent.index(context.library)
    }

    /// The names of the translations that the host has, in no order.
    func translations() -> [String] {
        var names: [String] = []
        for pack in context.bundle.packs.keys {
            if let name = QuranPack.translation(ofPack: pack) { names.append(name) }
        }
        return names
    }

    /// The search over the Arabic text and some translations; what is missing is not searched.
    ///
    /// - Parameter hasQuran: whether the Arabic text is searched, or only the translations.
    func search(_ index: QuranIndex, _ config: QuranSearchConfig, _ translations: [String], hasQuran: Bool = true)
        throws(NeedsData) -> QuranSearch
    {
        let arabic = Self.name(QuranPack.search, "ar")
        let sound = Self.name(QuranPack.search, "sound")
        var wanted = hasQuran ? [arabic, sound] : []
        for name in translations { wanted.append(self.index(of: name)) }
        try context.library.require([], wanted)
        var indexes: [(name: String, index: SearchIndex)] = []
        for name in translations {
            if let words = try words(self.index(of: name)) { indexes.append((name, words)) }
        }
        let names = context.library.resources.readings(of: QuranContent.indexName)?.surahNames.value {
            SurahNames(index)
        }
        guard hasQuran else {
            return QuranSearch(index, config, names: names, arabic: nil, sound: nil, translations: indexes)
        }
        return QuranSearch(
            index, config, names: names, arabic: try words(arabic),
            sound: try context.library.section(sound).flatMap { bytes in SoundIndex(bytes) }, translations: indexes)
    }

    /// Whether a part needed to search the Arabic text and some translations is damaged or missing. A pack that isn't
    /// installed doesn't count.
    func lacks(_ translations: [String]) -> Bool {
        var names = [Self.name(QuranPack.search, "ar"), Self.name(QuranPack.search, "sound")]
        for translation in translations { names.append(index(of: translation)) }
        return names.contains { name in
            context.bundle.packs[name.pack] != nil && context.library.resources[name] == nil
        }
    }

    /// The words of a text, parsed once: an index caches what it was asked for.
    private func words(_ name: ResourceName) throws(NeedsData) -> SearchIndex? {
        guard let bytes = try context.library.section(name) else { return nil }
        return context.library.resources.readings(of: name)?.words.value { SearchIndex(bytes) }
    }

    /// The section of a translation's index; a person's own translation has it in its own pack.
    private func index(of translation: String) -> ResourceName {
        let pack = QuranPack.translationPrefix + translation
        return context.bundle.packFacts[pack]?["own"]?.bool == true
            ? Self.name(pack, QuranPack.ownIndex) : Self.name(QuranPack.search, translation)
    }

    /// Asks for all texts that are shown at once, so that a host loads once.
    func require(_ found: FoundAyat) throws(NeedsData) {
        var names: Set<ResourceName> = []
        for group in found.groups {
            for surah in Self.surahs(of: group.hits.map { hit in hit.ayah }) {
                names.insert(.text(.tanzil, surah))
                guard case .translation(let name) = group.source else { continue }
                names.insert(Self.name(QuranPack.translationPrefix + name, QuranPack.section(surah: surah)))
            }
        }
        try context.library.require([], Array(names))
    }

    /// The Arabic text of some ayat, every byte of it checked; where it is not what it must be, no screen goes on.
    func texts(_ ayat: [AyahReference]) throws(NeedsData) -> [AyahReference: String] {
        let surahs = Self.surahs(of: ayat)
        try context.library.require([], surahs.map { surah in .text(.tanzil, surah) })
        var texts: [AyahReference: String] = [:]
        for surah in surahs {
            let text = try context.library.surahText(.tanzil, surah)
            for ayah in ayat where ayah.surah == surah { texts[ayah] = text[ayah.ayah] }
        }
        return texts
    }

    /// Some ayat in a translation, without those whose section is not intact.
    func texts(_ ayat: [AyahReference], translation: String) throws(NeedsData) -> [AyahReference: String] {
        let pack = QuranPack.translationPrefix + translation
        let surahs = Self.surahs(of: ayat)
        try context.library.require([], surahs.map { surah in Self.name(pack, QuranPack.section(surah: surah)) })
        var texts: [AyahReference: String] = [:]
        for surah in surahs {
            let name = Self.name(pack, QuranPack.section(surah: surah))
            guard let bytes = try context.library.section(name) else { continue }
            let text = SurahText(surah: surah, section: bytes)
            for ayah in ayat where ayah.surah == surah { texts[ayah] = text[ayah.ayah] }
        }
        return texts
    }

    private static func surahs(of ayat: [AyahReference]) -> [Int] {
        var surahs: Set<Int> = []
        for ayah in ayat { surahs.insert(ayah.surah) }
        return surahs.sorted()
    }

    private static func name(_ pack: String, _ section: String) -> ResourceName {
        ResourceName(pack: pack, section: section)
    }
}
