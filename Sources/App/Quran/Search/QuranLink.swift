import Interface
import Quran

/// Links to places of the Quran in the reader.
enum QuranLink {
    /// The reader's link to a place.
    static func link(_ place: QuranPlace) -> Link {
        switch place {
        case .surah(let number): Route.quran(.surah(number)).link()
        case .ayah(let ayah): Route.quran(.ayah(ayah)).link()
        case .juz(let number): Route.quran(.juz(number)).link()
        case .hizb(let number): Route.quran(.hizb(number)).link()
        case .page(let number): Route.quran(.page(number)).link()
        }
    }
}
