import Quran
import Records

/// The part of a surah that a page shows, with everything that accompanies the text.
struct SurahReading: Sendable {
    let index: QuranIndex
    let surah: Surah
    /// The ayat of the part.
    let ayat: ClosedRange<Int>
    let settings: ReaderSettings
    let text: SurahText
    /// Each translation with its text, or `nil` if that isn't available.
    let translations: [(item: Translations.Item, text: SurahText?)]
    let transliteration: SurahText?
    /// Whether a transliteration was wanted that this device should have but doesn't.
    let lacksTransliteration: Bool
    /// The marked ayat of this surah.
    let marked: Set<Int>
    private let colours: AyahColours?

    /// `nil` if the text isn't available intact.
    init?(_ context: RequestContext, _ index: QuranIndex, _ surah: Surah, from first: Int, _ settings: ReaderSettings)
        throws(NeedsData)
    {
        let library = context.library
        let chosen = Translations(context, settings).chosen
        var names: [ResourceName] = []
        for item in chosen { names.append(QuranContent.name(item.pack, surah: surah.number)) }
        if settings.hasTransliteration {
            names.append(QuranContent.name(QuranPack.transliteration, surah: surah.number))
        }
        try library.require([], names)
        let text = try library.surahText(.tanzil, surah.number)
        guard text.count == surah.ayahCount else { return nil }
        var translations: [(item: Translations.Item, text: SurahText?)] = []
        for item in chosen {
            translations.append((item: item, text: try QuranContent.text(item.pack, surah, library)))
        }
        transliteration =
            settings.hasTransliteration ? try QuranContent.text(QuranPack.transliteration, surah, library) : nil
        lacksTransliteration =
            settings.hasTransliteration && transliteration == nil
            && context.bundle.packs[QuranPack.transliteration] != nil
        var marked: Set<Int> = []
        for bookmark in try Bookmark.list(library) where bookmark.ayah.surah == surah.number {
            marked.insert(bookmark.ayah.ayah)
        }
        self.index = index
        self.surah = surah
        self.settings = settings
        self.text = text
        self.translations = translations
        self.marked = marked
        colours = AyahColours(context, settings)
        ayat = first...Self.last(first, surah.ayahCount, context.bundle.reader)
    }

    /// The last ayah of a part that begins with an ayah. A short remainder of the surah is included.
    static func last(_ first: Int, _ count: Int, _ config: ReaderConfig) -> Int {
        let last = first + config.part - 1
        return last + config.tail >= count ? count : last
    }

    /// The letters of an ayah in their colours, without the basmala before it; empty if the surah has no such ayah.
    func runs(_ ayah: Int) -> [AyahRun] {
        text.ayah(ayah).map { text in colours?.runs(text, .tanzil) ?? AyahRun.plain(text) } ?? []
    }

    /// The letters of the basmala above the first ayah, or `nil` if there is none.
    var basmala: [AyahRun]? {
        text.basmala.map { text in colours?.runs(text, .tanzil) ?? AyahRun.plain(text) }
    }

    /// Whether a text that should accompany the Quran's was left out.
    var isPartial: Bool { lacksTransliteration || translations.contains { translation in translation.text == nil } }

    /// The part for a program.
    var json: JSON {
        var rows: [JSON] = []
        for number in ayat {
            var meanings = JSONObject()
            for translation in translations {
                if let meaning = translation.text?[number] { meanings[translation.item.pack] = .string(meaning) }
            }
            rows.append(
                .object([
                    "ayah": .string(AyahReference(surah: surah.number, ayah: number).text),
                    "text": .string(text[number] ?? ""), "translations": .object(meanings),
                    "marked": .bool(marked.contains(number)),
                ]))
        }
        var part: JSONObject = [
            "surah": .int(Int64(surah.number)), "name": .string(surah.arabicName),
            "latinName": .string(surah.latinName), "count": .int(Int64(surah.ayahCount)), "ayat": .array(rows),
        ]
        if isPartial { part["partial"] = true }
        return .object(part)
    }
}
