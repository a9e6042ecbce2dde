import Quran
import Records

/// What was parsed from a section's bytes, kept as long as they are. Each value is made when first used, and only by
/// the screens that use it, so that an app without them is linked without the parser.
final class SectionReadings: Sendable {
    /// The Quran's names and places.
    let index = Lazy<QuranIndex?>()
    /// The surahs' names prepared for searching.
    let surahNames = Lazy<SurahNames>()
    /// The words of a text prepared for searching.
    let words = Lazy<SearchIndex?>()
}
