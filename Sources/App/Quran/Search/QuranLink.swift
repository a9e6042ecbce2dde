import Interface
import Quran

/// Where places of the Quran stand in the reader.
enum QuranLink {
    /// The address of a place; see the reader's routes.
    static func link(_ place: QuranPlace) -> Link {
        switch place {
        case .surah(let number): Link(path: "/quran/\(number)")
        case .ayah(let ayah): Link(path: "/quran/\(ayah.surah)/\(ayah.ayah)")
        case .juz(let number): Link(path: "/quran/juz/\(number)")
        case .hizb(let number): Link(path: "/quran/hizb/\(number)")
        case .page(let number): Link(path: "/quran/page/\(number)")
        }
    }
}
