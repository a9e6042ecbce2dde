/// The names of the Quran's content: the packs that `wird content build` makes, and their sections.
///
/// A text section holds one surah, with each ayah on its own line (separated by U+000A, with none at the end), exactly
/// as in the source. As in the source, Tanzil's first ayah is preceded by the basmala, except in surahs 1 and 9. The
/// King Fahd Complex's words are separated by single spaces, with signs of pause attached to the word before them and
/// the sign of a quarter before its word, with a space in between. ``MushafWords`` splits them.
public enum QuranPack {
    /// The text of both editions, the index, and the lines of the mushaf.
    public static let text = "quran"
    /// Names, divisions and pages: ``QuranIndex``.
    public static let indexSection = "index"
    /// Where the mushaf's lines begin: ``MushafLayout``.
    public static let layoutSection = "layout"
    /// The notice that must accompany Tanzil's text wherever it is copied.
    public static let noticeSection = "notice"
    /// The indexes used by search.
    public static let search = "quran-search"
    /// Word-by-word meanings in English, with the words of an ayah separated by U+0009.
    public static let words = "quran-words-en"
    /// Returns the pack with word-by-word meanings in a language.
    public static func words(_ code: String) -> String { "quran-words-" + code }
    /// The pronunciation in Latin letters.
    public static let transliteration = "quran-transliteration"
    /// The prefix of translations' packs, followed by language and translator: `quran-en-pickthall`.
    public static let translationPrefix = "quran-"

    /// The index of a person's own translation, in its pack.
    public static let ownIndex = "search"

    /// Returns the section of a surah in an edition: `tanzil-002`.
    public static func section(_ edition: Edition, surah: Int) -> String { "\(edition.rawValue)-\(digits(surah))" }

    /// Returns the section of a surah in a pack with only one text (translations, word meanings, transliteration):
    /// `002`.
    public static func section(surah: Int) -> String { digits(surah) }

    private static func digits(_ surah: Int) -> String {
        surah < 10 ? "00\(surah)" : surah < 100 ? "0\(surah)" : "\(surah)"
    }
}

extension QuranPack {
    /// Returns the edition and surah in a section of the pack ``text``; `nil` if it holds no text.
    public static func place(ofSection name: String) -> (edition: Edition, surah: Int)? {
        for edition in Edition.allCases {
            let prefix = edition.rawValue + "-"
            guard name.hasPrefix(prefix), let surah = Int(name.dropFirst(prefix.count)), (1...114).contains(surah)
            else {
                continue
            }
            return section(edition, surah: surah) == name ? (edition, surah) : nil
        }
        return nil
    }

    /// Returns the name of a translation, for example `en-pickthall`, from that of its pack; `nil` for another kind of
    /// pack. It is also the name of its section in the pack ``search``.
    public static func translation(ofPack pack: String) -> String? {
        guard pack.hasPrefix(translationPrefix), pack != search, pack != words, pack != transliteration else {
            return nil
        }
        let name = String(pack.dropFirst(translationPrefix.count))
        let parts = name.split(separator: "-")
        return parts.count >= 2 && (2...3).contains(parts[0].utf8.count) ? name : nil
    }
}
