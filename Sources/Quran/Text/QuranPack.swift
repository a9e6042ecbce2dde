/// How the Quran's content is named: the packs that `wird content build` makes, and the sections in them.
///
/// A section of text holds one surah: its ayat in order, each on a line (U+000A between them, none at the end), exactly as
/// the source has them. Tanzil's first ayah carries the basmala before it, as the source does, but in surahs 1 and 9.
/// The King Fahd Complex's words stand with single spaces between, signs of pauses attached to the word before them and a
/// quarter's sign with a space before its word: ``MushafWords`` parts them.
public enum QuranPack {
    /// Both editions' text, the index and the mushaf's lines.
    public static let text = "quran"
    /// Names, divisions and pages: ``QuranIndex``.
    public static let indexSection = "index"
    /// Where the mushaf's lines begin: ``MushafLayout``.
    public static let layoutSection = "layout"
    /// The notice that goes with Tanzil's text wherever it is copied.
    public static let noticeSection = "notice"
    /// What search reads.
    public static let search = "quran-search"
    /// Meanings word by word, English: words of an ayah stand between U+0009.
    public static let words = "quran-words-en"
    /// The pack with the meanings in a language.
    public static func words(_ code: String) -> String { "quran-words-" + code }
    /// The pronunciation in Latin letters.
    public static let transliteration = "quran-transliteration"
    /// The beginning of a translation's pack; behind it stand language and translator: `quran-en-pickthall`.
    public static let translationPrefix = "quran-"

    /// The index of a translation of the person's own, in its pack.
    public static let ownIndex = "search"

    /// A surah's section of an edition: `tanzil-002`.
    public static func section(_ edition: Edition, surah: Int) -> String { "\(edition.rawValue)-\(digits(surah))" }

    /// A surah's section of a pack that has one text only (translations, word meanings, transliteration): `002`.
    public static func section(surah: Int) -> String { digits(surah) }

    private static func digits(_ surah: Int) -> String {
        surah < 10 ? "00\(surah)" : surah < 100 ? "0\(surah)" : "\(surah)"
    }
}
