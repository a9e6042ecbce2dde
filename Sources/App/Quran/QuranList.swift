/// A list of places in the Quran, besides that of the surahs. The raw value is the last part of its path.
enum QuranList: String, CaseIterable, Hashable, Sendable {
    case juz
    case hizb
    /// Pages of the mushaf.
    case pages
    /// The ayat of prostration.
    case sajdas
}
