import Quran
import Records

/// What was read out of a section's bytes, kept as long as they are. Each is made when it is first asked for, and by
/// the screens that ask: an app without them is linked without what reads it.
final class SectionReadings: Sendable {
    /// The Quran's names and places.
    let index = Lazy<QuranIndex?>()
    /// The surahs' names as a search compares them.
    let surahNames = Lazy<SurahNames>()
    /// The words of a text that is searched.
    let words = Lazy<SearchIndex?>()
}
