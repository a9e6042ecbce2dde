/// A list that leads into the Quran, beside that of the surahs. The raw value is the last part of its path.
enum QuranList: String, CaseIterable, Hashable, Sendable {
    case juz
    case hizb
    /// Pages of the mushaf.
    case pages
    /// Ayat at which a prostration is made.
    case sajdas
}
